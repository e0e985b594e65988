/**
 * A tenant moves to another room, of the same home or of another: one call, one transaction. The lease ends in the old
 * room as at a check-out, but for the deposit, which goes along; the new room is let from today to the end of the term.
 */
import { AppError } from '../../../errors/app-error.ts'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { Label } from '../../../model/model.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { dayOf } from '../../../values/calendar.ts'
import { invalid } from '../devices/refused.ts'
import { carryIn } from './account-carried.ts'
import { othersIn, refuseOverstayed, type Others } from './account-owner.ts'
import { NOTHING } from './credentials.ts'
import { credentialsOf } from './each.ts'
import { endLease, leaseOf, type Lease } from './ending.ts'
import { meterOf, openMeter } from './power.ts'
import { reissue } from './reissue.ts'
import { inWords, saidOf, termsStep, unlessPreview, withoutKeys, type Step } from './steps.ts'
import { tenantsThere } from './tenants-there.ts'
import { placeOf, tellOfMove } from './told.ts'
import { openWater } from './water.ts'

type Request = CallTypes['lease_move']['request']

const SAME: Label = { zh: '租客已住在该房间', en: 'The tenant lives in this room already' }
const OTHER_HOME: Label = { zh: '该房间不属于所选房源', en: 'This room is not of the chosen home' }
const ROOM_FIELDS = ['home_id', 'uncleared_grants', 'rent'] as const

/**
 * Both rooms are held in the order of their numbers: two who move into each other's wait for each other in turn.
 * Answers the new one.
 */
async function holdRooms({ records }: Work, { room_id: old }: Lease, { room_id, home_id, uncleared }: Request) {
  if (room_id === old) throw invalid('room_id', SAME)
  const held = await records.of('room').holdAll([old, room_id], ROOM_FIELDS)
  const room = held.get(room_id) ?? (await records.of('room').hold(room_id, ROOM_FIELDS, 'room_id'))
  if (home_id !== undefined && room.home_id !== home_id) throw invalid('room_id', OTHER_HOME)
  const isLeft = Number(room.uncleared_grants ?? 0) > 0
  if (isLeft && uncleared !== true) throw new AppError('room_uncleared')
  return room
}

interface There {
  readonly home_id: number
  /** Who the tenant is among those of that home. */
  readonly tenant_id: number
}

const letTo = (
  { records, now }: Work,
  lease: Lease,
  { home_id, tenant_id }: There,
  { room_id, rent }: Request,
): Promise<number> => {
  const { deposit, note, lease_range } = lease
  return records.of('lease').create(
    {
      ...{ home_id, room_id, tenant_id, lease_range: [dayOf(now), lease_range[1]!], rent: rent ?? lease.rent },
      ...(deposit !== null && { deposit }),
      ...(note !== null && { note }),
    },
    { lease_range: 'room_id' },
  )
}

const TENANT_FIELDS = ['name', 'phone'] as const

/** Who lives with the tenant today, even if only for a few days. */
async function livingThere({ records, now }: Work, { key: lease_id }: Lease) {
  const found = await records.of('co_tenant').find({ lease_id }, ['tenant_id', 'relation', 'left_on', 'note'])
  return found.filter(({ left_on }) => left_on === null || left_on > dayOf(now))
}

type CoTenant = Awaited<ReturnType<typeof livingThere>>[number]

/** `tenants`: who each of them is among those of the home. */
async function come(
  { records, now }: Work,
  home_id: number,
  lease_id: number,
  all: readonly CoTenant[],
  tenants: readonly number[],
) {
  await records.of('co_tenant').createTogether(
    all.map(({ relation, left_on, note }, at) => ({
      ...{ home_id, lease_id, tenant_id: tenants[at]!, relation, joined_on: dayOf(now) },
      ...(left_on !== null && { left_on }),
      ...(note !== null && { note }),
    })),
  )
}

/** Of each in its place. */
async function peopleOf({ records }: Work, tenants: readonly number[]) {
  const found = await records.of('tenant').find({ tenant_id: { in: tenants } }, TENANT_FIELDS)
  const known = new Map(found.map((one) => [one.key, one]))
  return tenants.map((tenant_id) => {
    const { name = '', phone = '' } = known.get(tenant_id) ?? {}
    return { tenant_id, name: name ?? '', phone: phone ?? '' }
  })
}

const OF_NEW: Readonly<Record<string, string>> = { reading: 'new_reading', water_read: 'new_water_read' }

