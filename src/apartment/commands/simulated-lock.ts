/**
 * What a simulated lock does with credentials, management cards and settings: it has slots, and refuses as a real one
 * does.
 */
import { lock_credentials_max } from '../../generated/constants.ts'
import { GrantType } from '../../generated/enums.ts'
import { entry, type ErrorKey } from '../../errors/app-error.ts'
import { orderOf } from '../../server/commands/queue.ts'
import type { Payload } from '../../server/commands/link.ts'
import type { Behaviour, Memory } from '../../server/commands/simulated/fleet.ts'

interface Slot {
  readonly grant: unknown
  readonly password: unknown
  readonly frozen: boolean
}

interface Kept {
  /** Of each slot the latest command that was done, or told that the slot is empty. */
  readonly latest: Map<unknown, number>
  readonly slots: Map<unknown, Slot>
  /** Emptied: what the records call stored was deleted, or never came. */
  readonly gone: Set<unknown>
}

/** It came after a later command to the same slot. */
const OVERTAKEN = '已执行更新的指令'

/** Set in its memory by who resets a lock by hand. */
export const RESET = 'reset'

function keptIn(memory: Memory): Kept {
  const kept = { latest: new Map(), slots: new Map(), gone: new Set(), ...(memory.get('slots') as object) } as Kept
  memory.set('slots', kept)
  return kept
}

type Deed = (kept: Kept, payload: Payload) => ErrorKey | null

const fault = (key: ErrorKey): number => entry(key).code

/** Until it is set up again, it says to every command that it was reset. */
export const unlessReset =
  (behaviour: Behaviour): Behaviour =>
  (order, chance, memory) =>
    memory.has(RESET) ? fault('lock_reset') : behaviour(order, chance, memory)

/** It may have been filled before this process began: what the records call stored is taken to be there. */
function slotOf({ slots, gone }: Kept, { number, grant_id, stored }: Payload): Slot | undefined {
  const known = slots.get(number)
  return (
    known ?? (stored === true && !gone.has(number) ? { grant: grant_id, password: null, frozen: false } : undefined)
  )
}

const DEEDS = {
  credential_create: (kept, payload) => {
    const { number, grant_id: grant, password } = payload
    const found = kept.slots.get(number)
    if (found !== undefined && found.grant !== grant) return 'lock_slot_taken'
    if (found === undefined && kept.slots.size >= lock_credentials_max) return 'lock_pool_full'
    if (String(payload['begin']) >= String(payload['end'])) return 'lock_permission'
    if (payload['kind'] === GrantType.face && typeof payload['photo'] !== 'string') return 'face_unusable'
    kept.slots.set(number, { grant, password, frozen: false })
    kept.gone.delete(number)
    return null
  },
  credential_update: (kept, payload) => {
    const { number, grant_id: grant, password } = payload
    const found = slotOf(kept, payload)
    const isFirst = found === undefined && payload['stored'] !== true
    if (found === undefined && !isFirst) return 'lock_no_record'
    if (String(payload['begin']) >= String(payload['end'])) return 'lock_permission'
    kept.slots.set(number, { grant, password: password ?? found?.password, frozen: false })
    kept.gone.delete(number)
    return null
  },
  // What is not there any more is deleted.
  credential_delete: (kept, payload) => {
    kept.slots.delete(payload['number'])
    kept.gone.add(payload['number'])
    return null
  },
  credential_freeze: frozen(true),
  credential_unfreeze: frozen(false),
} satisfies Readonly<Record<string, Deed>>

function frozen(isFrozen: boolean): Deed {
  return (kept, payload) => {
    const found = slotOf(kept, payload)
    if (found === undefined) return 'lock_no_record'
    kept.slots.set(payload['number'], { ...found, frozen: isFrozen })
    return null
  }
}

export const inSlots = (verb: keyof typeof DEEDS): Behaviour =>
  unlessReset(({ id, payload }, _, memory) => {
    const kept = keptIn(memory)
    const [{ number }, task] = [payload, orderOf(id)?.task ?? 0]
    if (task < (kept.latest.get(number) ?? 0)) return OVERTAKEN
    const refused = DEEDS[verb](kept, payload)
    if (refused === null || refused === 'lock_no_record') kept.latest.set(number, task)
    return refused === null ? {} : fault(refused)
  })

const CARDS = { card_loss: 'blocked', card_delete: 'deleted' } as const

/** What the lock was told of management cards, by their numbers. */
export function cardsOf(memory: Memory): Map<unknown, string> {
  const cards = (memory.get('cards') ?? new Map()) as Map<unknown, string>
  memory.set('cards', cards)
  return cards
}

/** What is deleted stays so: a loss report that comes later has nothing left to block. */
export const onCards = (verb: keyof typeof CARDS): Behaviour =>
  unlessReset(({ payload }, _, memory) => {
    const cards = cardsOf(memory)
    const { number } = payload
    if (cards.get(number) !== CARDS.card_delete) cards.set(number, CARDS[verb])
    return {}
  })

interface Settings {
  revision: number
  readonly values: Map<string, unknown>
}

/** What the lock holds of its settings, by their names; what is missing is as it left the factory. */
export function settingsOf(memory: Memory): Settings {
  const settings = (memory.get('settings') ?? { revision: 0, values: new Map() }) as Settings
  memory.set('settings', settings)
  return settings
}

/** What comes late, after something newer, is not taken. */
export const takesSettings = unlessReset(({ payload }, _, memory) => {
  const settings = settingsOf(memory)
  const revision = Number(payload['revision'])
  if (revision < settings.revision) return {}
  settings.revision = revision
  for (const [name, value] of Object.entries(payload['settings'] as Payload))
    if (value === null) settings.values.delete(name)
    else settings.values.set(name, value)
  return {}
})
