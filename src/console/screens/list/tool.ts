import type { IconName } from '../../kit/icons.tsx'

/** What can be done with a list. */
export interface Tool {
  readonly icon: IconName
  /** Key of its text. */
  readonly label: string
  readonly run: (element: HTMLElement) => void
  readonly offered?: boolean
  /** Its word stands beside its sign. */
  readonly worded?: boolean
}
