/** Table, board, calendar, tree or map: which of them is shown stands in the address. */
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ListView } from '../../../../model/model.ts'
import { Icon, type IconName } from '../../../kit/icons.tsx'
import type { EntityView } from '../../entity-view.ts'
import { searchWith, viewsFor, type ShownAs } from '../shown-as.ts'
import { Sign } from './map/Sign.tsx'

const ICONS: Readonly<Record<Exclude<ShownAs, 'map'>, IconName>> = {
  table: 'rows',
  board: 'columns',
  calendar: 'calendar',
  tree: 'tree',
}

interface ShownAsSwitchProps {
  readonly view: EntityView
  /** Undefined: the table. */
  readonly other: ListView | undefined
}

export default function ShownAsSwitch({ view, other }: ShownAsSwitchProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { search } = useLocation()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const offered = viewsFor(view)
  if (offered.length === 0) return null
  const ways: readonly ShownAs[] = ['table', ...offered.map((one) => one.view)]
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={other?.view ?? 'table'}
      aria-label={translate('list.as')}
      onChange={(_, way: ShownAs | null) => {
        if (way !== null) void navigate({ search: searchWith(search, { as: way === 'table' ? null : way }) })
      }}
    >
      {ways.map((way) => (
        <ToggleButton
          key={way}
          value={way}
          aria-label={narrow ? translate(`list.as_${way}`) : undefined}
          sx={{ height: 32, px: 1.25, gap: 0.75, textTransform: 'none' }}
        >
          {way === 'map' ? <Sign name="map" /> : <Icon name={ICONS[way]} />}
          {narrow ? null : translate(`list.as_${way}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
