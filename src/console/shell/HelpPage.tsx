/** The help centre: handbook, questions, videos; articles that an administrator edits, the list beside the one that is read. */
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useGetList, usePermissions, useTranslate } from 'ra-core'
import { mayUse } from '../provider/auth-provider.ts'
import { messageOf } from '../provider/errors.ts'
import { useDefinition, useMenu } from '../registry.ts'
import { Pending } from './Pending.tsx'
import { useLabel } from './use-label.ts'
import type { ViewProps } from './views.tsx'

const CleanHtml = lazy(() => import('./CleanHtml.tsx'))
const NOTHING: ReadonlySet<string> = new Set()

interface Article {
  readonly id: number
  readonly title: string
  readonly content: string
  readonly video?: readonly { readonly url: string; readonly type: string }[] | null
}

export default function HelpPage({ screen }: ViewProps) {
  const translate = useTranslate()
  const label = useLabel()
  const { screens, resources } = useMenu()
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  const resource = resources.find(({ name }) => name === screen.entity)!
  const entity = useDefinition(resource.plural)
  const [chosen, setChosen] = useState<number>()
  const { data = [], isPending, error } = useGetList<Article>(resource.plural, { filter: { ...screen.filter, published: true }, sort: { field: 'position', order: 'ASC' }, pagination: { page: 1, perPage: 100 } })
  const shown = data.find(({ id }) => id === chosen) ?? data[0]
  return (
    <Page>
      <nav aria-label={translate('header.help')} className="ways">
        {screens.filter(({ view }) => view === screen.view).map(({ name, path, label: text }) => <Link key={name} to={path} aria-current={name === screen.name ? 'page' : undefined}>{label(text)}</Link>)}
        {mayUse(entity.access.update, permissions) && <Link to={resource.path} className="manage">{translate('help.manage')}</Link>}
      </nav>
      {isPending ? <Pending /> : !shown ? <p className="none">{messageOf(error) ?? translate('help.empty')}</p> : (
        <div className="both">
          <ul>
            {data.map(({ id, title }) => <li key={id}><ButtonBase aria-current={id === shown.id ? 'true' : undefined} onClick={() => setChosen(id)}>{title}</ButtonBase></li>)}
          </ul>
          <article>
            <h2>{shown.title}</h2>
            {shown.video?.map(({ url }) => <video key={url} src={url} controls preload="metadata" />)}
            <Suspense><CleanHtml html={shown.content} /></Suspense>
          </article>
        </div>
      )}
    </Page>
  )
}

const Page = styled('div')(({ theme }) => ({
  width: '100%', maxWidth: 1120, margin: '0 auto',
  '& .ways': { display: 'flex', gap: 4, marginBottom: 12 },
  '& .ways a': { padding: '5px 14px', borderRadius: 6, color: theme.palette.text.secondary, textDecoration: 'none' },
  '& .ways a[aria-current]': { background: theme.palette.action.selected, color: theme.palette.primary.main, fontWeight: 600 },
  '& .ways .manage': { marginLeft: 'auto' },
  '& .none': { padding: '64px 0', textAlign: 'center', color: theme.palette.text.secondary },
  '& .both': { display: 'grid', gridTemplateColumns: 'minmax(200px, 260px) minmax(0, 1fr)', background: theme.palette.background.paper, border: `1px solid ${theme.palette.divider}`, borderRadius: 10, minHeight: 420 },
  '& ul': { listStyle: 'none', margin: 0, padding: 8, borderRight: `1px solid ${theme.palette.divider}` },
  '& li button': { width: '100%', justifyContent: 'flex-start', textAlign: 'left', padding: '8px 12px', borderRadius: 6, fontSize: 14, lineHeight: 1.5 },
  '& li button[aria-current]': { background: theme.palette.action.selected, color: theme.palette.primary.main, fontWeight: 600 },
  '& article': { padding: '20px 28px', lineHeight: 1.8, minWidth: 0 },
  '& article h2': { fontSize: 18, margin: '0 0 12px' },
  '& article video, & article img': { maxWidth: '100%', borderRadius: 8 },
  [theme.breakpoints.down('md')]: { '& .both': { gridTemplateColumns: '1fr' }, '& ul': { borderRight: 0, borderBottom: `1px solid ${theme.palette.divider}` }, '& article': { padding: 16 } },
}))
