/** A form doubts an ID number whose date or check digit is wrong, and refuses it no more than the server does. */
import { expect, it } from 'vitest'
import rule from '../../schemas/rules/id_card.json' with { type: 'json' }
import { formOf, warningsOf, type FormFields } from '../../src/kinds/form.ts'

const fields: FormFields = {
  id_card: {
    schema: { type: 'string', pattern: rule.pattern },
    required: false,
    nullable: true,
    write: 'always',
    tidying: 'line',
    message: rule['x-message'],
    warning: rule['x-doubt'],
  },
}
const doubted = (id_card: unknown) => warningsOf(fields, { id_card }, ({ zh }) => zh)['id_card'] ?? null

it.each(['110101199003074515', '110101199002300019', ' 110101199003074515 '])(
  '%s is doubted, and may be saved',
  async (number) => {
    expect(doubted(number)).toBe('出生日期或校验位有误，请与证件核对')
    await expect(formOf(fields, 'create', ({ zh }) => zh).validate({ id_card: number })).resolves.toBeDefined()
  },
)

it.each(['11010519491231002X', '110105491231002', '110***********02X', '123', '', null])(
  '%s is not: it is right, masked, refused anyway, or none',
  (number) => {
    expect(doubted(number)).toBeNull()
  },
)
