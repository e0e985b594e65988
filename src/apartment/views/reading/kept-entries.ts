/**
 * What was noted of meters and has not arrived at the server: kept in this browser for whoever noted it, through
 * reloads and without a network, and seen alike by every part and window of the console.
 */
import { kept } from '../../../console/provider/browser-store.ts'
import { keptFiles } from '../../../console/provider/kept-files.ts'
import { isLike } from '../../../values/is-like.ts'
import { blank, isTouched, type Entry, type Meter } from './entry.ts'

const PREFIX = 'meter-reading '
const keyOf = (owner: string, device_id: number): string => `${PREFIX}${owner} ${device_id}`

const listeners = new Set<() => void>()
const tellAll = (): void => listeners.forEach((listener) => listener())
const onElsewhere = ({ key }: StorageEvent): void => {
  if (key === null || key.startsWith(PREFIX)) tellAll()
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onElsewhere)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onElsewhere)
  }
}

let read: { readonly text: string; readonly entries: readonly Entry[] } = { text: '', entries: [] }

/** The same list for as long as nothing has changed. */
export function entriesOf(owner: string): readonly Entry[] {
  const texts = kept
    .keys()
    .filter((key) => key.startsWith(keyOf(owner, 0).slice(0, -1)))
    .sort()
    .map((key) => kept.get(key) ?? '')
  const text = `${owner}\n${texts.join('\n')}`
  if (text !== read.text) read = { text, entries: texts.flatMap(parsed) }
  return read.entries
}

const SHAPE = blank({ device_id: 0, room_id: 0, name: '', sn: '', tou: false })

/** What another version wrote is not guessed at. */
function parsed(text: string): readonly Entry[] {
  try {
    const { uploaded, sent, refused, ...rest } = JSON.parse(text) as Entry
    const { uploaded: _, sent: __, refused: ___, ...shape } = SHAPE
    return isLike(rest, shape) ? [{ ...rest, uploaded, sent, refused }] : []
  } catch {
    return []
  }
}

const meterOf = ({ device_id, room_id, name, sn, tou }: Meter): Meter => ({ device_id, room_id, name, sn, tou })

export const entryOf = (owner: string, meter: Meter): Entry =>
  entriesOf(owner).find(({ device_id }) => device_id === meter.device_id) ?? blank(meterOf(meter))

/** What has been noted meanwhile stays. Of which nothing is noted is not kept. */
export function change(owner: string, meter: Meter, to: (entry: Entry) => Entry): Entry {
  const entry = to(entryOf(owner, meter))
  const key = keyOf(owner, entry.device_id)
  if (isTouched(entry)) kept.set(key, JSON.stringify(entry))
  else kept.remove(key)
  tellAll()
  return entry
}

export async function keepPhoto(owner: string, meter: Meter, photo: File): Promise<void> {
  await keptFiles.set(keyOf(owner, meter.device_id), photo)
  change(owner, meter, (entry) => ({ ...entry, photo: new Date().toISOString(), uploaded: null, refused: null }))
}

export const photoOf = (owner: string, device_id: number): Promise<File | undefined> =>
  keptFiles.get(keyOf(owner, device_id))

export async function dropPhoto(owner: string, meter: Meter): Promise<void> {
  change(owner, meter, (entry) => ({ ...entry, photo: '', uploaded: null }))
  await keptFiles.remove(keyOf(owner, meter.device_id))
}

/** It has arrived, or is given up. */
export async function forget(owner: string, device_id: number): Promise<void> {
  kept.remove(keyOf(owner, device_id))
  tellAll()
  await keptFiles.remove(keyOf(owner, device_id))
}
