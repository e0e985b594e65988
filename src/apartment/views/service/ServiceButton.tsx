/** The way to the online service: a window to ask in, or for who answers the page with everybody's conversations. */
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, usePermissions, useTranslate } from 'ra-core'
import type { ConsoleDataProvider } from '../../../console/provider/data-provider.ts'
import { Icon } from '../../../console/shell/icons.tsx'
import { Badge } from '../../../console/shell/header/Badge.tsx'

const ANSWERS = 'service_answer'
const ServicePanel = lazy(() => import('./ServicePanel.tsx'))

export default function ServiceButton() {
  const translate = useTranslate()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const answers = permissions?.has(ANSWERS) === true
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const { data } = useQuery({
    queryKey: ['service', 'unread'],
    queryFn: () => dataProvider.call('service_unread'),
    retry: false,
  })
  const count = (answers ? data?.waiting : data?.own) ?? 0
  const label =
    count === 0
      ? translate('header.service')
      : `${translate('header.service')} ${translate(answers ? 'service.waiting' : 'header.unread', { count })}`
  const icon = (
    <>
      <Icon name="message" />
      <Badge count={count} />
    </>
  )
  return (
    <>
      {answers ? (
        <IconButton component={Link} to="/service" aria-label={label} data-hint={label}>
          {icon}
        </IconButton>
      ) : (
        <IconButton
          aria-label={label}
          data-hint={label}
          aria-expanded={state === 'open'}
          onClick={() => setState(state === 'open' ? 'closed' : 'open')}
        >
          {icon}
        </IconButton>
      )}
      {/* Once opened it stays: what was begun to be written must not be lost. */}
      {state !== 'never' && (
        <Suspense>
          <ServicePanel open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
