/**
 * What a place says itself is applied to others: which settings, to which places. The server does it meanwhile; the
 * window can be left, and what came of it is seen again.
 */
import { useId, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslate } from 'ra-core'
import type { SettingKey } from '../../../model/settings-keys.ts'
import { useCall } from '../../forms/use-call.ts'
import type { EntityView } from '../entity-view.ts'
import { type Answer, COMPANY, levelsOf, type SettingsPlace } from './place.ts'
import { PlacePicker } from './PlacePicker.tsx'
import { RunView } from './RunView.tsx'
import { Shown } from './SettingRow.tsx'
import { wordsOf } from './words.ts'

interface ApplyDialogProps {
  readonly view: EntityView
  readonly place: SettingsPlace
  readonly answer: Answer
  readonly keys: readonly SettingKey[]
  readonly onClose: () => void
}

/** As many as one request may name. */
const MOST = 1000

export default function ApplyDialog({ view, place, answer, keys, onClose }: ApplyDialogProps) {
  const { entity, say } = view
  const translate = useTranslate()
  const id = useId()
  const apply = useCall('settings_apply')
  const levels = levelsOf(view, translate('detail.in_force_company')).filter(({ type }) => type !== COMPANY)
  const own = keys.filter(({ name }) => answer.settings.some((one) => one.field === name && one.own !== null))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(own.map(({ name }) => name)))
  const [rest, setRest] = useState(own.length === 0)
  const [type, setType] = useState(place.type === COMPANY ? levels.at(-1)!.type : place.type)
  const [around, setAround] = useState<number | null>(null)
  const [places, setPlaces] = useState<readonly number[]>([])
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [run, setRun] = useState<number>()
  const others = keys.filter((key) => !own.includes(key))
  const names = [...own.filter(({ name }) => chosen.has(name)), ...(rest ? others : [])].map(({ name }) => name)
  // Itself it says already.
  const targets = places.filter((one) => type !== place.type || one !== place.value)
  const choose = (name: string, is: boolean) =>
    setChosen(new Set(is ? [...chosen, name] : [...chosen].filter((one) => one !== name)))
  const send = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      const { id: made } = await apply({
        resource: entity.name,
        from_type: place.type,
        from_value: place.value,
        settings: names as [string, ...string[]],
        type,
        places: targets as [number, ...number[]],
      })
      setRun(made)
    } catch (error) {
      setFailure(wordsOf(error) ?? translate('list.failed'))
    }
    setSending(false)
  }
  return (
    <Dialog
      open
      onClose={sending ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: { width: 640, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={`${id}-title`}>{translate('settings.apply')}</DialogTitle>
      {run === undefined ? (
        <>
          <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, '& > *': { flex: 'none' } }}>
            {failure && <Alert severity="error">{failure}</Alert>}
            <p className="k-soft k-none">{translate('settings.apply_help')}</p>
            <div role="group" aria-label={translate('settings.apply_which')} style={{ display: 'grid' }}>
              {own.map((key) => {
                const said = answer.settings.find(({ field }) => field === key.name)!
                return (
                  <FormControlLabel
                    key={key.name}
                    control={
                      <Checkbox
                        size="small"
                        checked={chosen.has(key.name)}
                        onChange={(_, is) => choose(key.name, is)}
                      />
                    }
                    label={
                      <>
                        {say(key.label)}{' '}
                        <span className="k-soft">
                          <Shown view={view} setting={key} value={said.own} label={said.own_label} />
                        </span>
                      </>
                    }
                  />
                )
              })}
              {others.length > 0 && (
                <FormControlLabel
                  control={<Checkbox size="small" checked={rest} onChange={(_, is) => setRest(is)} />}
                  label={translate(own.length === 0 ? 'settings.apply_all' : 'settings.apply_rest')}
                />
              )}
            </div>
            <PlacePicker
              levels={levels}
              type={type}
              onType={(next) => {
                setType(next)
                setPlaces([])
              }}
              around={around}
              onAround={setAround}
              places={places}
              multiple
              onPlaces={setPlaces}
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={sending} onClick={onClose}>
              {translate('action.cancel')}
            </Button>
            <Button
              variant="contained"
              disabled={sending || names.length === 0 || targets.length === 0 || targets.length > MOST}
              onClick={() => void send()}
            >
              {translate('settings.apply_go', { count: targets.length })}
            </Button>
          </DialogActions>
        </>
      ) : (
        <RunView view={view} run={run} onClose={onClose} />
      )}
    </Dialog>
  )
}
