import type { Screen } from '../../model/model.ts'

/** What the component that draws a screen is given. */
export interface ViewProps {
  readonly screen: Screen
}
