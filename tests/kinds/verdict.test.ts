import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { teach } from '../../src/kinds/ajv.ts'
import { kinds, tidyingOf, valueSchema } from '../../src/kinds/kinds.ts'
import { orNull } from '../../src/kinds/record-schemas.ts'
import { joinTableName, schemaStatements, tablesOf } from '../../src/kinds/tables.ts'
import { tidied } from '../../src/kinds/tidying.ts'
import { FIELD_KINDS } from '../../src/kinds/facts.ts'
import { type KindCase, kindCases } from './cases.ts'
import { makeEntity, makeField, makeModel } from './make.ts'

// The scale judges nothing; messages say it.
const ajv = teach(new Ajv2020({ strict: true, allErrors: true, strictTypes: false })).addKeyword('x-scale')
const thing = (index: number, { field }: KindCase) =>
  makeEntity(`case${index}`, [makeField('id', 'key'), ...(field.kind === 'key' ? [] : [field])], { tenant: false })
const entities = kindCases.map((one, index) => thing(index, one))
const other = makeEntity('other', [makeField('id', 'key')], { tenant: false })
const model = makeModel([other, ...entities])

let database: PGlite
beforeAll(async () => {
  database = await PGlite.create({ extensions: { pg_trgm } })
  for (const statement of schemaStatements(tablesOf(model))) await database.exec(statement)
  await database.exec('insert into others (id) values (1), (2)')
})
afterAll(() => database.close())

/** Whether the database takes the value, written as the server writes it. */
async function stored(index: number, value: unknown): Promise<boolean> {
  const entity = entities[index]!
  const field = entity.fields.find(({ name }) => name === 'value') ?? entity.fields[0]!
  const columns = kinds[field.kind].columns(field)
  const parameters = kinds[field.kind].write(value, field)
  try {
    if (field.kind === 'references') {
      await database.query(`insert into "${entity.plural}" (id) values (1) on conflict do nothing`)
      await database.query(
        `insert into "${joinTableName(entity, field)}" (owner_id, item_id) select 1, unnest($1::bigint[])`,
        [...parameters],
      )
      await database.query(`delete from "${joinTableName(entity, field)}"`)
    } else {
      const names = columns.map(({ name }) => `"${name}"`).join(', ')
      await database.query(
        `insert into "${entity.plural}" (${names}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
        [...parameters],
      )
    }
    return true
  } catch {
    return false
  }
}

test('every kind has values to be judged', () => {
  expect(new Set(kindCases.map(({ field }) => field.kind))).toEqual(new Set(FIELD_KINDS))
})

describe.each(kindCases.map((one, index) => ({ ...one, index })))(
  '$name',
  ({ index, field, valid, invalid, malformed }) => {
    const [acceptsValue, acceptsNone] = [ajv.compile(valueSchema(field)), ajv.compile(orNull(valueSchema(field)))]
    const meant = (value: unknown) => tidied(tidyingOf(field), value)
    // Blanks are no value, which a field that need not be filled in may have.
    const accepts = (value: unknown) =>
      meant(value) === null && value !== null ? acceptsNone(null) : acceptsValue(meant(value))
    const verdicts = async (values: readonly unknown[]) => {
      const judged = []
      for (const value of values)
        judged.push({ value, schema: accepts(value), database: await stored(index, meant(value)) })
      return judged
    }

    test('schema and database take the same values', async () => {
      expect(await verdicts(valid)).toEqual(valid.map((value) => ({ value, schema: true, database: true })))
    })

    test('schema and database refuse the same values', async () => {
      expect(await verdicts(invalid)).toEqual(invalid.map((value) => ({ value, schema: false, database: false })))
    })

    test('the schema refuses what is not even written like a value', () => {
      expect(malformed.filter((value) => accepts(value))).toEqual([])
    })
  },
)
