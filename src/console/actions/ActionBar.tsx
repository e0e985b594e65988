/** Buttons above a list, of what is done with the chosen rows or with none; what has no room waits behind 更多. */
import { lazy, Suspense, useState } from 'react'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { ConsoleAction } from '../../model/console-entity.ts'
import { Icon } from '../kit/icons.tsx'
import type { EntityView } from '../screens/entity-view.ts'
import { ActButton } from './ActButton.tsx'
import { entryOf, offerOf } from './offers.ts'

const MoreMenu = lazy(() => import('./MoreMenu.tsx'))

interface ActionBarProps {
  readonly view: EntityView
  readonly actions: readonly ConsoleAction[]
  /** How many have room. */
  readonly most: number
  readonly onAct: (action: ConsoleAction) => void
}

export default function ActionBar({ view, actions, most, onAct }: ActionBarProps) {
  const translate = useTranslate()
  const [menuAt, setMenuAt] = useState<HTMLElement>()
  const rest = actions.slice(most)
  return (
    <>
      {actions.slice(0, most).map((action) => (
        <ActButton key={action.call} offer={offerOf(view, action)} onAct={() => onAct(action)} />
      ))}
      {rest.length > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          aria-haspopup="menu"
          aria-expanded={menuAt !== undefined}
          endIcon={<Icon name="fold" />}
          onClick={(event) => setMenuAt(event.currentTarget)}
        >
          {translate('action.more')}
        </Button>
      )}
      <Suspense>
        {menuAt && (
          <MoreMenu
            anchor={menuAt}
            label={translate('action.more')}
            entries={rest.map((action) => ({ ...entryOf(offerOf(view, action)), run: () => onAct(action) }))}
            onClose={() => setMenuAt(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
