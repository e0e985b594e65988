/**
 * The addresses of the console: four for every entity (list, create, detail, edit), one for every screen of the
 * schemas. Made from the live menu, so that an entity just written has its pages at once. Screens are loaded when first
 * opened; opened ones stay as tabs.
 */
import { lazy, memo, Suspense, type ReactNode } from 'react'
import { matchPath, Navigate, Route, Routes, useLocation, useParams, type Location } from 'react-router-dom'
import { ResourceContextProvider } from 'ra-core'
import type { MenuResource } from '../model/console-entity.ts'
import type { Screen } from '../model/model.ts'
import { loadDefinition, useMenu, type Menu } from './registry.ts'
import { AtAddress, useAddress } from './shell/address.tsx'
import { ErrorPage } from './shell/ErrorPage.tsx'
import type { Starting } from './screens/list/first-rows.ts'
import { RequireKey, RequireLogin } from './shell/guards.tsx'
import { Layout } from './shell/Layout.tsx'
import { Pending } from './shell/Pending.tsx'
import type { Place } from './shell/tabs/places.ts'
import { TabPages } from './shell/tabs/TabPages.tsx'
import { VIEWS } from './shell/views.tsx'
import { useProduct, type ConsoleProduct } from './product.ts'

const loadList = () => import('./screens/ListScreen.tsx')
const loadFirstRows = () => import('./screens/list/first-rows.ts')
let list: Awaited<ReturnType<typeof loadList>> | undefined
/**
 * Answers at once where the script is there: a page that suspends, be it for a moment, is shown 300 ms later (React's
 * own patience).
 */
const ListScreen = lazy(() => (list === undefined ? loadList() : atOnce(list)))
const SettingsScreen = lazy(() => import('./screens/settings/SettingsScreen.tsx'))
const FixedList = lazy(() => import('./shell/FixedList.tsx'))
const FormScreen = lazy(() => import('./screens/FormScreen.tsx'))
const DetailScreen = lazy(() => import('./screens/DetailScreen.tsx'))
const LoginPage = lazy(() => import('./shell/LoginPage.tsx'))

export function Pages() {
  const { pathname } = useAddress()
  return <Suspense fallback={<Pending />}>{matchPath('/login', pathname) ? LOGIN : WITHIN}</Suspense>
}

/** Asks for what the page will show, when it is known who looks at it. */
export type AskRows = (starting: Omit<Starting, 'entity'>) => Promise<void>

/**
 * Loads what the address will show while the rest still starts: most visits begin with a list. Never fails: the page
 * itself will say what is wrong.
 */
export async function preloadPage(address: string, resources: readonly MenuResource[]): Promise<AskRows | undefined> {
  const resource = resources.find(({ path }) => path === address)
  if (!resource || resource.settings) return undefined
  try {
    const [module, { askFirstRows }, entity] = await Promise.all([
      loadList(),
      loadFirstRows(),
      loadDefinition(resource.plural),
    ])
    list = module
    return (starting) => askFirstRows({ ...starting, entity })
  } catch {
    return undefined
  }
}

/** A promise kept already: what waits for it goes on within the call. React's `lazy` asks for no more than `then`. */
const atOnce = <T,>(value: T): Promise<T> =>
  ({
    then: (go: (value: T) => void) => {
      go(value)
    },
  }) as Promise<T>

const drawPage = (location: Location): ReactNode => <PageRoutes location={location} />

/** Spec §2: pages with the text editor are not kept. */
export const isFleeting = ({ kind, resource }: Place): boolean =>
  (kind === 'create' || kind === 'edit') && resource?.editor === true

/** The same at every step: what stands within draws itself anew where it asks for the address. */
const LOGIN = (
  <AtAddress>
    <LoginPage />
  </AtAddress>
)
const WITHIN = (
  <RequireLogin>
    <Layout>
      <TabPages draw={drawPage} isFleeting={isFleeting} />
    </Layout>
  </RequireLogin>
)

const PageRoutes = memo(function PageRoutes({ location }: { readonly location: Location }) {
  const menu = useMenu()
  const { views } = useProduct()
  // The router ranks all it is given, each time: of hundreds of addresses it gets those that begin as this one does.
  const near = startingWith(location.pathname)
  const resources = menu.resources.filter(({ path }) => near(path))
  return (
    <Routes location={location}>
      <Route index element={<Navigate to="/home" replace />} />
      {menu.screens
        .filter(({ path }) => path !== '/login' && near(path))
        .map((screen) => screenRoute(screen, menu, views))}
      {resources.flatMap(resourceRoutes)}
      {menu.resources
        .filter(({ plural, path }) => path !== `/${plural}` && near(`/${plural}`))
        .map(({ plural, path }) => (
          <Route key={plural} path={`/${plural}/*`} element={<OwnAddress plural={plural} path={path} />} />
        ))}
      <Route path="*" element={<ErrorPage kind={404} />} />
    </Routes>
  )
})

