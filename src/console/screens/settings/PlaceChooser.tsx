/** Chooses whose settings are seen: a level, and one of its places. */
import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { useGetOne } from 'ra-core'
import { COMPANY, type Level, type SettingsPlace } from './place.ts'
import { outerOf, PlacePicker } from './PlacePicker.tsx'

interface PlaceChooserProps {
  readonly levels: readonly Level[]
  /** The level that is open, with or without a place. */
  readonly type: string
  readonly place: SettingsPlace | null
  readonly name: string | null
  /** Null: the level is open, its place still to be chosen. */
  readonly onChoose: (type: string, value: number | null) => void
}

export function PlaceChooser({ levels, type, place, name, onChoose }: PlaceChooserProps) {
  const [asked, setAsked] = useState<number | null>(null)
  const level = levels.find((one) => one.type === type)
  const outer = outerOf(levels, type)
  // A place that an address names is shown with what it is within.
  const { data: named } = useGetOne(
    level?.peer?.plural ?? '',
    { id: place?.value },
    { enabled: outer !== undefined && place !== null && asked === null },
  )
  const around =
    asked ?? (place === null ? null : ((named?.[level?.within?.field ?? ''] as number | undefined) ?? null))
  return (
    <Bar>
      <PlacePicker
        levels={levels}
        type={type}
        onType={(next) => onChoose(next, next === COMPANY ? 0 : null)}
        around={around}
        onAround={(next) => {
          setAsked(next)
          onChoose(type, null)
        }}
        places={place === null || name === null ? [] : [place.value]}
        names={place !== null && name !== null ? { [place.value]: name } : undefined}
        multiple={false}
        onPlaces={([next]) => onChoose(type, next ?? null)}
      />
    </Bar>
  )
}

const Bar = styled('div')({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  '& .s-place': { display: 'flex', alignItems: 'center', gap: 8, width: 'min(300px, 100%)', fontSize: 13 },
  '& .s-place > label': { flex: 'none' },
  '& .s-place > :last-child': { flex: 1, minWidth: 0 },
})
