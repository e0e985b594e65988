/**
 * Has what a report shows now sent by the clock: when, as what and to whom. What will be sent is said above, since the
 * page that it comes from is out of sight once it is made.
 */
import { useMemo, useState, type ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import type { FieldValues } from 'react-hook-form'
import { report_mail_mb_max } from '../../../generated/constants.ts'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { FilterValues } from '../../../kinds/input.ts'
import { isWebAddress } from '../../../values/web-address.ts'
import AnswerDialog from '../../actions/AnswerDialog.tsx'
import type { Answer } from '../../actions/Answered.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../forms/use-call.ts'
import type { Sort } from '../../kit/grid/column.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { useFormModule } from '../../registry.ts'
import { fieldOf, useEntityView, type EntityView } from '../entity-view.ts'
import { inputContext } from '../form/input-context.ts'
import { FilterSummary } from '../list/FilterSummary.tsx'
import { activeFields } from '../list/filter-values.ts'
import { ASKED, groupIn, presetIn, spanIn } from './grouping.ts'

interface ScheduleDialogProps {
  readonly view: EntityView
  /** In the order in which they are shown. */
  readonly columns: readonly string[]
  readonly values: FilterValues
  /** What the report's own document narrows. */
  readonly fixed: FilterValues
  readonly sort: Sort
  readonly onClose: () => void
}

const FIELDS = ['name', 'rhythm', 'weekday', 'month_day', 'hour', 'file_format', 'language', 'recipients'] as const
/** By which the secret of a schedule is shown that posts to an address. */
const ROTATE = 'scheduled_report_rotate'
type Asked = Omit<CallTypes['scheduled_report_create']['request'], 'report' | 'query'>

export default function ScheduleDialog({ view, columns, values, fixed, sort, onClose }: ScheduleDialogProps) {
  const { entity, label } = view
  const scheduled = useEntityView('scheduled_reports')
  const { say } = scheduled
  const module = useFormModule('scheduled_reports')
  const translate = useTranslate()
  const notify = useNotify()
  const provider = useDataProvider<ConsoleDataProvider>()
  const create = useCall('scheduled_report_create')
  const rotate = useCall(ROTATE)
  const shows = scheduled.entity.actions.find(({ call }) => call === ROTATE)
  const [secret, setSecret] = useState<Answer>()
  const fields = useMemo(() => FIELDS.flatMap((name) => fieldOf(scheduled.entity, name) ?? []), [scheduled])
  const schema = useMemo(() => module.create(say), [module, say])
  const first = useMemo(
    () => ({
      ...Object.fromEntries(fields.map(({ name, default: value }) => [name, value ?? null])),
      ...{ name: label, weekday: 1, month_day: 1, language: view.lang },
    }),
    [fields, label, view.lang],
  )
  const send = async (given: FieldValues): Promise<void> => {
    const query = await provider.exportQuery(entity.plural, { filter: values, sort, columns })
    const asked = given as Asked
    const { id } = await create({ ...asked, report: entity.plural, query: [...query] })
    notify('report.schedule_done', { type: 'success', messageArgs: { name: asked.name } })
    // It can be asked for on the schedule's page as well.
    const answer = isWebAddress(asked.recipients) ? await rotate({ id }).catch(() => null) : null
    if (answer === null) onClose()
    else setSecret(answer)
  }
  if (secret !== undefined && shows !== undefined)
    return <AnswerDialog action={shows} answer={secret} view={scheduled} onClose={onClose} />
  return (
    <FormDialog
      title={translate('report.schedule_title', { label })}
      submit={translate('report.schedule_go')}
      text={<What view={view} values={values} fixed={fixed} />}
      tone="info"
      fields={fields}
      schema={schema}
      warnings={module.warnings}
      context={inputContext(scheduled, 'create')}
      values={first}
      onSubmit={send}
      onClose={onClose}
    />
  )
}

function What({ view, values, fixed }: Pick<ScheduleDialogProps, 'view' | 'values' | 'fixed'>) {
  const { entity, lang, say } = view
  const { grouping } = entity
  const translate = useTranslate()
  const labelOf = (name: string): string => {
    const field = fieldOf(entity, name)
    return field ? say(field.label) : name
  }
  const period = grouping?.period?.field
  const preset = grouping && presetIn(grouping, values)
  const { from = '', to = '' } = (grouping && spanIn(grouping, values)) ?? {}
  const filters = activeFields(values, (name) => fieldOf(entity, name) !== undefined).filter(
    (name) => name !== period && !(grouping && (ASKED as readonly string[]).includes(name)),
  )
  const lines: readonly (readonly [string, ReactNode])[] = [
    ...(period === undefined
      ? []
      : [[translate('report.period'), preset ? translate(`report.period_${preset}`) : `${from} ~ ${to}`] as const]),
    ...(grouping
      ? [
          [
            translate('report.group'),
            groupIn(grouping, values).map(labelOf).join(translate('value.separator')),
          ] as const,
        ]
      : []),
    ...(values['q'] ? [[translate('action.search'), `“${String(values['q'])}”`] as const] : []),
    ...filters.map(
      (name) =>
        [
          labelOf(name),
          <FilterSummary
            key={name}
            entity={entity}
            field={fieldOf(entity, name)}
            name={name}
            values={{ ...values, ...fixed }}
            lang={lang}
          />,
        ] as const,
    ),
  ]
  return (
    <>
      <Lines aria-label={translate('report.schedule_what')}>
        {lines.length === 0 && <dd>{translate('report.schedule_all')}</dd>}
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Lines>
      {period !== undefined && preset === undefined && (
        <Alert severity="warning">{translate('report.schedule_fixed')}</Alert>
      )}
      <p className="k-soft k-small" style={{ margin: '0 0 8px' }}>
        {translate('report.schedule_rights', { mb: report_mail_mb_max })}
      </p>
    </>
  )
}

const Lines = styled('dl')(({ theme }) => ({
  margin: '0 0 8px',
  padding: '8px 12px',
  borderRadius: 6,
  background: theme.palette.action.hover,
  fontSize: 13,
  '& div': { display: 'flex', gap: 12 },
  '& dt': { flex: 'none', minWidth: 72, color: theme.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}))
