/**
 * Somebody moves in: one call, one transaction, all of it or nothing. Whom and what for is asked of the identity port
 * ahead; devices are told by the queue, the tenant once everything is committed.
 */
import { AppError } from '../../../errors/app-error.ts'
import { said } from '../../../errors/said.ts'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { Label } from '../../../model/model.ts'
import type { Ahead, AskingFirst, Work } from '../../../server/calls/operation.ts'
import { dayOf } from '../../../values/calendar.ts'
import { masks } from '../../../generated/masks.ts'
import { masked } from '../../../values/mask.ts'
import { invalid, refused } from '../devices/refused.ts'
import { othersIn, refuseOverstayed } from './account-owner.ts'
import { makeContract } from './contract-text.ts'
import { issue, NOTHING, openLock, rangeOf, type Getting, type Issued } from './credentials.ts'
import { idCardOf, verified } from './identity.ts'
import { meterOf, openMeter, setTerms } from './power.ts'
import { inWords, termsStep, unlessPreview, withoutKeys, type Step } from './steps.ts'
import { placeOf, tellOfCheckIn } from './told.ts'
import { openWater } from './water.ts'
import { refuseBlocked, refuseSharing, tenantsOf, type Given, type Who } from './who.ts'

type Request = CallTypes['lease_check_in']['request']
type Response = CallTypes['lease_check_in']['response']

/** As they were typed; null: a tenant who is known. */
function typed({ lang }: Pick<Work, 'lang'>, { name, phone, id_card, tenant_id }: Request): Given | null {
  if (tenant_id !== undefined) return null
  return { name: name!, phone: phone!, ...(id_card !== undefined && { id_card: idCardOf(lang, id_card) }) }
}

const LATER: Label = {
  zh: '预览时不核验，办理时再向实名认证服务核验',
  en: 'Not verified in a preview; the service is asked when it is done',
}

/** Null: nobody has asked for it. A preview asks no register: each question is counted there, and costs. */
async function verifiedAhead(ahead: Ahead, request: Request, given: Given | null): Promise<Step | null> {
  if (request.verify !== true) return null
  const known =
    given ?? (await ahead.records.of('tenant').find({ tenant_id: request.tenant_id! }, ['name', 'id_card'], 1))[0]
  const at = given === null ? 'tenant_id' : 'id_card'
  if (known?.id_card == null) throw refused(ahead.lang, 'id_card_missing', at)
  const id_card = idCardOf(ahead.lang, known.id_card, at)
  if (request.preview === true) return { step: 'real_name', state: 'skipped', ...inWords(ahead, LATER) }
  await verified(ahead, { name: known.name ?? '', id_card }, at)
  return { step: 'real_name', state: 'done' }
}

const FIELDS = ['home_id', 'uncleared_grants'] as const

/** Held: of two who let it at once one waits, and is told. */
async function roomOf({ records, now, lang }: Work, { room_id, uncleared, lease_range }: Request) {
  const { home_id, uncleared_grants } = await records.of('room').hold(room_id, FIELDS, 'room_id')
  const isLeft = Number(uncleared_grants ?? 0) > 0
  if (isLeft && uncleared !== true) throw new AppError('room_uncleared')
  if (lease_range[1]! < dayOf(now)) throw refused(lang, 'lease_past', 'lease_range')
  return { home_id, room_id }
}

async function known(work: Work, home_id: number, tenant_id: number): Promise<Who> {
  const fields = ['name', 'phone', 'home_id', 'blocked', 'block_reason', 'erased_at'] as const
  const found = await work.records.of('tenant').hold(tenant_id, fields, 'tenant_id')
  if (found.home_id !== home_id || found.erased_at !== null) throw invalid('tenant_id', said('not_found'))
  refuseBlocked(work, [found], 'tenant_id')
  const name = found.name ?? ''
  return { tenant_id, name, called: masked(masks.name, name), phone: found.phone ?? '', isNew: false }
}

interface Letting {
  readonly home_id: number
  readonly room_id: number
  readonly lease_id: number
  readonly who: Who
}

const besideAt = (place: number): string => `co_tenants.${place}.`

/** The tenant first, then who lives with them, found or made: at once, where the tenant may be somebody new. */
async function peopleOf(
  work: Work,
  home_id: number,
  { co_tenants = [], tenant_id }: Request,
  given: Given | null,
): Promise<readonly [Who, ...Who[]]> {
  const beside = co_tenants.map(({ name, phone }): Given => ({ name, phone }))
  const at = (place: number): string => (place === 0 ? '' : besideAt(place - 1))
  const [who, ...others] = (
    given === null
      ? [await known(work, home_id, tenant_id!), ...(await tenantsOf(work, home_id, beside, besideAt))]
      : await tenantsOf(work, home_id, [given, ...beside], at)
  ) as [Who, ...Who[]]
  refuseSharing(work, who, others, besideAt)
  return [who, ...others]
}

