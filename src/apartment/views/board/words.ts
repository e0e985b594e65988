/** What is said of a room, in words: on its tile and in the table. */
import { useMemo } from 'react'
import { useTranslate } from 'ra-core'
import { BoardState, NetState, RoomLet } from '../../../generated/enums.ts'
import { text } from '../../../console/kit/lang.ts'
import { fieldOf, useEntityView, type EntityView } from '../../../console/screens/entity-view.ts'
import { enumText } from '../../../kinds/enum-chip.tsx'
import { amountIn } from '../../../kinds/numbers.ts'
import { lease_ending_days } from '../../../generated/constants.ts'
import { daysBetween, dayOf } from '../../../values/calendar.ts'
import { useStates, type Tone } from './use-states.ts'
import type { BoardHome, BoardRoom } from './use-board.ts'

export interface Sign {
  readonly key: string
  readonly text: string
  readonly tone: Tone
}

export interface Words {
  readonly states: (room: BoardRoom) => readonly Sign[]
  readonly tenant: (room: BoardRoom) => string
  readonly rent: (room: BoardRoom) => string
  readonly device: (device: BoardRoom['devices'][number]) => Sign
  readonly group: (room: BoardRoom, home: BoardHome) => string
}

/** Of one lease, whichever it is in: the first that holds is what the tile is coloured by. */
function letState({ room_let, lease }: BoardRoom): BoardState | null {
  if (lease?.frozen) return BoardState.frozen
  if (lease && daysLeft(lease.ends_on) <= lease_ending_days) return BoardState.ending
  if (lease || room_let === RoomLet.let) return BoardState.let
  if (room_let === RoomLet.booked) return BoardState.booked
  return room_let === RoomLet.vacant ? BoardState.vacant : null
}

function otherStates({ devices, events, uncleared }: BoardRoom): readonly BoardState[] {
  const holds: readonly (readonly [BoardState, boolean])[] = [
    [BoardState.abnormal, events > 0],
    [BoardState.offline, devices.some(({ net_state }) => net_state === NetState.offline)],
    [BoardState.arrears, devices.some(({ arrears }) => arrears)],
    [BoardState.uncleared, uncleared > 0],
  ]
  return holds.flatMap(([state, is]) => (is ? [state] : []))
}

export const statesOf = (room: BoardRoom): readonly BoardState[] => {
  const state = letState(room)
  return [...(state === null ? [] : [state]), ...otherStates(room)]
}

const daysLeft = (day: string): number => daysBetween(dayOf(new Date()), day)

export function useWords(): Words {
  const translate = useTranslate()
  const states = useStates()
  const devices = useEntityView('devices')
  const rooms = useEntityView('rooms')
  return useMemo(() => wordsFor(translate, states, devices, rooms), [translate, states, devices, rooms])
}

function wordsFor(
  translate: (key: string, options?: object) => string,
  states: ReturnType<typeof useStates>,
  devices: EntityView,
  rooms: EntityView,
): Words {
  const kinds = (code: number) => enumText(devices.entity.enums['device_type'], code, devices.lang)
  const nets = (code: number) => enumText(devices.entity.enums['net_state'], code, devices.lang)
  const tenant = ({ lease, next }: BoardRoom): string => {
    if (!lease) return next ? `${next.tenant} · ${translate('tenancy.comes', { date: next.starts_on.slice(5) })}` : ''
    const left = daysLeft(lease.ends_on)
    const until = translate(left === 0 ? 'tenancy.last_day' : 'tenancy.days_left', { count: left })
    return `${lease.tenant} · ${until}`
  }
  const device: Words['device'] = ({ device_id, device_type, net_state, low, arrears }) => {
    const away = net_state === NetState.offline
    const said = [
      ...(away ? [nets(net_state)] : []),
      ...(low ? [translate('board.low')] : []),
      ...(arrears ? [states(BoardState.arrears).text] : []),
    ]
    const tone = away || arrears ? 'error' : low ? 'warning' : 'neutral'
    return {
      key: String(device_id),
      text: [kinds(device_type), ...(said.length > 0 ? said : [nets(net_state)])].join(' '),
      tone,
    }
  }
  const unit = fieldOf(rooms.entity, 'rent')?.unit
  const rent = (room: BoardRoom): string =>
    room.rent === null ? '' : amountIn(rooms.lang, room.rent, unit ? text(unit, rooms.lang) : '')
  const told = (room: BoardRoom) => statesOf(room).map(states)
  return {
    states: told,
    tenant,
    rent,
    device,
    group: ({ building, floor, household }, { floors }) => {
      const name = floors.find((one) => one.floor === floor)?.name
      const level = floor === null ? null : (name ?? translate('board.floor', { floor }))
      return [building, level, household].filter((part) => part !== null).join(' · ') || translate('board.no_floor')
    },
  }
}
