/**
 * One call for the rows that were chosen: what they are and which of them it is not possible for, what it asks once for
 * all, how far it is, and what came of each. The window can be left meanwhile; it comes back if something failed.
 */
import { Suspense, useId, useMemo, useState, type ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useEvent, useNotify, useRefresh, useTranslate, type RaRecord } from 'ra-core'
import type { CellRecord } from '../../kinds/cell.ts'
import { displayOf } from '../../kinds/display.ts'
import { formatDecimal } from '../../kinds/numbers.ts'
import type { ConsoleAction } from '../../model/console-entity.ts'
import { useCallForm } from '../forms/call-forms.ts'
import { FieldsForm } from '../forms/FieldsForm.tsx'
import type { RowId } from '../kit/grid/column.ts'
import { RunResults } from '../kit/RunResults.tsx'
import { filledColour } from '../kit/tones.ts'
import type { ConsoleDataProvider } from '../provider/data-provider.ts'
import type { EntityView } from '../screens/entity-view.ts'
import { useAskBeforeUnload } from '../shell/ask-to-leave.ts'
import type { Payload } from '../transport/payload.ts'
import { isPossible, whyNot } from './offers.ts'
import { callContext, requestOf } from './request.ts'
import { useBeginning } from './use-beginning.ts'
import { useRun, type Results } from './use-run.ts'

interface RunDialogProps {
  readonly view: EntityView
  readonly action: ConsoleAction
  readonly ids: readonly RowId[]
  readonly onClose: () => void
  /** It was done to some of them at least. */
  readonly onDone: () => void
}

export default function RunDialog(props: RunDialogProps) {
  return (
    <Suspense>
      <Run {...props} />
    </Suspense>
  )
}

function Run({ view, action, ids, onClose, onDone }: RunDialogProps) {
  const { say, lang } = view
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const titleId = useId()
  const [away, setAway] = useState(false)
  const [values, setValues] = useState<Payload>({})
  const { results, is, run, stop } = useRun(action)
  const { chosen, loading } = useChosen(view, action, ids)
  // Once it has begun, these are meant: what was done may not be possible again.
  const [meant, setMeant] = useState<readonly Chosen[]>()
  const going = meant ?? chosen.filter(({ possible }) => possible)
  const staying = chosen.filter(({ possible }) => !possible)
  const form = useCallForm(action.call)
  const schema = useMemo(() => form.form(say), [form, say])
  const context = useMemo(() => callContext(form, action.call, lang), [form, action.call, lang])
  const beginning = useBeginning(form, action, undefined, view)
  useAskBeforeUnload(useEvent(() => is === 'running'))

  const left = going.filter(({ id }) => results.get(id)?.is !== 'done').map(({ id }) => id)
  const isLeft = useEvent(() => away)
  const start = async (which: readonly RowId[], asked: Payload): Promise<void> => {
    const now = await run(which, asked)
    const { done, failed } = countsOf(now)
    if (done > 0) refresh()
    if (!isLeft()) return
    setAway(false)
    if (done < going.length) return
    notify(worded(translate, WORDS[kindOf(action)].all, { done, failed, left: 0 }), { type: 'success' })
    onDone()
    onClose()
  }
  const begin = async (asked: Payload): Promise<void> => {
    const { [action.record ?? '']: _, ...request } = requestOf(form, action, {
      values: asked,
      filled: beginning.filled,
      record: undefined,
    })
    setValues(request)
    setMeant(going)
    // The form is over with this: what comes of it is told record by record.
    void start(left, request)
  }
  const close = () => {
    if (countsOf(results).done > 0) onDone()
    onClose()
  }
  const title = translate('run.title', { action: say(action.label), count: count(ids.length) })
  const frame = (content: ReactNode, buttons: ReactNode) => (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>{content}</DialogContent>
      <DialogActions>{buttons}</DialogActions>
    </>
  )
  return (
    <Dialog
      open={!away}
      onClose={is === 'running' ? () => setAway(true) : close}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 520, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      {is === 'ready' ? (
        <FieldsForm
          fields={form.fields}
          schema={schema}
          warnings={form.warnings}
          context={context}
          values={beginning.values}
          record={beginning.filled as RaRecord}
          onSubmit={begin}
        >
          {({ inputs }) =>
            frame(
              <>
                {staying.length > 0 && (
                  <Alert severity={going.length > 0 ? 'info' : 'error'}>
                    {translate('run.skipped', { count: count(staying.length), list: names(staying, translate) })}
                    {reasonsOf(staying).map(([reason, some], _, { length }) => (
                      <div key={reason}>
                        {length === 1 ? reason : translate('run.reason', { reason, list: names(some, translate) })}
                      </div>
                    ))}
                  </Alert>
                )}
                {going.length > 0 && (
                  <span className="k-soft">
                    {translate('run.going', { count: count(going.length), list: names(going, translate) })}
                  </span>
                )}
                {loading && <LinearProgress aria-label={translate('app.loading')} />}
                {(loading || going.length > 0) && <div>{inputs}</div>}
              </>,
              <>
                <Button color="inherit" onClick={onClose}>
                  {translate('action.cancel')}
                </Button>
                <Button
                  type="submit"
                  variant="contained"
                  color={filledColour[action.tone]}
                  disabled={loading || going.length === 0}
                >
                  {translate('run.go', { action: say(action.label), count: count(going.length) })}
                </Button>
              </>,
            )
          }
        </FieldsForm>
      ) : (
        frame(
          <Outcome results={results} is={is} all={going} words={WORDS[kindOf(action)]} />,
          is === 'running' ? (
            <>
              <Button color="inherit" onClick={stop}>
                {translate('bulk.stop')}
              </Button>
              <Button color="inherit" autoFocus onClick={() => setAway(true)}>
                {translate('run.background')}
              </Button>
            </>
          ) : (
            <>
              <Button color="inherit" onClick={close}>
                {translate('action.close')}
              </Button>
              {left.length > 0 && (
                <Button variant="contained" autoFocus onClick={() => void start(left, values)}>
                  {translate('run.retry', { count: count(left.length) })}
                </Button>
              )}
            </>
          ),
        )
      )}
    </Dialog>
  )
}

