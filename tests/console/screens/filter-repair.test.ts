/** What an address says of a list's filters, as far as the list has them. */
import { expect, it } from 'vitest'
import { repairedFilter } from '../../../src/console/screens/list/views/repair.ts'
import type { Reader } from '../../../src/console/screens/entity-view.ts'
import rooms from '../../../src/generated/console/resources/rooms.ts'

const view = { entity: rooms, may: () => true } as unknown as Reader

it.each([
  [{ room_let: '1,3' }, { room_let: ['1', '3'] }],
  [{ room_let: ['1', '9'] }, { room_let: ['1'] }],
  [{ room_let: '1,9' }, { room_let: ['1'] }],
  [{ room_let: '1' }, { room_let: '1' }],
  [{ room_let: '9' }, {}],
])('%j is read as %j', (given, read) => {
  expect(repairedFilter(view, given)).toEqual(read)
})
