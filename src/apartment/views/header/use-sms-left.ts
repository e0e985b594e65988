/** How many text messages the company may still send; and where they are recharged, for who may see that. */
import { sms_left_initial } from '../../../generated/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, usePermissions, useTranslate } from 'ra-core'
import type { ConsoleDataProvider } from '../../../console/provider/data-provider.ts'
import type { Figure } from '../../../console/product.ts'
import { useMenu } from '../../../console/registry.ts'
import { pathOf } from '../../../console/shell/menu-tree.ts'

const FRESH_MS = 60_000
const NOTHING: ReadonlySet<string> = new Set()
export function useSmsLeft(): Figure {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  const { data } = useQuery({
    queryKey: ['sms_left'],
    // Another server than ours may say anything.
    queryFn: (): Promise<unknown> => dataProvider.call('get_sms_left'),
    staleTime: FRESH_MS,
    retry: false,
    enabled: permissions.size > 0,
  })
  const to = pathOf(useMenu(), 'sms_recharge', permissions)
  const value = (typeof data === 'number' ? data : sms_left_initial).toLocaleString('en-US')
  return {
    label: translate('header.sms_left'),
    value,
    text: translate('header.sms_count', { count: value }),
    // Known, not merely not yet asked.
    isOut: data === 0,
    to,
  }
}
