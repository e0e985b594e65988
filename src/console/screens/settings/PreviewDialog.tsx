/** What a change would do below, before it is saved: how much of it, and where. */
import { useId, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import type { CallTypes } from '../../../generated/call-types.ts'
import { formatDecimal } from '../../../kinds/numbers.ts'
import type { SettingKey } from '../../../model/settings-keys.ts'
import { useCall } from '../../forms/use-call.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { isConflict } from '../../provider/errors.ts'
import type { EntityView } from '../entity-view.ts'
import type { Answer, SettingsPlace } from './place.ts'
import { Shown } from './SettingRow.tsx'
import { wordsOf } from './words.ts'

interface PreviewDialogProps {
  readonly view: EntityView
  readonly place: SettingsPlace
  readonly answer: Answer
  readonly keys: readonly SettingKey[]
  readonly changes: Readonly<Record<string, unknown>>
  readonly onSaved: () => void
  readonly onClose: () => void
}

type Preview = CallTypes['settings_preview']['response']

const PAGE = 50
const count = (value: number): string => formatDecimal(String(value), 0)

export default function PreviewDialog({ view, place, answer, keys, changes, onSaved, onClose }: PreviewDialogProps) {
  const { entity, say } = view
  const translate = useTranslate()
  const titleId = useId()
  const provider = useDataProvider<ConsoleDataProvider>()
  const save = useCall('settings_change')
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [shown, setShown] = useState<'changed' | 'kept'>()
  const request = { resource: entity.name, ...place, settings: changes }
  const { data, error } = useQuery({
    queryKey: [entity.plural, 'settings preview', request],
    queryFn: () => provider.call('settings_preview', { payload: { ...request, limit: 1 } }),
    staleTime: 0,
    gcTime: 0,
  })
  const send = async () => {
    setSaving(true)
    setFailure(undefined)
    try {
      await save({ ...request, version: answer.version })
      onSaved()
    } catch (refused) {
      setFailure(isConflict(refused) ? translate('settings.conflict') : (wordsOf(refused) ?? translate('list.failed')))
      setSaving(false)
    }
  }
  const peer = data && entity.peers[data.of]
  const many = peer ? say(peer.many) : ''
  return (
    <Dialog
      open
      onClose={saving ? undefined : onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 640, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{translate('settings.preview')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, '& > *': { flex: 'none' } }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        {error && <Alert severity="error">{wordsOf(error) ?? translate('list.failed')}</Alert>}
        {!data && !error && <span className="k-bone" />}
        {data && (
          <>
            <p style={{ margin: 0 }} role="status">
              {translate('settings.preview_sum', {
                label: many,
                count: count(data.count),
                changed: count(data.changed),
                kept: count(data.kept),
              })}
            </p>
            <Table view={view} answer={answer} keys={keys} changes={changes} preview={data} label={many} />
            <div className="k-wrap">
              {(['changed', 'kept'] as const).map(
                (which) =>
                  data[which] > 0 && (
                    <Button
                      key={which}
                      size="small"
                      aria-expanded={shown === which}
                      onClick={() => setShown(shown === which ? undefined : which)}
                    >
                      {translate(`settings.list_${which}`, { label: many, count: count(data[which]) })}
                    </Button>
                  ),
              )}
            </div>
            {shown && <Places key={shown} view={view} request={request} which={shown} keys={keys} preview={data} />}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={saving} onClick={onClose}>
          {translate('action.cancel')}
        </Button>
        <Button variant="contained" disabled={saving || !data} onClick={() => void send()}>
          {translate('action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface TableProps extends Pick<PreviewDialogProps, 'view' | 'answer' | 'keys' | 'changes'> {
  readonly preview: Preview
  readonly label: string
}

function Table({ view, answer, keys, changes, preview, label }: TableProps) {
  const translate = useTranslate()
  return (
    <div style={{ overflowX: 'auto' }}>
      <table className="k-plain" style={{ width: '100%' }}>
        <thead>
          <tr>
            <th scope="col">{translate('settings.name')}</th>
            <th scope="col">{translate('settings.before')}</th>
            <th scope="col">{translate('settings.after')}</th>
            <th scope="col">{translate('settings.changing', { label })}</th>
            <th scope="col">{translate('settings.keeping', { label })}</th>
          </tr>
        </thead>
        <tbody>
          {preview.settings.map(({ field, changed, kept }) => {
            const key = keys.find(({ name }) => name === field)
            const said = answer.settings.find((one) => one.field === field)
            if (!key || !said) return null
            const { own, own_label: ownLabel, inherited } = said
            const next = changes[field] ?? null
            return (
              <tr key={field}>
                <td>{view.say(key.label)}</td>
                <td>
                  <Shown
                    view={view}
                    setting={key}
                    value={own ?? inherited.value}
                    label={own === null ? inherited.label : ownLabel}
                  />
                </td>
                <td>
                  {next === null && <span className="k-soft">{translate('settings.inherit')} </span>}
                  <Shown
                    view={view}
                    setting={key}
                    value={next ?? inherited.value}
                    label={next === null ? inherited.label : null}
                  />
                </td>
                <td className="k-number">{count(changed)}</td>
                <td className="k-number">{count(kept)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface PlacesProps extends Pick<PreviewDialogProps, 'view' | 'keys'> {
  readonly request: CallTypes['settings_preview']['request']
  readonly which: 'changed' | 'kept'
  readonly preview: Preview
}

/** Page after page, as far as one looks. */
function Places({ view, keys, request, which, preview }: PlacesProps) {
  const { say, entity } = view
  const translate = useTranslate()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: [entity.plural, 'settings preview', which, request],
    queryFn: ({ pageParam }) =>
      provider.call('settings_preview', { payload: { ...request, show: which, offset: pageParam, limit: PAGE } }),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => (pages.length * PAGE < preview[which] ? pages.length * PAGE : undefined),
    gcTime: 0,
  })
  const path = entity.peers[preview.of]?.path
  const nameOf = (name: string): string => {
    const key = keys.find((one) => one.name === name)
    return key ? say(key.label) : name
  }
  if (error) return <Alert severity="error">{wordsOf(error) ?? translate('list.failed')}</Alert>
  return (
    <>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {data?.pages
          .flatMap(({ list }) => list)
          .map((one) => (
            <li key={one.id}>
              <a className="k-link" href={`${path ?? ''}/${one.id}`} target="_blank" rel="noreferrer">
                {[one.within, one.name].filter(Boolean).join(' ')}
              </a>{' '}
              <span className="k-soft k-small">{one[which].map(nameOf).join(translate('settings.comma'))}</span>
            </li>
          ))}
      </ul>
      {hasNextPage && (
        <Button size="small" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {translate('settings.more')}
        </Button>
      )}
    </>
  )
}
