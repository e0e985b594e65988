/**
 * People, wherever the model knows of them: which records are about one (`x-person`, `x-of-person`), and how what these
 * tell of them (`x-personal`) is overwritten when they are erased. Records stay, and what they count; so does the
 * journal, in which what was once a name is none any more.
 */
import { ERASING } from '../../kinds/ddl.ts'
import { literal } from '../../kinds/sql-text.ts'
import type { Entity, Field, Model, PersonWay } from '../../model/model.ts'
import type { EntityName } from '../records/types.ts'
import { ERASED, journalOf } from '../sql/journal.ts'
import type { Work } from './operation.ts'
import type { OwnStatement, StatementText, Table } from './statements.ts'

export interface OfPerson {
  readonly entity: Entity
  readonly keys: readonly number[]
}

const isPersonal = (field: Field): boolean => field.personal !== undefined
const waysTo = ({ ofPerson }: Entity, person: Entity): readonly PersonWay[] =>
  ofPerson.filter((way) => way.person === person.name)

/** What of the person the ways compare, each once. */
const comparedOf = (model: Model, person: Entity): readonly Field[] => {
  const names = new Set(
    Object.values(model.entities).flatMap((one) => waysTo(one, person).flatMap(({ same }) => Object.values(same))),
  )
  return person.fields.filter(({ name }) => names.has(name))
}

const columnType = ({ kind }: Field): string => (kind === 'reference' ? 'bigint' : 'text')

/** The person's own, and all records that belong to them in any way. */
export async function recordsOfPerson(
  { model, ask }: Pick<Work, 'model' | 'ask'>,
  name: EntityName,
  key: number,
): Promise<readonly OfPerson[]> {
  const person = model.entities[name]!
  const compared = comparedOf(model, person)
  const [theirs = {}] = await ask(valuesOf(person, compared), key)
  const values = compared.map((field) => theirs[field.name] ?? null)
  const found: OfPerson[] = [{ entity: person, keys: [key] }]
  for (const entity of Object.values(model.entities)) {
    const ways = entity === person ? [] : waysTo(entity, person)
    if (ways.length === 0) continue
    const rows = await ask(keysOf(model, entity, { person, ways, compared }), key, ...values)
    if (rows.length > 0) found.push({ entity, keys: rows.map((row) => Number(row['key'])) })
  }
  return found
}

const named = ({ name }: Entity): EntityName => name as EntityName

/** Value: the person. */
const valuesOf = (person: Entity, compared: readonly Field[]): OwnStatement => ({
  name: `what tells a ${person.name} from others`,
  text: ({ all, value }) => {
    const of = all(named(person))
    const columns = compared.map(({ name }) => `${of.column(name)} as ${name}`)
    return `select ${[`${of.key} as key`, ...columns].join(', ')} from ${of.from} where ${of.where} and ${of.key} = ${value(0)}`
  },
})

interface Sought {
  readonly person: Entity
  readonly ways: readonly PersonWay[]
  readonly compared: readonly Field[]
}

/** Values: the person; what is compared, in its order. */
const keysOf = (model: Model, entity: Entity, sought: Sought): OwnStatement => ({
  name: `${entity.plural} of a ${sought.person.name}`,
  text: (text) => {
    const of = text.all(named(entity))
    // Those that nothing compares are parameters all the same.
    const typed = sought.compared.map(
      (field, at) => `${text.value(at + 1, columnType(field))} is not distinct from null`,
    )
    const all = typed.length === 0 ? '' : ` and (${typed.join(' or ')} or true)`
    return `select ${of.key} as key from ${of.from} where ${of.where} and ${belongs(text, model, entity, of, sought)}${all} order by 1`
  },
})

/** In any of its ways. */
const belongs = (text: StatementText, model: Model, entity: Entity, of: Table, sought: Sought): string => {
  const theirValue = (name: string): string => {
    const at = sought.compared.findIndex((field) => field.name === name)
    return text.value(at + 1, columnType(sought.compared[at]!))
  }
  const nobodyElse = (same: PersonWay['same']): string => {
    const other = text.all(named(sought.person))
    const alike = Object.values(same).map((name) => `${other.column(name)} = ${theirValue(name)}`)
    return `not exists (select from ${other.from} where ${[other.where, `${other.key} <> ${text.value(0)}`, ...alike].join(' and ')})`
  }
  const each = sought.ways.map(({ by, same, through, unless, alone }) =>
    [
      ...(by.length === 0 ? [] : [leads(text, model, entity, of, by, sought, through)]),
      ...unless.map((name) => `${of.column(name)} is null`),
      ...Object.entries(same).map(([own, theirs]) => `${of.column(own)} = ${theirValue(theirs)}`),
      ...(alone ? [nobodyElse(same)] : []),
    ].join(' and '),
  )
  return `(${each.map((one) => `(${one})`).join(' or ')})`
}