function startingWith(pathname: string): (path: string) => boolean {
  const first = pathname.split('/')[1]?.toLowerCase()
  return (path) => {
    const own = path.split('/')[1] ?? ''
    return own.startsWith(':') || own === '*' || own.toLowerCase() === first
  }
}

function screenRoute(screen: Screen, menu: Menu, views: Views): ReactNode {
  const { name, path, permission, access } = screen
  const page = screenPage(screen, menu, views)
  return (
    <Route
      key={`screen ${name}`}
      path={path}
      element={
        permission === null ? (
          page
        ) : (
          <RequireKey permission={permission} access={access}>
            {page}
          </RequireKey>
        )
      }
    />
  )
}

type Views = Readonly<Partial<Record<string, ConsoleProduct['views'][keyof ConsoleProduct['views']]>>>

/** The engine's own pages and the product's views first; the generic ones draw an entity. */
function screenPage(screen: Screen, { resources }: Menu, views: Views): ReactNode {
  const { view, entity, to } = screen
  if (to !== null) return <Elsewhere to={to} />
  const View = VIEWS[view] ?? views[view]
  if (View) return <View screen={screen} />
  const resource = resources.find(({ name }) => name === entity)
  if (!resource) return <ErrorPage kind={404} />
  // A report has calls of its own.
  const plural = screen.report ? screen.name : resource.plural
  const by = /:(\w+)$/.exec(screen.path)?.[1]
  const pages: Readonly<Record<string, ReactNode>> = {
    list: <FixedList screen={screen} plural={plural} />,
    detail: <ById plural={plural} by={by} draw={(id) => <DetailScreen plural={plural} id={id} />} />,
    edit: <ById plural={plural} by={by} draw={(id) => <FormScreen plural={plural} mode="edit" id={id} />} />,
    create: <FormScreen key={plural} plural={plural} mode="create" />,
  }
  return pages[view] === undefined ? (
    <ErrorPage kind={404} />
  ) : (
    <ResourceContextProvider value={plural}>{pages[view]}</ResourceContextProvider>
  )
}

function Elsewhere({ to }: { readonly to: string }) {
  const parameters = useParams()
  return (
    <Navigate to={to.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))} replace />
  )
}

function resourceRoutes({ plural, path, index, read, page: opens, create, when, settings }: MenuResource): ReactNode[] {
  const page = (suffix: string, key: string | null, screen: ReactNode) => (
    <Route
      key={plural + suffix}
      path={path + suffix}
      element={
        <RequireKey permission={key} when={when}>
          <ResourceContextProvider value={plural}>{screen}</ResourceContextProvider>
        </RequireKey>
      }
    />
  )
  return [
    page(
      '',
      read,
      settings ? (
        <SettingsScreen key={plural} plural={plural} />
      ) : (
        <Bare index={index}>
          <ListScreen key={plural} plural={plural} />
        </Bare>
      ),
    ),
    ...(settings ? [page('/list', read, <ListScreen key={plural} plural={plural} />)] : []),
    page('/create', create, <FormScreen key={plural} plural={plural} mode="create" />),
    page('/:id', opens, <ById plural={plural} draw={(id) => <DetailScreen plural={plural} id={id} />} />),
    page('/:id/edit', read, <ById plural={plural} draw={(id) => <FormScreen plural={plural} mode="edit" id={id} />} />),
  ]
}

/** The bare address leads on where the schema says so; with filters it is the whole list, narrowed. */
function Bare({ index, children }: { readonly index: string | null; readonly children: ReactNode }) {
  const { search } = useLocation()
  return index === null || search !== '' ? children : <Navigate to={index} replace />
}

/** Another record is another page: nothing of the former stays in its form. */
function ById({
  plural,
  by = 'id',
  draw,
}: {
  readonly plural: string
  readonly by?: string | undefined
  readonly draw: (id: number) => ReactNode
}) {
  const { [by]: id = '' } = useParams()
  if (!/^[1-9]\d*$/.test(id)) return <ErrorPage kind={404} />
  return (
    <Suspense key={`${plural} ${id}`} fallback={<Pending />}>
      {draw(Number(id))}
    </Suspense>
  )
}

/** react-admin's own addresses (`/<plural>`, `/<plural>/5`, `/<plural>/5/show`) lead to ours. */
function OwnAddress({ plural, path }: { readonly plural: string; readonly path: string }) {
  const { pathname, search } = useLocation()
  const [first, second] = pathname
    .slice(plural.length + 1)
    .split('/')
    .filter(Boolean)
  const rest = first === undefined || first === 'create' ? first : second === 'show' ? first : `${first}/edit`
  return <Navigate to={(rest === undefined ? path : `${path}/${rest}`) + search} replace />
}
