/** The first page: who is here, and what they may open. */
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { useGetIdentity, usePermissions, useTranslate } from 'ra-core'
import { useMenu } from '../registry.ts'
import { Icon } from './icons.tsx'
import { menuTree, type MenuGroup } from './menu-tree.ts'
import { useLabel } from './use-label.ts'

const NOTHING: ReadonlySet<string> = new Set()
const HERE = '/home'

export default function HomePage() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  const groups = menuTree(useMenu(), permissions)
    .map((group) => ({ ...group, entries: group.entries.filter(({ path }) => path !== HERE) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <Page>
      <p className="welcome">{identity ? translate('page.home_welcome', { name: identity.fullName }) : ' '}</p>
      <p className="hint">{translate('login.slogan')}</p>
      <Cards>{groups.map((group) => <GroupCard key={group.key} group={group} />)}</Cards>
    </Page>
  )
}

function GroupCard({ group }: { readonly group: MenuGroup }) {
  const label = useLabel()
  const headingId = `home-${group.key}`
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId}><span><Icon name={group.icon} size={20} /></span>{label(group.label)}</h2>
      <ul>
        {group.entries.map(({ key, path, icon, label: name }) => (
          <li key={key}><Link to={path}><Icon name={icon} />{label(name)}<Icon name="right" size={14} className="go" /></Link></li>
        ))}
      </ul>
    </Card>
  )
}

const Page = styled('div')(({ theme }) => ({
  width: '100%', maxWidth: 1120, margin: '0 auto', padding: '16px 0 32px',
  '& .welcome': { fontSize: 22, fontWeight: 600, lineHeight: 1.4, margin: 0 },
  '& .hint': { margin: '4px 0 24px', color: theme.palette.text.secondary, fontSize: 14 },
  [theme.breakpoints.down('md')]: { paddingTop: 4, '& .hint': { marginBottom: 16 } },
}))

const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))', gap: 16, alignItems: 'start' })

const Card = styled('section')(({ theme }) => ({
  background: theme.palette.background.paper, border: `1px solid ${theme.palette.divider}`, borderRadius: 10, padding: '16px 12px 10px',
  '& h2': { display: 'flex', alignItems: 'center', gap: 12, margin: '0 6px 10px', fontSize: 15, fontWeight: 600 },
  '& h2 span': { display: 'grid', placeItems: 'center', width: 36, height: 36, borderRadius: 9, background: theme.palette.action.selected, color: theme.palette.primary.main },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': { display: 'flex', alignItems: 'center', gap: 10, height: 38, padding: '0 10px', borderRadius: 6, color: theme.palette.text.primary, textDecoration: 'none', fontSize: 14 },
  '& a svg': { color: theme.palette.text.secondary },
  '& a .go': { marginLeft: 'auto', opacity: 0.55, transition: 'transform .15s' },
  '& a:hover': { background: theme.palette.action.hover, '& .go': { transform: 'translateX(2px)', opacity: 1 } },
}))
