/**
 * The window of a call's button: what it is done to, what is asked, the call's fields as any form has them, and what
 * was refused beside them. A call that asks for nothing is done at once.
 */
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import omit from 'lodash/omit'
import { useDataProvider, useNotify, useTranslate, type RaRecord } from 'ra-core'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { isEmpty, type CellRecord } from '../../kinds/cell.ts'
import { displayOf } from '../../kinds/display.ts'
import { enumText } from '../../kinds/enum-chip.tsx'
import { isMet } from '../../model/conditions.ts'
import type { CallForm, ConsoleAction } from '../../model/console-entity.ts'
import type { Lang } from '../../model/model.ts'
import { useCallForm } from '../forms/call-forms.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { usePerform } from '../forms/use-call.ts'
import type { ConsoleDataProvider } from '../provider/data-provider.ts'
import { codeOf, fieldsToBlame, messageOf } from '../provider/errors.ts'
import { BrokenOff, download } from '../screens/list/download.ts'
import { follow } from '../shell/following/followed.ts'
import type { EntityView } from '../screens/entity-view.ts'
import { ApiError } from '../transport/api-error.ts'
import type { Payload } from '../transport/payload.ts'
import type { Answer } from './Answered.tsx'
import type { Refused } from './ChoiceDialog.tsx'
import { amongOf, callContext, knownOf, ofRecord, requestOf } from './request.ts'
import { textOf, fieldTold } from './text-of.ts'
import { useBeginning } from './use-beginning.ts'

const AnswerDialog = lazy(() => import('./AnswerDialog.tsx'))
const ChoiceDialog = lazy(() => import('./ChoiceDialog.tsx'))
const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'))

/** A refusal that offers choices, of something that was sent and waits for its end. */
interface Pending extends Refused {
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

interface ActionDialogProps {
  readonly view: EntityView
  readonly action: ConsoleAction
  /** What it is done to; none above a list. */
  readonly record: CellRecord | undefined
  readonly onClose: () => void
  readonly onChanged: () => void
}

/**
 * What the answer shows stays until it is closed; the page is read again then. What was typed outlasts a preview and a
 * refusal that offers choices: its form stays behind them.
 */
export default function ActionDialog(props: ActionDialogProps) {
  const { view, action, record, onChanged, onClose } = props
  const [shown, setShown] = useState<Answer>()
  const answered = (answer: unknown): void => {
    const found = (answer ?? {}) as Answer
    if (action.shows.some((name) => !isEmpty(found[name]))) return setShown(found)
    onChanged()
    openOf(found)?.()
  }
  const openOf = (answer: Answer): (() => void) | undefined => {
    const to = openedBy(view, action, answer)
    return to === null ? undefined : () => void navigate(to)
  }
  const navigate = useNavigate()
  const [refused, setRefused] = useState<Pending>()
  const [previewed, setPreviewed] = useState<{ readonly answer: Answer; readonly request: Payload }>()
  const perform = usePerform(action.call)
  const save = useSave(view, action)
  const tellDone = useTellDone(view, action, record)
  const send = async (request: Payload): Promise<void> => {
    let answer: unknown
    try {
      answer = await (action.downloads ? save(request) : perform(request))
    } catch (error) {
      const choices = action.choices[codeOf(error)]
      if (choices === undefined) throw error
      // It has not ended yet: what comes of the choice is told where it was sent from.
      return new Promise((resolve, reject) => setRefused({ error, choices, request, resolve, reject }))
    }
    setRefused(undefined)
    if (action.preview !== null && request[action.preview] === true)
      return setPreviewed({ answer: answer as Answer, request: omit(request, action.preview) })
    setPreviewed(undefined)
    tellDone(answer)
    answered(answer)
  }
  const leave = ({ resolve }: Pending): void => {
    setRefused(undefined)
    resolve()
  }
  const chosen = async (pending: Pending, request: Payload): Promise<void> => {
    try {
      await send(request)
      pending.resolve()
    } catch (error) {
      // Only its form can say which field is to blame.
      if (Body !== Asking || fieldsToBlame(error).length === 0) throw error
      setRefused(undefined)
      pending.reject(error)
    }
  }
  const Body = action.asks || action.confirm !== null ? Asking : AtOnce
  return (
    <Suspense>
      {shown === undefined ? (
        <Body {...props} onSend={send} />
      ) : (
        <AnswerDialog action={action} answer={shown} view={view} onClose={onChanged} onOpen={openOf(shown)} />
      )}
      {previewed !== undefined && (
        <PreviewDialog
          action={action}
          answer={previewed.answer}
          view={view}
          onDo={() => send(previewed.request)}
          onBack={() => setPreviewed(undefined)}
        />
      )}
      {refused !== undefined && (
        <ChoiceDialog
          key={JSON.stringify(refused.request)}
          title={view.say(action.label)}
          view={view}
          ids={record === undefined ? [] : [record.id]}
          refused={refused}
          onSend={(request) => chosen(refused, request)}
          onClose={Body === Asking ? () => leave(refused) : onClose}
        />
      )}
    </Suspense>
  )
}

/** What comes is given to the browser; whoever closes the dialog before wants it no more. */
function useSave(view: EntityView, { call, label }: ConsoleAction): (request: Payload) => Promise<null> {
  const provider = useDataProvider<ConsoleDataProvider>()
  const translate = useTranslate()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  return async (request) => {
    const own = new AbortController()
    running.current = own
    try {
      const response = await provider.openAnswer(call, request, own.signal)
      await download(response, view.say(label), { signal: own.signal, onProgress: () => undefined })
      return null
    } catch (error) {
      if (error instanceof BrokenOff) throw new ApiError(translate('export.broken'), {}, { cause: error })
      throw error
    }
  }
}

/** The page of what it made; null: it made nothing that this person may look at. */
function openedBy({ entity, may }: EntityView, { opens }: ConsoleAction, answer: Answer): string | null {
  const [peer, key] = [entity.peers[opens?.entity ?? ''], answer[opens?.property ?? '']]
  return peer && typeof key === 'number' && may(peer.page) ? `${peer.path}/${key}` : null
}

type BodyProps = Omit<ActionDialogProps, 'onChanged'> & {
  /** What it throws is the caller's to tell. */
  readonly onSend: (request: Payload) => Promise<void>
}

function Asking({ view, action, record, onClose, onSend }: BodyProps) {
  const { say, lang } = view
  const whole = useCallForm(action.call)
  const translate = useTranslate()
  const form = useMemo(() => amongOf(whole, action, record), [whole, action, record])
  const told = useMemo(
    () => knownOf(form, action, record, (name, of) => fieldTold(view, translate, name, of)),
    [form, action, record, view, translate],
  )
  const schema = useMemo(() => form.form(say), [form, say])
  const context = useMemo(() => callContext(form, action.call, lang), [form, action.call, lang])
  const { values: first, filled } = useBeginning(form, action, record, view)
  const send = (values: FieldValues, isPreview: boolean): Promise<void> => {
    const request = requestOf(form, action, { values, filled, record })
    return onSend(isPreview && action.preview !== null ? { ...request, [action.preview]: true } : request)
  }
  return (
    <FormDialog
      title={say(action.label)}
      text={
        <>
          {/* A question names the record itself. */}
          {record && !action.confirm && (
            <p className="k-soft" style={{ margin: '0 0 8px' }}>
              {displayOf(view.entity, record)}
            </p>
          )}
          {action.confirm && <p style={{ margin: '0 0 8px' }}>{inRecord(view, action.confirm, record)}</p>}
        </>
      }
      tone={action.tone}
      fields={told.fields}
      sections={form.sections}
      schema={schema}
      warnings={form.warnings}
      context={context}
      values={first}
      record={filled as RaRecord}
      previews={action.preview !== null}
      onSubmit={send}
      onClose={onClose}
    />
  )
}

function AtOnce({ action, record, onClose, onSend }: BodyProps) {
  const notify = useNotify()
  const translate = useTranslate()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    onSend(ofRecord(action, record) as Payload).catch((error: unknown) => {
      notify(messageOf(error) ?? translate('ra.notification.http_error'), { type: 'error' })
      onClose()
    })
  })
  return null
}

