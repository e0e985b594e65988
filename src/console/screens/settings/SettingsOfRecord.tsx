/** The settings of a record, on its page. */
import { useEntityView } from '../entity-view.ts'
import SettingsView from './SettingsView.tsx'

interface SettingsOfRecordProps {
  readonly plural: string
  readonly type: string
  readonly id: number
}

export default function SettingsOfRecord({ plural, type, id }: SettingsOfRecordProps) {
  return <SettingsView view={useEntityView(plural)} type={type} value={id} />
}
