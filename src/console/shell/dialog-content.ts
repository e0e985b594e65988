/** What a dialog shows, and what its answer does. */
import type { ReactNode } from 'react'

export interface DialogContent {
  /** Default: 提示. */
  readonly title?: string
  /** With a hidden footer it is given the answer's function, for buttons of its own. */
  readonly content?: ReactNode | ((answer: (ok: boolean) => void) => ReactNode)
  /** Foreign HTML, cleaned before it is shown. */
  readonly html?: string
  readonly okText?: string
  readonly cancelText?: string
  readonly width?: number
  /** The dialog's content brings its own buttons. */
  readonly hideFooter?: boolean
  /** `error` paints the OK button as dangerous. */
  readonly tone?: 'primary' | 'error'
}

export interface OpenDialog extends DialogContent {
  readonly kind: 'confirm' | 'notice'
  readonly answer: (ok: boolean) => void
}
