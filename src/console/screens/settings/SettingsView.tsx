/**
 * Settings of one place, of any entity that inherits them: each value with its source, said here or inherited, one by
 * one and by group. Nothing is saved before it was shown what it changes below.
 */
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { RecordContextProvider, useEvent, useNotify, useTranslate } from 'ra-core'
import { FormProvider, useForm, type FieldValues } from 'react-hook-form'
import { REQUIRED } from '../../../kinds/keyword-messages.ts'
import { AnyInputContext } from '../../../kinds/rows/any-input.ts'
import { partOf, type SettingKey, settingKeysOf, settingOf } from '../../../model/settings-keys.ts'
import { AnyInput } from '../../forms/AnyInput.tsx'
import { resolverOf } from '../../forms/resolver.ts'
import { useFirstError } from '../../forms/use-first-error.ts'
import { Notice } from '../../kit/Notice.tsx'
import { messageOf } from '../../provider/errors.ts'
import { useFormModule } from '../../registry.ts'
import { inputContext } from '../form/input-context.ts'
import { useLeaveGuard } from '../form/use-leave-guard.ts'
import type { EntityView } from '../entity-view.ts'
import { type Answer, inheritanceOf, type Said, type SettingsPlace } from './place.ts'
import { SettingRow } from './SettingRow.tsx'
import { useUnsaved } from './unsaved.ts'
import { usePlace } from './use-place.ts'
import { useSent, type Sent } from './use-sent.ts'

const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'))
const ApplyDialog = lazy(() => import('./ApplyDialog.tsx'))
const RunsDialog = lazy(() => import('./RunsDialog.tsx'))
const SentFailures = lazy(() => import('./SentFailures.tsx'))

interface SettingsViewProps extends SettingsPlace {
  readonly view: EntityView
}

export default function SettingsView({ view, type, value }: SettingsViewProps) {
  const translate = useTranslate()
  const { data, error, refetch } = usePlace(view, { type, value })
  if (!data)
    return error ? (
      <Notice tone="error" icon="warning" title={translate('list.failed')} hint={messageOf(error)}>
        <Button onClick={() => void refetch()}>{translate('action.retry')}</Button>
      </Notice>
    ) : null
  return <Current view={view} place={{ type, value }} latest={data} onAsk={() => void refetch()} />
}

interface CurrentProps extends Pick<PlaceFormProps, 'view' | 'place'> {
  readonly latest: Answer
  readonly onAsk: () => void
}

/** What others save meanwhile is shown at once, unless something is typed: that stays until it is saved or given up. */
function Current({ view, place, latest, onAsk }: CurrentProps) {
  const [answer, setAnswer] = useState(latest)
  const isDirty = useRef(false)
  useEffect(() => {
    if (!isDirty.current) setAnswer(latest)
  }, [latest])
  const giveUp = () => {
    isDirty.current = false
    setAnswer(latest)
    onAsk()
  }
  const [open, setOpen] = useState<Opened>()
  const keys = keysIn(view, answer)
  const dialog = { view, keys, onClose: () => setOpen(undefined) }
  const sent = useSent(view, place)
  const nameOf = (setting: string): string => {
    const key = keys.find(({ name }) => name === setting)
    return key ? view.say(key.label) : setting
  }
  return (
    <>
      {sent !== undefined && sent.failures.length > 0 && (
        <Suspense>
          <SentFailures failures={sent.failures} nameOf={nameOf} />
        </Suspense>
      )}
      <PlaceForm
        key={JSON.stringify(answer)}
        view={view}
        place={place}
        answer={answer}
        sent={sent}
        onDirty={(is) => {
          isDirty.current = is
        }}
        onGiveUp={giveUp}
        onOpen={setOpen}
      />
      {open && (
        <Suspense>
          {open === 'apply' ? <ApplyDialog {...dialog} place={place} answer={answer} /> : <RunsDialog {...dialog} />}
        </Suspense>
      )}
    </>
  )
}

/** Those that the asker may see. */
const keysIn = ({ entity }: EntityView, { settings }: Answer): readonly SettingKey[] =>
  settingKeysOf({ ...entity, ...inheritanceOf(entity) }).filter(({ name }) =>
    settings.some(({ field }) => field === name),
  )

export type Values = Readonly<Record<string, unknown>>
interface Group {
  readonly label: string
  readonly keys: readonly SettingKey[]
}

