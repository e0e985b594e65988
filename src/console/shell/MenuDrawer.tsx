/** The side menu on a narrow screen. */
import type { ReactNode } from 'react'
import Drawer from '@mui/material/Drawer'

export default function MenuDrawer({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  return <Drawer open onClose={onClose} slotProps={{ paper: { sx: { width: 264, maxWidth: '84vw' } } }}>{children}</Drawer>
}
