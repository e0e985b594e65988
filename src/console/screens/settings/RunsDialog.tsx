/** What was applied to many places lately, by whoever looks: each with what came of it. */
import { useId, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { clockOf } from '../../../values/calendar.ts'
import type { SettingKey } from '../../../model/settings-keys.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import type { EntityView } from '../entity-view.ts'
import { levelsOf } from './place.ts'
import { isUnderWay, RunView, summary } from './RunView.tsx'
import { wordsOf } from './words.ts'

interface RunsDialogProps {
  readonly view: EntityView
  readonly keys: readonly SettingKey[]
  readonly onClose: () => void
}

export default function RunsDialog({ view, keys, onClose }: RunsDialogProps) {
  const { entity, say } = view
  const translate = useTranslate()
  const titleId = useId()
  const provider = useDataProvider<ConsoleDataProvider>()
  const [run, setRun] = useState<number>()
  const { data, error } = useQuery({
    queryKey: ['settings runs', entity.name],
    queryFn: () => provider.call('settings_runs', { payload: { resource: entity.name } }),
    staleTime: 0,
    gcTime: 0,
  })
  const levels = levelsOf(view, translate('detail.in_force_company'))
  const nameOf = (name: string): string => {
    const key = keys.find((one) => one.name === name)
    return key ? say(key.label) : name
  }
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 640, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{translate('settings.runs')}</DialogTitle>
      {run === undefined ? (
        <>
          <DialogContent>
            {error && <Alert severity="error">{wordsOf(error) ?? translate('list.failed')}</Alert>}
            {data?.list.length === 0 && <span className="k-soft">{translate('settings.runs_none')}</span>}
            <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {data?.list.map((one) => (
                <li key={one.id} style={{ display: 'flex', gap: 12, alignItems: 'center', padding: '6px 0' }}>
                  <span style={{ flex: 1, minWidth: 0 }}>
                    {clockOf(new Date(one.created_at))} {levels.find(({ type }) => type === one.type)?.label} ×{' '}
                    {one.count}
                    <small className="k-soft" style={{ display: 'block' }}>
                      {one.settings.slice(0, 3).map(nameOf).join(translate('settings.comma'))}
                      {one.settings.length > 3 && ' …'}
                    </small>
                    <small className="k-soft" style={{ display: 'block' }}>
                      {isUnderWay(one) ? translate('settings.run_going') : summary(one, translate)}
                    </small>
                  </span>
                  <Button size="small" onClick={() => setRun(one.id)}>
                    {translate('settings.run_open')}
                  </Button>
                </li>
              ))}
            </ul>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {translate('action.close')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <RunView view={view} run={run} onClose={onClose} />
      )}
    </Dialog>
  )
}
