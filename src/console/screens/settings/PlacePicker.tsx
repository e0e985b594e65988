/** A level of settings, and places of it: one or several, within another where there is one around them. */
import { useId } from 'react'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'ra-core'
import { ReferencePicker } from '../../../kinds/reference/ReferencePicker.tsx'
import type { Level } from './place.ts'

interface PlacePickerProps {
  readonly levels: readonly Level[]
  readonly type: string
  readonly onType: (type: string) => void
  /** The place around those to choose; null: none is chosen yet. */
  readonly around: number | null
  readonly onAround: (around: number | null) => void
  readonly places: readonly number[]
  /** What places are called that are known already. */
  readonly names?: Readonly<Record<number, string>> | undefined
  readonly multiple: boolean
  readonly onPlaces: (places: readonly number[]) => void
}

export const outerOf = (levels: readonly Level[], type: string): Level | undefined => {
  const level = levels.find((one) => one.type === type)
  return levels.find((one) => one.type === level?.within?.type)
}

export function PlacePicker(props: PlacePickerProps) {
  const { levels, type, onType, around, onAround, places, names, multiple, onPlaces } = props
  const id = useId()
  const translate = useTranslate()
  const level = levels.find((one) => one.type === type)
  const outer = outerOf(levels, type)
  const needsOuter = outer !== undefined && around === null && places.length === 0
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={type}
        aria-label={translate('settings.level')}
        onChange={(_, next: string | null) => {
          if (next !== null) onType(next)
        }}
      >
        {levels.map((one) => (
          <ToggleButton key={one.type} value={one.type} sx={{ padding: '3px 14px', textTransform: 'none' }}>
            {one.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {outer?.peer && (
        <div className="s-place">
          <label htmlFor={`${id}-outer`}>{outer.label}</label>
          <ReferencePicker
            id={`${id}-outer`}
            peer={outer.peer}
            multiple={false}
            ids={around === null ? [] : [around]}
            placeholder={translate('form.choose')}
            onChange={([next]) => onAround(next ?? null)}
          />
        </div>
      )}
      {level?.peer && (
        <div className="s-place">
          <label htmlFor={`${id}-places`}>{level.label}</label>
          <ReferencePicker
            // Several may be of different places around them, and stay chosen.
            key={multiple ? type : `${type} ${String(around)}`}
            id={`${id}-places`}
            peer={level.peer}
            multiple={multiple}
            ids={places}
            names={names}
            filter={level.within && around !== null ? { [level.within.field]: around } : undefined}
            disabled={needsOuter}
            placeholder={needsOuter ? translate('form.choose_first', { label: outer.label }) : translate('form.choose')}
            onChange={onPlaces}
          />
        </div>
      )}
    </>
  )
}