interface PlaceFormProps {
  readonly view: EntityView
  readonly place: SettingsPlace
  readonly answer: Answer
  /** What is not in effect yet; undefined: that is not known. */
  readonly sent: Sent | undefined
  readonly onDirty: (is: boolean) => void
  /** What was typed is given up, for what is in force by now. */
  readonly onGiveUp: () => void
  readonly onOpen: (what: Opened) => void
}

/** Beside the form, which begins anew when others change the place: what is open stays. */
type Opened = 'apply' | 'runs'

function PlaceForm({ view, place, answer, sent, onDirty, onGiveUp, onOpen }: PlaceFormProps) {
  const { entity, say } = view
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const module = useFormModule(entity.plural)
  const [preview, setPreview] = useState<Values>()
  const said = useMemo(() => new Map(answer.settings.map((one) => [one.field, one])), [answer])
  const keys = useMemo(() => keysIn(view, answer), [view, answer])
  const begin = useMemo(() => beginning(keys, said), [keys, said])
  const [custom, setCustom] = useState<ReadonlySet<string>>(() => customIn(answer))
  const resolver = useMemo(() => {
    const fields = keys.filter(({ name }) => custom.has(name)).flatMap((key) => key.fields)
    const names = fields.map(({ name }) => name)
    const schema = module.update(say) as { pick(names: readonly string[]): unknown }
    return resolverOf({
      schema: schema.pick(names),
      fields,
      before: undefined,
      required: { names, message: say(REQUIRED) },
    })
  }, [keys, custom, module, say])
  const form = useForm<FieldValues>({ defaultValues: begin, resolver, shouldFocusError: false })
  const element = useFirstError(form)
  const values = form.watch()
  const changes = changesOf(keys, said, custom, values)
  const count = Object.keys(changes).length
  const isDirty = useEvent(() => count > 0)
  useLeaveGuard({ isDirty, draft: noDraft })
  useUnsaved(isDirty)
  const tell = useEvent(onDirty)
  useEffect(() => tell(count > 0), [count, tell])

  const customise = (chosen: readonly SettingKey[]) => {
    for (const key of chosen) {
      if (custom.has(key.name)) continue
      const before = said.get(key.name)
      const from = before?.own ?? before?.inherited.value ?? null
      key.fields.forEach((field, at) => form.setValue(field.name, startOf(field.kind, key, from, at)))
    }
    setCustom(new Set([...custom, ...chosen.map(({ name }) => name)]))
  }
  const restore = (chosen: readonly SettingKey[]) => {
    const names = new Set(chosen.map(({ name }) => name))
    form.clearErrors(chosen.flatMap(({ fields }) => fields.map(({ name }) => name)))
    setCustom(new Set([...custom].filter((name) => !names.has(name))))
  }
  const discard = () => {
    form.reset(begin)
    setCustom(customIn(answer))
    onGiveUp()
  }
  const submit = form.handleSubmit(
    () => setPreview(changes),
    () => notify('form.invalid', { type: 'error' }),
  )
  const saved = async () => {
    setPreview(undefined)
    onDirty(false)
    notify('form.saved', { type: 'success' })
    await client.invalidateQueries({ queryKey: [entity.plural] })
  }
  const groups = groupsOf(view, keys, translate('settings.others'))
  const context = inputContext(view, 'edit')
  const record = { id: 0, ...begin, _labels: labelsIn(answer) }
  const mayChange = answer.may_change
  return (
    <RecordContextProvider value={record}>
      <AnyInputContext value={AnyInput}>
        <FormProvider {...form}>
          <Form
            ref={element}
            noValidate
            onSubmit={(event) => {
              event.stopPropagation()
              void submit(event)
            }}
          >
            {!mayChange && <p className="k-soft k-none">{translate('settings.readonly')}</p>}
            {groups.map(({ label, keys: own }) => {
              const some = own.some(({ name }) => custom.has(name))
              return (
                <Part key={label} aria-label={label}>
                  <div className="k-heading">
                    <h2>{label}</h2>
                    <span className="k-heading-rest" />
                    {mayChange && (
                      <>
                        {!own.every(({ name }) => custom.has(name)) && (
                          <Button size="small" onClick={() => customise(own)}>
                            {translate('settings.customise_group')}
                          </Button>
                        )}
                        {some && (
                          <Button size="small" onClick={() => restore(own)}>
                            {translate('settings.restore_group')}
                          </Button>
                        )}
                      </>
                    )}
                  </div>
                  {own.map((key) => (
                    <SettingRow
                      key={key.name}
                      view={view}
                      place={place}
                      setting={key}
                      said={said.get(key.name)!}
                      sent={sent?.settings.find(({ field }) => field === key.name)}
                      custom={custom.has(key.name)}
                      changed={key.name in changes}
                      context={context}
                      disabled={!mayChange}
                      onCustomise={() => customise([key])}
                      onRestore={() => restore([key])}
                    />
                  ))}
                </Part>
              )
            })}
            {mayChange && (
              <Foot data-dirty={count > 0 || undefined}>
                <Button type="submit" variant="contained" disabled={count === 0}>
                  {translate('settings.save')}
                </Button>
                <Button color="inherit" variant="outlined" disabled={count === 0} onClick={discard}>
                  {translate('settings.discard')}
                </Button>
                <Button color="inherit" disabled={custom.size === 0} onClick={() => restore(keys)}>
                  {translate('settings.restore_all')}
                </Button>
                <Button color="inherit" disabled={count > 0} onClick={() => onOpen('apply')}>
                  {translate('settings.apply')}
                </Button>
                <Button color="inherit" onClick={() => onOpen('runs')}>
                  {translate('settings.runs')}
                </Button>
                <span role="status" className="k-soft k-small">
                  {count > 0
                    ? translate('settings.changed', { count })
                    : sent?.preparing && translate('settings.preparing')}
                </span>
              </Foot>
            )}
          </Form>
          {preview && (
            <Suspense>
              <PreviewDialog
                view={view}
                place={place}
                answer={answer}
                keys={keys}
                changes={preview}
                onSaved={() => void saved()}
                onClose={() => setPreview(undefined)}
              />
            </Suspense>
          )}
        </FormProvider>
      </AnyInputContext>
    </RecordContextProvider>
  )
}

