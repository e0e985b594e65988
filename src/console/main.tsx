/**
 * Starts the console of a product: configuration, language, the user's rights and the first page's script side by side;
 * then everything is joined.
 */
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { calls } from '../generated/calls.ts'
import { number_format, time_zone } from '../generated/constants.ts'
import { setNumberFormat } from '../kinds/numbers.ts'
import { setTimeZone } from '../values/calendar.ts'
import { App } from './App.tsx'
import { preloadPage } from './pages.tsx'
import { prepare } from './prepare.ts'
import { dropConsole, keepConsole, keptConfig, rememberLoaded } from './offline/keep.ts'
import { createAuthProvider } from './provider/auth-provider.ts'
import { createDataProvider } from './provider/data-provider.ts'
import { createI18nProvider, storedLang } from './provider/i18n-provider.ts'
import { createPreferences } from './provider/preferences.ts'
import { loginRequestId } from './provider/session.ts'
import { createSessionOverWatch } from './provider/session-over.ts'
import { askAgain, createQueryClient } from './provider/query-client.ts'
import type { ConsoleProduct } from './product.ts'
import { currentMenu, isEntity, keyOf, loadDefinition, onRenewed } from './registry.ts'
import { baseOf } from './kit/lang.ts'
import { AddressProvider, ANY_ADDRESS } from './shell/address.tsx'
import { idle } from './shell/lock/idle-watch.ts'
import { chooseBrand, joinBrands } from './shell/brand.ts'
import { catalogue, transportTexts } from './texts.ts'
import { loadConfig } from './transport/config.ts'
import { createConnectivityWatch } from './transport/connectivity.ts'
import { createTransport } from './transport/transport.ts'

/** Beyond this the pages are drawn without what they show, and say that it is coming. */
const PATIENCE_MS = 400

/**
 * A function, not the module's own top: pages that load meanwhile import from this file's bundle, and would wait for it
 * while it waits for them.
 */
export async function start(product: ConsoleProduct): Promise<void> {
  setTimeZone(time_zone)
  setNumberFormat(number_format)
  const isOpen = loginRequestId() !== null && !idle.get()
  const firstPage = isOpen ? preloadPage(location.pathname, currentMenu().resources) : undefined

  const wanted = storedLang()
  const queryClient = createQueryClient()
  const language = createI18nProvider(catalogue, wanted, () => void askAgain(queryClient))
  const config = await loadConfig(undefined, keptConfig)
  let lang = () => baseOf(wanted)
  const sessionOver = createSessionOverWatch()
  const isThere = () =>
    fetch(config.hosts.main + calls.version_check.path, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
  const reach = createConnectivityWatch(isThere)
  // Nobody has answered: the page came from what is kept.
  if (config.loaded_at === null) reach.tell(false)
  const transport = createTransport({
    config,
    texts: transportTexts,
    lang: () => lang(),
    onFailure: sessionOver.tell,
    onReach: reach.tell,
    ...(product.onAnswer && { onHeaders: product.onAnswer }),
  })
  const accessOf = async (plural: string) => (isEntity(plural) ? (await loadDefinition(plural)).access : undefined)
  const authProvider = createAuthProvider({ transport, calls, accessOf, facts: product.facts })
  // The first page cannot be drawn without it; a failure shows again where it is needed.
  if (isOpen) authProvider.getIdentity().catch(() => undefined)

  const i18nProvider = await language
  lang = () => baseOf(i18nProvider.getLocale())

  const contexts = {
    product,
    watches: { sessionOver, reach },
    setting: { config, brand: chooseBrand(joinBrands(product.brands, config.brands), location.hostname, config.brand) },
    authProvider,
    dataProvider: createDataProvider({ transport, calls, keyOf }),
    i18nProvider,
    queryClient,
    store: createPreferences(),
  }

  await firstPage
  if (isOpen)
    await Promise.race([
      prepare(contexts, firstPage, location.search),
      new Promise((resolve) => {
        setTimeout(resolve, PATIENCE_MS)
      }),
    ])

  // Only while developing: a new entity has a new permission key.
  onRenewed(() => {
    authProvider.forgetUser()
    void contexts.queryClient.invalidateQueries({ queryKey: ['auth'] })
  })

  rememberLoaded()
  const { offline } = product
  if (offline !== undefined && reach.get() === 'reached')
    void (offline.isWanted() ? keepConsole(offline.load) : dropConsole()).catch(() => undefined)

  createRoot(document.getElementById('root')!).render(
    <AddressProvider router={createBrowserRouter(ANY_ADDRESS)}>
      <App {...contexts} />
    </AddressProvider>,
  )
}
