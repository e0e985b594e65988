/** Buttons above a list, of what is done with the chosen rows or with none; what has no room waits behind 更多. */
import type { ConsoleAction } from '../../model/console-entity.ts'
import type { EntityView } from '../screens/entity-view.ts'
import { ActButton } from './ActButton.tsx'
import { MoreButton } from './MoreButton.tsx'
import { entryOf, offerOf } from './offers.ts'

interface ActionBarProps {
  readonly view: EntityView
  readonly actions: readonly ConsoleAction[]
  /** How many have room. */
  readonly most: number
  readonly onAct: (action: ConsoleAction) => void
}

export default function ActionBar({ view, actions, most, onAct }: ActionBarProps) {
  const rest = actions.slice(most)
  return (
    <>
      {actions.slice(0, most).map((action) => (
        <ActButton key={action.call} offer={offerOf(view, action)} onAct={() => onAct(action)} />
      ))}
      {rest.length > 0 && (
        <MoreButton entries={rest.map((action) => ({ ...entryOf(offerOf(view, action)), run: () => onAct(action) }))} />
      )}
    </>
  )
}
