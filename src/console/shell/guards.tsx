/** Who may see a page. The server decides every call again; guards only spare the user a page that cannot work. */
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { usePermissions } from 'ra-core'
import { messageOf } from '../provider/errors.ts'
import { mayUse } from '../provider/auth-provider.ts'
import { loginRequestId } from '../provider/session.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { Pending } from './Pending.tsx'

/** Without a stored login: to the login page, and from there back to the page asked for. */
export function RequireLogin({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  if (loginRequestId() === null) return <Navigate to="/login" replace state={{ nextPathname: pathname, nextSearch: search }} />
  return children
}

/** Without the key: 403. */
export function RequireKey({ permission, children }: { readonly permission: string | null; readonly children: ReactNode }) {
  const { permissions, error, refetch } = usePermissions<ReadonlySet<string>>()
  if (error) return <ErrorPage kind={500} detail={messageOf(error)} onRetry={() => void refetch()} />
  if (permissions === undefined) return <Pending />
  return mayUse(permission, permissions) ? children : <Navigate to="/403" replace />
}
