/** The way to the message centre, with how many are unread; who opens a message has read it. */
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { useGetList, useTranslate } from 'ra-core'
import { Icon } from '../icons.tsx'
import { Badge } from './Badge.tsx'

const MESSAGES_OF = 'messages'
/** Their number is all that is asked for. */
const UNREAD = {
  filter: { read: false },
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'DESC' },
  meta: { columns: ['id'] },
} as const

export function Messages({ to }: { readonly to: string }) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const { meta } = useGetList(MESSAGES_OF, UNREAD, { retry: false })
  const count = (meta as { count?: number | null } | undefined)?.count ?? 0
  // The server marks a message as read while it answers with it. What a list lays by for its records (ours as well) is
  // no such answer: asking again then would never end.
  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ type, query: { queryKey }, ...event }) => {
        const isAnswer =
          type === 'updated' && 'action' in event && event.action.type === 'success' && event.action.manual !== true
        const isRead = isAnswer && queryKey[0] === MESSAGES_OF && queryKey[1] === 'getOne'
        // The list says of each whether it was read, as this says how many were not.
        if (isRead) void queries.invalidateQueries({ queryKey: [MESSAGES_OF, 'getList'] })
      }),
    [queries],
  )
  const label =
    count > 0
      ? `${translate('header.messages')} ${translate('header.unread', { count })}`
      : translate('header.messages')
  return (
    <IconButton component={Link} to={to} aria-label={label} data-hint={label}>
      <Icon name="mail" />
      <Badge count={count} />
    </IconButton>
  )
}
