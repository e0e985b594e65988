/**
 * What lies under the lock belongs to whoever it was drawn for: the name that is typed says little, since every company
 * may have an "admin".
 */
import { useState } from 'react'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useAuthProvider } from 'ra-core'
import { describe, expect, it, vi } from 'vitest'
import type { ConsoleAuthProvider } from '../../../src/console/provider/auth-provider.ts'
import { rememberLogin, rememberName } from '../../../src/console/provider/session.ts'
import { idle } from '../../../src/console/shell/lock/idle-watch.ts'
import LockWindow from '../../../src/console/shell/lock/LockWindow.tsx'
import { renderConsole } from '../support/render.tsx'
import { answerCall, server } from '../support/server.ts'
import { USER } from '../support/user.ts'

/** A page that has asked who looks at it, and then is locked. */
function Page({ go }: { readonly go: (path: string) => void }) {
  const auth = useAuthProvider<ConsoleAuthProvider>()
  const [isLocked, setLocked] = useState(false)
  const lock = async () => {
    await auth!.getIdentity()
    idle.lock()
    setLocked(true)
  }
  return isLocked ? <LockWindow covers go={go} /> : <button onClick={() => void lock()}>锁屏</button>
}

async function unlockedBy(then: typeof USER) {
  rememberLogin('request-0')
  rememberName('admin')
  server.use(answerCall('user_info', USER).handler, answerCall('login', {}).handler)
  const go = vi.fn()
  const user = userEvent.setup()
  await renderConsole(<Page go={go} />)
  await user.click(screen.getByText('锁屏'))
  const password = await screen.findByLabelText('密码')
  const lifted = vi.fn()
  const stop = idle.subscribe(lifted)
  server.use(answerCall('user_info', then).handler)
  await user.type(password, 'secret-1{Enter}')
  await waitFor(() => expect(localStorage.getItem('locked')).toBeNull())
  stop()
  return { go, lifted }
}

describe('the lock window', () => {
  it.each([
    ['zh', '您已手动锁屏，请输入密码解锁', '长时间未操作，系统已锁定，请输入密码解锁'],
    [
      'en',
      'You locked the screen; enter your password to unlock',
      'Locked after a period of inactivity; enter your password to unlock',
    ],
  ] as const)('says in %s whether a person locked it or nobody was there', async (lang, byHand, inactive) => {
    rememberLogin('request-0')
    idle.lock()
    const { unmount } = await renderConsole(<LockWindow covers />, { lang })
    expect(screen.getByText(byHand)).toBeVisible()
    unmount()
    idle.unlock()
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date', 'setInterval', 'clearInterval'] })
    const stop = idle.start()
    vi.useRealTimers()
    expect(idle.get()).toBe(true)
    await renderConsole(<LockWindow covers />, { lang })
    expect(screen.getByText(inactive)).toBeVisible()
    stop()
  })

  it('opens what lies under it for whoever it belongs to', async () => {
    const { go, lifted } = await unlockedBy(USER)
    expect(lifted).toHaveBeenCalled()
    expect(go).not.toHaveBeenCalled()
  })

  it("opens nothing for another company's account of the same name", async () => {
    const { go, lifted } = await unlockedBy({ ...USER, staff_id: 77, client_id: 2 })
    await waitFor(() => expect(go).toHaveBeenCalledWith('/home'))
    expect(lifted).not.toHaveBeenCalled()
  })
})
