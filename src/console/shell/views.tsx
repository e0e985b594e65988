/** Which component draws a screen of `schemas/screens`: its `view` is a key of this table. Each is loaded when opened. */
import { lazy, type ComponentType } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

export const VIEWS: Readonly<Record<string, ComponentType>> = {
  home: lazy(() => import('./HomePage.tsx')),
  forbidden: () => <ErrorPage kind={403} />,
  'not-found': () => <ErrorPage kind={404} />,
  'server-error': () => <ErrorPage kind={500} />,
}

/** The one view that stands outside the frame. */
export const LOGIN_VIEW = 'login'
