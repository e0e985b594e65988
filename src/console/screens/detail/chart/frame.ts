/** What stands around a chart: its heading with what can be chosen, and the table behind it. */
import { styled } from '@mui/material/styles'
import { pressedButtons } from '../../../kit/pressed-buttons.ts'

export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '6px 12px',
  marginBottom: 8,
  '& > h2': { margin: 0, fontSize: 15, fontWeight: 600 },
})

/** Buttons of which one is pressed. */
export const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  '& > button': pressedButtons(theme),
}))

/** The same as the picture, for whoever asks for it, and for screen readers always. */
export const Table = styled('div')({
  '&:not(.k-hidden)': { maxHeight: 320, overflow: 'auto' },
  '& table': { width: '100%' },
  '& td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
})
