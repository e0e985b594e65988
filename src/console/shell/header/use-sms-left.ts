/** How many text messages the company may still send; and where they are recharged, for who may see that. */
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, usePermissions } from 'ra-core'
import { sms_left_initial } from '../../../generated/constants.ts'
import { mayUse } from '../../provider/auth-provider.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { fact, MIGRATED } from '../../provider/user.ts'
import { useMenu } from '../../registry.ts'

const FRESH_MS = 60_000
const NOTHING: ReadonlySet<string> = new Set()
export interface SmsLeft {
  readonly left: number
  /** There are none: known, not merely not yet asked. */
  readonly isOut: boolean
  readonly to: string | null
}

export function useSmsLeft(): SmsLeft {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  const { data } = useQuery({
    queryKey: ['sms_left'],
    queryFn: () => dataProvider.call('get_sms_left') as Promise<unknown>,
    staleTime: FRESH_MS,
    retry: false,
    enabled: permissions.size > 0,
  })
  const report = useMenu().resources.find(({ name }) => name === 'sms_recharge')
  const may =
    report !== undefined &&
    !permissions.has(MIGRATED) &&
    mayUse(report.read, permissions) &&
    (report.when === null || permissions.has(fact(report.when)))
  return { left: typeof data === 'number' ? data : sms_left_initial, isOut: data === 0, to: may ? report.path : null }
}
