/** Every statement that the model's entities can be asked for, with everything a plan can hold. */
import type { Entity, Model } from '../../src/model/model.ts'
import { kinds } from '../../src/kinds/kinds.ts'
import type { Comparison } from '../../src/kinds/server-kind.ts'
import type { Filter } from '../../src/server/sql/conditions.ts'
import { actionsHeld } from '../../src/server/policies/actions.ts'
import { beforeOf, changeOf, COMPARISONS as COMPARED } from '../../src/model/conventions/compared.ts'
import {
  type GroupedPlan,
  type Order,
  type Part,
  groupsCounted,
  groupsExported,
  groupsPage,
  totalsOfGroups,
} from '../../src/server/sql/grouped.ts'
import { exportSelect } from '../../src/server/sql/export.ts'
import { find } from '../../src/server/sql/find.ts'
import { inForce } from '../../src/server/sql/effective-settings.ts'
import { COMPANY } from '../../src/server/sql/in-force.ts'
import { info, texts } from '../../src/server/sql/info.ts'
import { journalOf, audit } from '../../src/server/sql/journal.ts'
import { count, counted, list, type ListPlan, type Selection, type Start } from '../../src/server/sql/list.ts'
import { type Sort, sortPath } from '../../src/server/sql/sorting.ts'
import { fieldNamed } from '../../src/server/sql/sources.ts'
import { changeablePlace, placeNames, placesAbove, placesBelow, saidOf } from '../../src/server/sql/settings-below.ts'
import { sumsByDay } from '../../src/server/sql/sums.ts'
import { followersOf } from '../../src/server/operations/write/followers.ts'
import { dependantsOf, fieldsOf } from '../../src/server/operations/write/rules.ts'
import {
  circle,
  displays,
  follow,
  foresee,
  hold,
  insert,
  link,
  noteOnce,
  referrers,
  remove,
  reveal,
  rivals,
  takeReferred,
  unlink,
  update,
  verify,
  worth,
} from '../../src/server/sql/writes.ts'
import type { Writing } from '../../src/server/sql/writing.ts'

export interface Named {
  readonly name: string
  /** The entity whose records it is about; left out: the one whose statements these are. */
  readonly about?: string
  readonly body: (writing: Writing) => string
}

export const statementsOf = (model: Model, entity: Entity): readonly Named[] => [
  ...lists(model, entity),
  ...reports(model, entity),
  ...writes(model, entity),
]

const FOR_FILE = (order: Order) => ({
  ...{ order, lang: 'zh' as const, isGuarded: true, today: '2026-11-28' },
  soFar: (value: string) => `${value}（至今）`,
})

/** What its records are added up to: all columns, beside both that they are compared with. */
function reports(model: Model, { name }: Entity): readonly Named[] {
  return Object.values(model.reports).flatMap(({ entity, rows }): readonly Named[] => {
    const { grouping } = entity
    if (rows === null || entity.name !== name || grouping === undefined) return []
    const filters = filtersOf(model, rows)
    const limits = (['from', 'to'] as const).map((comparison, at): Filter => ({
      path: [grouping.period?.field ?? ''],
      comparison,
      at: 30 + at,
    }))
    const spans = grouping.period === null ? [] : limits
    // Conditions do not depend on what is grouped by: one column carries all of them, and they are most of the text.
    return grouping.dimensions.flatMap(({ name: first, by }, at): readonly Named[] => {
      const measures = grouping.measures.flatMap(({ name: measure, compared }) => [
        measure,
        ...(compared ? COMPARED.flatMap((one) => [beforeOf(measure, one), changeOf(measure, one)]) : []),
      ])
      const part: Part = {
        selection: { entity: name, filters: at === 0 ? filters : [], words: [], unseen: [] },
        byMonths: false,
        limits: spans,
      }
      const plan: GroupedPlan = {
        group: [first],
        columns: [first, ...measures],
        now: part,
        settled: grouping.period?.by === 'month' ? part : null,
        before: grouping.period === null ? { prior: null, year: null } : { prior: [part], year: [part] },
        step: by === 'value' ? null : by,
      }
      const sums = { ...plan, columns: measures.filter((measure) => entity.list.totals.includes(measure)) }
      const order = { field: first, desc: true }
      const called = `${entity.plural} by ${first}`
      const { months } = grouping
      const ofMonths: readonly Named[] =
        months === null || by === 'day'
          ? []
          : [sums, plan].map((one) => {
              const whole: Part = {
                selection: { ...part.selection, entity: months.entity, filters: [] },
                byMonths: true,
                limits: limits.map((limit) => ({ ...limit, path: [months.field] })),
              }
              const kept: GroupedPlan = { ...one, now: whole, before: { prior: [whole], year: [whole] } }
              const isPage = one === plan
              return {
                name: `${isPage ? 'groups' : 'totals'} of months of ${called}`,
                about: months.entity,
                body: (writing) =>
                  isPage ? groupsPage(writing, entity, kept, order) : totalsOfGroups(writing, entity, kept),
              }
            })
      return [
        ...ofMonths,
        { name: `groups of ${called}`, body: (writing) => groupsPage(writing, entity, plan, order) },
        { name: `totals of ${called}`, body: (writing) => totalsOfGroups(writing, entity, sums) },
        { name: `number of ${called}`, body: (writing) => groupsCounted(writing, entity, plan) },
        {
          name: `export of ${called}`,
          body: (writing) => groupsExported(writing, entity, plan, FOR_FILE(order)).sql,
        },
      ]
    })
  })
}

