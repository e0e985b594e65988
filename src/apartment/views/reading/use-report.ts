/**
 * The report of some meters: their entries, what is wrong with them, and sending those that are noted, one after the
 * other, each with a result of its own.
 */
import { useState } from 'react'
import { newKey } from '../../../console/forms/use-call.ts'
import { blank, isTouched, problemsOf, type Entry, type Meter, type Problem } from './entry.ts'
import { change } from './kept-entries.ts'
import { useEntries } from './use-entries.ts'
import { useSend, type Outcome } from './use-send.ts'

type Problems = ReadonlyMap<number, readonly Problem[]>
type Outcomes = ReadonlyMap<number, Outcome>

export function useReport(meters: readonly Meter[]) {
  const { owner, entries } = useEntries()
  const { sendEntry } = useSend(owner)
  const [isChecked, setIsChecked] = useState(false)
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [busy, setBusy] = useState(false)
  const all = meters.map((meter) => ({
    ...(entries.find(({ device_id }) => device_id === meter.device_id) ?? blank(meter)),
    ...meter,
  }))
  const open = all.filter(({ device_id, sent }) => sent === null && outcomes.get(device_id)?.is !== 'taken')
  const touched = open.filter(isTouched)
  // Of one alone, or of none that was begun, it is said what is missing.
  const meant = touched.length > 0 ? touched : open
  const problems: Problems = new Map(meant.map((entry) => [entry.device_id, problemsOf(entry)]))
  const send = async (some: readonly Entry[]): Promise<Outcomes> => {
    setBusy(true)
    let found = outcomes
    await Promise.all(
      some.map(async (entry) => {
        const outcome = await sendEntry(entry)
        found = new Map([...found, [entry.device_id, outcome]])
        setOutcomes(found)
      }),
    )
    setBusy(false)
    setIsChecked(false)
    return found
  }
  return {
    owner,
    all,
    busy,
    outcomes,
    /** To be sent, and how many are left out. */
    meant,
    leftOut: open.length - meant.length,
    queued: all.filter(({ sent }) => sent !== null),
    isGood: meant.length > 0 && meant.every(({ device_id }) => problems.get(device_id)!.length === 0),
    problemsOf: (device_id: number): readonly Problem[] => (isChecked ? (problems.get(device_id) ?? []) : []),
    check: () => setIsChecked(true),
    /** What they confirm stands from here on, and is kept until it has arrived. */
    confirm: () => {
      const at = new Date().toISOString()
      return send(meant.map((entry) => change(owner, entry, (now) => ({ ...now, sent: { at, key: newKey() } }))))
    },
    again: () => send(all.filter(({ sent }) => sent !== null)),
  }
}
