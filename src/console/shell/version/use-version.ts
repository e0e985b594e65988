/** Asks the server from time to time when its console was made (spec §9), and says when that is later than what this page was loaded from. */
import { useEffect, useState } from 'react'
import { useDataProvider, useEvent, useNotify } from 'ra-core'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { statusOf } from '../../provider/errors.ts'

export const CHECK_MS = { built: 600_000, developing: 5_000 } as const
const LOADED_AT = Date.now()

export function useNewVersion(isDeveloping = import.meta.env.DEV): boolean {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const [isNew, setIsNew] = useState(false)
  const check = useEvent(async (first: { time: number | undefined }) => {
    try {
      const { time } = (await dataProvider.call('version_check', { payload: { timestamp: Date.now() } })) as { time: number }
      // The clocks of server and browser may differ: what it said first is the measure, the load time only where it said nothing then.
      if (time > (first.time ?? LOADED_AT)) setIsNew(true)
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
