import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { tablesOf } from '../../src/kinds/tables.ts'
import { loadModel } from '../../src/model/load.ts'
import { AWAY } from '../../src/apartment/commands.ts'
import { LOCKS_AT } from '../../src/apartment/commands/settings.ts'
import { comparedStatement, countStatement, homesAfter } from '../../src/apartment/jobs/count-of-months.ts'
import { monthsThere, roomsAfter } from '../../src/apartment/jobs/usage-of-months.ts'
import { ELECTRIC_MONTH, monthsForgotten, monthsMade, WATER_MONTH } from '../../src/apartment/meters/usage-months.ts'
import { ELECTRIC_MONTHS } from '../../src/apartment/jobs/electric-count.ts'
import { ELECTRICITY } from '../../src/apartment/jobs/electric-usage.ts'
import { PENDING } from '../../src/apartment/jobs/payment-check.ts'
import { FORGET_TEXTS, TEXTS_WAITING } from '../../src/apartment/jobs/sms-send.ts'
import { OUT_OF_WARRANTY, UNOPENED } from '../../src/apartment/jobs/device-watch.ts'
import { STILL_AWAY } from '../../src/apartment/jobs/gateway-return.ts'
import { ENDING_GRANTS } from '../../src/apartment/jobs/grant-ending.ts'
import { EARLIEST, ENDING } from '../../src/apartment/jobs/lease-ending.ts'
import { doorDays, doorsAfter } from '../../src/apartment/jobs/open-door-count.ts'
import { expiredVisitors } from '../../src/apartment/jobs/visitor-clearing.ts'
import {
  ENERGY_DIFFERING,
  ENERGY_SETTLED,
  WATER_DIFFERING,
  WATER_SETTLED,
} from '../../src/apartment/jobs/meter-ledger.ts'
import { metersAfter, usageStatement } from '../../src/apartment/jobs/usage-of-days.ts'
import { daysOfUse, hoursOfUse } from '../../src/apartment/operations/meters/use.ts'
import { WATER } from '../../src/apartment/jobs/water-usage.ts'
import { ADDRESSED, MEASURED } from '../../src/apartment/reports.ts'
import { ENERGY_ACTED, WATER_ACTED } from '../../src/apartment/meters/arrears.ts'
import { NUMBER_BOOKED } from '../../src/apartment/operations/meters/charges.ts'
import {
  ENERGY_BEGUN,
  ENERGY_COUNTED,
  ENERGY_ENTERED,
  ENERGY_NOTED,
  WATER_BEGUN,
  WATER_COUNTED,
  WATER_ENTERED,
  WATER_NOTED,
} from '../../src/apartment/meters/ledger.ts'
import { BOOKED, HOMES, METERS, ROOMS, SPREAD, UNPAID, WRITE } from '../../src/apartment/meters/sharing-facts.ts'
import { ALARMED, SIGN_TOLD } from '../../src/apartment/reports/alarms.ts'
import { ENERGY_BESIDE, WATER_BESIDE } from '../../src/apartment/reports/beside.ts'
import { CLEARED, CLEARED_BY, OVERDUE } from '../../src/apartment/reports/uncleared.ts'
import { LOCKS_IN_REACH, REPORTS_OF_PLACE } from '../../src/apartment/operations/cards/locks.ts'
import { BRANCHES } from '../../src/apartment/operations/company/branches.ts'
import { SMS_LEFT } from '../../src/apartment/operations/company/sms-left.ts'
import { LATER_DONE } from '../../src/apartment/commands/meters.ts'
import { TAKE_BACK } from '../../src/apartment/operations/devices/take-back.ts'
import { HOME_ENERGY } from '../../src/apartment/meters/home-energy.ts'
import { ENERGY_OPENED, WATER_OPENED } from '../../src/apartment/operations/leases/opening-readings.ts'
import { NAME_HELD } from '../../src/apartment/operations/name-held.ts'
import { TAKE_BACK_EARLIER } from '../../src/apartment/operations/meters/switch.ts'
import { MESSAGE_TO } from '../../src/apartment/operations/events/assign.ts'
import { CONFIRM, CONFIRMED, FORGET, KEEP_ALL, KNOWN } from '../../src/apartment/operations/locks/codes.ts'
import {
  AGAIN,
  DONE,
  KEEP_FOR_BATCH,
  NUMBERS_TAKEN,
  RECORDS,
  ROOMS_MEANT,
  SENT,
  WAITING,
} from '../../src/apartment/operations/locks/batch-records.ts'
import { STATEMENTS } from '../../src/apartment/operations/service/statements.ts'
import { GIVE_SMS_BACK, TAKE_SMS } from '../../src/apartment/texts/balance.ts'
import { KEEP_TEXT } from '../../src/apartment/texts/queued.ts'
import { USER_INFO } from '../../src/apartment/user-info.ts'
import { about } from '../../src/server/messages/notices.ts'
import { JOB_QUEUED } from '../../src/server/jobs/run-now.ts'
import { frequentPasses, nightPasses, quietPeople } from '../../src/apartment/jobs/in-out-abnormal.ts'
import { placeSettled, waitingPlaces } from '../../src/server/jobs/settings-applying.ts'
import * as scheduled from '../../src/server/scheduled/statements.ts'
import {
  changedPlaces,
  placesMade,
  placesOf,
  runMade,
  runsOf,
  undoAsked,
} from '../../src/server/calls/settings-runs.ts'
import {
  placesChanged,
  placesSeenTo,
  receiversFree,
  receiversHeld,
  receiversSent,
} from '../../src/server/jobs/settings-sending.ts'
import {
  changesWaiting,
  receiversHold,
  receiversKnown,
  receiversOfTasks,
  sentInSum,
  sentInVain,
} from '../../src/server/calls/settings-receivers.ts'
import { MESSAGE_DUE } from '../../src/server/webhooks/replay.ts'
import { AGAIN_DUE, SECRET_MADE, SECRET_REPLACED, WAITING_DUE } from '../../src/server/events/calls.ts'
import { TARGET_ASKED } from '../../src/server/events/test-event.ts'
import { type OwnStatement, textFor } from '../../src/server/calls/statements.ts'
import { scopeOf } from '../support/scopes.ts'
import { write, type Written } from '../../src/server/sql/writing.ts'
import { statementsOf } from './plans.ts'

