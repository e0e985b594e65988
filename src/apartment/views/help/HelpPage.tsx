/**
 * The help centre: handbook, questions, videos; articles that an administrator edits, the list beside the one that is
 * read. Which one, and what was searched for, stand in the address.
 */
import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { useGetList, useGetOne, usePermissions, useTranslate } from 'ra-core'
import { safeAddress } from '../../../kinds/files/cell.tsx'
import { Notice } from '../../../console/kit/Notice.tsx'
import { mayUse } from '../../../console/provider/auth-provider.ts'
import { messageOf } from '../../../console/provider/errors.ts'
import { useDefinition, useMenu } from '../../../console/registry.ts'
import { Pending } from '../../../console/shell/Pending.tsx'
import { useLabel } from '../../../console/shell/use-label.ts'
import type { ViewProps } from '../../../console/product.ts'

const CleanHtml = lazy(() => import('../../../kinds/html/CleanHtml.tsx'))
const NOTHING: ReadonlySet<string> = new Set()
const MOST = 100

interface Article {
  readonly id: number
  readonly title: string
  readonly content: string
  readonly video?: readonly { readonly url: string }[] | null
  /** What the texts are in English, for those who read it. */
  readonly _labels?: { readonly title?: string | null; readonly content?: string | null }
}

const inTheirLanguage = ({ title, content, _labels: english }: Article) => ({
  title: english?.title ?? title,
  content: english?.content ?? content,
})

export default function HelpPage({ screen }: ViewProps) {
  const translate = useTranslate()
  const { resources } = useMenu()
  const resource = resources.find(({ name }) => name === screen.entity)!
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const {
    data = [],
    isPending,
    error,
  } = useGetList<Article>(resource.plural, {
    filter: { ...screen.filter, published: true, ...(q.trim() !== '' && { q: q.trim() }) },
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
    meta: { columns: ['title'] },
  })
  const chosen = Number(search.get('article')) || data[0]?.id
  // The address follows; typing waits for nothing.
  const [typed, setTyped] = useState(q)
  const find = (text: string) => {
    setTyped(text)
    setSearch(text === '' ? {} : { q: text }, { replace: true })
  }
  return (
    <Page>
      <Ways screen={screen} plural={resource.plural} manage={resource.path} />
      <div className="both">
        <nav aria-label={translate('help.articles')}>
          <TextField
            value={typed}
            onChange={(event) => find(event.target.value)}
            placeholder={translate('help.search')}
            fullWidth
            slotProps={{ htmlInput: { 'aria-label': translate('help.search'), type: 'search', maxLength: 50 } }}
          />
          <ul>
            {data.map((article) => (
              <li key={article.id}>
                <Link
                  to={{
                    search: new URLSearchParams({ ...(q !== '' && { q }), article: String(article.id) }).toString(),
                  }}
                  aria-current={article.id === chosen ? 'true' : undefined}
                >
                  {inTheirLanguage(article).title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {chosen !== undefined ? (
          <Reading key={chosen} plural={resource.plural} id={chosen} />
        ) : isPending ? (
          <Pending />
        ) : (
          <div className="none">
            <Notice
              icon={messageOf(error) === undefined ? 'search' : 'warning'}
              title={messageOf(error) ?? translate(q === '' ? 'help.empty' : 'help.no_match')}
            />
          </div>
        )}
      </div>
    </Page>
  )
}

function Ways({ screen, plural, manage }: ViewProps & { readonly plural: string; readonly manage: string }) {
  const translate = useTranslate()
  const label = useLabel()
  const { screens } = useMenu()
  const entity = useDefinition(plural)
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  return (
    <nav aria-label={translate('header.help')} className="ways">
      {screens
        .filter(({ view }) => view === screen.view)
        .map(({ name, path, label: text }) => (
          <Link key={name} to={path} aria-current={name === screen.name ? 'page' : undefined}>
            {label(text)}
          </Link>
        ))}
      {mayUse(entity.access.update, permissions) && (
        <Link to={manage} className="manage">
          {translate('help.manage')}
        </Link>
      )}
    </nav>
  )
}

/** Lists leave long texts out, so the one that is read is asked for. */
function Reading({ plural, id }: { readonly plural: string; readonly id: number }) {
  const translate = useTranslate()
  const { data: article, error } = useGetOne<Article>(plural, { id })
  if (!article)
    return error ? (
      <div className="none">
        <Notice icon="warning" tone="error" title={messageOf(error) ?? translate('help.empty')} />
      </div>
    ) : (
      <Pending />
    )
  const { title, content } = inTheirLanguage(article)
  return (
    <article>
      <h2>{title}</h2>
      {article.video?.map(({ url }) => (
        <video key={url} src={safeAddress(url)} controls preload="metadata" />
      ))}
      <Suspense>
        <CleanHtml html={content} />
      </Suspense>
    </article>
  )
}

const Page = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1120,
  margin: '0 auto',
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 4, marginBottom: 12 },
  '& .ways a': {
    whiteSpace: 'nowrap',
    padding: '5px 14px',
    borderRadius: 6,
    color: theme.palette.text.secondary,
    textDecoration: 'none',
  },
  '& .ways a[aria-current]': {
    background: theme.palette.action.selected,
    color: theme.palette.primary.main,
    fontWeight: 600,
  },
  '& .ways .manage': { marginLeft: 'auto' },
  '& .none': { display: 'grid', placeItems: 'center', padding: '64px 16px' },
  '& .both': {
    display: 'grid',
    gridTemplateColumns: 'minmax(200px, 260px) minmax(0, 1fr)',
    background: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 10,
    minHeight: 420,
  },
  '& .both > nav': { padding: 12, borderRight: `1px solid ${theme.palette.divider}` },
  '& ul': { listStyle: 'none', margin: '8px 0 0', padding: 0 },
  '& li a': {
    display: 'block',
    padding: '8px 12px',
    borderRadius: 6,
    fontSize: 14,
    lineHeight: 1.5,
    color: theme.palette.text.primary,
    textDecoration: 'none',
  },
  '& li a:hover': { background: theme.palette.action.hover },
  '& li a[aria-current]': {
    background: theme.palette.action.selected,
    color: theme.palette.primary.main,
    fontWeight: 600,
  },
  '& article': { padding: '20px 28px', lineHeight: 1.8, minWidth: 0 },
  '& article h2': { fontSize: 18, margin: '0 0 12px' },
  '& article video, & article img': { maxWidth: '100%', borderRadius: 8 },
  [theme.breakpoints.down('md')]: {
    '& .both > nav': { borderRight: 0, borderBottom: `1px solid ${theme.palette.divider}` },
    '& .both': { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr' },
    '& article': { padding: 16 },
  },
}))
