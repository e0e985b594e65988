/**
 * Sends what was noted of a meter: its photo, where the server has none yet, then the reading, under the key with which
 * it was confirmed. What got no answer stays as it is, to be sent again.
 */
import { useTranslate } from 'ra-core'
import type { CallTypes } from '../../../generated/call-types.ts'
import { newKey, useCall } from '../../../console/forms/use-call.ts'
import { useLang } from '../../../console/kit/lang.ts'
import { codeOf, fieldErrorsOf, isUnanswered, messageOf, statusOf } from '../../../console/provider/errors.ts'
import { isSessionOver } from '../../../console/provider/session-over.ts'
import { useUpload } from '../../../kinds/files/use-upload.ts'
import { requestOf, type Entry } from './entry.ts'
import { change, entryOf, forget, photoOf } from './kept-entries.ts'
import { dropMeter } from './kept-meters.ts'

export type Taken = CallTypes['saas_elemeter_read']['response']
export type Outcome =
  | { readonly is: 'taken'; readonly taken: Taken }
  | { readonly is: 'waits' }
  | { readonly is: 'refused'; readonly why: string }

/** A file that no record holds is not kept for ever. */
const FRESH_MS = 12 * 3_600_000
const JUST_NOW_MS = 10 * 60_000
const PURPOSE = 'meter_photo_create.file'
const isFresh = ({ uploaded }: Entry): boolean => uploaded !== null && Date.now() - uploaded.at < FRESH_MS

/** The end of its address. */
const nameOf = (url: string): string => url.split('?')[0]!.split('/').at(-1)!

const NO_PERCENT = (_: number): void => undefined
const NEVER = new AbortController().signal

/** No answer, none of the server's own, or nobody is logged in any more. */
const isToWait = (error: unknown): boolean =>
  isUnanswered(error) || statusOf(error) > 500 || isSessionOver(codeOf(error))

const whyOf = (error: unknown): string | undefined => Object.values(fieldErrorsOf(error)).join('；') || messageOf(error)

/** This device's clock is ahead of the server's: a reading that was confirmed a moment ago is one of now. */
const isClockOff = ({ sent }: Entry, error: unknown): boolean =>
  sent?.at != null && Date.now() - Date.parse(sent.at) < JUST_NOW_MS && 'read_at' in fieldErrorsOf(error)

/** Each reading is sent by one part of the console at a time, and one after the other. */
const running = new Map<string, Promise<Outcome>>()
let latest: Promise<unknown> = Promise.resolve()

function inTurn(of: string, attempt: () => Promise<Outcome>): Promise<Outcome> {
  const known = running.get(of)
  if (known !== undefined) return known
  const begun = latest.then(() => alone(of, attempt)).finally(() => running.delete(of))
  latest = begun.catch(() => undefined)
  running.set(of, begun)
  return begun
}

/** Of all windows of the browser; where a page may not ask that, the key of the request has to do. */
const alone = async (of: string, attempt: () => Promise<Outcome>): Promise<Outcome> =>
  'locks' in navigator ? navigator.locks.request(`meter-reading ${of}`, attempt) : attempt()

export function useSend(owner: string) {
  const translate = useTranslate()
  const upload = useUpload(PURPOSE, useLang())
  const perform = useCall('saas_elemeter_read')
  /** Null: this browser has lost the photo. */
  const sendPhoto = async (entry: Entry, onPercent = NO_PERCENT, signal = NEVER): Promise<Entry | null> => {
    if (isFresh(entry)) return entry
    const photo = await photoOf(owner, entry.device_id)
    if (photo === undefined) return null
    const { url } = await upload(photo, { key: newKey(), signal, onPercent })
    const uploaded = { pic_name: nameOf(url), at: Date.now() }
    return change(owner, entry, (now) => ({ ...now, uploaded }))
  }
  /** Nothing was done: what is sent next is another request. */
  const refuse = (entry: Entry, why: string, more: Partial<Entry> = {}): Outcome => {
    change(owner, entry, (now) => ({ ...now, uploaded: null, sent: null, refused: why, ...more }))
    return { is: 'refused', why }
  }
  const attempt = async (entry: Entry): Promise<Outcome> => {
    try {
      const whole = await sendPhoto(entry)
      if (whole === null) return refuse(entry, translate('reading.photo_lost'), { photo: '' })
      const taken = await perform(requestOf(whole, whole.uploaded!.pic_name), whole.sent?.key)
      await forget(owner, entry.device_id)
      dropMeter(owner, entry.device_id)
      return { is: 'taken', taken }
    } catch (error) {
      if (isToWait(error)) return { is: 'waits' }
      if (isClockOff(entry, error))
        return attempt(change(owner, entry, (now) => ({ ...now, sent: { at: null, key: newKey() } })))
      return refuse(entry, whyOf(error) ?? translate('upload.failed'))
    }
  }
  const sendEntry = (entry: Entry): Promise<Outcome> =>
    inTurn(`${owner} ${entry.device_id}`, async () => {
      const now = entryOf(owner, entry)
      // Another window has sent it meanwhile.
      return now.sent === null ? { is: 'waits' } : attempt(now)
    })
  return { sendPhoto, sendEntry }
}