/** What an operation may look for: every stored field that one value can be compared with. */
const equalsOf = (entity: Entity): readonly Filter[] =>
  readable(entity)
    .filter(({ kind, computed }) => computed === null && kinds[kind].operators.includes('eq'))
    .map(({ name }, at) => ({ path: [name], comparison: 'eq', at }))

const readable = (entity: Entity) => entity.fields.filter(({ kind }) => kind !== 'secret')

function lists(model: Model, entity: Entity): readonly Named[] {
  const selection = {
    entity: entity.name,
    filters: filtersOf(model, entity),
    words: [
      { at: 20, pattern: 21, by: 'gram' },
      { at: 20, pattern: 21, by: 'trigrams' },
      { at: 20, pattern: 21, by: 'pairs' },
    ],
    unseen: [],
  } as const
  const fields = readable(entity).map(({ name }) => name)
  const actions = actionsHeld({ permissions: new Set(model.app.permissions.map(({ key }) => key)) }, model, entity)
  const sorts = entity.fields
    .filter(({ sort, kind }) => sort || kind === 'key')
    .map((field) => ({ path: sortPath(model, entity, field), desc: true }))
  const starts: readonly Start[] = ['offset', 'deep', 'after', 'after-null']
  // All filters once; an order and a way to start do not depend on them.
  return [
    {
      name: 'list with every filter',
      body: (writing) =>
        list(writing, {
          ...selection,
          fields,
          actions,
          sort: { path: [entity.key], desc: false },
          start: 'offset',
          size: null,
          count: 'capped',
        }),
    },
    ...sorts.flatMap((sort) =>
      starts.map((start): Named => {
        const plan: ListPlan = {
          ...selection,
          filters: [],
          fields,
          actions: null,
          sort,
          start,
          size: null,
          count: 'capped',
        }
        return { name: `list by ${sort.path.join('.')} ${start}`, body: (writing) => list(writing, plan) }
      }),
    ),
    { name: 'count', body: (writing) => count(writing, { ...selection, count: 'exact' }) },
    { name: 'estimate', body: (writing) => counted(writing, selection) },
    {
      name: 'find',
      body: (writing) => find(writing, { entity: entity.name, fields, filters: equalsOf(entity), most: 10 }),
    },
    { name: 'info', body: (writing) => info(writing, { entity: entity.name, fields, actions }) },
    { name: 'in words', body: (writing) => texts(writing, { entity: entity.name, fields, lang: 'zh' }) },
    ...exports(entity, selection, sorts),
    ...sums(entity),
    ...entity.inherit.flatMap((link): readonly Named[] => {
      const of = entity.fields.find(({ name }) => name === link)?.reference?.entity ?? ''
      return [true, false].map((told) => ({
        name: `entry in force of ${of}${told ? '' : ', values alone'}`,
        body: (writing) => inForce(writing, { entity: entity.name, of, fields, told }),
      }))
    }),
    ...(entity.inherit.length > 0 ? inherited(entity, fields) : []),
  ]
}

