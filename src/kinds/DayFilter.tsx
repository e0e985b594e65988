/**
 * From day to day, both inclusive, with the usual periods at hand. Days are the product's, not the browser's.
 */
import { useId, useState } from 'react'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { Icon } from '../console/kit/icons.tsx'
import { text, useLang } from '../console/kit/lang.ts'
import { period_shortcuts } from '../generated/constants.ts'
import { addDays, addMonths, dayOf, isRealDate } from '../values/calendar.ts'
import { DayInput } from './DayInput.tsx'
import { FilterFrame } from './FilterFrame.tsx'
import type { FilterProps } from './input.ts'
import { Pair } from './RangeFilter.tsx'

const STEPS: Readonly<Record<(typeof period_shortcuts)[number]['unit'], (today: string, amount: number) => string>> = {
  // Today is one of the days.
  day: (today, amount) => addDays(today, 1 - amount),
  month: (today, amount) => addMonths(today, -amount),
  year: (today, amount) => addMonths(today, -12 * amount),
}

export function DayFilter({ name, label, values, onChange }: FilterProps) {
  const id = useId()
  const translate = useTranslate()
  const lang = useLang()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [from, to] = [`${name}_from`, `${name}_to`]
  const choose = ({ amount, unit }: (typeof period_shortcuts)[number]) => {
    const today = dayOf(new Date())
    setAnchor(undefined)
    onChange({ [from]: STEPS[unit](today, amount), [to]: today })
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
          {period_shortcuts.map((period) => (
            <MenuItem key={period.label.zh} onClick={() => choose(period)}>
              {text(period.label, lang)}
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
