/** The side menu on a narrow screen. */
import type { ReactNode } from 'react'
import Drawer from '@mui/material/Drawer'
import { useTranslate } from 'ra-core'

export default function MenuDrawer({
  onClose,
  children,
}: {
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const label = useTranslate()('header.menu')
  return (
    <Drawer open onClose={onClose} slotProps={{ paper: { 'aria-label': label, sx: { width: 264, maxWidth: '84vw' } } }}>
      {children}
    </Drawer>
  )
}