/** Readings are of the new room: what is wrong with them is said beside them. */
async function openNew(work: Work, home_id: number, others: Others, request: Request): Promise<readonly Step[]> {
  const { room_id, new_reading: reading, new_water_read, forced } = request
  const given = { ...(reading !== undefined && { reading }), ...(forced !== undefined && { forced }) }
  try {
    const { steps } = await openMeter(work, { home_id, room_id, others }, await meterOf(work, room_id), given)
    return [...steps, ...(await openWater(work, room_id, others, new_water_read))]
  } catch (error) {
    const fields = error instanceof AppError ? error.data?.fields : undefined
    if (!(error instanceof AppError) || fields === undefined) throw error
    const told = fields.map((one) => ({ ...one, field: OF_NEW[one.field] ?? one.field }))
    throw new AppError(error.key, error.params, { fields: told }, { cause: error })
  }
}

const OLD: Label = { zh: '原房间', en: 'Old room' }
const NEW: Label = { zh: '新房间', en: 'New room' }
const DELETED: Label = { zh: '从原房间删除', en: 'Deleted from the old room' }
const ISSUED: Label = { zh: '下发到新房间', en: 'Issued in the new room' }

/** Both rooms have locks and meters: of each step is said whose they are. */
const inRoom =
  ({ lang }: Work, room: Label) =>
  ({ text = '', ...step }: Step): Step => ({
    ...step,
    ...inWords({ lang }, text === '' ? room : saidOf(room, { zh: text, en: text })),
  })

/** Of credentials, what is done about them as well; one about which nothing is done says why. */
const credentialIn =
  (work: Work, sent: Label, room: Label) =>
  (step: Step): Step =>
    inRoom(work, step.state === 'sent' || step.state === 'waiting' ? sent : room)(step)

export const leaseMove: Operation<'lease_move'> = async (work, request) => {
  const {
    id,
    room_id,
    credentials = true,
    notify,
    preview,
    reading,
    forced,
    water_read,
    balance,
    refund,
    note,
  } = request
  const read = { reading, forced, water_read, balance, refund, ...(note !== undefined && { note }) }
  const lease = await leaseOf(work, id)
  const room = await holdRooms(work, lease, request)
  const { home_id } = room
  const stays = home_id === lease.home_id
  const others = await livingThere(work, lease)
  const before = await credentialsOf(work, id)
  const ended = await endLease(work, lease, { ...read, date: dayOf(work.now), money: [], stays })
  const moving = [lease.tenant_id, ...others.map(({ tenant_id }) => tenant_id)]
  const there = stays ? moving : await tenantsThere(work, home_id, moving)
  const [first, ...living] = await peopleOf(work, there)
  const tenant = first!
  const lease_id = await letTo(work, lease, { home_id, tenant_id: tenant.tenant_id }, request)
  await work.records.of('check_out').change(ended.check_out_id, { new_lease_id: lease_id })
  await come(work, home_id, lease_id, others, there.slice(1))
  const issued = credentials
    ? await reissue(
        work,
        { room_id, lease_id, until: lease.lease_range[1]!, people: [tenant, ...living] },
        before,
        'credentials',
      )
    : { ...NOTHING, own: [] }
  const beside = await othersIn(work, { key: lease_id, room_id, lease_range: [dayOf(work.now)] })
  refuseOverstayed(work, beside)
  const opened = await openNew(work, home_id, beside, request)
  const carried = await carryIn(work, room_id, ended.check_out_id, ended.carried)
  const { total, lines } = ended.told
  const places = [await placeOf(work, id), await placeOf(work, lease_id)] as const
  const told = await tellOfMove(work, {
    ...{ home_id, lease_id, places, phone: tenant.phone, to: lease.lease_range[1]!, total },
    ...(!stays && { left: { home_id: lease.home_id, lease_id: id } }),
    ...{ passwords: issued.own, ...(notify !== undefined && { notify }) },
  })
  const steps: Step[] = [
    { step: 'room', state: 'done', text: places.join(' → ') },
    ...ended.settled.map(inRoom(work, OLD)),
    ...ended.removed.map(credentialIn(work, DELETED, OLD)),
    ...ended.faces,
    termsStep(work, {
      ...{ lease_range: [dayOf(work.now), lease.lease_range[1]!], rent: request.rent ?? lease.rent },
      ...{ deposit: lease.deposit, asking: room.rent },
    }),
    ...issued.steps.map(credentialIn(work, ISSUED, NEW)),
    ...opened.map(inRoom(work, NEW)),
    ...[...carried, ...told],
  ]
  unlessPreview(preview, { total, lines, steps: steps.map(withoutKeys) })
  return {
    ...{ lease_id, check_out_id: ended.check_out_id, total, lines, steps },
    ...(issued.passwords.length > 0 && { passwords: issued.passwords.join('\n') }),
  }
}
