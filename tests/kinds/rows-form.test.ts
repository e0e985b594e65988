import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { formOf } from '../../src/kinds/form.ts'

test('a blank in a row is said to be missing, not to be of a wrong type', async () => {
  const rows = {
    schema: {
      type: 'array',
      items: {
        type: 'object',
        required: ['model', 'count'],
        properties: { model: { type: 'string' }, count: { type: 'integer' } },
      },
    },
    required: false,
    nullable: true,
    write: 'always',
    tidying: null,
    message: null,
    warning: null,
  } as const
  const refused: unknown = await formOf({ rows }, 'create', ({ zh }) => zh)
    .validate({ rows: [{ model: null, count: 'x' }] }, { abortEarly: false })
    .catch((error: unknown) => error)
  expect((refused as ValidationError).inner.map(({ path, message }) => [path, message])).toEqual([
    ['rows[0].model', '不能为空'],
    ['rows[0].count', '请输入整数'],
  ])
})
