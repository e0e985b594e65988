/** One meter of the report: what it showed last, its photo, what it shows now, and what came of sending that. */
import { useEffect } from 'react'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { reading_decimal_digits } from '../../../generated/constants.ts'
import { useCall } from '../../../console/forms/use-call.ts'
import { useLang } from '../../../console/kit/lang.ts'
import { ToneChip } from '../../../console/kit/ToneChip.tsx'
import { useDefinition } from '../../../console/registry.ts'
import { text } from '../../../console/kit/lang.ts'
import { formatDecimal } from '../../../kinds/numbers.ts'
import { formatInstant } from '../../../kinds/times.ts'
import { isLess, minus } from '../energy/hundredths.ts'
import {
  partOf,
  PERIODS,
  totalOf,
  typedPart,
  withDamage,
  withPart,
  type Entry,
  type Part,
  type Problem,
} from './entry.ts'
import { change } from './kept-entries.ts'
import { keepLast, keptMeters, READINGS, type Last } from './kept-meters.ts'
import { OutcomeText } from './OutcomeText.tsx'
import { Photo } from './Photo.tsx'
import type { Outcome } from './use-send.ts'

export interface MeterCardProps {
  readonly owner: string
  readonly entry: Entry
  /** Why it is to be read; undefined: nobody says. */
  readonly why?: string | undefined
  readonly problems: readonly Problem[]
  readonly outcome: Outcome | undefined
  readonly busy: boolean
}

export function MeterCard({ owner, entry, why, problems, outcome, busy }: MeterCardProps) {
  const translate = useTranslate()
  const { last, isLoading } = useLast(owner, entry)
  const isOver = outcome?.is === 'taken'
  const isFixed = busy || isOver || entry.sent !== null
  const said = (at: Problem['at']): string | undefined => {
    const found = problems.find((one) => one.at === at)
    return found && translate(found.text, found.values)
  }
  return (
    <section className="meter" aria-label={entry.name} data-meter={entry.device_id}>
      <header>
        <strong>{entry.name}</strong>
        <span className="k-soft k-small">{entry.sn}</span>
        <State entry={entry} outcome={outcome} />
      </header>
      {why !== undefined && !isOver && <p className="k-soft k-small">{why}</p>}
      {isOver ? null : (
        <>
          <p className="k-small">
            {isLoading ? (
              <span className="k-bone" style={{ width: '60%' }} />
            ) : last?.amount == null ? (
              translate('reading.last_none')
            ) : (
              translate('reading.last', {
                amount: formatDecimal(last.amount),
                time: last.read_time === null ? '-' : formatInstant(last.read_time),
              })
            )}
          </p>
          <Photo owner={owner} entry={entry} disabled={isFixed} error={said('photo')} />
          <div className="amounts">
            {(entry.tou ? PERIODS : (['integer', 'decimal'] as const)).map((part) => (
              <Amount
                key={part}
                owner={owner}
                entry={entry}
                part={part}
                before={part === 'integer' || part === 'decimal' ? null : (last?.[part] ?? null)}
                disabled={isFixed || entry.damaged}
                error={said(part)}
              />
            ))}
          </div>
          <Step entry={entry} last={last?.amount ?? null} />
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={entry.damaged}
                disabled={isFixed}
                onChange={(_, damaged) => change(owner, entry, (now) => withDamage(now, damaged))}
              />
            }
            label={translate('reading.damaged')}
          />
        </>
      )}
      <OutcomeText entry={entry} outcome={outcome} />
    </section>
  )
}

/** As the server says it; else as it said it the last time. Loading: neither is known yet. */
function useLast(
  owner: string,
  { room_id, device_id }: Entry,
): { readonly last: Last | undefined; readonly isLoading: boolean } {
  const ask = useCall('get_last_meter_record')
  const { data, isLoading } = useQuery({
    queryKey: ['elemeters', 'last_record', device_id],
    queryFn: () => ask({ room_id, device_id }),
    retry: false,
  })
  useEffect(() => {
    if (data !== undefined) keepLast(owner, device_id, data)
  }, [owner, device_id, data])
  const last = data ?? keptMeters(owner).find((one) => one.device_id === device_id)?.last ?? undefined
  return { last, isLoading: isLoading && last === undefined }
}

interface AmountProps {
  readonly owner: string
  readonly entry: Entry
  readonly part: Part
  readonly before: string | null
  readonly disabled: boolean
  readonly error: string | undefined
}

function Amount({ owner, entry, part, before, disabled, error }: AmountProps) {
  const translate = useTranslate()
  const lang = useLang()
  const { fields } = useDefinition(READINGS)
  const field = fields.find(({ name }) => name === part)
  const label = field === undefined ? translate(`reading.${part}`) : text(field.label, lang)
  const help = before === null ? undefined : translate('reading.period_last', { amount: formatDecimal(before) })
  return (
    <TextField
      label={label}
      size="small"
      className={part}
      value={partOf(entry, part)}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{
        htmlInput: { inputMode: part === 'integer' || part === 'decimal' ? 'numeric' : 'decimal', autoComplete: 'off' },
        inputLabel: { shrink: true },
      }}
      placeholder={part === 'decimal' ? '0'.repeat(reading_decimal_digits) : '0'}
      onChange={({ target: { value } }) => {
        const typed = typedPart(part, value)
        if (typed !== null) change(owner, entry, (now) => withPart(now, part, typed))
      }}
    />
  )
}

/** What was used since, so that a slip of a digit is seen before it stands for good. */
function Step({ entry, last }: { readonly entry: Entry; readonly last: string | null }) {
  const translate = useTranslate()
  const total = totalOf(entry)
  if (total === null) return null
  const isBack = last !== null && isLess(total, last)
  return (
    <p className={isBack ? 'k-small k-warn' : 'k-small'} role="status">
      {translate('reading.total', { amount: formatDecimal(total) })}
      {last !== null &&
        ` · ${isBack ? translate('reading.lower') : translate('reading.since', { amount: minus(total, last) })}`}
    </p>
  )
}

function State({ entry, outcome }: { readonly entry: Entry; readonly outcome: Outcome | undefined }) {
  const translate = useTranslate()
  if (outcome?.is === 'taken') return <ToneChip tone="success">{translate('reading.done')}</ToneChip>
  if (entry.sent !== null) return <ToneChip tone="info">{translate('reading.queued')}</ToneChip>
  return entry.refused === null ? null : <ToneChip tone="error">{translate('reading.refused')}</ToneChip>
}