function leads(
  text: StatementText,
  model: Model,
  entity: Entity,
  of: Table,
  [first = '', ...rest]: readonly string[],
  sought: Sought,
  through?: string,
): string {
  if (rest.length === 0 && through === undefined) return `${of.column(first)} = ${text.value(0)}`
  const next = model.entities[entity.fields.find(({ name }) => name === first)?.reference?.entity ?? '']!
  const to = text.all(named(next))
  const condition =
    rest.length === 0
      ? belongs(text, model, next, to, {
          ...sought,
          ways: waysTo(next, sought.person).filter((way) => way.through === undefined),
        })
      : leads(text, model, next, to, rest, sought, through)
  return `${of.column(first)} in (select ${to.key} from ${to.from} where ${to.where} and ${condition})`
}

/** What was found of a person; the caller has seen to it that it may be. */
export async function erasePerson({ model, ask }: Work, found: readonly OfPerson[]): Promise<void> {
  const journal = journalOf(model)
  await ask(opening('on'))
  for (const { entity, keys } of found) if (entity.fields.some(isPersonal)) await ask(overwriting(entity), keys)
  if (journal !== null) for (const { entity, keys } of found) await ask(forgetting(model, journal, entity), keys)
  await ask(opening(''))
}

/** What is never changed otherwise, as the journal. */
const opening = (state: 'on' | ''): OwnStatement => ({
  name: `what is only added to ${state === '' ? 'stays as ever' : 'forgets a person'}`,
  text: () => `select set_config(${literal(ERASING)}, ${literal(state)}, true)`,
})

/** Value: the keys. */
const overwriting = (entity: Entity): OwnStatement => ({
  name: `overwrite ${entity.plural}`,
  writes: named(entity),
  text: ({ all, value }) => {
    const of = all(named(entity))
    const set = entity.fields.filter(isPersonal).map((field) => `${field.name} = ${insteadOf(field)}`)
    return `update ${of.from} set ${[...set, `version = ${of.column('version')} + 1`, 'updated_at = now()'].join(', ')}
      where ${of.where} and ${of.key} = any(${value(0, 'bigint[]')})`
  },
})

const insteadOf = ({ personal, kind, nullable }: Field): string => {
  if (typeof personal === 'string') return literal(personal)
  return nullable ? 'null' : kind === 'files' || kind === 'rows' ? "'[]'::jsonb" : literal(ERASED)
}

/** Whether its records are called by what is personal, as an order by whoever gave it. */
function isCalledBy(model: Model, entity: Entity, seen: ReadonlySet<string> = new Set()): boolean {
  if (seen.has(entity.name)) return false
  const within = new Set([...seen, entity.name])
  return entity.fields.some(
    (field) => entity.display.includes(`{${field.name}}`) && (isPersonal(field) || showsPerson(model, field, within)),
  )
}

const showsPerson = (model: Model, { reference }: Field, seen?: ReadonlySet<string>): boolean => {
  const other = model.entities[reference?.entity ?? '']
  return other !== undefined && isCalledBy(model, other, seen)
}

/** Value: the keys. */
const forgetting = (model: Model, journal: Entity, entity: Entity): OwnStatement => ({
  name: `forget in the journal of ${entity.plural}`,
  text: ({ all, value }) => {
    const log = all(named(journal))
    const told = entity.fields
      .filter((field) => isPersonal(field) || showsPerson(model, field))
      .map(({ name }) => literal(name))
    const name = isCalledBy(model, entity)
      ? `case when ${log.column('record_name')} is null then null else ${literal(ERASED)} end`
      : log.column('record_name')
    const side = (of: string): string =>
      `case when c.one -> '${of}' is null then '{}'::jsonb else jsonb_build_object('${of}', ${literal(ERASED)}) end`
    const changes =
      told.length === 0
        ? log.column('changes')
        : `(select jsonb_agg(case when c.one ->> 'field' in (${told.join(', ')}) then c.one || ${side('before')} || ${side('after')} else c.one end order by c.at)
            from jsonb_array_elements(${log.column('changes')}) with ordinality c(one, at))`
    return `update ${log.from} set record_name = ${name}, changes = ${changes}
      where ${log.where} and ${log.column('resource')} = ${literal(entity.name)} and ${log.column('record_id')} = any(${value(0, 'bigint[]')})`
  },
})