/** A command goes on after the answer: it is followed, where whoever asked may see it. */
function useTellDone(
  view: EntityView,
  { call, label, done, meanwhile, follows }: ConsoleAction,
  record: CellRecord | undefined,
): (answer: unknown) => void {
  const notify = useNotify()
  const form = useCallForm(call)
  return (answer) => {
    const commands = follows === null ? [] : commandsIn(form, view.lang, answer, follows)
    const of = record ? [displayOf(view.entity, record)] : []
    for (const { id, row } of commands)
      follow({
        id,
        title: [view.say(label), ...of, ...row].join(' · '),
        plural: view.entity.plural,
        meanwhile: isSaid(meanwhile, record) ? inRecord(view, meanwhile.text, record) : null,
      })
    // Where rows tell of more than commands, it is done besides.
    if (commands.length === 0 || (follows?.length ?? 0) > 1)
      notify(done ? inRecord(view, done, record) : 'workflow.done', { type: 'success' })
  }
}

interface Command {
  readonly id: number
  /** What its row is called: its first column. */
  readonly row: readonly string[]
}

/** A property of the answer, or of each of its rows. */
function commandsIn(
  form: CallForm,
  lang: Lang,
  answer: unknown,
  [first, inRow]: readonly string[],
): readonly Command[] {
  const found = (answer as Answer | null)?.[first ?? '']
  if (typeof found === 'number') return [{ id: found, row: [] }]
  if (!Array.isArray(found) || inRow === undefined) return []
  const head = form.shows.find(({ name }) => name === first)?.rows[0]
  return (found as readonly Answer[]).flatMap((row) => {
    const id = row[inRow]
    const codes = form.enums[head?.enum ?? '']
    return typeof id !== 'number' ? [] : [{ id, row: codes ? [enumText(codes, row[head!.name], lang)] : [] }]
  })
}

/** What cannot be told of the record promises nothing. */
const isSaid = (
  meanwhile: ConsoleAction['meanwhile'],
  record: CellRecord | undefined,
): meanwhile is NonNullable<ConsoleAction['meanwhile']> =>
  meanwhile !== null && (meanwhile.when === null || (record !== undefined && isMet(meanwhile.when, record) === true))

const inRecord = (view: EntityView, label: Parameters<typeof textOf>[1], record: CellRecord | undefined): string =>
  record ? textOf(view, label, record) : view.say(label)