const built = await loadModel('schemas')
if ('mistakes' in built) throw new Error('the schemas do not build')
const { model } = built
const tenantTables = new Set(
  tablesOf(model)
    .filter(({ columns }) => model.entities && columns[0]?.name === 'client_id' && !columns[0].identity)
    .map(({ name }) => name),
)
const tables = new Set(tablesOf(model).map(({ name }) => name))
const narrow = scopeOf({
  client_id: 7,
  staff_id: 9,
  role_id: 2,
  type: 1,
  store_ids: [1],
  home_ids: [2],
  home_store_ids: [1],
})

/** Tables as the statement names them, each with its alias; an insert has none. A column may be called like a table. */
const namesIn = ({ text }: Written) =>
  [...text.matchAll(/(?<=\b(?:from|join|into|update) )"(\w+)"(?: (t\d+)\b)?|"(\w+)" (t\d+)\b/g)]
    .map(([, name, alias, listed, its]) => ({ name: name ?? listed!, alias: alias ?? its }))
    .filter(({ name }) => tables.has(name))

/** Tables of tenants that stand in the statement without the tenant's condition. */
function unguarded(written: Written): readonly string[] {
  const place = written.slots.findIndex(({ is }) => is === 'client') + 1
  // In one pass: a report about many entities is a long text with thousands of names.
  const guarded = new Set(
    [...written.text.matchAll(new RegExp(`\\b(t\\d+)\\.client_id = \\$${place}::bigint`, 'g'))].map(
      ([, alias]) => alias,
    ),
  )
  const given = new RegExp(
    `\\binsert into "(\\w+)" \\("?client_id"?, [^()]*\\) (?:values|select) \\(?\\$${place}::bigint`,
    'g',
  )
  const inserted = new Set([...written.text.matchAll(given)].map(([, name]) => name))
  return namesIn(written)
    .filter(({ name }) => tenantTables.has(name))
    .filter(({ name, alias }) => !(alias === undefined ? inserted.has(name) : guarded.has(alias)))
    .map(({ name, alias }) => `${name} ${alias ?? '(no alias)'}`)
}

/** Values that no record has yet are judged by themselves, whatever tables there are. */
const readsNothing = (name: string): boolean => name === 'foresee a new one'

