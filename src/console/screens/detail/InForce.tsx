/**
 * Settings in force for a record: each value with the place that says it, the record itself or a wider one. What nobody
 * has set is not shown.
 */
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import type { CallTypes } from '../../../generated/call-types.ts'
import { settingKeysOf } from '../../../model/settings-keys.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { useEntityView, type EntityView } from '../entity-view.ts'
import { inheritanceOf } from '../settings/place.ts'
import { Shown } from '../settings/SettingRow.tsx'
import { Failed } from '../Failed.tsx'

interface InForceProps {
  /** The settings. */
  readonly plural: string
  readonly resource: string
  /** Of what they are in force. */
  readonly type: string
  readonly id: number | string
}

type Said = CallTypes['settings_in_force']['response'][number]

export default function InForce({ plural, resource, type, id }: InForceProps) {
  const view = useEntityView(plural)
  const translate = useTranslate()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { data, error } = useQuery({
    queryKey: [plural, 'in force', type, id],
    queryFn: () => provider.call('settings_in_force', { payload: { resource, type, value: Number(id) } }),
  })
  if (error) return <Failed error={error} />
  const said = data?.filter(({ from }) => from !== null)
  if (said?.length === 0) return <p className="k-soft k-none">{translate('detail.in_force_none')}</p>
  return (
    <dl className="k-terms">
      {said?.map((one) => (
        <Value key={one.field} view={view} said={one} type={type} />
      ))}
    </dl>
  )
}

function Value({ view, said, type }: { readonly view: EntityView; readonly said: Said; readonly type: string }) {
  const { entity, say, path } = view
  const translate = useTranslate()
  const setting = settingKeysOf({ ...entity, ...inheritanceOf(entity) }).find(({ name }) => name === said.field)
  if (!setting) return null
  const peer = entity.peers[said.from ?? '']
  // Another of the same kind is told by its name.
  const place =
    said.above && said.name !== null ? said.name : peer ? say(peer.label) : translate('detail.in_force_company')
  return (
    <div>
      <dt>{say(setting.label)}</dt>
      <dd>
        <Shown view={view} setting={setting} value={said.value} label={said.label} />{' '}
        <a className="k-link k-small" href={`${path}/${String(said.id)}`}>
          {said.from === type && !said.above
            ? translate('detail.in_force_own')
            : translate('detail.in_force_from', { place })}
        </a>
      </dd>
    </div>
  )
}
