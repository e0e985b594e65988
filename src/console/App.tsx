/**
 * Joins the console: react-admin's context with our providers, theme, toasts, dialogs and pages. It knows no entity.
 * What fails outside of any page is told by our own page, in the user's language; the router's is never seen.
 */
import { Fragment, useEffect, useMemo, type ReactNode } from 'react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import {
  CoreAdminContext,
  useLocaleState,
  type AuthProvider,
  type DataProvider,
  type I18nProvider,
  type Store,
} from 'ra-core'
import type { QueryClient } from '@tanstack/react-query'
import { FileHostContext } from '../kinds/html/file-host.ts'
import { Hints } from './kit/Hints.tsx'
import { isFurther } from './kit/lang.ts'
import { Pages } from './pages.tsx'
import { OfflineGate } from './offline/OfflineGate.tsx'
import { ProductContext, type ConsoleProduct } from './product.ts'
import { onLoginElsewhere } from './provider/session.ts'
import { startAnew } from './provider/start-anew.ts'
import { SlotsContext } from './screens/detail/slots.ts'
import { AtAddress, useAddress } from './shell/address.tsx'
import { DialogsProvider } from './shell/dialogs.tsx'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { SettingContext, type Setting } from './shell/brand-context.ts'
import { LockGate } from './shell/lock/LockGate.tsx'
import { ForcedLogout } from './shell/ForcedLogout.tsx'
import { ConnectivityBar } from './shell/ConnectivityBar.tsx'
import { Following } from './shell/following/Following.tsx'
import { Toasts } from './shell/Toasts.tsx'
import { WatchesContext, type Watches } from './shell/watches.ts'
import { createConsoleTheme } from './theme.ts'

export interface AppProps {
  readonly product: ConsoleProduct
  readonly setting: Setting
  readonly watches: Watches
  readonly authProvider: AuthProvider
  readonly dataProvider: DataProvider
  readonly i18nProvider: I18nProvider
  readonly queryClient: QueryClient
  readonly store: Store
}

/** The brand's picture in the browser's own tab. */
function showSign(logo: string): void {
  if (logo !== '') document.querySelector('link[rel=icon]')?.setAttribute('href', logo)
}

export function App({ product, setting, watches, ...contexts }: AppProps) {
  const theme = useMemo(() => createConsoleTheme(setting.brand.colour), [setting.brand.colour])
  useEffect(() => showSign(setting.brand.logo), [setting.brand.logo])
  useEffect(() => onLoginElsewhere(() => startAnew()), [])
  return (
    <ProductContext value={product}>
      <SlotsContext value={product.slots}>
        <SettingContext value={setting}>
          <WatchesContext value={watches}>
            <ThemeProvider theme={theme}>
              <CssBaseline />
              <CoreAdminContext {...contexts}>
                <Guarded>
                  <FileHostContext value={setting.config.hosts.file}>
                    <DialogsProvider>
                      <LockGate>
                        <OfflineGate>
                          <InLanguage>
                            <Pages />
                          </InLanguage>
                        </OfflineGate>
                      </LockGate>
                    </DialogsProvider>
                  </FileHostContext>
                  <AtAddress>
                    <ForcedLogout />
                  </AtAddress>
                  <ConnectivityBar />
                </Guarded>
                <Toasts />
                <Following />
                <Hints />
              </CoreAdminContext>
            </ThemeProvider>
          </WatchesContext>
        </SettingContext>
      </SlotsContext>
    </ProductContext>
  )
}

/** What a language beside English says is drawn anew: to what remembers texts by the language, both are English. */
function InLanguage({ children }: { readonly children: ReactNode }) {
  const [locale] = useLocaleState()
  return <Fragment key={isFurther(locale) ? locale : 'written'}>{children}</Fragment>
}

/** By itself, so that a change of the address draws nothing else again. */
function Guarded({ children }: { readonly children: ReactNode }) {
  const { pathname } = useAddress()
  return <ErrorBoundary page={pathname}>{children}</ErrorBoundary>
}
