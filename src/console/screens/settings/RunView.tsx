/** How far settings are applied to many places, what came of each, and the way back. */
import { useEffect, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useEvent, useTranslate } from 'ra-core'
import type { CallTypes } from '../../../generated/call-types.ts'
import { SettingsPlaceState as State } from '../../../generated/enums.ts'
import { formatDecimal } from '../../../kinds/numbers.ts'
import { useCall } from '../../forms/use-call.ts'
import { RunResults } from '../../kit/RunResults.tsx'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import type { EntityView } from '../entity-view.ts'
import { wordsOf } from './words.ts'

interface RunViewProps {
  readonly view: EntityView
  readonly run: number
  readonly onClose: () => void
}

type Run = CallTypes['settings_run']['response']

const EVERY_MS = 1000
const count = (value: number): string => formatDecimal(String(value), 0)
export const isUnderWay = ({ waiting, undoing }: Pick<Run, 'waiting' | 'undoing'>): boolean => waiting + undoing > 0

const TONES: Readonly<Record<number, 'done' | 'failed'>> = {
  [State.changed]: 'done',
  [State.undone]: 'done',
  [State.refused]: 'failed',
}

export function RunView({ view: { entity }, run, onClose }: RunViewProps) {
  const translate = useTranslate()
  const client = useQueryClient()
  const provider = useDataProvider<ConsoleDataProvider>()
  const undo = useCall('settings_undo')
  const [failure, setFailure] = useState<string>()
  const { data, error, refetch } = useQuery({
    queryKey: ['settings run', run],
    queryFn: () => provider.call('settings_run', { payload: { id: run } }),
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : EVERY_MS),
    staleTime: 0,
    gcTime: 0,
  })
  const isOver = data !== undefined && !isUnderWay(data)
  const changed = useEvent(() => void client.invalidateQueries({ queryKey: [entity.plural] }))
  useEffect(() => {
    if (isOver) changed()
  }, [isOver, changed])
  const putBack = async () => {
    setFailure(undefined)
    try {
      await undo({ id: run })
      await refetch()
    } catch (refused) {
      setFailure(wordsOf(refused) ?? translate('list.failed'))
    }
  }
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, '& > *': { flex: 'none' } }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        {error && <Alert severity="error">{wordsOf(error) ?? translate('list.failed')}</Alert>}
        {data && (
          <RunResults
            done={data.count - data.waiting - data.undoing}
            total={data.count}
            outcome={isOver ? { good: data.refused + data.left === 0, text: summary(data, translate) } : null}
            results={data.places.map(({ id, name, within, state, label, reason }) => ({
              id,
              name: [within, name].filter(Boolean).join(' ') || `#${id}`,
              is: TONES[state],
              text: [label, reason].filter(Boolean).join(translate('settings.colon')),
            }))}
          />
        )}
      </DialogContent>
      <DialogActions>
        {isOver && data.changed > 0 && (
          <Button color="inherit" onClick={() => void putBack()}>
            {translate('settings.undo', { count: count(data.changed) })}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {translate(isOver ? 'action.close' : 'run.background')}
        </Button>
      </DialogActions>
    </>
  )
}

/** Only what there is of each. */
export function summary(run: Omit<Run, 'places'>, translate: ReturnType<typeof useTranslate>): string {
  const kinds = ['changed', 'unchanged', 'refused', 'undone', 'left'] as const
  return kinds
    .filter((kind) => run[kind] > 0)
    .map((kind) => translate(`settings.run_${kind}`, { count: count(run[kind]) }))
    .join(translate('settings.comma'))
}
