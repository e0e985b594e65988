/** A part of the console as it stands in the page: providers, theme, dialogs, toasts and an address. */
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { ThemeProvider } from '@mui/material/styles'
import { CoreAdminContext, memoryStore } from 'ra-core'
import { product as apartment } from '../../../src/apartment/console-product.ts'
import { preloadPage } from '../../../src/console/pages.tsx'
import { ProductContext, type ConsoleProduct } from '../../../src/console/product.ts'
import { prepare } from '../../../src/console/prepare.ts'
import { createAuthProvider } from '../../../src/console/provider/auth-provider.ts'
import { createDataProvider } from '../../../src/console/provider/data-provider.ts'
import { createI18nProvider } from '../../../src/console/provider/i18n-provider.ts'
import { createQueryClient } from '../../../src/console/provider/query-client.ts'
import { currentMenu, keyOf } from '../../../src/console/registry.ts'
import { SlotsContext } from '../../../src/console/screens/detail/slots.ts'
import { AddressProvider, ANY_ADDRESS, AtAddress } from '../../../src/console/shell/address.tsx'
import { DialogsProvider } from '../../../src/console/shell/dialogs.tsx'
import { ForcedLogout } from '../../../src/console/shell/ForcedLogout.tsx'
import { ConnectivityBar } from '../../../src/console/shell/ConnectivityBar.tsx'
import { Toasts } from '../../../src/console/shell/Toasts.tsx'
import { WatchesContext } from '../../../src/console/shell/watches.ts'
import { catalogue } from '../../../src/console/texts.ts'
import { createConnectivityWatch, type ConnectivityWatch } from '../../../src/console/transport/connectivity.ts'
import { createConsoleTheme } from '../../../src/console/theme.ts'
import type { Lang } from '../../../src/model/model.ts'
import { calls } from '../../../src/generated/calls.ts'
import { sessionOver, transport } from './texts.ts'

export interface Options {
  readonly address?: string
  readonly lang?: Lang
  readonly reach?: ConnectivityWatch
  readonly product?: ConsoleProduct
  /** As the console starts: what the first page needs is asked for before it is drawn. */
  readonly prepared?: boolean
  /** What this browser remembers of the user's choices. */
  readonly stored?: Readonly<Record<string, unknown>>
}

export async function renderConsole(
  children: ReactNode,
  {
    address = '/',
    lang = 'zh',
    reach = createConnectivityWatch(async () => true),
    prepared = false,
    stored = {},
    product = apartment,
  }: Options = {},
): Promise<RenderResult & { readonly address: () => string; readonly news: () => Promise<void> }> {
  const contexts = {
    i18nProvider: await createI18nProvider(catalogue, lang),
    authProvider: createAuthProvider({ transport, calls, accessOf: async () => undefined, facts: product.facts }),
    dataProvider: createDataProvider({ transport, calls, keyOf }),
    queryClient: createQueryClient(),
    store: memoryStore({ locale: lang, ...stored }),
  }
  const element = (
    <ProductContext value={product}>
      <SlotsContext value={product.slots}>
        <ThemeProvider theme={createConsoleTheme('#1f5fbf')}>
          <WatchesContext value={{ sessionOver, reach }}>
            <CoreAdminContext {...contexts}>
              <AtAddress>
                <DialogsProvider>{children}</DialogsProvider>
                <ForcedLogout />
              </AtAddress>
              <ConnectivityBar />
              <Toasts />
            </CoreAdminContext>
          </WatchesContext>
        </ThemeProvider>
      </SlotsContext>
    </ProductContext>
  )
  const { pathname, search } = new URL(address, 'http://console.test')
  if (prepared) await prepare(contexts, preloadPage(pathname, currentMenu().resources), search)
  const router = createMemoryRouter(ANY_ADDRESS, { initialEntries: [address] })
  return {
    ...render(<AddressProvider router={router}>{element}</AddressProvider>),
    address: () => router.state.location.pathname + router.state.location.search,
    /** Whatever is shown may have changed. */
    news: () => contexts.queryClient.invalidateQueries(),
  }
}
