import { expect, test } from 'vitest'
import { literal } from '../../src/kinds/sql-text.ts'
import { masks } from '../../src/generated/masks.ts'
import { masked } from '../../src/server/sql/masks.ts'
import { maskCases } from '../domain/cases/masks.ts'
import { describeEvery } from '../support/stores.ts'

describeEvery('masks in SQL', (open) => {
  test('show what was agreed on, and nothing of what is empty', async () => {
    const store = await open()
    const columns = maskCases.map(({ mask, value }) => masked(masks[mask], `${literal(value)}::text`))
    const text = await store.text({ text: `select json_build_array(${columns.join(', ')})`, values: [] })
    expect((JSON.parse(text!) as string[]).map((shown, place) => ({ ...maskCases[place], shown }))).toEqual(maskCases)
    expect(await store.text({ text: `select ${masked(masks.name, 'null::text')}`, values: [] })).toBe(null)
  })
})
