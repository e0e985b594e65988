/** The depots side by side, each with its vehicles; whoever is limited to some depots sees those. */
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { useGetList, useTranslate } from 'ra-core'
import { Notice } from '../../../console/kit/Notice.tsx'
import { ToneChip } from '../../../console/kit/ToneChip.tsx'
import type { ViewProps } from '../../../console/product.ts'
import { messageOf } from '../../../console/provider/errors.ts'
import { useDefinition, useMenu } from '../../../console/registry.ts'
import { useLabel } from '../../../console/shell/use-label.ts'

interface Depot {
  readonly id: number
  readonly name: string
  readonly spaces?: number | null
}
interface Vehicle {
  readonly id: number
  readonly plate: string
  readonly depot_id: number
  readonly state: number
  readonly _labels?: { readonly driver_id?: string }
}

const MOST = 1000

export default function BoardPage({ screen }: ViewProps) {
  const translate = useTranslate()
  const label = useLabel()
  const depots = useGetList<Depot>('depots', {
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  })
  const vehicles = useGetList<Vehicle>('vehicles', {
    filter: { state: [1, 2] },
    sort: { field: 'plate', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  })
  const error = depots.error ?? vehicles.error
  if (error) return <Notice tone="error" icon="warning" title={translate('list.failed')} hint={messageOf(error)} />
  return (
    <Board aria-label={label(screen.label)} aria-busy={depots.isPending || vehicles.isPending}>
      {(depots.data ?? []).map((depot) => {
        const own = (vehicles.data ?? []).filter(({ depot_id }) => depot_id === depot.id)
        const { name, spaces } = depot
        return (
          <section key={depot.id} aria-label={name}>
            <h2>
              {name}
              <span>{translate(spaces ? 'board.used' : 'board.count', { count: own.length, spaces })}</span>
            </h2>
            <ul>
              {own.map((vehicle) => (
                <Card key={vehicle.id} vehicle={vehicle} />
              ))}
            </ul>
          </section>
        )
      })}
    </Board>
  )
}

function Card({ vehicle: { id, plate, state, _labels } }: { readonly vehicle: Vehicle }) {
  const label = useLabel()
  const { resources } = useMenu()
  const path = resources.find(({ plural }) => plural === 'vehicles')!.path
  const value = useDefinition('vehicles').enums['vehicle_state']?.values.find((one) => one.value === state)
  return (
    <li>
      <Link to={`${path}/${id}`}>{plate}</Link>
      {value && <ToneChip tone={value.tone}>{label(value.label)}</ToneChip>}
      <span>{_labels?.driver_id ?? ''}</span>
    </li>
  )
}

const Board = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 16,
  alignItems: 'start',
  '& section': {
    padding: '14px 16px',
    background: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 10,
  },
  '& h2': { display: 'flex', justifyContent: 'space-between', margin: '0 0 10px', fontSize: 15, fontWeight: 600 },
  '& h2 span, & li > span:last-child': { color: theme.palette.text.secondary, fontSize: 13, fontWeight: 400 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto 80px',
    alignItems: 'center',
    gap: 10,
    padding: '7px 0',
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  '& a': { color: theme.palette.primary.main, textDecoration: 'none' },
}))
