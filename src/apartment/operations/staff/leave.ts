/** A member of staff leaves: the account ends, and whatever opened a door for them is taken back. */
import type { Label } from '../../../model/model.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { clearFromDoors } from '../../commands/deliveries.ts'
import { invalid } from '../devices/refused.ts'
import { grantsOf, removeGrants } from '../leases/removal.ts'
import { doorStep, type Step } from '../leases/steps.ts'
import { heldByStaff } from './held.ts'

const YOURSELF: Label = { zh: '不能为自己办理离职', en: 'You cannot record that you have left yourself' }
const SAME: Label = { zh: '接手人不能是离职员工本人', en: 'Somebody else must take the homes over' }
const BEYOND: Label = {
  zh: '该员工还有您管理范围外的门锁授权或门禁人脸，请由公司账号办理',
  en: 'This person also has lock credentials or faces at doors beyond your scope; a company account must do this',
}

export const staffLeave: Operation<'staff_leave'> = async (work, { id, successor_id }) => {
  if (id === work.actor.staff_id) throw invalid('id', YOURSELF)
  if (id === successor_id) throw invalid('successor_id', SAME)
  const staff = work.records.of('staff')
  const { home_ids } = await staff.hold(id, ['home_ids'], 'id')
  const { total, seen } = await heldByStaff(work, id)
  if (total > seen) throw invalid('id', BEYOND)
  const removed = await removeGrants(work, await grantsOf(work, { staff_id: id }))
  const steps = [...(await withPlaces(work, removed)), ...(await faces(work, id))]
  // Those who have left keep their list: an empty one would mean every home.
  await staff.change(id, { active: false })
  if (successor_id !== undefined) await handOver(work, home_ids ?? [], successor_id)
  return { steps }
}

/** They held doors in many places: each step says of which room it is. */
async function withPlaces(work: Work, steps: readonly Step[]): Promise<readonly Step[]> {
  const { records, lang } = work
  const devices = await records.of('device').holdAll(
    steps.flatMap(({ device_id }) => device_id ?? []),
    ['home_id', 'room_id'],
  )
  const keys = (name: 'home_id' | 'room_id') => [...new Set([...devices.values()].flatMap((one) => one[name] ?? []))]
  const homes = await records.of('home').find({ home_id: { in: keys('home_id') } }, ['name'])
  const rooms = await records.of('room').find({ room_id: { in: keys('room_id') } }, ['display_name'])
  const home = new Map(homes.map(({ key, name }) => [key, name]))
  const room = new Map(rooms.map(({ key, display_name }) => [key, display_name]))
  return steps.map((step) => {
    const at = devices.get(step.device_id ?? 0)
    const place = [home.get(at?.home_id ?? 0), room.get(at?.room_id ?? 0)].filter(Boolean).join(' ')
    // Where nothing is said of a credential stands whose it is: all of these are of who leaves.
    const parts = [place, step.state === 'sent' ? '' : step.text].filter(Boolean)
    return parts.length === 0 ? step : { ...step, text: parts.join(lang === 'zh' ? '：' : ': ') }
  })
}

async function faces(work: Work, staff_id: number): Promise<readonly Step[]> {
  const steps: Step[] = []
  for (const { key } of await work.records.of('access_person').find({ staff_id }, []))
    steps.push(doorStep(work, await clearFromDoors(work, key, true)))
  return steps
}

/** Whoever manages every home of their stores needs none by name. */
async function handOver({ records }: Work, home_ids: readonly number[], successor_id: number): Promise<void> {
  const staff = records.of('staff')
  const { home_ids: own } = await staff.hold(successor_id, ['home_ids'], 'successor_id')
  if (own !== null && own.length > 0)
    await staff.change(successor_id, { home_ids: [...new Set([...own, ...home_ids])] })
}
