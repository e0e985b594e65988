/**
 * A box for a day, or a day and a time: typed in any usual form, or picked from a calendar. The same in every browser
 * and language.
 */
import { lazy, Suspense, useState } from 'react'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import { useTranslate } from 'ra-core'
import { Icon } from '../console/kit/icons.tsx'
import { DAY_FORM, INSTANT_FORM, typedDay, typedInstant } from './day-text.ts'

const DayCalendar = lazy(() => import('./DayCalendar.tsx'))

export interface DayInputProps {
  readonly id?: string
  readonly name?: string
  /** What the box is called. */
  readonly label: string
  /** What stands in the box: a day, or what has been typed so far. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** The box was left, or Enter was pressed, or a day was picked: `text` is what counts. */
  readonly onDone?: (text: string) => void
  readonly withTime?: boolean
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly disabled?: boolean | undefined
  readonly invalid?: boolean
  readonly aria?: Readonly<Record<string, unknown>>
  readonly inputRef?: React.Ref<HTMLInputElement>
}

export function DayInput({
  id,
  name,
  label,
  value,
  onChange,
  onDone,
  withTime = false,
  min,
  max,
  disabled = false,
  invalid = false,
  aria,
  inputRef,
}: DayInputProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const finish = (text: string) => {
    if (text !== value) onChange(text)
    onDone?.(text)
  }
  const tidy = (text: string) => finish((withTime ? typedInstant : typedDay)(text))
  const pick = (day: string) => {
    setAnchor(undefined)
    finish(withTime ? `${day} ${value.slice(11) || '00:00:00'}` : day)
  }
  return (
    <>
      <OutlinedInput
        id={id}
        name={name}
        size="small"
        fullWidth
        disabled={disabled}
        error={invalid}
        value={value}
        placeholder={withTime ? INSTANT_FORM : DAY_FORM}
        inputRef={inputRef}
        onChange={({ target }) => onChange(target.value)}
        // Without an event where the box is disabled while it has the focus: Enter has sent the form.
        onBlur={() => tidy(value)}
        onKeyDown={(event) => event.key === 'Enter' && tidy(value)}
        inputProps={{ autoComplete: 'off', ...aria }}
        sx={{ pr: '4px', '& .MuiOutlinedInput-input': { minWidth: 0, paddingRight: '2px' } }}
        endAdornment={
          <IconButton
            edge="end"
            sx={{ p: '4px', mr: 0 }}
            disabled={disabled}
            aria-label={translate('day.choose', { label })}
            aria-haspopup="dialog"
            onClick={(event) => setAnchor(event.currentTarget.parentElement ?? undefined)}
          >
            <Icon name="calendar" size={15} />
          </IconButton>
        }
      />
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(undefined)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate('day.choose', { label }) } }}
        >
          <Suspense>
            <DayCalendar value={typedDay(value.slice(0, 10))} min={min} max={max} onPick={pick} />
          </Suspense>
        </Popover>
      )}
    </>
  )
}