async function moveIn(
  work: Work,
  request: Request,
  { home_id, lease_id }: Letting,
  all: readonly Who[],
): Promise<void> {
  const { co_tenants = [], lease_range } = request
  const joined_on = dayOf(work.now) > lease_range[0]! ? dayOf(work.now) : lease_range[0]!
  await work.records.of('co_tenant').createTogether(
    all.map(({ tenant_id }, at) => ({ home_id, lease_id, tenant_id, relation: co_tenants[at]!.relation, joined_on })),
    { tenant_id: 'co_tenants' },
  )
}

/** What they open the door with: the tenant first, each co-tenant after. */
async function openDoor(
  work: Work,
  request: Request,
  { room_id, lease_id, who }: Letting,
  beside: readonly Who[],
): Promise<readonly Issued[]> {
  const { grant_types = [], co_tenants = [], password, face_photo, consent } = request
  const range = rangeOf(work, termOf(request))
  const given = { face_photo, consent, ...(password !== undefined && { password }) }
  const people: readonly Getting[] = [
    { who, types: grant_types, range, ...given },
    ...beside.map((one, at): Getting => {
      const { grant_type } = co_tenants[at]!
      return { who: one, types: grant_type == null ? [] : [grant_type], range }
    }),
  ]
  const types = people.flatMap((one) => one.types)
  if (types.length === 0) return people.map(() => NOTHING)
  const at = grant_types.length > 0 ? 'grant_types' : 'co_tenants'
  const device_id = await openLock(work, room_id, { types, at })
  return issue(work, { room_id, device_id, lease_id }, people)
}

const KNOWN: Label = { zh: '已有租客档案', en: 'on record' }
const NEW: Label = { zh: '新建租客档案', en: 'new record' }

/** Whom it found, or made. */
function personStep(work: Work, step: 'tenant' | 'co_tenant', { tenant_id, called, phone, isNew }: Who): Step {
  const [who, how] = [`${called} ${masked(masks.phone, phone)}`.trim(), isNew ? NEW : KNOWN]
  return {
    ...{ step, state: 'done', tenant_id },
    ...inWords(work, { zh: `${who}，${how.zh}`, en: `${who}, ${how.en}` }),
  }
}

const termOf = ({ lease_range }: Request): readonly [string, string] => [lease_range[0]!, lease_range[1]!]

async function checkIn(work: Work, request: Request, asked: Asked): Promise<Response> {
  const { records } = work
  const { lease_range, rent, deposit, note } = request
  const { home_id, room_id } = await roomOf(work, request)
  const [who, ...living] = await peopleOf(work, home_id, request, asked.given)
  if (asked.verified !== null) await records.of('tenant').change(who.tenant_id, { real_name_verified: true })
  const lease_id = await records.of('lease').create({
    ...{ home_id, room_id, tenant_id: who.tenant_id, lease_range, rent },
    ...(deposit !== undefined && { deposit }),
    ...(note !== undefined && { note }),
  })
  const beside = await othersIn(work, { key: lease_id, room_id, lease_range })
  refuseOverstayed(work, beside)
  const letting = { home_id, room_id, lease_id, who }
  await moveIn(work, request, letting, living)
  const [own = NOTHING, ...others] = await openDoor(work, request, letting, living)
  const meter = await meterOf(work, room_id)
  const terms = await setTerms(work, { home_id, room_id }, meter, request)
  const { steps: opening, remaining } = await openMeter(work, { home_id, room_id, others: beside }, meter, request)
  const water = await openWater(work, room_id, beside, request.water_read)
  const contract =
    request.contract_template_id == null ? null : await makeContract(work, lease_id, request.contract_template_id)
  const place = await placeOf(work, lease_id)
  const told = await tellOfCheckIn(work, { ...request, home_id, lease_id, place, who, passwords: own.passwords })
  const steps: readonly Step[] = [
    { step: 'room', state: 'done', text: place },
    ...(asked.verified === null ? [] : [asked.verified]),
    personStep(work, 'tenant', who),
    termsStep(work, { lease_range, rent, ...(deposit !== undefined && { deposit }) }),
    ...own.steps,
    ...living.flatMap((one, at) => [personStep(work, 'co_tenant', one), ...others[at]!.steps]),
    ...[...terms, ...opening, ...water],
    ...(contract === null ? [] : [{ step: 'contract', state: 'done' } as const]),
    ...told,
  ]
  const passwords = [own, ...others].flatMap((one) => one.passwords)
  unlessPreview(request.preview, { steps: steps.map(withoutKeys), ...(remaining !== null && { remaining }) })
  return {
    ...{ lease_id, tenant_id: who.tenant_id, steps: [...steps] },
    ...(contract !== null && { contract_text_id: contract }),
    ...(remaining !== null && { remaining }),
    ...(passwords.length > 0 && { passwords: passwords.join('\n') }),
  }
}

interface Asked {
  readonly given: Given | null
  readonly verified: Step | null
}

export const leaseCheckIn: AskingFirst<'lease_check_in'> = {
  asks: ({ verify }) => verify === true,
  ahead: async (ahead, request) => {
    const given = typed(ahead, request)
    const asked = { given, verified: await verifiedAhead(ahead, request, given) }
    return (work) => checkIn(work, request, asked)
  },
}
