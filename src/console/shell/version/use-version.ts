/**
 * Asks the server from time to time when its console was made (spec §9), and says when that is later than what this
 * page was loaded from.
 */
import { useEffect, useState } from 'react'
import { useDataProvider, useEvent, useNotify } from 'ra-core'
import { version_check_fast_ms, version_check_ms } from '../../../generated/constants.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { statusOf } from '../../provider/errors.ts'
import { useRuntimeConfig } from '../brand-context.ts'

export const CHECK_MS = { built: version_check_ms, developing: version_check_fast_ms } as const
const LOADED_AT = Date.now()
/** Its clock is told in whole seconds. */
const SECOND = 1_000

export function useNewVersion(isDeveloping = import.meta.env.DEV): boolean {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const { loaded_at: loadedAt } = useRuntimeConfig()
  const [isNew, setIsNew] = useState(false)
  const check = useEvent(async (first: { time: number | undefined }) => {
    try {
      const { time } = await dataProvider.call('version_check', { payload: { timestamp: Date.now() } })
      // The clocks of server and browser may differ: the server's own tells when the page was loaded, and what it said
      // first is a measure, too. Who comes to the login page and logs in hours later asks for the first time then.
      const isLater = loadedAt !== null && time >= loadedAt + SECOND
      if (isLater || time > (first.time ?? (loadedAt === null ? LOADED_AT : Infinity))) setIsNew(true)
      first.time ??= time
    } catch (error) {
      if (!isDeveloping) notify(statusOf(error) === 404 ? 'app.deploying' : 'app.network', { type: 'warning' })
    }
  })
  useEffect(() => {
    const first = { time: undefined }
    void check(first)
    const timer = setInterval(() => void check(first), isDeveloping ? CHECK_MS.developing : CHECK_MS.built)
    return () => clearInterval(timer)
  }, [check, isDeveloping])
  return isNew
}
