/** Where a key leads in a tree: to another item, to what opens and closes this one, or to its page. */
import type { KeyboardEvent } from 'react'

export interface Step {
  readonly is: 'focus' | 'press' | 'page'
  readonly item: HTMLElement
}

type Pressed = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Undefined: the key is none of the tree's. */
export function stepIn(tree: HTMLElement, { key, target, ctrlKey, metaKey, altKey }: Pressed): Step | undefined {
  const item = target as HTMLElement
  // What stands in a row has keys of its own.
  if (item.role !== 'treeitem' || ctrlKey || metaKey || altKey) return undefined
  const items = [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')]
  const at = items.indexOf(item)
  const focus = (to: HTMLElement | null | undefined): Step => ({ is: 'focus', item: to ?? item })
  switch (key) {
    case 'ArrowDown':
      return focus(items[at + 1])
    case 'ArrowUp':
      return focus(items[at - 1])
    case 'Home':
      return focus(items[0])
    case 'End':
      return focus(items.at(-1))
    case 'ArrowRight':
      return item.ariaExpanded === 'false'
        ? { is: 'press', item }
        : focus(item.querySelector<HTMLElement>('[role=treeitem]'))
    case 'ArrowLeft':
      return item.ariaExpanded === 'true'
        ? { is: 'press', item }
        : focus(item.parentElement?.closest<HTMLElement>('[role=treeitem]'))
    case 'Enter':
      return { is: 'page', item }
    default:
      return undefined
  }
}
