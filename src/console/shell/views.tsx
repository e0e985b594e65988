/**
 * Which component draws a screen of `schemas/screens`: its `view` is a key of this table. Each is loaded when opened.
 */
import { lazy, type ComponentType } from 'react'
import { ErrorPage } from './ErrorPage.tsx'
import type { ViewProps } from './view-props.ts'

export const VIEWS: Readonly<Record<string, ComponentType<ViewProps>>> = {
  home: lazy(() => import('./HomePage.tsx')),
  guide: lazy(() => import('./GuidePage.tsx')),
  help: lazy(() => import('./HelpPage.tsx')),
  service: lazy(() => import('./service/ServicePage.tsx')),
  forbidden: () => <ErrorPage kind={403} />,
  'not-found': () => <ErrorPage kind={404} />,
  'server-error': () => <ErrorPage kind={500} />,
}
