/** Starts the console: configuration and language first, side by side with the first page's script, then everything is joined. */
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import brands from '../../schemas/app/brands.json'
import type { Brand } from '../model/model.ts'
import { calls } from '../generated/calls.ts'
import { App } from './App.tsx'
import { preloadPage } from './pages.tsx'
import { createAuthProvider } from './provider/auth-provider.ts'
import { createDataProvider } from './provider/data-provider.ts'
import { createI18nProvider, storedLang } from './provider/i18n-provider.ts'
import { createPreferences } from './provider/preferences.ts'
import { createQueryClient } from './provider/query-client.ts'
import { currentMenu, isEntity, keyOf, loadDefinition } from './registry.ts'
import { chooseBrand } from './shell/brand.ts'
import { catalogue, transportTexts } from './texts.ts'
import { loadConfig } from './transport/config.ts'
import { createTransport } from './transport/transport.ts'

preloadPage(location.pathname, currentMenu().resources)

const [config, i18nProvider] = await Promise.all([loadConfig(), createI18nProvider(catalogue, storedLang())])
const transport = createTransport({ config, texts: transportTexts, lang: () => (i18nProvider.getLocale() === 'en' ? 'en' : 'zh') })
const accessOf = async (plural: string) => (isEntity(plural) ? (await loadDefinition(plural)).access : undefined)

const contexts = {
  setting: { config, brand: chooseBrand(brands.brands as readonly Brand[], location.hostname, config.brand) },
  authProvider: createAuthProvider({ transport, calls, accessOf }),
  dataProvider: createDataProvider({ transport, calls, keyOf }),
  i18nProvider,
  queryClient: createQueryClient(),
  store: createPreferences(),
}

// A data router, so that leaving an unsaved form can be stopped.
const router = createBrowserRouter([{ path: '*', element: <App {...contexts} /> }])
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />)
