/** What the server tells of why an account sees a record, said in sentences. */
import type { CallTypes } from '../../../../generated/call-types.ts'

export type Explanation = CallTypes['access_explanation']['response']
type Right = Explanation['rights'][number]
type Level = Explanation['levels'][number]
type Place = Level['allowed'][number]
type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** Names that a sentence holds before it counts. */
const FEW = 6

/** Who gives the permission, or does not. */
export function rightSentence(say: Say, { label, held, from, of }: Right, role: string | null): string {
  const by = `access.by_${from}`
  // Of what it follows from: what is missing, or, where it follows from any, by which it is held.
  const named = of.filter((one) => one.held === held).map((one) => `“${one.label}”`)
  const list = named.join(say('value.separator'))
  return say(held || from === 'nobody' ? by : `${by}_not`, { permission: label, role: role ?? '', list })
}

/** To what the account is limited at a level, and where the record lies. */
export function levelSentences(say: Say, { level, one, administrator, shared }: LevelTold): readonly string[] {
  const { limited, lies, label } = level
  if (limited === null) return [say(administrator ? 'access.free_administrator' : 'access.free')]
  const allowed = named(say, level.allowed, level.allowed_count)
  const limit =
    level.allowed_count === 0
      ? say('access.limited_none', { level: label })
      : say(`access.limited_${limited}`, { places: allowed })
  const path = [one, ...level.path].join(' → ')
  const values = { level: label, places: named(say, level.places, level.places_count), path }
  if (lies === 'apart') return [limit, say(shared === 'change' ? 'access.apart_change' : 'access.apart', values)]
  if (lies === 'nowhere') return [limit, say(shared === null ? 'access.nowhere' : `access.nowhere_${shared}`)]
  return [limit, say(level.path.length === 0 && lies !== 'partly' ? `access.itself_${lies}` : `access.${lies}`, values)]
}

interface LevelTold {
  readonly level: Level
  /** What one such record is called. */
  readonly one: string
  readonly administrator: boolean
  readonly shared: Explanation['shared']
}

function named(say: Say, places: readonly Place[], count: number): string {
  const names = places.flatMap(({ name }) => (name === null ? [] : [name]))
  const list = names.slice(0, FEW).join(say('value.separator'))
  if (names.length === 0) return say('access.unnamed', { count })
  return count > names.slice(0, FEW).length ? say('access.and_more', { list, count }) : list
}

/** By which rule such records are seen, and what it comes to for this one. */
export function ruleSentences(say: Say, told: Explanation): readonly string[] {
  const { levels, shared, owner, chosen, stops, locked } = told
  const placed = levels.filter((one) => one.placed).map(({ label }) => label)
  const rule =
    placed.length > 0
      ? `access.rule_placed${shared === null ? '' : `_${shared}`}`
      : levels.length === 0
        ? 'access.rule_anywhere'
        : `access.rule_company${shared === 'change' ? '_change' : ''}`
  return [
    ...(owner === null && chosen === null ? [say(rule, { levels: placed.join(say('value.separator')) })] : []),
    ...(owner === null ? [] : [ownerSentence(say, owner)]),
    ...(chosen === null ? [] : [say(chosen ? 'access.chosen' : 'access.chosen_not')]),
    ...stops.flatMap((stop) => (stop === 'locked' ? (locked === null ? [] : [locked]) : [say(`access.stop_${stop}`)])),
  ]
}

function ownerSentence(say: Say, { label, id, name, own, sees }: NonNullable<Explanation['owner']>): string {
  const whose = own ? 'own' : sees ? 'shown' : 'hidden'
  const owner = name ?? say(id === null ? 'access.owner_nobody' : 'access.owner_other')
  return say(`access.owner_${whose}`, { label, owner })
}
