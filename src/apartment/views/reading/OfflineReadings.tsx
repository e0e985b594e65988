/** The meters that this browser keeps, and their report, where the console has started without a network. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { formatInstant } from '../../../kinds/times.ts'
import { keptMeters } from './kept-meters.ts'
import ReadingReport from './ReadingReport.tsx'
import { useEntries } from './use-entries.ts'
import WaitingReadings from './WaitingReadings.tsx'

export default function OfflineReadings() {
  const translate = useTranslate()
  const { owner } = useEntries()
  const meters = keptMeters(owner)
  // Those of this opening: what has arrived meanwhile stays in sight until it is closed.
  const [open, setOpen] = useState(meters.length > 0 ? meters : undefined)
  const close = (): void => setOpen(undefined)
  return (
    <section>
      <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <h2 style={{ margin: 0, flex: 1 }}>{translate('reading.title')}</h2>
        <WaitingReadings />
      </div>
      <p className="k-soft k-small">{translate(meters.length === 0 ? 'reading.kept_none' : 'reading.kept')}</p>
      <ul className="k-small" style={{ paddingLeft: 18 }}>
        {meters.map(({ device_id, name, sn, at }) => (
          <li key={device_id}>
            {name}{' '}
            <span className="k-soft">
              {sn} · {formatInstant(new Date(at).toISOString())}
            </span>
          </li>
        ))}
      </ul>
      {meters.length > 0 && (
        <Button variant="contained" onClick={() => setOpen(meters)}>
          {translate('reading.title')}
        </Button>
      )}
      {open !== undefined && <ReadingReport meters={open} isKept onDone={close} onClose={close} />}
    </section>
  )
}
