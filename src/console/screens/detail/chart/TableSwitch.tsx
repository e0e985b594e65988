/** From the picture to the same as a table, and back. */
import { useTranslate } from 'ra-core'
import { Choice } from './frame.ts'

interface TableSwitchProps {
  readonly asTable: boolean
  readonly onChange: (asTable: boolean) => void
}

export function TableSwitch({ asTable, onChange }: TableSwitchProps) {
  const translate = useTranslate()
  return (
    <Choice>
      <button type="button" aria-pressed={asTable} onClick={() => onChange(!asTable)}>
        {translate('chart.table')}
      </button>
    </Choice>
  )
}
