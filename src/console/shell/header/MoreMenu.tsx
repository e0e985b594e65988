/** What a narrow header has no room for. */
import { Link } from 'react-router-dom'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useLocaleState, useTranslate } from 'ra-core'
import { LANGUAGES } from '../../provider/i18n-provider.ts'
import { Icon } from '../icons.tsx'
import type { HeaderFigure, HeaderTool } from '../../product.ts'
import type { Hotline } from './hotline.ts'

interface MoreMenuProps {
  readonly anchor: HTMLElement
  readonly hotline: Hotline | null
  readonly figures: readonly HeaderFigure[]
  readonly tools: readonly HeaderTool[]
  readonly onSearch: () => void
  readonly onTool: (tool: HeaderTool) => void
  readonly onClose: () => void
}

export default function MoreMenu({ anchor, hotline, figures, tools, onSearch, onTool, onClose }: MoreMenuProps) {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  const others = LANGUAGES.filter((language) => language.locale !== locale)
  const after = (go: () => void) => () => {
    onClose()
    go()
  }
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
      {tools.map((tool) => (
        <MenuItem
          key={tool.key}
          {...('to' in tool
            ? { component: Link, to: tool.to, onClick: onClose }
            : { onClick: after(() => onTool(tool)) })}
        >
          <Sign name={tool.icon} />
          {translate(tool.text)}
        </MenuItem>
      ))}
      {hotline && (
        <MenuItem component="a" href={hotline.href} onClick={onClose}>
          <Sign name="hotline" />
          {hotline.text}
        </MenuItem>
      )}
      {figures.map((figure) => (
        <FigureEntry key={figure.key} figure={figure} onClose={onClose} />
      ))}
      {others.map((other) => (
        <MenuItem key={other.locale} lang={other.tag} onClick={after(() => setLocale(other.locale))}>
          <Sign name="language" />
          {other.name}
        </MenuItem>
      ))}
    </Menu>
  )
}

function FigureEntry({ figure, onClose }: { readonly figure: HeaderFigure; readonly onClose: () => void }) {
  const { text, to } = figure.use()
  return to === null ? (
    <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1 } }}>
      <Sign name={figure.icon} />
      {text}
    </MenuItem>
  ) : (
    <MenuItem component={Link} to={to} onClick={onClose}>
      <Sign name={figure.icon} />
      {text}
    </MenuItem>
  )
}

const Sign = ({ name }: { readonly name: string }) => (
  <ListItemIcon>
    <Icon name={name} />
  </ListItemIcon>
)
