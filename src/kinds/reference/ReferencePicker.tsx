/** A box that searches a peer's records while one types; for one or for several. */
import { useMemo, useState, type Ref, type RefCallback } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { messageOf } from '../../console/provider/errors.ts'
import type { Peer } from '../../model/console-entity.ts'
import { useChoices, useNames, type Option } from './choices.ts'

interface ReferencePickerProps {
  readonly id: string
  readonly peer: Peer
  readonly ids: readonly number[]
  readonly multiple: boolean
  readonly onChange: (ids: readonly number[]) => void
  readonly onBlur?: () => void
  /** Names already at hand, by id. */
  readonly names?: Readonly<Record<number, string>>
  readonly filter?: Readonly<Record<string, unknown>>
  /** For a record, not to find some: only what may be newly referred to is shown. */
  readonly choosing?: boolean
  /** Several on one line, however many: the box does not grow. */
  readonly compact?: boolean
  readonly disabled?: boolean | undefined
  readonly placeholder?: string | undefined
  readonly invalid?: boolean
  readonly aria?: Readonly<Record<string, unknown>>
  readonly inputRef?: React.Ref<HTMLInputElement>
}

const NOTHING = {}
const ONE_LINE = {
  '& .MuiAutocomplete-inputRoot': { flexWrap: 'nowrap !important' },
  '& .MuiAutocomplete-input': { minWidth: '8px !important' },
}

export function ReferencePicker({
  id,
  peer,
  ids,
  multiple,
  onChange,
  onBlur,
  names = NOTHING,
  filter = NOTHING,
  choosing = false,
  compact = false,
  disabled,
  placeholder,
  invalid = false,
  aria,
  inputRef,
}: ReferencePickerProps) {
  const translate = useTranslate()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState<ReadonlyMap<number, string>>(new Map())
  const known = useMemo(
    () => new Map([...Object.entries(names).map(([key, label]) => [Number(key), label] as const), ...picked]),
    [names, picked],
  )
  const nameOf = useNames(peer, ids, known)
  const { options, loading, error } = useChoices(peer, {
    search,
    filter: choosing ? { ...peer.choices, ...filter } : filter,
    enabled: open,
  })
  const take = (chosen: readonly Option[]) => {
    setPicked((before) => new Map([...before, ...chosen.map((option) => [option.id, option.label] as const)]))
    onChange(chosen.map((option) => option.id))
  }
  // The box takes what is typed back whenever its value is another one, be it of the same records.
  const told = JSON.stringify(ids.map(nameOf))
  const chosen = useMemo(() => JSON.parse(told) as Option[], [told])
  return (
    <Autocomplete<Option, boolean, false, false>
      id={id}
      size="small"
      fullWidth
      multiple={multiple}
      disabled={disabled}
      limitTags={4}
      autoHighlight
      filterSelectedOptions={multiple && !compact}
      disableCloseOnSelect={compact}
      {...(compact ? { renderValue: () => <Chosen options={chosen} />, sx: ONE_LINE } : {})}
      value={multiple ? chosen : (chosen[0] ?? null)}
      onChange={(_, value) => take(value === null ? [] : Array.isArray(value) ? value : [value as Option])}
      options={[...options]}
      filterOptions={(all) => all}
      loading={loading}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, typed, reason) => setSearch(reason === 'input' ? typed : '')}
      onBlur={onBlur}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      loadingText={translate('form.loading_options')}
      noOptionsText={messageOf(error) ?? translate('form.no_options')}
      openText={translate('action.expand')}
      closeText={translate('action.collapse')}
      clearText={translate('action.clear')}
      renderInput={(params) => (
        <TextField
          {...params}
          error={invalid}
          placeholder={chosen.length === 0 ? placeholder : undefined}
          inputRef={inputRef}
          slotProps={{
            ...params.slotProps,
            input: { ...params.slotProps.input, ref: lasting(params.slotProps.input.ref) },
            htmlInput: { ...params.slotProps.htmlInput, ...aria },
          }}
        />
      )}
    />
  )
}

const wrapped = new WeakMap<RefCallback<HTMLElement>, RefCallback<HTMLElement>>()

/**
 * A page that goes behind another gives its elements back and gets them again: the box, whose element is state, would
 * be drawn anew each time.
 */
function lasting<T extends Ref<HTMLElement> | undefined>(ref: T): T | RefCallback<HTMLElement> {
  if (typeof ref !== 'function') return ref
  const made =
    wrapped.get(ref) ??
    ((element: HTMLElement | null) => {
      if (element !== null) ref(element)
    })
  wrapped.set(ref, made)
  return made
}

function Chosen({ options: [first, ...more] }: { readonly options: readonly Option[] }) {
  return (
    <span className="k-chosen">
      <span className="k-clip">{first?.label}</span>
      {more.length > 0 && <span className="k-soft">+{more.length}</span>}
    </span>
  )
}
