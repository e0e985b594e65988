/**
 * A dashboard of `schemas/dashboards`: figures that lead to their lists, first records, bars, days and ways to
 * elsewhere. One request brings all figures; a part of which the account may see nothing is not there.
 */
import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetIdentity, useTranslate } from 'ra-core'
import { dashboards } from '../../../generated/console/dashboards.ts'
import { isMeantFor } from '../../../model/dashboard.ts'
import { Notice } from '../../kit/Notice.tsx'
import type { ViewProps } from '../../product.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { messageOf } from '../../provider/errors.ts'
import { useLabel } from '../../shell/use-label.ts'
import { Frame } from './Frame.tsx'
import { DaysPart } from './DaysPart.tsx'
import { FiguresPart } from './FiguresPart.tsx'
import { GroupsPart } from './GroupsPart.tsx'
import { LinksPart, MenuPart } from './LinksPart.tsx'
import { ListPart } from './ListPart.tsx'
import { usePlaces, type Places } from './places.ts'
import type { ShownPart } from '../../../kinds/shown-dashboard.ts'
import type { Figures } from './figures.ts'
import '../../kit/kit.css'

/** First word of its query. */
const DASHBOARD = 'dashboard'
const FRESH_MS = 60_000

export default function DashboardPage({ screen: { name, path } }: ViewProps) {
  const label = useLabel()
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const places = usePlaces()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: [DASHBOARD, name],
    queryFn: ({ signal }) => dataProvider.call('dashboard', { payload: { name }, signal }),
    staleTime: FRESH_MS,
  })
  const dashboard = dashboards[name]
  if (dashboard === undefined) return null
  if (error && !data)
    return (
      <Notice tone="error" icon="warning" title={translate('list.failed')} hint={messageOf(error)}>
        <Button onClick={() => void refetch()}>{translate('action.retry')}</Button>
      </Notice>
    )
  const hello = identity ? translate('page.greeting', { name: identity.fullName }) : '\u00a0'
  return (
    <Frame aria-busy={data === undefined}>
      <p className="d-title">{dashboard.greets ? hello : label(dashboard.label)}</p>
      {dashboard.parts
        .filter((part) => isMeantFor(part, places.may))
        .map((part) => drawn({ ...places, own: path }, part, data))}
    </Frame>
  )
}

function drawn(places: Places & { readonly own: string }, part: ShownPart, figures: Figures | undefined): ReactNode {
  const { name } = part
  switch (part.part) {
    case 'figures':
      return <FiguresPart key={name} part={part} figures={figures} places={places} />
    case 'list':
      return <ListPart key={name} part={part} figures={figures} places={places} />
    case 'groups':
      return <GroupsPart key={name} part={part} figures={figures} places={places} />
    case 'days':
      return <DaysPart key={name} part={part} figures={figures} places={places} />
    case 'links':
      return <LinksPart key={name} part={part} places={places} />
    case 'menu':
      return <MenuPart key={name} part={part} places={places} own={places.own} />
  }
}
