/** 403, 404 and 500: what happened, and what to do next. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { usePageTitle } from './page-title.tsx'

const KINDS = {
  403: { title: 'page.forbidden', hint: 'page.forbidden_hint' },
  404: { title: 'page.not_found', hint: 'page.not_found_hint' },
  500: { title: 'page.server_error', hint: 'page.server_error_hint' },
} as const

export type ErrorKind = keyof typeof KINDS

interface ErrorPageProps {
  readonly kind: ErrorKind
  /** What the server or the browser said, where it helps. */
  readonly detail?: string | undefined
  readonly onRetry?: () => void
}

export function ErrorPage({ kind, detail, onRetry }: ErrorPageProps) {
  const translate = useTranslate()
  const { title, hint } = KINDS[kind]
  usePageTitle(translate(title))
  return (
    <Centre>
      <Code data-code={kind} />
      <h2>{translate(title)}</h2>
      <p>{detail ?? translate(hint)}</p>
      <Actions onRetry={onRetry}>
        <Button
          component={Link}
          to="/home"
          variant={onRetry ? 'outlined' : 'contained'}
          color={onRetry ? 'inherit' : 'primary'}
        >
          {translate('page.go_home')}
        </Button>
      </Actions>
    </Centre>
  )
}

function Actions({ onRetry, children }: { readonly onRetry: (() => void) | undefined; readonly children: ReactNode }) {
  const translate = useTranslate()
  return (
    <div style={{ display: 'flex', gap: 12, marginTop: 20 }}>
      {onRetry && (
        <Button variant="contained" onClick={onRetry}>
          {translate('action.retry')}
        </Button>
      )}
      {children}
    </div>
  )
}

const Centre = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  minHeight: 320,
  padding: 24,
  '& h2': { ...theme.typography.h2, fontSize: 18, margin: 0 },
  '& p': { ...theme.typography.body1, margin: '8px 0 0', color: theme.palette.text.secondary, maxWidth: 480 },
}))

/** An ornament: the heading says the same in words. */
const Code = styled('div')(({ theme }) => ({
  '&::before': { content: 'attr(data-code)' },
  fontSize: 72,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: -2,
  color: theme.palette.divider,
  marginBottom: 20,
  userSelect: 'none',
}))
