/** The place of the settings in force for a record; what stands there is loaded when it comes into sight. */
import { lazy } from 'react'
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import type { EntityView } from '../entity-view.ts'
import { SeenCard } from './SeenCard.tsx'

const InForce = lazy(() => import('./InForce.tsx'))

interface SettingsSectionProps {
  readonly view: EntityView
  readonly settings: ConsoleEntity['settings'][number]
  readonly record: CellRecord
}

export function SettingsSection({ view, settings, record }: SettingsSectionProps) {
  const title = useTranslate()('detail.in_force', { label: view.say(settings.label) })
  return (
    <SeenCard title={title} minHeight={96}>
      <h2>{title}</h2>
      <InForce plural={settings.plural} resource={settings.name} type={view.entity.name} id={record.id} />
    </SeenCard>
  )
}
