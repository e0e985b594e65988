/** Weeks below each other, Monday first: days with their records as dots, and spans of days as bars. */
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { ItemLink } from './ItemLink.tsx'
import type { CalendarParts } from './parts.ts'
import { placedIn, type Span } from './weeks.ts'

const LANES: Readonly<Record<Span, number>> = { month: 3, week: 12 }
const NOTHING: readonly string[] = []

export function Weeks({ view, calendar, items, weeks, at, span, today, listOf, words }: CalendarParts) {
  const translate = useTranslate()
  const lanes = LANES[span]
  return (
    <Frame data-span={span}>
      <div className="c-days" aria-hidden>
        {weeks[0]!.map((day) => (
          <span key={day}>{words.weekday(day)}</span>
        ))}
      </div>
      {weeks.map((week) => {
        const { placed, counts, hidden } = placedIn(week, items, lanes)
        return (
          <div
            key={week[0]}
            className="c-week"
            style={{
              gridTemplateRows: `28px repeat(${lanes}, minmax(var(--lane), auto)) minmax(22px, ${span === 'week' ? '1fr' : 'auto'})`,
            }}
          >
            {week.map((day, index) => (
              <div
                key={day}
                className="c-day"
                data-other={(span === 'month' && day.slice(0, 7) !== at.slice(0, 7)) || undefined}
                data-today={day === today || undefined}
                style={{ gridColumn: index + 1 }}
              >
                <a
                  className="c-number"
                  href={listOf(day)}
                  data-day={day}
                  tabIndex={day === at ? 0 : -1}
                  aria-current={day === today ? 'date' : undefined}
                  aria-label={translate('calendar.day', { day: words.whole(day), count: counts[index] })}
                >
                  {Number(day.slice(8))}
                </a>
              </div>
            ))}
            {placed.map(({ item, start, length, lane, goesOn }) => (
              <ItemLink
                key={item.record.id}
                view={view}
                item={item}
                fields={span === 'week' ? calendar.fields : NOTHING}
                style={{
                  gridColumn: `${start + 1} / span ${length}`,
                  gridRow: lane + 2,
                  ...(goesOn.before && { borderTopLeftRadius: 0, borderBottomLeftRadius: 0, marginLeft: 0 }),
                  ...(goesOn.after && { borderTopRightRadius: 0, borderBottomRightRadius: 0, marginRight: 0 }),
                }}
              />
            ))}
            {week.map((day, index) =>
              (hidden[index] ?? 0) > 0 ? (
                <a
                  key={day}
                  className="c-rest k-link"
                  href={listOf(day)}
                  style={{ gridColumn: index + 1, gridRow: lanes + 2 }}
                  aria-label={translate('calendar.more_of', { day: words.day(day), count: hidden[index] })}
                >
                  {`+${hidden[index]}`}
                </a>
              ) : null,
            )}
          </div>
        )
      })}
    </Frame>
  )
}

const Frame = styled('div')(({ theme: { palette } }) => ({
  '--lane': '24px',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  '&[data-span=week]': { '--lane': '26px' },
  '&[data-span=week] .c-week': { flex: 1 },
  '& .c-days': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    fontSize: 12,
    color: palette.text.secondary,
    textAlign: 'center',
    padding: '4px 0',
  },
  '& .c-week': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    borderTop: `1px solid ${palette.divider}`,
  },
  '& .c-day': {
    gridRow: '1 / -1',
    borderRight: `1px solid ${palette.divider}`,
    padding: 3,
    '&[data-other]': { background: palette.background.default },
    '&:nth-of-type(7)': { borderRight: 0 },
  },
  '& .c-number': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 24,
    height: 24,
    borderRadius: 12,
    padding: '0 4px',
    fontSize: 13,
    color: palette.text.primary,
    textDecoration: 'none',
    '&:hover': { background: palette.action.hover },
  },
  '& [data-other] .c-number': { color: palette.text.secondary },
  '& [data-today] .c-number': { background: palette.primary.main, color: palette.primary.contrastText },
  '& .c-rest': { placeSelf: 'start', margin: '0 8px 3px', fontSize: 12 },
  ...itemStyles(palette.text.primary),
}))

/** A dot before what has one day, a bar for what has several; both in the tone of their code. */
export function itemStyles(color: string) {
  return {
    '& .c-item': {
      '--tone': 'var(--k-soft, #515b6b)',
      position: 'relative',
      alignSelf: 'start',
      minWidth: 0,
      margin: '0 4px 2px',
      padding: '1px 6px 1px 16px',
      borderRadius: 4,
      fontSize: 12,
      lineHeight: '20px',
      '&::before': {
        content: '""',
        position: 'absolute',
        left: 5,
        top: 8,
        width: 6,
        height: 6,
        borderRadius: 3,
        background: 'var(--tone)',
      },
      '&[data-bar]': { background: 'color-mix(in srgb, var(--tone) 12%, #fff)' },
      '&[data-tone=success]': { '--tone': 'var(--k-success, #1d7a46)' },
      '&[data-tone=warning]': { '--tone': 'var(--k-warning, #9a5b00)' },
      '&[data-tone=error]': { '--tone': 'var(--k-error, #c4322b)' },
      '&[data-tone=info]': { '--tone': 'var(--k-info, #2563a8)' },
    },
    '& .c-name': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color,
      textDecoration: 'none',
    },
    '& a.c-name:hover': { textDecoration: 'underline' },
    '& .c-more': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 8px',
      color: 'var(--k-soft, #515b6b)',
      '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  } as const
}
