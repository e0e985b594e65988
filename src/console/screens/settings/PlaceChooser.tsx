/** Chooses whose settings are seen: a level, and one of its places. */
import { useId, useState } from 'react'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { styled } from '@mui/material/styles'
import { useGetOne, useTranslate } from 'ra-core'
import { ReferencePicker } from '../../../kinds/reference/ReferencePicker.tsx'
import { COMPANY, type Level, type SettingsPlace } from './place.ts'

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
  const id = useId()
  const translate = useTranslate()
  const [asked, setAsked] = useState<number | null>(null)
  const level = levels.find((one) => one.type === type)
  const outer = levels.find((one) => one.type === level?.within?.type)
  // A place that an address names is shown with what it is within.
  const { data: named } = useGetOne(
    level?.peer?.plural ?? '',
    { id: place?.value },
    { enabled: outer !== undefined && place !== null && asked === null },
  )
  const around =
    asked ?? (place === null ? null : ((named?.[level?.within?.field ?? ''] as number | undefined) ?? null))
  const needsOuter = outer !== undefined && around === null && place === null
  return (
    <Bar>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={type}
        aria-label={translate('settings.level')}
        onChange={(_, next: string | null) => {
          if (next !== null) onChoose(next, next === COMPANY ? 0 : null)
        }}
      >
        {levels.map((one) => (
          <ToggleButton key={one.type} value={one.type}>
            {one.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {outer?.peer && (
        <Box>
          <label htmlFor={`${id}-outer`}>{outer.label}</label>
          <ReferencePicker
            id={`${id}-outer`}
            peer={outer.peer}
            multiple={false}
            ids={around === null ? [] : [around]}
            placeholder={translate('form.choose')}
            onChange={([next]) => {
              setAsked(next ?? null)
              onChoose(type, null)
            }}
          />
        </Box>
      )}
      {level?.peer && (
        <Box>
          <label htmlFor={`${id}-place`}>{level.label}</label>
          <ReferencePicker
            key={`${type} ${String(around)}`}
            id={`${id}-place`}
            peer={level.peer}
            multiple={false}
            ids={place === null || name === null ? [] : [place.value]}
            names={place !== null && name !== null ? { [place.value]: name } : undefined}
            filter={level.within && around !== null ? { [level.within.field]: around } : undefined}
            disabled={needsOuter}
            placeholder={needsOuter ? translate('form.choose_first', { label: outer.label }) : translate('form.choose')}
            onChange={([next]) => onChoose(type, next ?? null)}
          />
        </Box>
      )}
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
  '& .MuiToggleButton-root': { padding: '3px 14px', textTransform: 'none' },
})
const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 'min(300px, 100%)',
  fontSize: 13,
  '& > label': { flex: 'none' },
  '& > :last-child': { flex: 1, minWidth: 0 },
})
