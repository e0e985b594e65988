/**
 * In the header, while there are any: readings that were confirmed and have not arrived. They are sent as soon as the
 * server can be reached, whichever page is open.
 */
import { lazy, Suspense, useEffect, useState } from 'react'
import IconButton from '@mui/material/IconButton'
import { useEvent, useNotify, useTranslate } from 'ra-core'
import { useQueryClient } from '@tanstack/react-query'
import { Badge } from '../../../console/shell/header/Badge.tsx'
import { Icon } from '../../../console/shell/icons.tsx'
import { useReach } from '../../../console/shell/watches.ts'
import type { Entry } from './entry.ts'
import { useEntries } from './use-entries.ts'
import { useSend } from './use-send.ts'

const ReadingReport = lazy(() => import('./ReadingReport.tsx'))

/** An answer may be missing without the network being gone; what was confirmed just now is being sent where it was. */
const AGAIN_MS = 15_000
const isDue = ({ sent }: Entry): boolean => sent?.at == null || Date.now() - Date.parse(sent.at) > AGAIN_MS

export default function WaitingReadings() {
  const translate = useTranslate()
  const { owner, entries } = useEntries()
  const [open, setOpen] = useState<readonly Entry[]>()
  const waiting = entries.filter(({ sent, refused }) => sent !== null || refused !== null)
  const queued = waiting.filter(({ sent }) => sent !== null)
  useSending(owner, queued, open === undefined)
  const label = translate('reading.waiting', { count: waiting.length })
  return (
    <>
      {waiting.length > 0 && (
        <IconButton aria-label={label} data-hint={label} onClick={() => setOpen(waiting)}>
          <Icon name="report" />
          <Badge count={waiting.length} />
        </IconButton>
      )}
      {open !== undefined && (
        <Suspense>
          <ReadingReport meters={open} onDone={() => setOpen(undefined)} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Not while the window itself is open: there it is the person who sends. */
function useSending(owner: string, queued: readonly Entry[], isFree: boolean): void {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const isReached = useReach() === 'reached'
  const { sendEntry } = useSend(owner)
  const sendAll = useEvent(async () => {
    const outcomes = []
    for (const entry of queued.filter(isDue)) outcomes.push(await sendEntry(entry))
    const count = outcomes.filter(({ is }) => is === 'taken').length
    const refused = outcomes.filter(({ is }) => is === 'refused').length
    if (count > 0) notify(translate('reading.arrived', { count }), { type: 'success' })
    if (refused > 0) notify(translate('reading.were_refused', { count: refused }), { type: 'error' })
    if (count > 0) void queries.invalidateQueries({ queryKey: ['devices'] })
  })
  const isOn = isReached && isFree && queued.length > 0
  useEffect(() => {
    if (!isOn) return undefined
    void sendAll()
    const timer = setInterval(() => void sendAll(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isOn, sendAll])
}
