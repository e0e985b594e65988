/** The last of the buttons: a menu of what had no room beside the others. */
import { lazy, Suspense, useState } from 'react'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Icon } from '../kit/icons.tsx'
import type { MenuEntry } from './MoreMenu.tsx'

const MoreMenu = lazy(() => import('./MoreMenu.tsx'))

interface MoreButtonProps {
  readonly entries: readonly MenuEntry[]
}

export function MoreButton({ entries }: MoreButtonProps) {
  const translate = useTranslate()
  const [menuAt, setMenuAt] = useState<HTMLElement>()
  return (
    <>
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
      <Suspense>
        {menuAt && (
          <MoreMenu
            anchor={menuAt}
            label={translate('action.more')}
            entries={entries}
            onClose={() => setMenuAt(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
