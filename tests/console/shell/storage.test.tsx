/**
 * A browser whose store is full or denied: the console works, its choices are just not kept. What fails outside of any
 * page is told by our own page.
 */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { memoryStore } from 'ra-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { product } from '../../../src/apartment/console-product.ts'
import { App } from '../../../src/console/App.tsx'
import { Pages } from '../../../src/console/pages.tsx'
import { AddressProvider, ANY_ADDRESS } from '../../../src/console/shell/address.tsx'
import { createAuthProvider } from '../../../src/console/provider/auth-provider.ts'
import { kept, keptForWindow } from '../../../src/console/provider/browser-store.ts'
import { createDataProvider } from '../../../src/console/provider/data-provider.ts'
import { createI18nProvider, storedLang } from '../../../src/console/provider/i18n-provider.ts'
import { createPreferences } from '../../../src/console/provider/preferences.ts'
import { createQueryClient } from '../../../src/console/provider/query-client.ts'
import { loginRequestId } from '../../../src/console/provider/session.ts'
import { keyOf } from '../../../src/console/registry.ts'
import { reloadOnce } from '../../../src/console/shell/stale-script.ts'
import { chooseBrand, joinBrands } from '../../../src/console/shell/brand.ts'
import { catalogue } from '../../../src/console/texts.ts'
import { DEFAULT_CONFIG } from '../../../src/console/transport/config.ts'
import { createConnectivityWatch } from '../../../src/console/transport/connectivity.ts'
import { calls } from '../../../src/generated/calls.ts'
import brands from '../../../schemas/app/brands.json'
import { renderConsole } from '../support/render.tsx'
import { answerCall, server } from '../support/server.ts'
import { transport } from '../support/texts.ts'
import { USER } from '../support/user.ts'

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError')
}
const full = () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
const denied = () =>
  (['localStorage', 'sessionStorage'] as const).forEach((name) =>
    vi.spyOn(window, name, 'get').mockImplementation(refuse),
  )

afterEach(() => {
  vi.restoreAllMocks()
  for (const store of [kept, keptForWindow]) store.keys().forEach(store.remove)
})

describe.each([
  ['full', full],
  ['denied', denied],
])('a store that is %s', (_, spoil) => {
  it('lets somebody log in and go from page to page', async () => {
    spoil()
    server.use(answerCall('login', {}).handler, answerCall('user_info', USER).handler)
    const { address } = await renderConsole(<Pages />, { address: '/404' })
    await userEvent.type(await screen.findByLabelText('用户名'), 'admin')
    await userEvent.type(screen.getByLabelText('密码'), 'secret-1{Enter}')
    await waitFor(() => expect(address()).toBe('/404'))
    await userEvent.click(await screen.findByRole('link', { name: '返回首页' }))
    await waitFor(() => expect(address()).toBe('/home'))
    expect(screen.getByRole('navigation', { name: '已打开的页面' })).toBeVisible()
    expect(loginRequestId()).toBe('request-1')
  })

  it('holds choices for as long as the page is open', () => {
    spoil()
    const store = createPreferences()
    const heard = vi.fn()
    store.subscribe('locale', heard)
    store.setItem('locale', 'en')
    store.setItem('homes.listParams', { page: 2 })
    expect(storedLang()).toBe('en')
    expect(heard).toHaveBeenCalledWith('en')
    store.reset()
    expect(store.getItem('homes.listParams', 'none')).toBe('none')
    expect(store.getItem('locale')).toBe('en')
    const reload = vi.fn()
    expect(reloadOnce(1_000_000, reload)).toBe(true)
    expect(reloadOnce(1_000_001, reload)).toBe(false)
  })
})

it('what was stored before it was full still gives way to what was chosen since', () => {
  kept.set('RaStore.locale', '"en"')
  full()
  kept.set('RaStore.locale', '"zh"')
  expect(storedLang()).toBe('zh')
  kept.remove('RaStore.locale')
  expect(kept.get('RaStore.locale')).toBeNull()
  expect(localStorage.getItem('RaStore.locale')).toBeNull()
})

it('what fails outside of any page is told in the language of the user, with a way on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = (
    <App
      product={product}
      setting={{ config: DEFAULT_CONFIG, brand: chooseBrand(joinBrands(brands.brands, []), 'localhost', '') }}
      store={memoryStore()}
      queryClient={createQueryClient()}
      watches={{
        sessionOver: {
          tell: () => undefined,
          subscribe: () => {
            throw new Error('boom')
          },
        },
        reach: createConnectivityWatch(async () => true),
      }}
      i18nProvider={await createI18nProvider(catalogue, 'zh')}
      authProvider={createAuthProvider({ transport, calls, accessOf: async () => undefined, facts: product.facts })}
      dataProvider={createDataProvider({ transport, calls, keyOf })}
    />
  )
  render(
    <AddressProvider router={createMemoryRouter(ANY_ADDRESS, { initialEntries: ['/login'] })}>{app}</AddressProvider>,
  )
  expect(await screen.findByRole('link', { name: '返回首页' })).toBeVisible()
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
})

describe('rows that are chosen', () => {
  it('are forgotten when the page is loaded anew: nothing would show them, and bulk acts would reach them', () => {
    const [page, again] = [createPreferences(), createPreferences()]
    page.setItem('rooms.selectedIds', [1, 2])
    page.setItem('rooms.listParams', { page: 2 })
    expect(page.getItem('rooms.selectedIds')).toEqual([1, 2])
    expect(again.getItem('rooms.selectedIds')).toBeUndefined()
    expect(again.getItem('rooms.listParams')).toEqual({ page: 2 })
  })
})