const noDraft = () => undefined

const customIn = ({ settings }: Answer): ReadonlySet<string> =>
  new Set(settings.filter(({ own }) => own !== null).map(({ field }) => field))

/** A switch stands off where nothing was said. */
const startOf = (kind: string, key: SettingKey, value: unknown, at: number): unknown =>
  partOf(key, value, at) ?? (kind === 'boolean' ? false : null)

const beginning = (keys: readonly SettingKey[], said: ReadonlyMap<string, Said>): FieldValues =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const { own, inherited } = said.get(key.name)!
      return key.fields.map((field, at) => [field.name, startOf(field.kind, key, own ?? inherited.value, at)])
    }),
  )

const labelsIn = ({ settings }: Answer): Readonly<Record<string, string | null>> =>
  Object.fromEntries(settings.map(({ field, own_label: own, inherited }) => [field, own ?? inherited.label]))

/** By the settings' names; null: it inherits again. */
function changesOf(
  keys: readonly SettingKey[],
  said: ReadonlyMap<string, Said>,
  custom: ReadonlySet<string>,
  values: Values,
): Values {
  const meant = (key: SettingKey): unknown =>
    custom.has(key.name) ? (settingOf(key, values) ?? key.fields.map(() => null)) : null
  return Object.fromEntries(
    keys
      .map((key) => [key.name, meant(key)] as const)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(said.get(name)!.own)),
  )
}

/** The sections of the form; what stands in none comes last. */
function groupsOf({ entity, say }: EntityView, keys: readonly SettingKey[], others: string): readonly Group[] {
  const groups = entity.form.sections.map(({ label, fields }, at) => ({
    label: label ? say(label) : `${others} ${at + 1}`,
    keys: keys.filter((key) => fields.includes(key.fields[0]!.name)),
  }))
  const placed = new Set(groups.flatMap((group) => group.keys))
  const rest = keys.filter((key) => !placed.has(key))
  return [...groups, { label: others, keys: rest }].filter((group) => group.keys.length > 0)
}

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 12, maxWidth: 1120 })
const Part = styled('section')(({ theme }) => ({
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  padding: '12px 20px 4px',
  '& h2': { margin: 0, fontSize: 15, fontWeight: 600 },
  '& .k-heading': { minHeight: 32, marginBottom: 4 },
  [theme.breakpoints.down('sm')]: { padding: '10px 12px 2px' },
}))
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: -16,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 20px',
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  [theme.breakpoints.down('sm')]: { padding: '10px 12px' },
}))
