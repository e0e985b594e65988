/**
 * What a database is asked of a change: rows with something in what goes, rows that what is narrower no longer takes,
 * rows without what must be there, and what people keep that names what is gone. Pure: it writes statements.
 */
import type { Area } from '../../generators/effects/effect.ts'
import { vanished } from '../../generators/effects/model.ts'
import { renamedKeys } from '../../generators/effects/renamed.ts'
import { kinds } from '../../src/kinds/kinds.ts'
import { ident, literal } from '../../src/kinds/sql-text.ts'
import { tablesOf, type Table } from '../../src/kinds/tables.ts'
import type { Entity, Label, Model } from '../../src/model/model.ts'

export interface Question {
  readonly area: Area
  readonly breaking: boolean
  readonly table: string
  readonly where: string
  /** Of the rows it is told which they are, by this expression. */
  readonly named?: string
  readonly text: (rows: number) => Label
  readonly place: string
}

export const questionsOf = (before: Model, after: Model): readonly Question[] => [
  ...tableQuestions(tablesOf(before), tablesOf(after)),
  ...rightQuestions(before, after),
  ...importQuestions(before, after),
  ...textQuestions(before, after),
]

// ---------------------------------------------------------------- rows of tables

function tableQuestions(before: readonly Table[], after: readonly Table[]): readonly Question[] {
  const nextOf = new Map(
    after.flatMap((table) => [
      [table.name, table] as const,
      ...(table.renamedFrom === null ? [] : [[table.renamedFrom.table, table] as const]),
    ]),
  )
  return before.flatMap((old) => {
    const next = nextOf.get(old.name)
    return next === undefined ? [goneTable(old)] : rowsBetween(old, next)
  })
}

const asked = (old: Table, where: string, breaking: boolean, text: Question['text']): Question => ({
  area: 'tables',
  breaking,
  table: old.name,
  where,
  text,
  place: old.name,
})

const goneTable = (old: Table): Question =>
  asked(old, 'true', false, (rows) => ({
    zh: `${rows} 行数据所在的表不再有文档，数据保留，直到手动删除`,
    en: `${rows} rows are in a table that no document describes any more: kept until it is dropped`,
  }))

function rowsBetween(old: Table, next: Table): readonly Question[] {
  const was = new Map(old.columns.map((column) => [column.name, column]))
  const former = new Map(
    next.columns.flatMap(({ name, renamedFrom }) => {
      const then = was.has(name) ? name : (renamedFrom ?? '')
      return was.has(then) ? [[name, then] as const] : []
    }),
  )
  const kept = new Set(former.values())
  const then = (sql: string): string =>
    [...former].reduce((text, [now, name]) => text.replaceAll(ident(now), () => ident(name)), sql)
  const known = new Set(old.checks.map(({ expression }) => expression))
  const unique = new Set(old.unique.map(({ columns }) => columns.join()))
  return [
    ...old.columns.flatMap(({ name }) => (kept.has(name) ? [] : [goneColumn(old, name)])),
    ...next.columns.flatMap((column) => {
      const name = former.get(column.name)
      if (column.nullable || column.default !== null || column.identity) return []
      if (name === undefined) return [lacking(old, column.name, 'true')]
      return was.get(name)?.nullable === true ? [lacking(old, name, `${ident(name)} IS NULL`)] : []
    }),
    ...next.checks.flatMap(({ field, of, expression }) =>
      known.has(then(expression)) || !former.has(of) ? [] : [narrower(old, field, then(expression))],
    ),
    ...next.unique.flatMap(({ columns }) => {
      const names = columns.flatMap((name) => former.get(name) ?? [])
      return names.length < columns.length || unique.has(names.join()) ? [] : [repeated(old, names)]
    }),
  ]
}

const goneColumn = (old: Table, column: string): Question =>
  asked(old, `${ident(column)} IS NOT NULL`, false, (rows) => ({
    zh: `${rows} 行的 ${column} 有值，字段去掉后仍保留，但不再显示`,
    en: `${rows} rows have a value in ${column}, which is removed: kept, but no longer shown`,
  }))

const lacking = (old: Table, column: string, where: string): Question =>
  asked(old, where, true, (rows) => ({
    zh: `${rows} 行的 ${column} 为空，而该字段改为必填`,
    en: `${rows} rows have nothing in ${column}, which must be filled in`,
  }))

const narrower = (old: Table, field: string, expression: string): Question =>
  asked(old, `NOT (${expression})`, true, (rows) => ({
    zh: `${rows} 行的 ${field} 不符合更严的规则`,
    en: `${rows} rows have a value in ${field} that is no longer allowed`,
  }))

