/**
 * The home page: figures that lead to their lists, devices by kind, and the electricity of thirty days; one request for
 * all. Who may see neither devices nor electricity has the first records of what is to be done, and the lists that are
 * theirs, at hand instead.
 */
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetIdentity, usePermissions, useTranslate } from 'ra-core'
import type { CallTypes } from '../../../generated/call-types.ts'
import constants from '../../../../schemas/app/constants.json'
import { scaled } from '../../../kinds/formats.ts'
import type { ConsoleDataProvider } from '../../../console/provider/data-provider.ts'
import { messageOf } from '../../../console/provider/errors.ts'
import { useMenu, useDefinition } from '../../../console/registry.ts'
import { RelatedList } from '../../../console/screens/detail/RelatedList.tsx'
import { Notice } from '../../../console/kit/Notice.tsx'
import { menuTree } from '../../../console/shell/menu-tree.ts'
import { useLabel } from '../../../console/shell/use-label.ts'
import '../../../console/kit/kit.css'

type Overview = CallTypes['home_overview']['response']
type Figure = Overview['figures'][number]

const FIGURES = constants.constants.overview
const FRESH_MS = 60_000

export default function HomePage() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { data, error } = useQuery({
    queryKey: ['overview'],
    queryFn: () => dataProvider.call('home_overview'),
    staleTime: FRESH_MS,
  })
  if (error && !data)
    return <Notice tone="error" icon="warning" title={translate('list.failed')} hint={messageOf(error)} />
  const figures = data?.figures ?? []
  const kinds = figures.filter(({ key, value, count }) => key === 'devices' && value !== null && count > 0)
  return (
    <Page>
      <p className="welcome">{identity ? translate('page.home_welcome', { name: identity.fullName }) : '\u00a0'}</p>
      <div className="tiles" aria-busy={data === undefined}>
        {FIGURES.filter(({ by }) => by === undefined).map(({ key }) => (
          <Tile key={key} name={key} figure={figures.find((one) => one.key === key)} pending={data === undefined} />
        ))}
      </div>
      <div className="both">
        {kinds.length > 0 && <Devices kinds={kinds} offline={figures.filter(({ key }) => key === 'devices_offline')} />}
        {data && data.energy.length > 0 && <Energy days={data.energy} />}
      </div>
      {data && kinds.length === 0 && data.energy.length === 0 && (
        <>
          <div className="todo">
            {figures.map((figure) => (
              <Todo key={figure.key} figure={figure} />
            ))}
          </div>
          <Shortcuts />
        </>
      )}
    </Page>
  )
}

