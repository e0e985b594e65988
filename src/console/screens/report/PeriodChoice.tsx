/** The period that is shown, by its usual names: the same above a report and above the list beside it. */
import { useEffect, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { pressedButtons } from '../../kit/pressed-buttons.ts'
import type { Preset } from '../../../model/model.ts'
import type { Span } from '../../../values/periods.ts'

interface PeriodChoiceProps {
  readonly presets: readonly Preset[]
  /** Undefined: days that none of them means. */
  readonly chosen: Preset | undefined
  readonly span: Partial<Span> | null
  readonly onChoose: (preset: Preset) => void
}

export function PeriodChoice({ presets, chosen, span, onChoose }: PeriodChoiceProps) {
  const translate = useTranslate()
  const { from, to } = span ?? {}
  const row = useRef<HTMLDivElement>(null)
  // On a telephone the row is wider than the screen: what is chosen stands in sight.
  useEffect(() => {
    const [all, one] = [row.current, row.current?.querySelector<HTMLElement>('[aria-pressed=true]')]
    if (all && one) all.scrollLeft = Math.max(0, one.offsetLeft + one.offsetWidth - all.offsetLeft - all.clientWidth)
  }, [chosen])
  return (
    <Choice ref={row} role="group" aria-label={translate('report.period')}>
      {presets.map((one) => (
        <button key={one} type="button" aria-pressed={one === chosen} onClick={() => onChoose(one)}>
          {translate(`report.period_${one}`)}
        </button>
      ))}
      {(from !== undefined || to !== undefined) && (
        <span className="k-soft k-small">
          {from ?? ''} ~ {to ?? ''}
        </span>
      )}
    </Choice>
  )
}

export const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  '& > span': { marginInline: 4 },
  '& > button': { ...pressedButtons(theme), background: theme.palette.background.paper },
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    '& > *': { flex: 'none', whiteSpace: 'nowrap' },
    '& > button': { minHeight: 36 },
  },
}))
