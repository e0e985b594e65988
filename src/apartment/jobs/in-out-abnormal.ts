/**
 * Rules on passes, one after the other: what each finds stands until it is over, counts what repeats it, and is told
 * once. Found anew from the passes every time, so that a run that comes late or twice changes nothing.
 */
import { EventState, InOutKind, MessageType, OpeningResult } from '../../generated/enums.ts'
import { clock } from '../../kinds/sql-text.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { OwnStatement, StatementText } from '../../server/calls/statements.ts'
import type { Job } from '../../server/jobs/job.ts'
import { inBoth } from '../../server/messages/in-both.ts'
import { addDays, dayOf, startOfDay } from '../../values/calendar.ts'
import { IN_WORK } from '../domain/alarms.ts'
import { inOutNotice } from '../domain/in-out-notice.ts'
import { nightOf, overSince } from '../domain/in-out.ts'

/** People whom a rule is about, as long as they may pass somewhere. Values: homes; types; now. */
const people = (
  { company, links, value }: StatementText,
  home: string,
): {
  readonly from: string
  readonly where: string
  readonly key: string
  readonly home: string
  readonly since: string
} => {
  const person = company('access_person')
  const rule = links('in_out_setting', 'home_ids')
  const isOf = `(not exists (select from ${rule.from} where ${rule.where} and ${rule.owner} = ${home})
    or ${person.column('home_id')} in (select ${rule.item} from ${rule.from} where ${rule.where} and ${rule.owner} = ${home}))`
  const types = value(1, 'integer[]')
  return {
    from: person.from,
    key: person.key,
    home: person.column('home_id'),
    since: person.column('valid_begin'),
    where: `${person.where} and ${isOf} and (cardinality(${types}) = 0 or ${person.column('person_type')} = any(${types}))
      and ${person.column('valid_begin')} <= ${value(2, 'timestamptz')} and ${person.column('valid_until')} > ${value(2, 'timestamptz')}`,
  }
}

/**
 * Values: the rule; types; now; days. Whoever was admitted to no door cannot pass, so that nothing is wrong with them.
 */
export const quietPeople: OwnStatement = {
  name: 'people who do not pass',
  text: (text) => {
    const { company, value } = text
    const who = people(text, value(0))
    const [pass, grant] = [company('pass_record'), company('access_grant')]
    const first = `greatest(coalesce(l.last, ${who.since}), ${who.since})`
    return `select ${who.key} as person, ${who.home} as home, ${first} as first, ${value(2, 'timestamptz')} as last,
        floor(extract(epoch from ${value(2, 'timestamptz')} - ${first}) / 86400)::integer as times
      from ${who.from} cross join lateral (
        select max(${pass.column('passed_at')}) as last from ${pass.from}
        where ${pass.where} and ${pass.column('access_person_id')} = ${who.key} and ${pass.column('result')} = ${OpeningResult.opened}) l
      where ${who.where} and ${first} <= ${value(2, 'timestamptz')} - make_interval(days => ${value(3, 'integer')})
        and exists (select from ${grant.from} where ${grant.where} and ${grant.column('access_person_id')} = ${who.key})`
  },
}

/** Values: the rule; types; now; since when; from which hour; until which. */
export const nightPasses: OwnStatement = {
  name: 'passes at night',
  text: (text) => {
    const { company, value } = text
    const who = people(text, value(0))
    const [pass, event] = [company('pass_record'), company('in_out_event')]
    const [begin, end] = [value(4, 'integer'), value(5, 'integer')]
    const hour = `extract(hour from ${pass.column('passed_at')} at time zone ${clock()})`
    return `select ${who.key} as person, ${who.home} as home, min(${pass.column('passed_at')}) as first, max(${pass.column('passed_at')}) as last, count(*)::integer as times
      from ${who.from} join ${pass.from} on ${pass.column('access_person_id')} = ${who.key}
      where ${who.where} and ${pass.where} and ${pass.column('result')} = ${OpeningResult.opened}
        and ${pass.column('passed_at')} > ${value(3, 'timestamptz')} and ${pass.column('passed_at')} <= ${value(2, 'timestamptz')}
        and (case when ${begin} < ${end} then ${hour} >= ${begin} and ${hour} < ${end} else ${hour} >= ${begin} or ${hour} < ${end} end)
        and not exists (select from ${event.from} where ${event.where} and ${event.column('rule_id')} = ${value(0)} and ${event.column('kind')} = ${InOutKind.night}
          and ${event.column('access_person_id')} = ${who.key} and ${event.column('last_at')} >= ${pass.column('passed_at')})
      group by 1, 2`
  },
}

