/**
 * Filters of an address: `field=v`, `field=a,b`, `field_from`, `field_to`, `field_like`, `field_null` → conditions and
 * their values.
 */
import { Invalid, type Operator } from '../../../kinds/field-kind.ts'
import { kinds } from '../../../kinds/kinds.ts'
import type { Comparison } from '../../../kinds/server-kind.ts'
import { servers } from '../../../kinds/servers.ts'
import { type Ending, ENDINGS, isFilter } from '../../../model/list-parameters.ts'
import type { Entity } from '../../../model/model.ts'
import { mayRange, mostValues } from '../../policies/masked.ts'
import { type Filter, likePattern } from '../../sql/conditions.ts'
import type { Context } from '../context.ts'
import { type Place, placeOf } from './fields.ts'
import { badValue } from './refusal.ts'
import type { Values } from './values.ts'

/** Null when the parameter is no filter of this entity. */
export function filtersOf(
  context: Context,
  entity: Entity,
  name: string,
  text: string,
  values: Values,
): readonly Filter[] | null {
  const asked = askedOf(context, entity, name)
  return asked === null ? null : READERS[asked.suffix]({ ...asked, name, text, values })
}

type Suffix = '' | Ending
interface Asked {
  readonly place: Place
  readonly suffix: Suffix
}
interface Reading extends Asked {
  readonly name: string
  readonly text: string
  readonly values: Values
}

const SUFFIXES: readonly Suffix[] = ['', ...ENDINGS]
const NEEDS: Readonly<Record<Suffix, Operator>> = {
  '': 'eq',
  _from: 'range',
  _to: 'range',
  _like: 'like',
  _null: 'null',
}

/** A field of that very name comes before a suffix. */
function askedOf(context: Context, entity: Entity, name: string): Asked | null {
  for (const suffix of SUFFIXES) {
    if (!name.endsWith(suffix) || name.length === suffix.length) continue
    const place = placeOf(context, entity, suffix === '' ? name : name.slice(0, -suffix.length))
    if (place !== null && offers(place, suffix)) return { place, suffix }
  }
  return null
}

function offers(place: Place, suffix: Suffix): boolean {
  const { field } = place
  const offered = place.listed || isFilter(field)
  const open = NEEDS[suffix] !== 'range' || mayRange(field)
  return offered && open && kinds[field.kind].operators.includes(NEEDS[suffix])
}

const READERS: Readonly<Record<Suffix, (reading: Reading) => readonly Filter[]>> = {
  '': equal,
  _from: (reading) => [filter(reading, 'from', edge(reading, 0))],
  _to: (reading) => [filter(reading, 'to', edge(reading, 1))],
  _like: like,
  _null: ({ place, name, text }) => {
    if (text !== 'true' && text !== 'false') throw badValue(name)
    return [{ path: place.path, comparison: text === 'true' ? 'is-null' : 'not-null', at: -1 }]
  },
}

function equal(reading: Reading): readonly Filter[] {
  const { field } = reading.place
  if (servers[field.kind].span(reading.text) !== null) return [...READERS._from(reading), ...READERS._to(reading)]
  const texts = kinds[field.kind].operators.includes('in') ? reading.text.split(',') : [reading.text]
  if (texts.length > mostValues(field)) throw badValue(reading.name)
  const values = texts.map((text) => parsed(reading, text))
  if (servers[field.kind].several) return [filter(reading, 'in', values)]
  return [texts.length === 1 ? filter(reading, 'eq', values[0]) : filter(reading, 'in', values)]
}

function like(reading: Reading): readonly Filter[] {
  const text = reading.text.trim()
  if (text === '') throw badValue(reading.name)
  return [filter(reading, [...text].length < 3 ? 'short-like' : 'like', likePattern(parsed(reading, text) as string))]
}

const filter = ({ place, values }: Reading, comparison: Comparison, value: unknown): Filter => ({
  path: place.path,
  comparison,
  at: values.add(value),
})

function parsed({ place, name }: Reading, text: string): unknown {
  try {
    return kinds[place.field.kind].parse(text, place.field)
  } catch (error) {
    if (error instanceof Invalid) throw badValue(name)
    throw error
  }
}

/** Of a text that stands for many values, the first or the last of them. */
const edge = (reading: Reading, which: 0 | 1): unknown => {
  const value = parsed(reading, reading.text)
  return servers[reading.place.field.kind].span(String(value))?.[which] ?? value
}