interface Chosen {
  readonly id: RowId
  readonly name: string
  readonly possible: boolean
  /** Of those that it is not possible for, where there are words for it. */
  readonly reason: string | null
}

/** Chosen on any page: read anew, to name them and to tell which of them it is possible for. */
function useChosen(view: EntityView, action: ConsoleAction, ids: readonly RowId[]) {
  const { entity } = view
  const provider = useDataProvider<ConsoleDataProvider>()
  const { data, isPending } = useQuery({
    queryKey: [entity.plural, 'chosen', ids],
    queryFn: ({ signal }) =>
      provider.getMany<CellRecord & RaRecord>(entity.plural, { ids: [...ids], meta: { actions: true }, signal }),
    // As they are when the window opens: what is done to them does not change what they are called.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const chosen = useMemo(() => {
    const found = new Map(data?.data.map((record) => [record.id, record]))
    return ids.map((id): Chosen => {
      const record = found.get(id)
      if (record === undefined) return { id, name: `#${id}`, possible: true, reason: null }
      const possible = isPossible(record, action.call)
      return { id, name: displayOf(entity, record), possible, reason: possible ? null : whyNot(view, action, record) }
    })
  }, [data, ids, entity, view, action])
  return { chosen: isPending ? [] : chosen, loading: isPending }
}

function Outcome({
  results,
  is,
  all,
  words,
}: {
  readonly results: Results
  readonly is: 'running' | 'stopped' | 'over'
  readonly all: readonly Chosen[]
  readonly words: Words
}) {
  const translate = useTranslate()
  const { done, failed } = countsOf(results)
  const left = all.length - done - failed
  const sentence = left > 0 ? words.stopped : failed > 0 ? words.some : words.all
  return (
    <RunResults
      done={done + failed}
      total={all.length}
      outcome={
        is === 'running'
          ? null
          : { good: failed === 0 && left === 0, text: worded(translate, sentence, { done, failed, left }) }
      }
      results={all.map(({ id, name }) => {
        const result = results.get(id)
        return {
          id,
          name,
          is: result?.is,
          text: result?.is === 'failed' ? result.message : translate(result ? words.one : 'run.waiting'),
        }
      })}
    />
  )
}

interface Words {
  readonly one: string
  readonly all: string
  readonly some: string
  readonly stopped: string
}

/** A command goes on after the answer: that it was sent is all that is known. */
const WORDS: Readonly<Record<'done' | 'sent', Words>> = {
  done: { one: 'run.ok', all: 'run.done', some: 'run.done_some', stopped: 'run.stopped' },
  sent: { one: 'run.sent', all: 'run.sent_all', some: 'run.sent_some', stopped: 'run.sent_stopped' },
}
const kindOf = ({ follows }: ConsoleAction): keyof typeof WORDS => (follows === null ? 'done' : 'sent')

type Say = ReturnType<typeof useTranslate>
const NAMED = 5

const count = (value: number): string => formatDecimal(String(value))
const names = (some: readonly Chosen[], translate: Say): string =>
  some
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(translate('value.separator')) + (some.length > NAMED ? ' …' : '')

const reasonsOf = (staying: readonly Chosen[]): readonly (readonly [string, readonly Chosen[]])[] =>
  [...new Set(staying.flatMap(({ reason }) => reason ?? []))].map((one) => [
    one,
    staying.filter(({ reason }) => reason === one),
  ])

function countsOf(results: Results): { readonly done: number; readonly failed: number } {
  const done = [...results.values()].filter((one) => one.is === 'done').length
  return { done, failed: results.size - done }
}

interface Counts {
  readonly done: number
  readonly failed: number
  readonly left: number
}

const worded = (translate: Say, key: string, { done, failed, left }: Counts): string =>
  translate(key, { count: count(done), failed: count(failed), left: count(left) })
