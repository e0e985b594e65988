/** The settings of any entity that inherits them: a level and a place are chosen, the place stands in the address. */
import { lazy, Suspense } from 'react'
import { styled, useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { LinkArea } from '../../kit/LinkArea.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { toneVariables } from '../../kit/tones.ts'
import { useEntityView } from '../entity-view.ts'
import { Card } from '../detail/Terms.tsx'
import { COMPANY, levelsOf, placeIn } from './place.ts'
import { PlaceChooser } from './PlaceChooser.tsx'
import { UnsavedContext, useBeforeLosing } from './unsaved.ts'
import { usePlace } from './use-place.ts'

const SettingsView = lazy(() => import('./SettingsView.tsx'))

export default function SettingsScreen({ plural }: { readonly plural: string }) {
  const view = useEntityView(plural)
  const translate = useTranslate()
  const theme = useTheme()
  const [search, setSearch] = useSearchParams()
  const unsaved = useBeforeLosing()
  const levels = levelsOf(view, translate('detail.in_force_company'))
  const place = placeIn(search, levels)
  const asked = search.get('type') ?? COMPANY
  const type = levels.some((level) => level.type === asked) ? asked : COMPANY
  const choose = (next: string, value: number | null) =>
    unsaved.go(() =>
      setSearch(next === COMPANY ? {} : { type: next, ...(value === null ? {} : { value: String(value) }) }, {
        replace: true,
      }),
    )
  const { data } = usePlace(view, place)
  const level = levels.find((one) => one.type === type)
  const help = view.entity.help
  return (
    <LinkArea>
      <Screen style={toneVariables(theme)}>
        <Card>
          <div className="k-heading" style={{ flexWrap: 'wrap' }}>
            <PlaceChooser
              levels={levels}
              type={type}
              place={place?.type === COMPANY ? null : place}
              name={place === null ? null : (data?.name ?? null)}
              onChoose={choose}
            />
            <span className="k-heading-rest" />
            <a className="k-link k-small" href={`${view.path}/list`}>
              {translate('settings.rows')}
            </a>
          </div>
          {help && (
            <p className="k-soft k-small" style={{ margin: '10px 0 0' }}>
              {view.say(help)}
            </p>
          )}
        </Card>
        <UnsavedContext value={unsaved}>
          {place === null ? (
            <Card>
              <Notice icon="search" title={translate('settings.choose', { label: level?.label ?? '' })} />
            </Card>
          ) : (
            <Suspense>
              <SettingsView key={`${place.type} ${place.value}`} view={view} {...place} />
            </Suspense>
          )}
        </UnsavedContext>
      </Screen>
    </LinkArea>
  )
}

const Screen = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, maxWidth: 1120 })
