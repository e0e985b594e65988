/** The way to the message centre, with how many are unread; opening it reads them. */
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { Icon } from '../icons.tsx'
import { Badge } from './Badge.tsx'

const MESSAGES = '/message'

export function Messages() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queries = useQueryClient()
  const { pathname } = useLocation()
  const { data } = useQuery({ queryKey: ['unread'], queryFn: () => dataProvider.call('message_unread') as Promise<{ count: number }>, retry: false })
  const count = data?.count ?? 0
  const isReading = pathname === MESSAGES
  useEffect(() => {
    if (isReading && count > 0) void dataProvider.call('message_read').then((answer) => queries.setQueryData(['unread'], answer)).catch(() => undefined)
  }, [isReading, count, dataProvider, queries])
  const label = count > 0 ? `${translate('header.messages')} ${translate('header.unread', { count })}` : translate('header.messages')
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={MESSAGES} aria-label={label}>
        <Icon name="mail" />
        <Badge count={count} />
      </IconButton>
    </Tooltip>
  )
}