/** What is inherited at a place, and by all that stands in it. */
function inherited(entity: Entity, fields: readonly string[]): readonly Named[] {
  const of = (link: string): string => entity.fields.find(({ name }) => name === link)?.reference?.entity ?? ''
  const stored = fields.filter((name) => fieldNamed(entity, name).computed === null)
  return [
    {
      name: 'entry in force of the company',
      body: (writing) => inForce(writing, { entity: entity.name, of: COMPANY, fields, told: true }),
    },
    { name: 'entry of any place', body: (writing) => saidOf(writing, { entity: entity.name, fields: stored }) },
    ...[null, ...entity.inherit].map((link): Named => ({
      name: `places below ${String(link)}`,
      body: (writing) => placesBelow(writing, { entity: entity.name, link }),
    })),
    ...entity.inherit.flatMap((link): Named[] => [
      {
        name: `changeable ${link}`,
        about: of(link),
        body: (writing) => changeablePlace(writing, { entity: of(link) }),
      },
      {
        name: `names ${link}`,
        about: of(link),
        body: (writing) => placeNames(writing, { entity: of(link), within: null }),
      },
    ]),
    ...Object.entries(entity.above).map(([link, by]): Named => ({
      name: `entry above ${link}`,
      body: (writing) => placesAbove(writing, { entity: of(link), by }),
    })),
  ]
}

/** Every column once; an order does not depend on them. */
const exports = (entity: Entity, selection: Selection, sorts: readonly Sort[]): readonly Named[] => {
  const of = (columns: readonly string[], sort: Sort) => (writing: Writing) =>
    exportSelect(writing, { ...selection, filters: [], columns, sort, lang: 'zh', guarded: true }).sql
  return [
    {
      name: 'export of every column',
      body: of(
        readable(entity).map(({ name }) => name),
        { path: [entity.key], desc: false },
      ),
    },
    ...sorts.map((sort): Named => ({ name: `export by ${sort.path.join('.')}`, body: of([entity.key], sort) })),
  ]
}

function sums(entity: Entity): readonly Named[] {
  const [day, sum] = [
    entity.fields.find(({ kind }) => kind === 'date'),
    entity.fields.find(({ kind, computed }) => kind === 'decimal' && computed === null),
  ]
  return day && sum
    ? [
        {
          name: 'sums by day',
          body: (writing) => sumsByDay(writing, { entity: entity.name, day: day.name, sum: sum.name }),
        },
      ]
    : []
}

const COMPARISONS: Readonly<Record<string, readonly Comparison[]>> = {
  eq: ['eq'],
  in: ['in'],
  range: ['from', 'to'],
  like: ['like', 'short-like'],
  null: ['is-null', 'not-null'],
}

/** Every operator of every field, and of every field behind a reference. */
function filtersOf(model: Model, entity: Entity, path: readonly string[] = []): readonly Filter[] {
  return readable(entity).flatMap((field) => {
    const own = kinds[field.kind].operators
      .filter((operator) => !(operator === 'eq' && (field.kind === 'enum-set' || field.kind === 'references')))
      .flatMap((operator) => COMPARISONS[operator] ?? [])
      .map((comparison) => ({ path: [...path, field.name], comparison, at: 10 }))
    const target =
      path.length === 0 && field.computed === null ? model.entities[field.reference?.entity ?? ''] : undefined
    return [...own, ...(target === undefined ? [] : filtersOf(model, target, [field.name]))]
  })
}