describe.each(Object.values(model.entities))('$name', (entity) => {
  const statements = statementsOf(model, entity).map(({ name, about = entity.name, body }) => ({
    name,
    levels: model.entities[about]!.scope.levels,
    written: write(model, narrow, body),
  }))

  test('every table of a tenant in every statement carries the tenant’s condition', () => {
    const found = statements.map(({ name, written }) => ({ name, unguarded: unguarded(written) }))
    expect(found.filter((one) => one.unguarded.length > 0)).toEqual([])
    expect(statements.filter(({ name, written }) => (namesIn(written).length === 0) !== readsNothing(name))).toEqual([])
  })

  test('statements about its records carry the limits of every scope level', () => {
    const about = statements.filter(({ name }) => !readsNothing(name) && !/^(insert|link|unlink|entry)/.test(name))
    const without = (level: string) =>
      about
        .filter(({ levels }) => level in levels)
        .filter(({ written }) => !written.slots.some((slot) => slot.is === 'level' && slot.name === level))
        .map(({ name }) => name)
    expect(Object.keys(entity.scope.levels).flatMap(without)).toEqual([])
  })
})

const OWN: readonly OwnStatement[] = [
  ...Object.values(scheduled).filter((one) => typeof one === 'object'),
  ...[changedPlaces, placeSettled, placesMade, placesOf, runMade, runsOf, undoAsked, waitingPlaces],
  ...[changesWaiting, receiversHold, receiversKnown, receiversOfTasks, sentInSum, sentInVain],
  ...[placesChanged, placesSeenTo, receiversFree, receiversHeld, receiversSent, LOCKS_AT],
  ...[AWAY, BRANCHES, LOCKS_IN_REACH, REPORTS_OF_PLACE, MESSAGE_TO, JOB_QUEUED, MESSAGE_DUE],
  ...[AGAIN_DUE, SECRET_MADE, SECRET_REPLACED, TARGET_ASKED, WAITING_DUE],
  ...[ADDRESSED, ALARMED, ENERGY_BESIDE, WATER_BESIDE, MEASURED, SIGN_TOLD],
  ...[ENERGY_ACTED, ENERGY_BEGUN, ENERGY_COUNTED, ENERGY_DIFFERING, ENERGY_ENTERED, ENERGY_NOTED, ENERGY_SETTLED],
  ...[WATER_ACTED, WATER_BEGUN, WATER_COUNTED, WATER_DIFFERING, WATER_ENTERED, WATER_NOTED, WATER_SETTLED],
  ...[HOME_ENERGY, BOOKED, HOMES, METERS, ROOMS, SPREAD, UNPAID, WRITE],
  ...[PENDING, TEXTS_WAITING, FORGET_TEXTS, TAKE_SMS, GIVE_SMS_BACK, KEEP_TEXT],
  ...[SMS_LEFT, USER_INFO, ...Object.values(STATEMENTS), CONFIRM, CONFIRMED, FORGET, KEEP_ALL, KNOWN, TAKE_BACK],
  ...[LATER_DONE, TAKE_BACK_EARLIER],
  ...[
    frequentPasses,
    nightPasses,
    quietPeople,
    EARLIEST,
    ENDING,
    metersAfter(ELECTRICITY),
    metersAfter(WATER),
    homesAfter,
    doorsAfter,
    doorDays,
    expiredVisitors,
    usageStatement(ELECTRICITY),
    usageStatement(WATER),
    ...[ELECTRICITY, WATER].flatMap((of) => [hoursOfUse(of), daysOfUse(of)]),
  ],
  ...[CLEARED, CLEARED_BY, NAME_HELD, OVERDUE, NUMBER_BOOKED, ENERGY_OPENED, WATER_OPENED],
  ...[ENDING_GRANTS, OUT_OF_WARRANTY, STILL_AWAY, UNOPENED],
  ...[AGAIN, DONE, KEEP_FOR_BATCH, NUMBERS_TAKEN, RECORDS, ROOMS_MEANT, SENT, WAITING],
  ...[countStatement(ELECTRIC_MONTHS), comparedStatement(ELECTRIC_MONTHS)],
  ...[ELECTRIC_MONTH, WATER_MONTH].flatMap((of) => [monthsForgotten(of), monthsMade(of), monthsThere(of)]),
  roomsAfter,
]

test.each(OWN)("the product's own statement $name carries it, too", ({ text }) => {
  const statement = write(model, narrow, (writing) => text(textFor(writing)))
  expect(unguarded(statement)).toEqual([])
  expect(statement.slots.filter(({ is }) => is === 'client')).not.toEqual([])
})