function repeated(old: Table, columns: readonly string[]): Question {
  const list = columns.map(ident).join(', ')
  const some = `num_nulls(${list}) = 0`
  const where = `${some} AND (${list}) IN (SELECT ${list} FROM ${ident(old.name)} WHERE ${some} GROUP BY ${list} HAVING count(*) > 1)`
  return asked(old, where, true, (rows) => ({
    zh: `${rows} 行的 ${columns.join('、')} 重复，而今后不允许重复`,
    en: `${rows} rows share their ${columns.join(', ')}, which must be unique`,
  }))
}

// ---------------------------------------------------------------- what people keep

/** Roles and tokens, or whatever else holds keys. */
function rightQuestions(before: Model, after: Model): readonly Question[] {
  const now = new Set([...after.app.permissions.map(({ key }) => key), ...renamedKeys(before, after).keys()])
  const lost = before.app.permissions.map(({ key }) => key).filter((key) => !now.has(key))
  if (lost.length === 0) return []
  return tablesOf(before).flatMap(({ name: table, columns }) =>
    columns
      .filter(({ names }) => names === 'permission')
      .flatMap(({ name, type }) =>
        lost.map((key): Question => {
          const column = ident(name)
          return {
            area: 'rights',
            breaking: true,
            table,
            where: type.endsWith('[]') ? `${literal(key)} = ANY(${column})` : `${column} = ${literal(key)}`,
            text: (rows) => ({
              zh: `${table} 中有 ${rows} 行的 ${name} 仍是 ${key}`,
              en: `${rows} rows of ${table} hold ${key} in ${name}`,
            }),
            place: key,
          }
        }),
      ),
  )
}

/** The last file of each account is remembered by its heads. */
const importQuestions = (before: Model, after: Model): readonly Question[] =>
  vanished(before, after).flatMap(({ entity, field }) =>
    field === null || entity.access.create === null
      ? []
      : [
          {
            area: 'imports' as const,
            breaking: true,
            table: 'import_runs',
            where: `entity = ${literal(entity.name)} AND (${[field.label.zh, field.label.en].map((title) => `position(${literal(`"${title}`)} IN heads) > 0`).join(' OR ')})`,
            text: (rows: number) => ({
              zh: `近期有 ${rows} 个账号导入过带“${field.label.zh}”列的文件`,
              en: `${rows} accounts have lately sent a file with the column "${field.label.en}"`,
            }),
            place: entity.plural,
          },
        ],
  )

// ---------------------------------------------------------------- texts that name what is gone

/** Records with formatted text that show in bold or quotes what nothing is called any more. */
function textQuestions(before: Model, after: Model): readonly Question[] {
  const now = new Set(wordsOf(after))
  const lost = [...new Set(wordsOf(before))].filter((word) => !now.has(word))
  if (lost.length === 0) return []
  return Object.values(before.entities).flatMap((entity) => {
    const fields = entity.fields.filter(({ kind, computed }) => kind === 'html' && computed === null)
    if (fields.length === 0) return []
    const columns = fields.flatMap((field) => kinds[field.kind].columns(field).map(({ name }) => ident(name)))
    return lost.map((word): Question => {
      const shown = [`<strong>${word}</strong>`, `<b>${word}</b>`, `“${word}”`, `「${word}」`]
      const holds = columns.flatMap((column) => shown.map((one) => `position(${literal(one)} IN ${column}) > 0`))
      return {
        area: 'documents',
        breaking: false,
        table: entity.plural,
        where: holds.join(' OR '),
        named: nameOf(entity),
        text: () => ({ zh: `仍提到“${word}”`, en: `still speak of "${word}"` }),
        place: entity.name,
      }
    })
  })
}

const wordsOf = ({ entities }: Model): readonly string[] =>
  Object.values(entities).flatMap(({ label, menu, fields }) =>
    [label, ...(menu?.label ? [menu.label] : []), ...fields.map((field) => field.label)].flatMap(({ zh, en }) => [
      zh,
      en,
    ]),
  )

/** `#3 How to move in` */
function nameOf({ key, display, fields }: Entity): string {
  const name = /^\{(\w+)\}$/.exec(display)?.[1]
  const isStored = fields.some((field) => field.name === name && field.computed === null)
  return isStored && name !== undefined
    ? `concat('#', ${ident(key)}, ' ', ${ident(name)})`
    : `concat('#', ${ident(key)})`
}
