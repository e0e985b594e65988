/** What a place says and inherits, asked once for the view and for what surrounds it. */
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import type { EntityView } from '../entity-view.ts'
import type { SettingsPlace } from './place.ts'

/** Null: no place is chosen, and nothing is asked. */
export function usePlace({ entity }: EntityView, place: SettingsPlace | null) {
  const provider = useDataProvider<ConsoleDataProvider>()
  return useQuery({
    queryKey: [entity.plural, 'settings', place?.type, place?.value],
    queryFn: () => provider.call('settings_place', { payload: { resource: entity.name, ...place } }),
    enabled: place !== null,
    refetchOnWindowFocus: false,
  })
}