function Shortcuts() {
  const label = useLabel()
  const translate = useTranslate()
  const menu = useMenu()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const groups = permissions ? menuTree(menu, permissions).filter(({ key }) => key !== 'home') : []
  return (
    <section className="shortcuts" aria-label={translate('page.home_shortcuts')}>
      <h2>{translate('page.home_shortcuts')}</h2>
      <dl>
        {groups.map(({ key, label: name, entries }) => (
          <div key={key}>
            <dt>{label(name)}</dt>
            {entries.map((entry) => (
              <dd key={entry.key}>
                <Link to={entry.path}>{label(entry.label)}</Link>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A figure's filter as lists keep it. */
const valuesOf = ({ filter }: Figure): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(filter).map(([name, text]) => [name, /_(from|to)$/.test(name) ? text : text.split(',').map(Number)]),
  )

/** The list that shows what a figure counts, narrowed as the figure was. */
function useListOf(): (figure: Figure) => string {
  const { resources } = useMenu()
  return (figure) => {
    const { entity } = FIGURES.find((one) => one.key === figure.key)!
    const path = resources.find(({ name }) => name === entity)?.path ?? '/home'
    return `${path}?filter=${encodeURIComponent(JSON.stringify(valuesOf(figure)))}`
  }
}

/** The first of the records that a figure counts, where `rows` says which come first; nothing where there are none. */
function Todo({ figure }: { readonly figure: Figure }) {
  const label = useLabel()
  const { resources } = useMenu()
  const { entity, label: name, rows } = FIGURES.find(({ key }) => key === figure.key)!
  const plural = resources.find((one) => one.name === entity)?.plural
  if (rows === undefined || plural === undefined || figure.count === 0) return null
  const sort = { field: rows.sort.replace(/^-/, ''), desc: rows.sort.startsWith('-') }
  return <RelatedList plural={plural} label={label(name)} list={{ ...rows, filter: valuesOf(figure), sort }} />
}

function Tile({
  name,
  figure,
  pending,
}: {
  readonly name: string
  readonly figure: Figure | undefined
  readonly pending: boolean
}) {
  const label = useLabel()
  const translate = useTranslate()
  const listOf = useListOf()
  if (!figure && !pending) return null
  const count = figure?.count.toLocaleString('en-US') ?? ''
  return (
    <Link to={figure ? listOf(figure) : '/home'} className="tile">
      <span>{label(FIGURES.find(({ key }) => key === name)!.label)}</span>
      <b>
        {!figure ? (
          <span className="k-bone" style={{ width: '40%', height: '1em', margin: '.1em 0' }} />
        ) : figure.exact ? (
          count
        ) : (
          translate('home.about', { count })
        )}
      </b>
    </Link>
  )
}

function Devices({ kinds, offline }: { readonly kinds: readonly Figure[]; readonly offline: readonly Figure[] }) {
  const label = useLabel()
  const translate = useTranslate()
  const listOf = useListOf()
  const types = useDefinition('devices').enums['device_type']?.values ?? []
  const most = Math.max(...kinds.map(({ count }) => count))
  return (
    <section className="kinds">
      <h2>
        {translate('home.devices')}
        <span className="key on">{translate('home.online')}</span>
        <span className="key off">{translate('home.offline')}</span>
      </h2>
      <ul>
        {kinds.map((kind) => {
          const { value, count } = kind
          const away = offline.find((one) => one.value === value)
          const off = away?.count ?? 0
          return (
            <li key={value}>
              <Link to={listOf(kind)}>
                {label(types.find((type) => String(type.value) === value)?.label ?? { zh: value!, en: value! })}
              </Link>
              <span className="bar" aria-hidden>
                <i className="on" style={{ width: `${((count - off) / most) * 100}%` }} />
                <i className="off" style={{ width: `${(off / most) * 100}%` }} />
              </span>
              <b>{count.toLocaleString('en-US')}</b>
              {away && off > 0 ? (
                <Link
                  className="offline"
                  to={listOf(away)}
                >{`${translate('home.offline')} ${off.toLocaleString('en-US')}`}</Link>
              ) : (
                <span className="offline" />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const HEIGHT = 150

/** Sums are exact: hundredths of what is measured, whole at last. */
const rounded = (of: bigint): bigint => (of + 50n) / 100n

function Energy({ days }: { readonly days: Overview['energy'] }) {
  const translate = useTranslate()
  const { resources } = useMenu()
  const most = Math.max(...days.map(({ used: text }) => Number(text)), 1)
  const total = rounded(days.reduce((sum, { used: text }) => sum + scaled(text ?? '0', 2), 0n))
  const path = resources.find(({ name }) => name === 'electric_usage')?.path ?? '/home'
  const filter = encodeURIComponent(JSON.stringify({ day_from: days[0]!.day, day_to: days.at(-1)!.day }))
  return (
    <section>
      <h2>
        {translate('home.energy')}
        <Link to={`${path}?filter=${filter}`}>
          {translate('home.energy_total', { total: total.toLocaleString('en-US') })}
        </Link>
      </h2>
      <svg
        viewBox={`0 0 ${days.length * 20} ${HEIGHT + 18}`}
        role="img"
        aria-label={translate('home.energy')}
        preserveAspectRatio="none"
      >
        {days.map(({ day, used: text }, i) => {
          const height = (Number(text) / most) * HEIGHT
          return (
            <rect key={day} x={i * 20 + 3} y={HEIGHT - height} width={14} height={Math.max(height, 1)} rx={2}>
              <title>{`${day}  ${text ?? translate('home.not_settled')}`}</title>
            </rect>
          )
        })}
      </svg>
      <p className="ends">
        <span>{days[0]!.day.slice(5)}</span>
        <span>{days.at(-1)!.day.slice(5)}</span>
      </p>
    </section>
  )
}

const Page = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1200,
  margin: '0 auto',
  paddingBottom: 24,
  '& .welcome': { fontSize: 20, fontWeight: 600, lineHeight: 1.4, margin: '4px 0 16px' },
  '& .tiles': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(46%, 170px), 1fr))',
    gap: 12,
    marginBottom: 16,
  },
  // Two beside each other: the last of an odd number has the row to itself.
  [theme.breakpoints.down('sm')]: { '& .tiles > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '& .tile, & section': {
    background: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 10,
  },
  '& .tile': {
    display: 'flex',
    flexDirection: 'column',
    gap: 6,
    padding: '14px 16px',
    textDecoration: 'none',
    color: theme.palette.text.secondary,
    fontSize: 13,
  },
  '& .tile:hover': { borderColor: theme.palette.primary.main },
  '& .tile b': { fontSize: 26, fontWeight: 600, lineHeight: 1.2, color: theme.palette.text.primary },
  '& .both': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
    gap: 16,
    alignItems: 'start',
  },
  '& .todo': { display: 'flex', flexDirection: 'column', gap: 16, marginBottom: 16 },
  '& section': { padding: '16px 20px' },
  '& h2': { display: 'flex', alignItems: 'center', gap: 14, margin: '0 0 14px', fontSize: 15, fontWeight: 600 },
  '& h2 a': { marginLeft: 'auto', fontSize: 13, fontWeight: 400 },
  '& .key': { fontSize: 12, fontWeight: 400, color: theme.palette.text.secondary },
  '& .key::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginRight: 5,
    borderRadius: 2,
    background: theme.palette.primary.main,
  },
  '& .key.off::before, & .bar .off': { background: theme.palette.warning.main },
  '& .kinds ul': { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: 10 },
  '& .kinds li': {
    display: 'grid',
    gridTemplateColumns: '88px 1fr 56px 76px',
    alignItems: 'center',
    gap: 10,
    fontSize: 13,
  },
  '& .kinds li b': { textAlign: 'right', fontWeight: 600 },
  '& a': { color: theme.palette.primary.main, textDecoration: 'none' },
  '& .shortcuts dl': { margin: 0, display: 'flex', flexDirection: 'column', gap: 10, fontSize: 13 },
  '& .shortcuts dl > div': { display: 'flex', flexWrap: 'wrap', gap: '6px 18px' },
  '& .shortcuts dt': { width: 88, color: theme.palette.text.secondary },
  '& .shortcuts dd': { margin: 0 },
  '& .kinds .offline': { color: theme.palette.warning.main },
  '& .bar': {
    display: 'flex',
    height: 10,
    borderRadius: 3,
    overflow: 'hidden',
    background: theme.palette.background.default,
  },
  '& .bar .on': { background: theme.palette.primary.main },
  '& svg[role=img]': { display: 'block', width: '100%', height: HEIGHT + 18, fill: theme.palette.primary.main },
  '& .ends': {
    display: 'flex',
    justifyContent: 'space-between',
    margin: '4px 0 0',
    fontSize: 12,
    color: theme.palette.text.secondary,
  },
}))
