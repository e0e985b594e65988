/** The place of the settings in force for a record; what stands there is loaded when it comes into sight. */
import { lazy } from 'react'
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import type { EntityView } from '../entity-view.ts'
import { addressOf } from '../settings/place.ts'
import { SeenCard } from './SeenCard.tsx'

const InForce = lazy(() => import('./InForce.tsx'))

interface SettingsSectionProps {
  readonly view: EntityView
  readonly settings: ConsoleEntity['settings'][number]
  readonly record: CellRecord
}

export function SettingsSection({ view, settings, record }: SettingsSectionProps) {
  const translate = useTranslate()
  const title = translate('detail.in_force', { label: view.say(settings.label) })
  return (
    <SeenCard title={title} minHeight={96}>
      <h2 className="k-heading">
        {title}
        <span className="k-heading-rest" />
        <a
          className="k-link k-small"
          href={addressOf(settings.path, { type: view.entity.name, value: Number(record.id) })}
        >
          {translate('settings.open')}
        </a>
      </h2>
      <InForce plural={settings.plural} resource={settings.name} type={view.entity.name} id={record.id} />
    </SeenCard>
  )
}
