/** Which of a place's settings are not in effect yet, or not at all: asked again for as long as there are any. */
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import type { EntityView } from '../entity-view.ts'
import type { SettingsPlace } from './place.ts'

export type Sent = CallTypes['settings_sent']['response']
export type SentOne = Sent['settings'][number]

const [UNDER_WAY_MS, FAILED_MS] = [2_000, 5_000]

export function useSent({ entity }: EntityView, place: SettingsPlace): Sent | undefined {
  const provider = useDataProvider<ConsoleDataProvider>()
  const { data } = useQuery({
    queryKey: [entity.plural, 'sent', place.type, place.value],
    queryFn: () => provider.call('settings_sent', { payload: { resource: entity.name, ...place } }),
    enabled: (entity.inherited?.sent.length ?? 0) > 0,
    refetchInterval: ({ state: { data: last } }) =>
      last === undefined
        ? false
        : last.preparing || last.settings.some(({ waiting }) => waiting > 0)
          ? UNDER_WAY_MS
          : last.settings.length > 0 && FAILED_MS,
    staleTime: 0,
  })
  return data
}
