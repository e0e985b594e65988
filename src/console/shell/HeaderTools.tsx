/**
 * What stands at the right of the header: the product's figures, the hotline, search, the product's tools, messages. A
 * narrow screen has most of it in a menu.
 */
import { lazy, memo, Suspense, useState, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { usePermissions, useTranslate } from 'ra-core'
import { useProduct, type HeaderTool } from '../product.ts'
import { useMenu } from '../registry.ts'
import { Figure } from './header/Figure.tsx'
import { useHotline } from './header/hotline.ts'
import { Messages } from './header/Messages.tsx'
import { Icon } from './icons.tsx'
import { useLive } from './live/use-live.ts'
import { pathOf } from './menu-tree.ts'

const MoreMenu = lazy(() => import('./header/MoreMenu.tsx'))
const NOTHING: ReadonlySet<string> = new Set()
const MESSAGES = 'message'

/** It has nothing to do with which page is shown. */
export default memo(function HeaderTools({ onSearch }: { readonly onSearch: () => void }) {
  const translate = useTranslate()
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  const { header } = useProduct()
  const [opened, setOpened] = useState<{ readonly what: HeaderTool | 'more'; readonly at: HTMLElement }>()
  const open = (what: HeaderTool | 'more') => (event: MouseEvent<HTMLElement>) =>
    setOpened({ what, at: event.currentTarget })
  const isKnown = permissions.size > 0
  const tools = isKnown ? header.tools.filter(({ shows }) => shows(permissions)) : []
  const messages = pathOf(useMenu(), MESSAGES, permissions)
  const hotline = useHotline()
  useLive(isKnown)
  const close = () => setOpened(undefined)
  const { what, at } = opened ?? {}
  return (
    <Tools>
      {isKnown && header.figures.map((figure) => <Figure key={figure.key} figure={figure} />)}
      {hotline && (
        <a className="wide fact" href={hotline.href}>
          {hotline.text}
        </a>
      )}
      <IconButton
        className="wide"
        aria-label={translate('palette.label')}
        data-hint={translate('header.search')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <Icon name="search" />
      </IconButton>
      {tools.map((tool) => (
        <IconButton
          key={tool.key}
          className="wide"
          aria-label={translate(tool.text)}
          data-hint={translate(tool.text)}
          {...('to' in tool ? { component: Link, to: tool.to } : { 'aria-haspopup': 'dialog', onClick: open(tool) })}
        >
          <Icon name={tool.icon} />
        </IconButton>
      ))}
      {isKnown &&
        header.always.map((Always, i) => (
          <Suspense key={i} fallback={<Place />}>
            <Always />
          </Suspense>
        ))}
      {messages !== null && <Messages to={messages} />}
      <IconButton className="narrow" aria-label={translate('action.more')} aria-haspopup="menu" onClick={open('more')}>
        <Icon name="more" strokeWidth={3} />
      </IconButton>
      <Suspense>
        {typeof what === 'object' && 'Panel' in what && at && <what.Panel anchor={at} onClose={close} />}
        {what === 'more' && at && (
          <MoreMenu
            anchor={at}
            hotline={hotline}
            figures={header.figures}
            tools={tools}
            onClose={close}
            onSearch={onSearch}
            onTool={(tool) => setOpened({ what: tool, at })}
          />
        )}
      </Suspense>
    </Tools>
  )
})

/** As wide as a button: what stands beside it does not move when it comes. */
const Place = styled('span')({ width: 28 })

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  '& .fact': {
    marginRight: 8,
    fontSize: 13,
    color: theme.palette.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& .fact b': { fontWeight: 600, color: theme.palette.text.primary },
  '& .fact b[data-none]': { color: theme.palette.error.main },
  '& a.fact:hover, & a.fact:hover b': { color: theme.palette.primary.main },
  [theme.breakpoints.up('md')]: { '& .narrow': { display: 'none' } },
  [theme.breakpoints.down('lg')]: { '& .fact': { display: 'none' } },
  [theme.breakpoints.down('md')]: { '& .wide': { display: 'none' } },
}))
