/**
 * Where another field decides what a code is called, every place says the label of the case: made from all enums that
 * have such cases.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { ident } from '../../src/kinds/sql-text.ts'
import { big } from '../../src/server/seed/big.ts'
import { describeStores } from '../support/stores.ts'
import { csvRows } from '../export/exported.ts'
import { type Company, found, model } from './company.ts'

const uses = Object.values(model.entities)
  .filter(({ internal }) => !internal)
  .flatMap((entity) =>
    entity.fields.flatMap((field) => {
      const codes = model.enums[field.enum ?? '']
      return codes?.variants ? [{ entity, field, codes, variants: codes.variants }] : []
    }),
  )
const flows = uses.filter(({ entity, field }) => model.workflows[entity.workflow ?? '']?.field === field.name)
const called = ({ codes, variants }: (typeof uses)[number], by: string, code: number | string) =>
  (variants.cases[by]?.[String(code)] ?? codes.values.find(({ value }) => value === code)!.label).zh

describe('Labels by case', () => {
  test('there are some, and each stands beside the field that decides', () => {
    expect(uses.map(({ entity, field }) => `${entity.name}.${field.name}`)).toEqual(
      expect.arrayContaining(['ticket.state', 'ticket_record.to_state']),
    )
    expect(uses.filter(({ entity, variants }) => entity.fields.every(({ name }) => name !== variants.by))).toEqual([])
  })
})

describeStores('Labels by case', (open) => {
  let company: Company
  beforeAll(async () => {
    company = await found(open)
    for (const name of ['store', 'home', 'room', 'role', 'staff', 'ticket', 'ticket_record'])
      await big(company.store, model, name, 2)
  }, 120_000)

  const put = (entity: (typeof uses)[number]['entity'], values: Readonly<Record<string, unknown>>) =>
    company.store.query({
      text: `update ${ident(entity.plural)} set ${Object.keys(values)
        .map((name, at) => `${ident(name)} = $${at + 1}`)
        .join(', ')}`,
      values: Object.values(values),
    })

  test.each(uses.map((use) => [`${use.entity.name}.${use.field.name}`, use] as const))(
    '%s is exported as it is called in each case',
    async (_, use) => {
      for (const by of Object.keys(use.variants.cases)) {
        for (const { value } of use.codes.values) {
          await put(use.entity, { [use.variants.by]: by, [use.field.name]: value })
          const [, first] = await csvRows(company, use.entity.name, { format: 'csv', columns: use.field.name })
          expect(first).toEqual([called(use, by, value)])
        }
      }
    },
  )

  test.each(flows.map((use) => [use.entity.name, use] as const))(
    'what is refused of a %s names its state as it is called in each case',
    async (_, use) => {
      const { entity, codes, variants, field } = use
      const {
        rows: [row],
      } = await company.store.query({
        text: `select ${ident(entity.key)} as id from ${ident(entity.plural)} limit 1`,
        values: [],
      })
      for (const by of Object.keys(variants.cases)) {
        for (const { value } of codes.values) {
          await put(entity, { [variants.by]: by, [field.name]: value })
          const { allow, transitions } = model.workflows[entity.workflow!]!
          const outcomes = [
            ...(allow.remove.includes(value)
              ? []
              : [await company.try('remove', entity.name, { id: String(row!['id']) })]),
            ...(await Promise.all(
              transitions
                .filter(({ from, fields }) => !from.includes(value) && fields.every(({ required }) => !required))
                .map(({ name }) =>
                  company.try('transition', entity.name, {
                    id: String(row!['id']),
                    transition: name,
                    body: { version: 1 },
                  }),
                ),
            )),
          ]
          expect(outcomes.length).toBeGreaterThan(0)
          expect(outcomes.map(({ details }) => details?.params['state'])).toEqual(
            outcomes.map(() => called(use, by, value)),
          )
        }
      }
    },
  )
})
