/** The columns of an entity's grid: those of its list first, every other readable field hidden until it is chosen. */
import { isEmpty, type CellRecord } from '../../../kinds/cell.ts'
import { displayFields } from '../../../kinds/display.ts'
import { formatDecimal } from '../../../kinds/numbers.ts'
import { show } from '../../../kinds/show.tsx'
import { uis } from '../../../kinds/uis.ts'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import { decidingOf, judged } from '../../../model/conditions.ts'
import type { Expr, Field, Lang } from '../../../model/model.ts'
import { namedOnRows } from '../../actions/offers.ts'
import type { Column } from '../../kit/grid/column.ts'
import { runs } from '../report/grouping.ts'
import { headOf, seen, type EntityView, type Reader } from '../entity-view.ts'
import { headWidth, sumWidth } from '../../kit/grid/head-width.ts'

/** The fields that stand in the list at first, then those that can be chosen. */
export function listFields(
  { entity, may }: Reader,
  columns = entity.list.columns,
): readonly { readonly field: Field; readonly hidden: boolean }[] {
  const fields = seen(entity, may).filter(({ kind }) => uis[kind].listed)
  const listed = columns.flatMap((name) => fields.filter((field) => field.name === name))
  return [...listed, ...fields.filter((field) => !listed.includes(field))].map((field) => ({
    field,
    hidden: !listed.includes(field),
  }))
}

export function columnsOf(view: EntityView, columns = view.entity.list.columns): readonly Column<CellRecord>[] {
  const { lang, path, inList } = view
  const fields = listFields(view, columns)
  const opens = openingField(view, columns)
  const { grouping } = view.entity
  return fields.map(({ field, hidden }): Column<CellRecord> => {
    const header = headOf(field, lang)
    return {
      key: field.name,
      header,
      ...widthsOf(field, header, lang),
      align: uis[field.kind].align,
      sortable: field.sort,
      hidden,
      cell: (record) => {
        const isThere = has(view.entity, field, record)
        const value = isThere ? record[field.name] : null
        if (grouping && runs(grouping, field.name, value)) return inList.translate('report.so_far', { value })
        // A dash would say that something is missing.
        if (!isThere && field !== opens) return null
        const drawn = show({ value, record, field, name: field.name, context: inList })
        return field === opens ? (
          <a className="k-link" href={`${path}/${record.id}`}>
            {isEmpty(value) ? `#${record.id}` : drawn}
          </a>
        ) : (
          drawn
        )
      },
    }
  })
}

/** The field by which a row leads to its record: its name, or else one that is never empty. */
export function openingField(view: EntityView, columns = view.entity.list.columns): Field | undefined {
  if (!view.opens) return undefined
  const listed = listFields(view, columns).flatMap(({ field, hidden }) => (hidden ? [] : [field]))
  const named = displayFields(view.entity)
  return (
    listed.find((field) => named.includes(field.name) && isPlain(field)) ??
    listed.find((field) => isPlain(field) && !field.nullable)
  )
}

/** What a record has not is not shown of it, though it may hold something from before it was so. */
const has = ({ fields }: ConsoleEntity, { name, when }: Field, record: CellRecord): boolean =>
  when === null || judged(fields, record).has(name)

function widthsOf(field: Field, header: string, lang: Lang): Pick<Column, 'width' | 'least'> {
  const head = Math.min(headWidth(header), LONGEST_HEAD)
  const shown = field.mask === null ? 0 : field.mask.width + REVEAL_BUTTON[lang]
  const width = Math.max(head, shown, Math.round(field.width * roomFor(field, lang)))
  return {
    width,
    least: Math.max(
      head,
      shown,
      Math.min(width, uis[field.kind].shortest),
      Math.round(width * (field.mask === null ? uis[field.kind].enough : 1)),
    ),
  }
}

/** px that a head is worth; a longer one is clipped. */
const LONGEST_HEAD = 240

/** px of the button beside a value that a mask hid, of what stands between them and of the cell's padding. */
const REVEAL_BUTTON: Readonly<Record<Lang, number>> = { zh: 58, en: 66 }

/** Widths are written for Chinese; English takes more room, its words for codes most of all. */
const roomFor = ({ enum: codes }: Field, lang: Lang): number => (lang === 'zh' ? 1 : codes === null ? 1.1 : 1.35)

/** Plain text leads to the record, its name before all else: other cells are links or buttons themselves. */
const isPlain = ({ kind, mask, link }: Field): boolean => mask === null && link === null && uis[kind].leads

/** Sums as the server gave them, under their columns. */
export function withTotals(
  columns: readonly Column<CellRecord>[],
  entity: ConsoleEntity,
  summing: readonly string[],
  sums: Readonly<Record<string, string | number | null>>,
): readonly Column<CellRecord>[] {
  if (summing.length === 0) return columns
  return columns.map((column) => {
    const field = summing.includes(column.key) && entity.fields.find(({ name }) => name === column.key)
    const sum = sums[column.key]
    if (!field) return column
    const total = sum === undefined ? '…' : sum === null ? '-' : formatDecimal(String(sum), field.scale)
    const needed = sumWidth(total)
    return {
      ...column,
      total,
      width: Math.max(column.width, needed),
      least: Math.max(column.least ?? column.width, needed),
    }
  })
}

/** Fields to ask for: those shown, and those by which a row is named, coloured and allowed to be changed. */
export function neededFields(entity: ConsoleEntity, shown: readonly string[]): readonly string[] {
  const variants = Object.values(entity.enums).flatMap(({ variants: special }) => special?.by ?? [])
  const rules = [entity.locked.update?.when, entity.locked.remove?.when].flatMap((expr) =>
    expr === undefined ? [] : pathsIn(expr),
  )
  const linked = entity.fields.flatMap(({ name, link }) =>
    link && shown.includes(name) ? [link.entity, link.key] : [],
  )
  const within = entity.fields.flatMap(({ name, reference }) =>
    reference?.within && entity.list.inline.includes(name) ? [reference.within] : [],
  )
  const byName = new Map(entity.fields.map((field) => [field.name, field]))
  const deciding = entity.fields.flatMap(({ name, when }) => (shown.includes(name) ? decidingOf(byName, when) : []))
  const wanted = new Set([
    ...shown,
    ...deciding,
    ...within,
    ...linked,
    ...displayFields(entity),
    ...(entity.workflow ? [entity.workflow.field] : []),
    ...variants,
    ...rules,
    ...namedOnRows(entity),
  ])
  return entity.fields.map(({ name }) => name).filter((name) => wanted.has(name))
}

function pathsIn(expr: Expr): readonly string[] {
  if (typeof expr === 'string') return expr.startsWith('$') ? [expr.slice(1)] : []
  if (expr === null || typeof expr !== 'object') return []
  return Object.values(expr).flatMap((part) => (Array.isArray(part) ? (part as readonly Expr[]).flatMap(pathsIn) : []))
}