/** Values: the rule; types; now; since when; the limit. The latest of the days on which it was passed. */
export const frequentPasses: OwnStatement = {
  name: 'too many passes',
  text: (text) => {
    const { company, value } = text
    const who = people(text, value(0))
    const pass = company('pass_record')
    const day = `(${pass.column('passed_at')} at time zone ${clock()})::date`
    return `select distinct on (1, 2) ${who.key} as person, ${who.home} as home, min(${pass.column('passed_at')}) as first, max(${pass.column('passed_at')}) as last, count(*)::integer as times
      from ${who.from} join ${pass.from} on ${pass.column('access_person_id')} = ${who.key}
      where ${who.where} and ${pass.where} and ${pass.column('result')} = ${OpeningResult.opened}
        and ${pass.column('passed_at')} >= ${value(3, 'timestamptz')} and ${pass.column('passed_at')} <= ${value(2, 'timestamptz')}
      group by 1, 2, ${day} having count(*) > ${value(4, 'integer')} order by 1, 2, ${day} desc`
  },
}

interface Finding {
  readonly person: number
  readonly home: number
  readonly kind: InOutKind
  readonly first: Date
  readonly last: Date
  readonly times: number
}

const RULE = [
  'name',
  'enabled',
  'person_types',
  'quiet_days',
  'night_begin',
  'night_end',
  'daily_limit',
  'notify_staff_ids',
] as const
const EVENT = ['access_person_id', 'kind', 'last_at', 'times', 'state'] as const

type Rule = Awaited<ReturnType<typeof rulesOf>>[number]
const rulesOf = ({ records }: Work) => records.of('in_out_setting').find({}, RULE)

export const inOutAbnormal: Job = async (work, { from }) => {
  const rules = await rulesOf(work)
  const rule = rules.find(({ key }) => key > Number(from ?? 0))
  if (rule === undefined) return { done: 0, next: null }
  const found = rule.enabled === false ? [] : await findings(work, rule)
  const standing = await eventsOf(work, rule, IN_WORK)
  // What people ignore counts on, as long as it is not over.
  const night = nightOf(rule.night_begin, rule.night_end)
  const ignored = (await eventsOf(work, rule, [EventState.ignored])).filter(
    ({ kind, last_at }) => kind !== InOutKind.quiet && overSince(kind, new Date(last_at), work.now, night) === null,
  )
  for (const one of found) {
    const known = [...standing, ...ignored].find((event) => isOf(event, one))
    if (known === undefined) await raise(work, rule, one)
    else await repeat(work, known, one)
  }
  await endOthers(work, rule, standing, found)
  return { done: found.length, next: rules.some(({ key }) => key > rule.key) ? rule.key : null }
}

type Event = Awaited<ReturnType<typeof eventsOf>>[number]
const isOf = (event: Event, { person, kind }: Finding): boolean =>
  event.access_person_id === person && event.kind === kind

async function eventsOf({ records }: Work, { key }: Rule, states: readonly EventState[]) {
  const found = []
  for (const state of states) found.push(...(await records.of('in_out_event').find({ rule_id: key, state }, EVENT)))
  return found
}

