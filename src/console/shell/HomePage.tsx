/** The first page: who is here, and what they may open. */
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { useGetIdentity, usePermissions, useTranslate } from 'ra-core'
import { useMenu } from '../registry.ts'
import { Icon } from './icons.tsx'
import { menuTree } from './menu-tree.ts'
import { useLabel } from './use-label.ts'

const NOTHING: ReadonlySet<string> = new Set()

export default function HomePage() {
  const translate = useTranslate()
  const label = useLabel()
  const { identity } = useGetIdentity()
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  const groups = menuTree(useMenu(), permissions).map((group) => ({ ...group, entries: group.entries.filter(({ path }) => path !== '/home') }))
  return (
    <div>
      <Welcome>{identity ? translate('page.home_welcome', { name: identity.fullName }) : ' '}</Welcome>
      {groups.filter(({ entries }) => entries.length > 0).map((group) => (
        <section key={group.key} aria-labelledby={`group-${group.key}`}>
          <GroupName id={`group-${group.key}`}>{label(group.label)}</GroupName>
          <Grid>
            {group.entries.map((entry) => (
              <li key={entry.key}>
                <Tile to={entry.path}><span className="icon"><Icon name={entry.icon} size={20} /></span>{label(entry.label)}</Tile>
              </li>
            ))}
          </Grid>
        </section>
      ))}
    </div>
  )
}

const Welcome = styled('p')({ fontSize: 20, fontWeight: 600, margin: '8px 0 20px' })
const GroupName = styled('h2')(({ theme }) => ({ fontSize: 13, fontWeight: 500, color: theme.palette.text.secondary, margin: '20px 0 8px' }))
const Grid = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))', gap: 12 })
const Tile = styled(Link)(({ theme }) => ({
  display: 'flex', alignItems: 'center', gap: 12, padding: 12, borderRadius: 8, background: theme.palette.background.paper, border: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.primary, textDecoration: 'none', fontSize: 14, fontWeight: 500, transition: 'border-color .15s, box-shadow .15s',
  '& .icon': { display: 'grid', placeItems: 'center', width: 36, height: 36, borderRadius: 8, flex: 'none', background: theme.palette.action.selected, color: theme.palette.primary.main },
  '&:hover': { borderColor: theme.palette.primary.main, boxShadow: '0 4px 16px rgba(20, 30, 50, .06)' },
}))
