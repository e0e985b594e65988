/** What a narrow header has no room for. */
import { Link } from 'react-router-dom'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useLocaleState, useTranslate } from 'ra-core'
import { LANGUAGES } from '../../provider/i18n-provider.ts'
import { Icon, type IconName } from '../icons.tsx'
import type { Hotline } from './hotline.ts'
import { useSmsLeft } from './use-sms-left.ts'

interface MoreMenuProps {
  readonly anchor: HTMLElement
  readonly hotline: Hotline | null
  /** Help and the app are there at all. */
  readonly isThere: boolean
  readonly onSearch: () => void
  readonly onApp: () => void
  readonly onClose: () => void
}

export default function MoreMenu({ anchor, hotline, isThere, onSearch, onApp, onClose }: MoreMenuProps) {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  const { left, to } = useSmsLeft()
  const other = LANGUAGES.find((language) => language.locale !== locale)
  const after = (go: () => void) => () => {
    onClose()
    go()
  }
  const sms = translate('header.sms_count', { count: left.toLocaleString('en-US') })
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <MenuItem onClick={after(onSearch)}>
        <Sign name="search" />
        {translate('palette.label')}
      </MenuItem>
      {isThere && (
        <MenuItem onClick={after(onApp)}>
          <Sign name="phone" />
          {translate('header.app')}
        </MenuItem>
      )}
      {isThere && (
        <MenuItem component={Link} to="/help-space" onClick={onClose}>
          <Sign name="help" />
          {translate('header.help')}
        </MenuItem>
      )}
      {hotline && (
        <MenuItem component="a" href={hotline.href} onClick={onClose}>
          <Sign name="hotline" />
          {hotline.text}
        </MenuItem>
      )}
      {to === null ? (
        <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1 } }}>
          <Sign name="mail" />
          {sms}
        </MenuItem>
      ) : (
        <MenuItem component={Link} to={to} onClick={onClose}>
          <Sign name="mail" />
          {sms}
        </MenuItem>
      )}
      {other && (
        <MenuItem lang={other.locale === 'zh' ? 'zh-CN' : 'en'} onClick={after(() => setLocale(other.locale))}>
          <Sign name="language" />
          {other.name}
        </MenuItem>
      )}
    </Menu>
  )
}

const Sign = ({ name }: { readonly name: IconName }) => (
  <ListItemIcon>
    <Icon name={name} />
  </ListItemIcon>
)