async function findings({ ask, now }: Work, rule: Rule): Promise<readonly Finding[]> {
  const common = [rule.key, rule.person_types ?? [], now.toISOString()] as const
  const yesterday = startOfDay(addDays(dayOf(now), -1))
  const night = nightOf(rule.night_begin, rule.night_end)
  const rows = async (kind: InOutKind, statement: OwnStatement, ...values: readonly unknown[]) =>
    (await ask(statement, ...common, ...values)).map((row): Finding => ({
      person: Number(row['person']),
      home: Number(row['home']),
      kind,
      first: row['first'] as Date,
      last: row['last'] as Date,
      times: Number(row['times']),
    }))
  return [
    ...(rule.quiet_days === 0 ? [] : await rows(InOutKind.quiet, quietPeople, rule.quiet_days)),
    ...(night === null ? [] : await rows(InOutKind.night, nightPasses, yesterday, night.begin, night.end)),
    ...(rule.daily_limit === null ? [] : await rows(InOutKind.frequent, frequentPasses, yesterday, rule.daily_limit)),
  ]
}

async function repeat({ records }: Work, { key, last_at, times }: Event, { kind, last, times: more }: Finding) {
  if (new Date(last_at) >= last || (kind === InOutKind.quiet && times === more)) return
  await records.of('in_out_event').change(key, {
    last_at: last.toISOString(),
    times: kind === InOutKind.night ? (times ?? 0) + more : more,
  })
}

async function raise(work: Work, rule: Rule, { person, home, kind, first, last, times }: Finding): Promise<void> {
  const { records } = work
  // It was dealt with already: only what comes after it is new.
  const before = await records
    .of('in_out_event')
    .find({ rule_id: rule.key, access_person_id: person, kind }, ['first_at', 'last_at', 'state'])
  const isKnown = before.some(({ first_at, last_at, state }) =>
    kind === InOutKind.quiet
      ? new Date(first_at) >= first && state !== EventState.recovered
      : new Date(last_at) >= last || (kind === InOutKind.frequent && dayOf(new Date(last_at)) === dayOf(last)),
  )
  if (isKnown) return
  const key = await records.of('in_out_event').create({
    home_id: home,
    access_person_id: person,
    rule_id: rule.key,
    kind,
    first_at: first.toISOString(),
    last_at: last.toISOString(),
    times,
  })
  await tell(work, rule, key, person, kind, times)
}

async function tell(
  { records, model, now }: Work,
  rule: Rule,
  id: number,
  person: number,
  kind: InOutKind,
  times: number,
) {
  if ((rule.notify_staff_ids ?? []).length === 0) return
  const { _labels: labels } = await records.of('in_out_event').shown(id)
  const label = model.enums['in_out_kind']!.values.find(({ value }) => value === kind)!.label
  const { name } = await records.of('access_person').shown(person)
  for (const staff_id of rule.notify_staff_ids ?? [])
    await records.of('message').create({
      ...inBoth((lang) =>
        inOutNotice(model.app.copy, lang, {
          id,
          kind,
          times,
          label: label[lang],
          place: String(labels?.home_id ?? ''),
          person: name ?? '',
          rule: rule.name,
        }),
      ),
      type: MessageType.alarm,
      staff_id,
      sent_at: now.toISOString(),
    })
}

/** What goes on no more, and what a rule that is off, or says something else now, no longer finds. */
async function endOthers({ records, now }: Work, rule: Rule, standing: readonly Event[], found: readonly Finding[]) {
  const night = nightOf(rule.night_begin, rule.night_end)
  for (const event of standing) {
    if (found.some((one) => isOf(event, one))) continue
    const isAsked = rule.enabled !== false && (event.kind !== InOutKind.frequent || rule.daily_limit !== null)
    const over =
      !isAsked || event.kind === InOutKind.quiet ? now : overSince(event.kind, new Date(event.last_at), now, night)
    if (over === null) continue
    await records.of('in_out_event').step(event.key, 'recover')
    await records.of('in_out_event').change(event.key, { handled_at: over.toISOString() })
  }
}
