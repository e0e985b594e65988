/** Who may see a page. The server decides every call again; guards only spare the user a page that cannot work. */
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { usePermissions } from 'ra-core'
import { messageOf } from '../provider/errors.ts'
import { mayUse } from '../provider/auth-provider.ts'
import { fact } from '../provider/user.ts'
import { loginRequestId, storedAccess } from '../provider/session.ts'
import { useAddress } from './address.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Pending } from './Pending.tsx'

/** Without a stored login: to the login page, and from there back to the page asked for. */
export function RequireLogin({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useAddress()
  if (loginRequestId() === null)
    return <Navigate to="/login" replace state={{ nextPathname: pathname, nextSearch: search }} />
  return children
}

interface RequireKeyProps {
  readonly permission: string | null
  /** A fact about the client. */
  readonly when?: string | null
  /** Number that the stored access value must equal (spec §2). */
  readonly access?: number | null
  readonly children: ReactNode
}

/** Without the key, or in a case that hides the page: 403. */
export function RequireKey({ permission, when = null, access = null, children }: RequireKeyProps) {
  const { permissions, error, refetch } = usePermissions<ReadonlySet<string>>()
  if (error) return <ErrorPage kind={500} detail={messageOf(error)} onRetry={() => void refetch()} />
  if (permissions === undefined) return <Pending />
  const may =
    mayUse(permission, permissions) &&
    (when === null || permissions.has(fact(when))) &&
    (access === null || storedAccess() === access)
  return may ? children : <Navigate to="/403" replace />
}
