/**
 * What a role may not see, it cannot find out: of two companies that differ in hidden values only, every list, order,
 * filter, search and export answers the same; and what names a hidden field is refused, never ignored.
 */
import { beforeAll, expect, test } from 'vitest'
import type { Entity, Field, Model } from '../../src/model/model.ts'
import { AppError } from '../../src/errors/app-error.ts'
import { operations } from '../../src/server/operations/table.ts'
import { describeOne } from '../support/stores.ts'
import { Company, found, homeIn, model } from './company.ts'

/** Fields that need a key which the asker has not. */
const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  home: ['alias', 'note'],
  room: ['rent', 'floor'],
  lease: ['deposit', 'co_tenant_ids'],
  tenant: ['email'],
}
const KEY = 'finance_base'

const guarded: Model = {
  ...model,
  entities: Object.fromEntries(
    Object.entries(model.entities).map(([name, entity]) => [
      name,
      {
        ...entity,
        fields: entity.fields.map((field) =>
          HIDDEN[name]?.includes(field.name) ? { ...field, permission: KEY, filter: true, sort: field.sort } : field,
        ),
      },
    ]),
  ),
}
const hides = (entity: string, field: string): boolean => HIDDEN[entity]?.includes(field) ?? false

/** Two values of every hidden field, and of what a mask hides. */
const SECRETS = [
  {
    alias: '乌龙茶馆',
    note: '业主在海外',
    rent: '1200.00',
    floor: 3,
    deposit: '1000.00',
    email: 'one@example.com',
    phone: '13812340000',
  },
  {
    alias: '碧螺春苑',
    note: '钥匙在前台',
    rent: '8800.00',
    floor: 21,
    deposit: '9000.00',
    email: 'two@example.com',
    phone: '13898760000',
  },
] as const

async function company(one: Company, secret: (typeof SECRETS)[number]): Promise<Company> {
  const store = await one.create('store', { name: '城西店' })
  const home = await one.create('home', { ...homeIn(store, '晴空苑'), alias: secret.alias, note: secret.note })
  const other = await one.create('home', { ...homeIn(store, '远山居'), alias: '龙井' })
  const rooms = [
    await one.create('room', { home_id: home['home_id'], room_name: '101', rent: secret.rent, floor: secret.floor }),
    await one.create('room', { home_id: other['home_id'], room_name: '102', rent: '2000.00', floor: 5 }),
  ]
  const tenant = await one.create('tenant', {
    name: '欧阳锋',
    phone: secret.phone,
    home_id: home['home_id'],
    email: secret.email,
  })
  await one.create('tenant', { name: '欧阳克', phone: '13855550000', home_id: home['home_id'] })
  await one.create('lease', {
    home_id: home['home_id'],
    room_id: rooms[0]!['room_id'],
    tenant_id: tenant['tenant_id'],
    lease_range: ['2026-05-01', '2026-12-31'],
    rent: '1.00',
    deposit: secret.deposit,
  })
  return one
}

interface Ask {
  readonly entity: string
  readonly query: Readonly<Record<string, string>>
  readonly hidden: boolean
}

const SAMPLES = [...new Set(SECRETS.flatMap((texts) => Object.values(texts).map(String)))]
const SUFFIXES = ['', '_from', '_to', '_like', '_null'] as const

function asks(entity: Entity): readonly Ask[] {
  const ask = (query: Readonly<Record<string, string>>, hidden = false): Ask => ({ entity: entity.name, query, hidden })
  const named = places(entity).flatMap(({ name, hidden, field }, place) => [
    ask({ sort: name }, hidden),
    ask({ sort: `-${name}` }, hidden),
    ...SUFFIXES.flatMap((suffix) =>
      (suffix === '_null'
        ? ['true']
        : SAMPLES.filter((_, at) => hidden || at % 6 === place % 6).map((sample) =>
            field.mask === null ? sample : sample.slice(0, 4),
          )
      ).map((value) => ask({ [name + suffix]: value }, hidden)),
    ),
    ...(name.includes('.') ? [] : [ask({ columns: name }, hidden)]),
  ])
  return [
    ask({}),
    ...named,
    ...SAMPLES.flatMap((text) => [text.slice(0, 1), text.slice(0, 2), text.slice(0, 4), text.slice(1, 5)]).map((q) =>
      ask({ q }),
    ),
  ]
}

/** Fields by name, and by path through each reference. */
function places(entity: Entity): readonly { readonly name: string; readonly hidden: boolean; readonly field: Field }[] {
  const own = (of: Entity) => of.fields.filter(({ kind }) => kind !== 'secret')
  return own(entity).flatMap((field) => {
    const hidden = hides(entity.name, field.name)
    const target = field.computed === null ? guarded.entities[field.reference?.entity ?? ''] : undefined
    return [
      { name: field.name, hidden, field },
      ...(target === undefined
        ? []
        : own(target)
            .map((end) => ({
              name: `${field.name}.${end.name}`,
              hidden: hidden || hides(target.name, end.name),
              field: end,
            }))
            .filter((one, at) => one.hidden || at % 5 === 0)),
    ]
  })
}

async function answer(one: Company, operation: 'list' | 'export', { entity, query }: Ask): Promise<string> {
  const { context } = one.as(one.scope, KEY, guarded.entities['tenant']!.access.reveal!)
  try {
    const given = await operations[operation]({ ...context, model: guarded }, guarded.entities[entity]!, {
      query: { ...query, ...(operation === 'export' ? { format: 'csv' } : {}) },
    })
    if (given.kind !== 'file') return given.kind === 'json' ? given.text : JSON.stringify(given.data)
    return Buffer.concat((await given.file.stream.toArray()) as Uint8Array[]).toString('utf8')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return `refused: ${error.key} ${JSON.stringify(error.data)}`
  }
}

describeOne('hidden values', (open) => {
  let both: readonly Company[]
  beforeAll(async () => {
    both = [await company(await found(open), SECRETS[0]), await company(await found(open), SECRETS[1])]
  }, 120_000)

  test.each(Object.keys(HIDDEN))('make no difference to any list of %s', { timeout: 120_000 }, async (name) => {
    const differing: string[] = []
    const ignored: string[] = []
    for (const ask of asks(guarded.entities[name]!)) {
      const [one, two] = await Promise.all(both.map((each) => answer(each, 'list', ask)))
      if (one !== two) differing.push(JSON.stringify(ask.query))
      if (ask.hidden && !one!.startsWith('refused')) ignored.push(JSON.stringify(ask.query))
    }
    expect({ differing, ignored }).toEqual({ differing: [], ignored: [] })
  })

  test.each(Object.keys(HIDDEN))('make no difference to any export of %s', { timeout: 120_000 }, async (name) => {
    const differing: string[] = []
    for (const ask of asks(guarded.entities[name]!).filter(({ query }) =>
      Object.keys(query).every((key) => ['sort', 'columns', 'q'].includes(key)),
    )) {
      const [one, two] = await Promise.all(both.map((each) => answer(each, 'export', ask)))
      if (one !== two || (ask.hidden && !one!.startsWith('refused'))) differing.push(JSON.stringify(ask.query))
    }
    expect(differing).toEqual([])
  })
})
