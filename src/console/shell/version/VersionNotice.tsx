/**
 * A new version: a notice that stays, and its link; drafts are asked for first. The desktop client's own version stands
 * in the way of everything.
 */
import { lazy, Suspense } from 'react'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useRuntimeConfig } from '../brand-context.ts'
import { Icon } from '../icons.tsx'
import { useTabs } from '../tabs/TabsProvider.tsx'
import { desktop } from './desktop.ts'
import { useNewVersion } from './use-version.ts'

const DesktopGate = lazy(() => import('./DesktopGate.tsx'))

export function VersionNotice() {
  const translate = useTranslate()
  const { giveUp } = useTabs()
  const isNew = useNewVersion()
  const { desktop_version: latest } = useRuntimeConfig()
  const client = desktop()
  const refresh = async () => {
    if (await giveUp(translate('app.version_refresh'))) location.reload()
  }
  return (
    <>
      {isNew && (
        <Bar role="status">
          <Icon name="info" size={16} />
          <span>{translate('app.version_updated')}</span>
          <button type="button" onClick={() => void refresh()}>
            {translate('app.version_refresh')}
          </button>
        </Bar>
      )}
      {client && latest !== '' && client.version !== latest && (
        <Suspense>
          <DesktopGate client={client} />
        </Suspense>
      )}
    </>
  )
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  flex: 'none',
  padding: '6px 16px',
  fontSize: 13,
  background: theme.palette.action.selected,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& svg': { color: theme.palette.primary.main },
  '& button': {
    font: 'inherit',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    color: theme.palette.primary.main,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
}))
