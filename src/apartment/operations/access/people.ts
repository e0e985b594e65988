import { AppError } from '../../../errors/app-error.ts'
import { GrantOpType } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import {
  clear,
  clearFromDoors,
  deliver,
  doorsOf,
  GRANT_FIELDS,
  noted,
  PERSON_FIELDS,
  type Delivery,
} from '../../commands/deliveries.ts'
import { invalid } from '../devices/refused.ts'

/** To each door that is chosen: those that have the person are told what changed. */
export const personDeliver: Operation<'access_person_deliver'> = async (work, { id, device_ids }) => {
  const { records } = work
  const person = await records.of('access_person').hold(id, PERSON_FIELDS, 'id')
  const places = await doorsOf(work, { home_id: person.home_id, device_ids })
  const grants = records.of('access_grant')
  const known = new Map(
    (await grants.find({ access_person_id: id }, GRANT_FIELDS)).map((one) => [one.device_id, one] as const),
  )
  const news = places.filter(({ device_id }) => !known.has(device_id))
  const made = await grants.createAll(
    news.map(({ home_id, device_id }) => ({ access_person_id: id, home_id, device_id })),
  )
  const keys = new Map<number, number>([...known].map(([device_id, { key }]) => [device_id, key]))
  for (const [at, key] of made.entries()) {
    if (key instanceof AppError) throw key
    keys.set(news[at]!.device_id, key)
  }
  const doors = places.map((place): Delivery => ({ ...place, key: keys.get(place.device_id)! }))
  const sent = await deliver(work, person, doors)
  const as = ({ device_id }: Delivery): GrantOpType =>
    known.get(device_id)?.held === true ? GrantOpType.update : GrantOpType.create
  return { delivering: await noted(work, doors, { sent, as }) }
}

export const personClear: Operation<'access_person_clear'> = async (work, { id, delete: isLeaving = false }) => ({
  clearing: await clearFromDoors(work, id, isLeaving),
})

const NOT_READY = {
  zh: '下发需要本人同意、人脸照片，且未过有效期',
  en: 'To be delivered, a person needs consent, a face photo and a validity that has not ended',
}

/** What failed, once more and as the person is now. */
export const grantRetry: Operation<'access_grant_retry'> = async (work, { id }) => {
  const { records, now } = work
  const grants = records.of('access_grant')
  const [known] = await grants.find({ id }, ['access_person_id'], 1)
  // The person first, as everybody does who writes both.
  const person = await records.of('access_person').hold(known!.access_person_id, PERSON_FIELDS, 'id')
  const { key, home_id, device_id, op_type } = await grants.hold(id, ['home_id', 'device_id', 'op_type'], 'id')
  const { sn } = await records.of('device').hold(device_id, ['sn'], 'id')
  const doors = [{ key, home_id, device_id, sn }]
  const isReady = person.consent && person.face_photo !== null && Date.parse(person.valid_until!) > now.getTime()
  if (op_type !== GrantOpType.delete && !isReady) throw invalid('id', NOT_READY)
  const sent =
    op_type === GrantOpType.delete ? await clear(work, person.key, doors) : await deliver(work, person, doors)
  await noted(work, doors, { sent, as: () => op_type })
  const [one] = sent
  if (one === undefined || 'refused' in one) throw new AppError('busy')
  return { task_id: one.task }
}
