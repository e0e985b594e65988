/** From … to, both inclusive, of numbers. */
import { useId } from 'react'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { FilterFrame } from './FilterFrame.tsx'
import type { FilterProps } from './input.ts'
import { numberInBox, typedNumber } from './numbers.ts'

export function RangeFilter({ name, label, values, onChange }: FilterProps) {
  const id = useId()
  const translate = useTranslate()
  const box = (side: 'from' | 'to') => {
    const parameter = `${name}_${side}`
    return (
      <OutlinedInput
        size="small"
        fullWidth
        value={numberInBox((values[parameter] as string | undefined) ?? '')}
        placeholder={translate(`list.${side}`)}
        inputProps={{ 'aria-label': `${label} ${translate(`list.${side}`)}`, inputMode: 'decimal' }}
        onChange={({ target }) => onChange({ [parameter]: typedNumber(target.value) || undefined })}
      />
    )
  }
  return (
    <FilterFrame id={id} label={label} width={176} group>
      <Pair>
        {box('from')}
        <span aria-hidden>–</span>
        {box('to')}
      </Pair>
    </FilterFrame>
  )
}

export const Pair = styled('div')({ display: 'flex', alignItems: 'center', gap: 6 })
