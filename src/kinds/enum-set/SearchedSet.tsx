/** Codes of a long list, found by typing; those that are chosen stand in the box. */
import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'

export interface Code {
  readonly value: number | string
  readonly label: string
}

interface SearchedSetProps {
  readonly id: string
  readonly codes: readonly Code[]
  readonly chosen: ReadonlySet<Code['value']>
  readonly onChange: (chosen: ReadonlySet<Code['value']>) => void
  readonly onBlur: () => void
  readonly disabled: boolean | undefined
  readonly invalid: boolean
  readonly aria: Readonly<Record<string, unknown>>
  readonly inputRef: React.Ref<HTMLInputElement>
}

export function SearchedSet({
  id,
  codes,
  chosen,
  onChange,
  onBlur,
  disabled,
  invalid,
  aria,
  inputRef,
}: SearchedSetProps) {
  const translate = useTranslate()
  const value = codes.filter((code) => chosen.has(code.value))
  return (
    <Autocomplete
      id={id}
      multiple
      size="small"
      fullWidth
      autoHighlight
      disableCloseOnSelect
      limitTags={8}
      disabled={disabled}
      options={[...codes]}
      value={value}
      onChange={(_, next) => onChange(new Set(next.map((code) => code.value)))}
      onBlur={onBlur}
      getOptionLabel={(code) => code.label}
      getOptionKey={(code) => code.value}
      isOptionEqualToValue={(a, b) => a.value === b.value}
      noOptionsText={translate('form.no_options')}
      openText={translate('action.expand')}
      closeText={translate('action.collapse')}
      clearText={translate('action.clear')}
      renderOption={({ key, ...props }, code, { selected }) => (
        <li key={key} {...props}>
          <Checkbox
            size="small"
            checked={selected}
            tabIndex={-1}
            disableRipple
            sx={{ p: 0, mr: 1 }}
            slotProps={{ input: { 'aria-hidden': true } }}
          />
          {code.label}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          error={invalid}
          inputRef={inputRef}
          placeholder={value.length === 0 ? translate('form.choose') : undefined}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, ...aria },
          }}
        />
      )}
    />
  )
}
