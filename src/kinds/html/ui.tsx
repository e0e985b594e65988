import { lazy, Suspense } from 'react'
import type { InputProps } from '../input.ts'

const HtmlEditor = lazy(() => import('./HtmlEditor.tsx'))

export const Input = (props: InputProps) => (
  <Suspense>
    <HtmlEditor {...props} />
  </Suspense>
)
