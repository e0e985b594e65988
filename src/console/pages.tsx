/**
 * The addresses of the console: four for every entity (list, create, detail, edit), one for every screen of the schemas.
 * Made from the live menu, so that an entity just written has its pages at once. Screens are loaded when first opened.
 */
import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { ResourceContextProvider } from 'ra-core'
import type { MenuResource } from '../model/console-entity.ts'
import type { Screen } from '../model/model.ts'
import { preloadDefinition, useMenu } from './registry.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { RequireKey, RequireLogin } from './shell/guards.tsx'
import { Layout } from './shell/Layout.tsx'
import { Pending } from './shell/Pending.tsx'
import { LOGIN_VIEW, VIEWS } from './shell/views.tsx'

const loadList = () => import('./screens/ListScreen.tsx')
const ListScreen = lazy(loadList)
const FormScreen = lazy(() => import('./screens/FormScreen.tsx'))
const DetailScreen = lazy(() => import('./screens/DetailScreen.tsx'))
const LoginPage = lazy(() => import('./shell/LoginPage.tsx'))

export function Pages() {
  const { resources, screens } = useMenu()
  return (
    <Suspense fallback={<Pending />}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route element={<RequireLogin><Frame /></RequireLogin>}>
          <Route index element={<Navigate to="/home" replace />} />
          {screens.filter(({ view }) => view !== LOGIN_VIEW).map((screen) => screenRoute(screen, resources))}
          {resources.flatMap(resourceRoutes)}
          {resources.filter(({ plural, path }) => path !== `/${plural}`).map(({ plural, path }) => <Route key={plural} path={`/${plural}/*`} element={<OwnAddress plural={plural} path={path} />} />)}
          <Route path="*" element={<ErrorPage kind={404} />} />
        </Route>
      </Routes>
    </Suspense>
  )
}

/** Starts loading what the address will show while the rest still starts: most visits begin with a list. */
export function preloadPage(address: string, resources: readonly MenuResource[]): void {
  const resource = resources.find(({ path }) => path === address)
  if (!resource) return
  void loadList().catch(() => undefined)
  preloadDefinition(resource.plural)
}

function Frame() {
  const { pathname } = useLocation()
  return (
    <Layout>
      <ErrorBoundary page={pathname}>
        <Suspense fallback={<Pending />}><Outlet /></Suspense>
      </ErrorBoundary>
    </Layout>
  )
}

function screenRoute(screen: Screen, resources: readonly MenuResource[]): ReactNode {
  const { name, path, permission } = screen
  const page = pageOf(screen, resources)
  return <Route key={`screen ${name}`} path={toRoutePath(path)} element={permission === null ? page : <RequireKey permission={permission}>{page}</RequireKey>} />
}

/** An entity's list under another address, a way elsewhere, or a view of its own. */
function pageOf({ view, entity, to }: Screen, resources: readonly MenuResource[]): ReactNode {
  if (to !== null) return <Elsewhere to={to} />
  const plural = resources.find((resource) => resource.name === entity)?.plural
  if (plural !== undefined) return <ResourceContextProvider value={plural}><ListScreen key={plural} plural={plural} /></ResourceContextProvider>
  const View = VIEWS[view]
  return View ? <View /> : <ErrorPage kind={404} />
}

function Elsewhere({ to }: { readonly to: string }) {
  const parameters = useParams()
  return <Navigate to={to.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))} replace />
}

function resourceRoutes({ plural, path, read, create }: MenuResource): ReactNode[] {
  const page = (suffix: string, key: string | null, screen: ReactNode) => (
    <Route
      key={plural + suffix} path={toRoutePath(path) + suffix}
      element={<RequireKey permission={key}><ResourceContextProvider value={plural}>{screen}</ResourceContextProvider></RequireKey>}
    />
  )
  return [
    page('', read, <ListScreen key={plural} plural={plural} />),
    page('/create', create, <FormScreen key={plural} plural={plural} mode="create" />),
    page('/:id', read, <ById plural={plural}><DetailScreen plural={plural} /></ById>),
    page('/:id/edit', read, <ById plural={plural}><FormScreen plural={plural} mode="edit" /></ById>),
  ]
}

/** Another record is another page: nothing of the former stays in its form. */
function ById({ plural, children }: { readonly plural: string; readonly children: ReactNode }) {
  const { id } = useParams()
  if (!/^[1-9]\d*$/.test(id ?? '')) return <ErrorPage kind={404} />
  return <Suspense key={`${plural} ${id}`} fallback={<Pending />}>{children}</Suspense>
}

/** react-admin's own addresses (`/homes`, `/homes/5`, `/homes/5/show`) lead to ours. */
function OwnAddress({ plural, path }: { readonly plural: string; readonly path: string }) {
  const { pathname, search } = useLocation()
  const [first, second] = pathname.slice(plural.length + 1).split('/').filter(Boolean)
  const rest = first === undefined || first === 'create' ? first : second === 'show' ? first : `${first}/edit`
  return <Navigate to={(rest === undefined ? path : `${path}/${rest}`) + search} replace />
}

/** `{homeId}` of a schema is `:homeId` of the router. */
const toRoutePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