function writes(model: Model, entity: Entity): readonly Named[] {
  const stored = entity.fields
    .filter(({ kind, computed }) => kind !== 'references' && kind !== 'key' && computed === null)
    .map(({ name }) => name)
    .filter((name) => !['version', 'created_at', 'updated_at'].includes(name))
  const references = entity.fields.filter(
    ({ kind, computed, reference }) =>
      (kind === 'reference' || kind === 'references') && computed === null && reference !== null,
  )
  const linked = references.filter(({ kind }) => kind === 'references')
  const locks = [entity.locked.update, entity.locked.remove].flatMap((lock) => (lock === null ? [] : [lock.when]))
  const incoming = Object.values(model.entities)
    .filter(({ tenant }) => tenant || !entity.tenant)
    .flatMap((from) =>
      from.fields
        .filter(({ reference, computed }) => reference?.entity === entity.name && computed === null)
        .map((field) => ({ entity: from.name, by: field.name, of: entity.name })),
    )
  const lists = linked.map(({ name }) => name)
  const plan = { entity: entity.name, fields: stored, lists }
  return [
    { name: 'insert', body: (writing) => insert(writing, { ...plan, most: 1, deed: 'create' }) },
    { name: 'insert of a set', body: (writing) => insert(writing, { ...plan, most: null, deed: null }) },
    { name: 'update', body: (writing) => update(writing, { ...plan, most: 1, deed: 'update' }) },
    { name: 'update of a set', body: (writing) => update(writing, { ...plan, most: null, deed: null }) },
    { name: 'remove', body: (writing) => remove(writing, { ...plan, deed: 'remove' }) },
    { name: 'remove of a set', body: (writing) => remove(writing, { ...plan, deed: null }) },
    {
      name: 'entry of a reveal',
      body: (writing) => audit(writing, journalOf(model)!, { action: 'reveal', entity: entity.name, record: true }),
    },
    {
      name: 'entry of an export',
      body: (writing) => audit(writing, journalOf(model)!, { action: 'export', entity: entity.name, record: false }),
    },
    {
      name: 'hold',
      body: (writing) =>
        hold(writing, { entity: entity.name, fields: readable(entity).map(({ name }) => name), conditions: locks }),
    },
    {
      name: 'verify',
      body: (writing) =>
        verify(writing, {
          entity: entity.name,
          checks: entity.checks,
          references: references.map(({ name }) => name),
          dependants: dependantsOf(model, entity),
        }),
    },
    ...followersOf(model, entity).map((follower): Named => ({
      name: `follow of ${follower.entity}`,
      body: (writing) => follow(writing, follower),
    })),
    ...references
      .filter(({ reference }) => reference?.follows)
      .map(({ name }): Named => ({
        name: `referred by ${name}`,
        body: (writing) => takeReferred(writing, { entity: entity.name, field: name }),
      })),
    ...entity.exclusive.map(({ by }): Named => ({
      name: `referred by ${by}`,
      body: (writing) => takeReferred(writing, { entity: entity.name, field: by }),
    })),
    ...entity.exclusive.map((rule): Named => ({
      name: `rivals by ${rule.by}`,
      body: (writing) => rivals(writing, { entity: entity.name, ...rule }),
    })),
    ...foreseen(entity),
    ...entity.after.create.map((effect): Named => ({
      name: `worth for ${effect.entity}`,
      body: (writing) => worth(writing, { entity: entity.name, made: effect.entity, values: effect.values }),
    })),
    ...entity.after.open.map((effect): Named => ({
      name: `note ${effect.entity}`,
      body: (writing) => noteOnce(writing, { entity: entity.name, made: effect.entity, values: effect.values }),
    })),
    { name: 'displays', body: (writing) => displays(writing, plan) },
    ...entity.fields
      .filter(({ mask }) => mask !== null)
      .map((field): Named => ({
        name: `reveal ${field.name}`,
        body: (writing) => reveal(writing, { entity: entity.name, field: field.name }),
      })),
    ...linked.flatMap((field): Named[] => [
      { name: `link ${field.name}`, body: (writing) => link(writing, { entity: entity.name, field: field.name }) },
      { name: `unlink ${field.name}`, body: (writing) => unlink(writing, { entity: entity.name, field: field.name }) },
    ]),
    ...references
      .filter(({ reference }) => reference?.entity === entity.name)
      .map((field): Named => ({
        name: `circle ${field.name}`,
        body: (writing) => circle(writing, { entity: entity.name, field: field.name }),
      })),
    ...incoming.map((one): Named => ({
      name: `referrers ${one.entity}.${one.by}`,
      body: (writing) => referrers(writing, { ...one, which: 'any' }),
    })),
  ]
}

/** Rules that look at stored columns alone, of a new record and of one that is there. */
function foreseen(entity: Entity): readonly Named[] {
  const isStored = (name: string): boolean =>
    entity.fields.some((field) => field.name === name && field.computed === null && field.kind !== 'references')
  const checks = entity.checks.filter(
    ({ expr }) => !/\$\w+\.|"(count|exists)"/.test(JSON.stringify(expr)) && fieldsOf(expr).every(isStored),
  )
  const [first = '', ...others] = [...new Set(checks.flatMap(({ field, expr }) => [field, ...fieldsOf(expr)]))]
  return checks.length === 0
    ? []
    : [true, false].map((isNew): Named => ({
        name: `foresee ${isNew ? 'a new one' : 'a change'}`,
        body: (writing) => foresee(writing, { entity: entity.name, checks, given: [first], kept: others, isNew }),
      }))
}
