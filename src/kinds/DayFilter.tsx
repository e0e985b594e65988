/**
 * From day to day, both inclusive, with the usual periods at hand. Days are days in China, whatever the browser's zone.
 */
import { useId, useState } from 'react'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { Icon } from '../console/kit/icons.tsx'
import { addDays, addMonths, dayOf, isRealDate } from '../values/calendar.ts'
import { DayInput } from './DayInput.tsx'
import { FilterFrame } from './FilterFrame.tsx'
import type { FilterProps } from './input.ts'
import { Pair } from './RangeFilter.tsx'

/** Spec §9: the period shortcuts; each ends today. */
const PERIODS: Readonly<Record<string, (today: string) => string>> = {
  'period.3_days': (today) => addDays(today, -2),
  'period.7_days': (today) => addDays(today, -6),
  'period.1_month': (today) => addMonths(today, -1),
  'period.3_months': (today) => addMonths(today, -3),
  'period.half_year': (today) => addMonths(today, -6),
  'period.1_year': (today) => addMonths(today, -12),
}

export function DayFilter({ name, label, values, onChange }: FilterProps) {
  const id = useId()
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [from, to] = [`${name}_from`, `${name}_to`]
  const choose = (start: (today: string) => string) => {
    const today = dayOf(new Date())
    setAnchor(undefined)
    onChange({ [from]: start(today), [to]: today })
  }
  const box = (parameter: string, side: 'from' | 'to') => (
    <DayBox
      label={`${label} ${translate(`list.${side}`)}`}
      value={(values[parameter] as string | undefined) ?? ''}
      onDay={(day) => onChange({ [parameter]: day || undefined })}
    />
  )
  return (
    <FilterFrame id={id} label={label} width={296} group>
      <Pair>
        {box(from, 'from')}
        <span aria-hidden>–</span>
        {box(to, 'to')}
        <IconButton
          aria-label={`${label} ${translate('list.periods')}`}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon name="clock" />
        </IconButton>
      </Pair>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {Object.entries(PERIODS).map(([key, start]) => (
            <MenuItem key={key} onClick={() => choose(start)}>
              {translate(key)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </FilterFrame>
  )
}

/** Counts when it is a day, or nothing; half a day is no wish yet. */
function DayBox({
  label,
  value,
  onDay,
}: {
  readonly label: string
  readonly value: string
  readonly onDay: (day: string) => void
}) {
  const [text, setText] = useState(value)
  const [from, setFrom] = useState(value)
  if (from !== value) {
    setFrom(value)
    setText(value)
  }
  const done = (typed: string) => {
    if (typed !== '' && !isRealDate(typed)) setText(value)
    else if (typed !== value) onDay(typed)
  }
  return <DayInput label={label} value={text} onChange={setText} onDone={done} aria={{ 'aria-label': label }} />
}
