/** The pages of the engine's own that a screen of `schemas/screens` can name as its `view`. */
import { lazy, type ComponentType } from 'react'
import type { ViewProps } from '../product.ts'
import { ErrorPage } from './ErrorPage.tsx'

export const VIEWS: Readonly<Record<string, ComponentType<ViewProps>>> = {
  forbidden: () => <ErrorPage kind={403} />,
  'not-found': () => <ErrorPage kind={404} />,
  'server-error': () => <ErrorPage kind={500} />,
  dashboard: lazy(() => import('../screens/dashboard/DashboardPage.tsx')),
  status: lazy(() => import('../screens/status/StatusPage.tsx')),
}
