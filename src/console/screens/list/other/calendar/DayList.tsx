/** A calendar on a telephone: the days that have records, one below the other. */
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { ItemLink } from './ItemLink.tsx'
import type { CalendarParts } from './parts.ts'
import { itemStyles } from './Weeks.tsx'

export function DayList({ view, calendar, items, weeks, today, listOf, words }: CalendarParts) {
  const translate = useTranslate()
  const days = weeks.flat()
  const [first = ''] = days
  // What goes on for several days stands at the first of those that are shown.
  const byDay = days.map((day) => ({
    day,
    name: words.short(day),
    here: items.filter(({ from, to }) => from === day || (day === first && from < first && to >= first)),
  }))
  return (
    <Frame>
      {byDay.map(({ day, name, here }) =>
        here.length === 0 ? null : (
          <section key={day}>
            <h3>
              <a
                className="k-link"
                href={listOf(day)}
                data-day={day}
                aria-current={day === today ? 'date' : undefined}
                aria-label={translate('calendar.day', { day: name, count: here.length })}
              >
                {name}
              </a>
            </h3>
            {here.map((item) => (
              <ItemLink
                key={item.record.id}
                view={view}
                item={item}
                fields={calendar.fields}
                days={item.from === item.to ? undefined : words.days(item.from, item.to)}
              />
            ))}
          </section>
        ),
      )}
    </Frame>
  )
}

const Frame = styled('div')(({ theme: { palette } }) => ({
  padding: '4px 10px 12px',
  '& h3': { margin: '10px 0 4px', fontSize: 13, fontWeight: 600 },
  ...itemStyles(palette.text.primary),
  '& .c-name': { ...itemStyles(palette.text.primary)['& .c-name'], whiteSpace: 'normal' },
}))
