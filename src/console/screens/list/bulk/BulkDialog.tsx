/**
 * One value for many records: which of them, which fields, the values; then a question that names how many, and what
 * came of it.
 */
import { useId, useMemo, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { FormProvider, useForm, type FieldValues } from 'react-hook-form'
import type { FilterValues } from '../../../../kinds/input.ts'
import { formatDecimal } from '../../../../kinds/numbers.ts'
import { show } from '../../../../kinds/show.tsx'
import type { Field } from '../../../../model/model.ts'
import type { RowId } from '../../../kit/grid/column.ts'
import { useFormModule } from '../../../registry.ts'
import { seen, type EntityView } from '../../entity-view.ts'
import { AnyInput } from '../../../forms/AnyInput.tsx'
import { inputContext } from '../../form/input-context.ts'
import { mayWrite } from '../../record/rights.ts'
import { resolverOf } from '../../../forms/resolver.ts'
import { BulkProgress } from './BulkProgress.tsx'
import { hasChanged, MOST_AT_ONCE, useBulk } from './use-bulk.ts'

interface BulkDialogProps {
  readonly view: EntityView
  readonly selected: readonly RowId[]
  /** What the list is narrowed by. */
  readonly filter: FilterValues
  /** How many match it; null: not known exactly. */
  readonly count: number | null
  readonly onClose: () => void
  /** Records were changed. */
  readonly onDone: () => void
}

export default function BulkDialog({ view, selected, filter, count, onClose, onDone }: BulkDialogProps) {
  const { entity, label, may, say } = view
  const translate = useTranslate()
  const titleId = useId()
  const module = useFormModule(entity.plural)
  const fields = useMemo(() => bulkFields(view), [view])
  const [names, setNames] = useState<readonly string[]>([])
  const [all, setAll] = useState(selected.length === 0)
  const [sure, setSure] = useState<FieldValues>()
  const bulk = useBulk(entity)
  const resolver = useMemo(
    () => resolverOf({ schema: module.update(say), fields: entity.fields, before: undefined }),
    [module, say, entity],
  )
  const form = useForm<FieldValues>({
    defaultValues: Object.fromEntries(
      fields.map(({ name, nullable, default: value }) => [name, nullable ? null : (value ?? null)]),
    ),
    resolver: (values, context, options) => resolver(pick(values, names), context, options),
    mode: 'onTouched',
  })
  const mayAll = count !== null && count <= MOST_AT_ONCE && count > selected.length
  const number = all ? (count ?? 0) : selected.length
  const toggle = (name: string) =>
    setNames(names.includes(name) ? names.filter((one) => one !== name) : [...names, name])
  const ask = form.handleSubmit((values) => setSure(pick(values, names)))
  const start = async (values: FieldValues) => {
    if (hasChanged(await bulk.run(all ? { filter } : { ids: selected }, values))) onDone()
  }
  const context = inputContext(view, 'edit')
  const chosen = fields.filter(({ name }) => names.includes(name))
  return (
    <Dialog
      open
      onClose={bulk.running ? undefined : onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 560, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{translate('bulk.title', { label })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {bulk.state ? (
          <BulkProgress state={bulk.state} />
        ) : sure ? (
          <Alert severity="warning" role="alert">
            <strong>{translate('bulk.sure', { count: formatDecimal(String(number)), label })}</strong>
            <Values>
              {chosen.map((field) => (
                <div key={field.name}>
                  <dt>{say(field.label)}</dt>
                  <dd>{worded(view, field, sure[field.name], translate)}</dd>
                </div>
              ))}
            </Values>
          </Alert>
        ) : (
          <FormProvider {...form}>
            <RadioGroup
              row
              aria-label={translate('bulk.which')}
              value={all ? 'all' : 'selected'}
              onChange={(_, value) => setAll(value === 'all')}
            >
              {selected.length > 0 && (
                <FormControlLabel
                  value="selected"
                  control={<Radio size="small" />}
                  label={translate('bulk.selected', { count: formatDecimal(String(selected.length)) })}
                />
              )}
              {mayAll && (
                <FormControlLabel
                  value="all"
                  control={<Radio size="small" />}
                  label={translate('bulk.all', { count: formatDecimal(String(count)) })}
                />
              )}
            </RadioGroup>
            {!mayAll && (count === null || count > MOST_AT_ONCE) && (
              <span className="k-small k-soft">
                {translate('bulk.limit', { most: formatDecimal(String(MOST_AT_ONCE)) })}
              </span>
            )}
            <Choices role="group" aria-label={translate('bulk.fields')}>
              {fields.map(({ name, label: text }) => (
                <FormControlLabel
                  key={name}
                  control={<Checkbox size="small" checked={names.includes(name)} onChange={() => toggle(name)} />}
                  label={say(text)}
                />
              ))}
            </Choices>
            <div>
              {chosen.map((field) => (
                <AnyInput key={field.name} field={field} name={field.name} context={context} />
              ))}
            </div>
          </FormProvider>
        )}
      </DialogContent>
      <DialogActions>
        {bulk.running && (
          <Button color="inherit" onClick={bulk.stop}>
            {translate('bulk.stop')}
          </Button>
        )}
        {!bulk.running && (
          <Button color="inherit" onClick={sure && !bulk.state ? () => setSure(undefined) : onClose}>
            {translate(bulk.state ? 'action.close' : sure ? 'bulk.back' : 'action.cancel')}
          </Button>
        )}
        {!bulk.state && !sure && (
          <Button
            variant="contained"
            disabled={names.length === 0 || number === 0 || !may(entity.access.update)}
            onClick={() => void ask()}
          >
            {translate('bulk.next')}
          </Button>
        )}
        {!bulk.state && sure && (
          <Button variant="contained" autoFocus onClick={() => void start(sure)}>
            {translate('bulk.go', { count: formatDecimal(String(number)) })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

export const bulkFields = ({ entity, may }: EntityView): readonly Field[] =>
  entity.list.bulk.flatMap((name) => seen(entity, may).filter((field) => field.name === name && mayWrite(field, may)))

const pick = (values: FieldValues, names: readonly string[]): FieldValues =>
  Object.fromEntries(names.map((name) => [name, values[name] === '' ? null : values[name]]))

const worded = (view: EntityView, field: Field, value: unknown, translate: ReturnType<typeof useTranslate>) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    ? translate('bulk.empty')
    : show({ value, record: { id: 0, [field.name]: value }, field, name: field.name, context: view.inList })

const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  '& .MuiFormControlLabel-label': { fontSize: 13 },
  '& .MuiCheckbox-root': { padding: 5 },
})
const Values = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: '8px 0 0',
  '& > div': { display: 'flex', gap: 8 },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0 },
}))
