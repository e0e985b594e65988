/** Who is logged in, their password and the way out. */
import { lazy, memo, Suspense, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useGetIdentity, useLogout, useTranslate } from 'ra-core'
import type { ConsoleIdentity } from '../provider/auth-provider.ts'
import type { User } from '../provider/user.ts'
import { Icon } from './icons.tsx'
import { userLine } from './user-line.ts'

const UserMenuPanel = lazy(() => import('./UserMenuPanel.tsx'))
const PasswordDialog = lazy(() => import('./PasswordDialog.tsx'))

export const UserMenu = memo(function UserMenu() {
  const translate = useTranslate()
  const logout = useLogout()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [password, setPassword] = useState(false)
  const { identity } = useGetIdentity()
  const user: User | undefined = (identity as ConsoleIdentity | undefined)?.user
  const { title, name } = userLine(user)
  const lead = title === '' ? '' : `${title} · `
  const shown = user && name === '' ? translate('header.login_invalid') : name
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${translate('header.user')} ${lead}${shown}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<Icon name="down" size={14} />}
        sx={{ minWidth: 0, px: 1, maxWidth: { xs: 112, sm: 280 } }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {lead}
          </Box>
          {shown}
        </Box>
      </Button>
      <Suspense>
        {anchor && (
          <UserMenuPanel
            anchor={anchor}
            user={user}
            onClose={() => setAnchor(null)}
            onPassword={() => {
              setAnchor(null)
              setPassword(true)
            }}
            onLogout={() => {
              setAnchor(null)
              void logout({}, '/login', false)
            }}
          />
        )}
        {password && <PasswordDialog onClose={() => setPassword(false)} />}
      </Suspense>
    </>
  )
})
