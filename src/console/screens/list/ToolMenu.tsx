/** The tools of a list where the bar has no room for them. */
import { useTranslate } from 'ra-core'
import MoreMenu from '../../actions/MoreMenu.tsx'
import type { Tool } from './tool.ts'

interface ToolMenuProps {
  readonly anchor: HTMLElement
  readonly tools: readonly Tool[]
  readonly onClose: () => void
}

export default function ToolMenu({ anchor, tools, onClose }: ToolMenuProps) {
  const translate = useTranslate()
  const entries = tools.map(({ icon, label, run }) => ({
    key: icon,
    label: translate(label),
    icon,
    run: () => run(anchor),
  }))
  return <MoreMenu anchor={anchor} label={translate('list.tools')} entries={entries} onClose={onClose} />
}
