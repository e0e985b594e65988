/**
 * A month to pick a day from; by keys: arrows go by days and weeks, PageUp and PageDown by months. Weeks begin on
 * Monday.
 */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { alpha, styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Icon, type IconName } from '../console/kit/icons.tsx'
import { localeIn, useLang } from '../console/kit/lang.ts'
import { addDays, addMonths, dayOf, firstOfMonth, isRealDate } from '../values/calendar.ts'

interface DayCalendarProps {
  readonly value: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onPick: (day: string) => void
}

const WEEKS = [0, 1, 2, 3, 4, 5]
const WEEK = [0, 1, 2, 3, 4, 5, 6]
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const weekdayOf = (day: string): number => (dateOf(day).getUTCDay() + 6) % 7

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
}

export default function DayCalendar({ value, min = '0001-01-01', max = '9999-12-31', onPick }: DayCalendarProps) {
  const lang = useLang()
  const translate = useTranslate()
  const today = dayOf(new Date())
  const [at, setAt] = useState(isRealDate(value) ? value : today)
  const table = useRef<HTMLTableElement>(null)
  // Only after a key: paging by the mouse leaves the focus on its button.
  const follows = useRef(true)
  useEffect(() => {
    if (follows.current) table.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    follows.current = false
  }, [at])

  const within = (day: string) => (day < min ? min : day > max ? max : day)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    follows.current = true
    setAt(within(step(at)))
  }
  const first = firstOfMonth(at)
  const start = addDays(first, -weekdayOf(first))
  const words = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat(localeIn(lang), { timeZone: 'UTC', ...options }).format(dateOf(day))
  const turn = (icon: IconName, label: string, months: number) => (
    <IconButton aria-label={translate(label)} onClick={() => setAt(within(addMonths(at, months)))}>
      <Icon name={icon} />
    </IconButton>
  )
  return (
    <Frame>
      <div className="head">
        {turn('back', 'day.previous_year', -12)}
        {turn('left', 'day.previous_month', -1)}
        <strong aria-live="polite">{words({ year: 'numeric', month: 'long' }, at)}</strong>
        {turn('right', 'day.next_month', 1)}
        {turn('forth', 'day.next_year', 12)}
      </div>
      <table ref={table} role="grid" aria-label={words({ year: 'numeric', month: 'long' }, at)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEK.map((i) => (
              <th key={i} scope="col" abbr={words({ weekday: 'long' }, addDays(start, i))}>
                {words({ weekday: lang === 'zh' ? 'narrow' : 'short' }, addDays(start, i))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKS.map((week) => (
            <tr key={week}>
              {WEEK.map((i) => addDays(start, week * 7 + i)).map((day) => (
                <td key={day} role="gridcell" aria-selected={day === value}>
                  <button
                    type="button"
                    tabIndex={day === at ? 0 : -1}
                    disabled={day < min || day > max}
                    data-other={day.slice(0, 7) !== at.slice(0, 7) || undefined}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={words({ year: 'numeric', month: 'long', day: 'numeric' }, day)}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button color="primary" disabled={within(today) !== today} onClick={() => onPick(today)}>
        {translate('form.today')}
      </Button>
    </Frame>
  )
}

const Frame = styled('div')(({ theme: { palette } }) => ({
  padding: 10,
  fontSize: 13,
  display: 'grid',
  justifyItems: 'center',
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    '& strong': { flex: 1, textAlign: 'center', fontWeight: 600 },
  },
  '& table': { borderCollapse: 'collapse', margin: '6px 0' },
  '& th': { fontWeight: 400, fontSize: 12, color: palette.text.secondary, height: 26 },
  '& td': { padding: 1 },
  '& td button': {
    width: 34,
    height: 28,
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
  },
  '& td button:hover': { background: palette.action.hover },
  '& td button:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
  '& td button[data-other]': { color: alpha(palette.text.secondary, 0.9), fontSize: 12 },
  '& td button[aria-current]': { color: palette.primary.main, fontWeight: 600 },
  '& td[aria-selected=true] button': { background: palette.primary.main, color: palette.primary.contrastText },
  '& td button:disabled': { opacity: 0.35, cursor: 'default' },
}))
