/**
 * A list as a calendar: a month or a week of its records; a day with more than fits leads to the list of that day. By
 * keys: arrows go by days, PageUp and PageDown by what is shown. A telephone lists the days.
 */
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled, type Theme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { useLocation, useNavigate } from 'react-router-dom'
import type { FilterValues } from '../../../../../kinds/input.ts'
import type { CalendarView } from '../../../../../model/model.ts'
import { addDays, dayOf, isRealDate } from '../../../../../values/calendar.ts'
import type { Sort } from '../../../../kit/grid/column.ts'
import { Icon } from '../../../../kit/icons.tsx'
import { LinkArea } from '../../../../kit/LinkArea.tsx'
import { Notice } from '../../../../kit/Notice.tsx'
import { messageOf } from '../../../../provider/errors.ts'
import type { EntityView } from '../../../entity-view.ts'
import { searchWith } from '../../shown-as.ts'
import { DayList } from './DayList.tsx'
import { useDays } from './use-days.ts'
import { Weeks } from './Weeks.tsx'
import { stepped, weeksOf, type Span } from './weeks.ts'
import { useDayWords } from './words.ts'

interface CalendarProps {
  readonly view: EntityView
  readonly calendar: CalendarView
  readonly filter: FilterValues
  /** What of it people chose: the list of a day takes it along. */
  readonly values: FilterValues
  readonly sort: Sort
}

const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const TURNS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }

export default function Calendar({ view, calendar, filter, values, sort }: CalendarProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const words = useDayWords()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const today = dayOf(new Date())
  const given = new URLSearchParams(search)
  const span: Span = given.get('span') === 'week' ? 'week' : 'month'
  const named = given.get('at')
  // An address may say anything.
  const at = named !== null && isRealDate(named) ? named : today
  const weeks = useMemo(() => weeksOf(at, span), [at, span])
  const [from, to] = [weeks[0]![0]!, weeks.at(-1)!.at(-1)!]
  const { data, error, isFetching, refetch } = useDays(view, calendar, { filter, sort, from, to })

  const place = useRef<HTMLDivElement>(null)
  /** A key that leads out of what is shown takes the focus along. */
  const follows = useRef(false)
  const focus = (day: string) => place.current?.querySelector<HTMLElement>(`a[data-day="${day}"]`)?.focus()
  useEffect(() => {
    if (follows.current) focus(at)
    follows.current = false
  }, [at])
  const go = (day: string, isSpan: Span = span) =>
    void navigate({
      search: searchWith(search, { at: day === today ? null : day, span: isSpan === 'week' ? 'week' : null }),
    })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const day = (event.target as HTMLElement).dataset['day']
    const [days, turns] = [MOVES[event.key], TURNS[event.key]]
    if (day === undefined || (days === undefined && turns === undefined)) return
    event.preventDefault()
    const next = days === undefined ? stepped(day, span, turns ?? 0) : addDays(day, days)
    if (next >= from && next <= to && days !== undefined) return focus(next)
    follows.current = true
    go(next)
  }
  const listOf = (day: string): string =>
    pathname +
    searchWith(search, {
      as: null,
      at: null,
      span: null,
      view: null,
      page: '1',
      filter: JSON.stringify({ ...values, [`${calendar.by}_from`]: day, [`${calendar.by}_to`]: day }),
    })
  const turn = (count: number, icon: 'left' | 'right', label: string) => (
    <IconButton aria-label={translate(label)} onClick={() => go(stepped(at, span, count))}>
      <Icon name={icon} />
    </IconButton>
  )
  const title = span === 'week' ? words.days(from, to) : words.month(at)
  const shown =
    span === 'month' && narrow ? weeks.map((week) => week.filter((day) => day.slice(0, 7) === at.slice(0, 7))) : weeks
  const parts = { view, calendar, items: data?.items ?? [], weeks: shown, at, span, today, listOf, words }
  return (
    <Frame className="k-fill" aria-busy={isFetching}>
      <div className="c-head">
        {turn(-1, 'left', span === 'week' ? 'calendar.previous_week' : 'day.previous_month')}
        {turn(1, 'right', span === 'week' ? 'calendar.next_week' : 'day.next_month')}
        <Button variant="outlined" color="inherit" onClick={() => go(today)}>
          {translate('form.today')}
        </Button>
        <h2 aria-live="polite">{title}</h2>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={span}
          aria-label={translate('calendar.span')}
          sx={{ ml: 'auto' }}
          onChange={(_, next: Span | null) => next && go(at, next)}
        >
          {(['month', 'week'] as const).map((one) => (
            <ToggleButton key={one} value={one} sx={{ height: 32, px: 1.5, textTransform: 'none' }}>
              {translate(`calendar.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      {data?.cut && (
        <p role="status" className="c-note">
          {translate(data.cut.until === null ? 'calendar.cut' : 'calendar.cut_until', {
            count: data.cut.count,
            day: data.cut.until === null ? '' : words.day(data.cut.until),
          })}
        </p>
      )}
      {data?.items.length === 0 && !isFetching && (
        <p role="status" className="c-note">
          {translate('calendar.empty', { label: view.label })}
        </p>
      )}
      {error && !data ? (
        <Notice tone="error" icon="warning" title={translate('list.failed')} hint={messageOf(error)}>
          <Button variant="outlined" onClick={() => void refetch()}>
            {translate('action.retry')}
          </Button>
        </Notice>
      ) : (
        <LinkArea className="c-body">
          <div ref={place} onKeyDown={onKeyDown}>
            {narrow ? <DayList {...parts} /> : <Weeks {...parts} />}
          </div>
        </LinkArea>
      )}
    </Frame>
  )
}

const Frame = styled('div')(({ theme: { palette } }) => ({
  background: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  borderRadius: 8,
  '& .c-head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, padding: '6px 10px' },
  '& h2': { margin: '0 8px', fontSize: 15, fontWeight: 600 },
  '& .c-note': { margin: 0, padding: '2px 14px 8px', fontSize: 13, color: palette.text.secondary },
  '& .c-body': {
    flex: 1,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    borderTop: `1px solid ${palette.divider}`,
  },
  '& .c-body > div': { flex: '1 0 auto', minWidth: 0, display: 'flex', flexDirection: 'column' },
}))
