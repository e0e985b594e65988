/** Small buttons side by side of which some are pressed: what charts and reports are asked by. */
import type { Theme } from '@mui/material/styles'

export const pressedButtons = ({ palette }: Theme) => ({
  minHeight: 28,
  padding: '0 10px',
  border: `1px solid ${palette.divider}`,
  borderRadius: 6,
  background: 'none',
  font: 'inherit',
  fontSize: 13,
  color: palette.text.secondary,
  cursor: 'pointer',
  '&[aria-pressed=true]': { borderColor: palette.primary.main, color: palette.primary.main },
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
})