test('what one person is told of records carries it and their limits, too', () => {
  const statement = write(model, narrow, about(model.entities['command_task']!))
  expect(unguarded(statement)).toEqual([])
  expect(statement.slots.flatMap((slot) => (slot.is === 'level' ? [slot.name] : []))).toEqual(['store', 'home'])
})

test('a product reads no company but the own one', () => {
  const { text } = write(model, narrow, (writing) => textFor(writing).company('client').where)
  expect(text).toBe('t1."client_id" = $1::bigint')
})

/**
 * Why text that names a tenant's table may stand outside of `sql/`: there is no scope that could be asked, or it is the
 * scope that is being found.
 */
const OUTSIDE: Readonly<Record<string, string>> = {
  'events/queue.ts':
    'sends for every company: what is due is found in any, and each thing is read and written by its company and its own key',
  'files/rows.ts':
    'writes files of the asking account, by both its keys; the two that remove what nobody holds, and release what a record has lost, are the server’s own, of all companies, and join by the company; back-ups read all companies’ files',
  'calls/idempotency.ts': 'reads and writes what the asking account itself has sent, by both its keys',
  'calls/by-file/repeats.ts': 'reads and writes what the asking account itself has sent, by both its keys',
  'commands/queue.ts':
    'dispatches for every company, and reads and writes of each command by both its keys; a link says which company',
  'watch/figures.ts':
    'counts the work behind the calls: all of it for who runs the server, or by a parameter the asking account’s company’s',
  'jobs/queue.ts': 'finds what is due in any company; what a run then does is done in its own',
  'jobs/settings-queue.ts':
    'notes what changed for the company whose settings were written, and finds by both their keys what waited for commands that have ended',
  'webhooks/inbox.ts':
    'takes in for the company that a message was signed for, and finds what is due in any; what handles one is done in its own',
  'messages/notices.ts':
    'writes messages of the asking account’s own company, whose client is a parameter; what it tells one person is of records that they see',
  'operations/import/runs.ts':
    'asks of the account that began an import, by both its keys, whether it still is who it was',
  'apartment/bench/benched.ts': 'is run by benchmarks on a database of their own, and by no server',
  'apartment/bench/former-list.ts': 'is run by benchmarks on a database of their own, and by no server',
  'apartment/bench/guided.ts': 'is run by benchmarks on a database of their own, and by no server',
  'apartment/bench/month.ts': 'is run by benchmarks on a database of their own, and by no server',
  'auth/accounts.ts':
    'finds accounts by name before it is known whose company it is; what is read of one is read by both its keys',
  'auth/api-tokens.ts':
    'reads the account that a token is of, as a session’s is read; its last use is noted by both its keys',
  'auth/first-account.ts': 'makes the first company',
  'auth/grants.ts': 'reads what a role and an account may, from which rights and scope are decided',
  'auth/sessions.ts': 'reads the account that a session is of: its scope is made from this',
  'auth/user-info.ts': 'reads the account itself and what it is limited to, by both its keys',
}

test('text of SQL that names a tenant’s table stands outside of the builder only where there is no scope yet', async () => {
  const root = new URL('../../src/', import.meta.url)
  const files = (await readdir(root, { recursive: true })).filter((name) =>
    /^(?!server\/(sql|store)\/)(server|apartment)\/.*\.ts$/.test(name),
  )
  const names = new RegExp(`\\b(from|join|into|update) "?(${[...tenantTables].join('|')})"?[\\s\`',)]`, 'u')
  const found = await Promise.all(
    files.map(
      async (name) => [name, names.test(withoutComments(await readFile(new URL(name, root), 'utf8')))] as const,
    ),
  )
  expect(
    found
      .filter(([, isFound]) => isFound)
      .map(([name]) => name.replace(/^server\//, ''))
      .toSorted(),
  ).toEqual(Object.keys(OUTSIDE).toSorted())
})

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|^import .*$/gmu, '')

test('a statement that forgot the condition would be found', () => {
  const [room] = [...tenantTables]
  expect(unguarded({ text: `select 1 from "${room}" t1 where t1.id = 1`, slots: [], name: null })).toEqual([
    `${room} t1`,
  ])
  expect(unguarded({ text: `insert into "${room}" (name) values ($1)`, slots: [], name: null })).toEqual([
    `${room} (no alias)`,
  ])
})
