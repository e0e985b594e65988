/** The theme's colours as CSS variables, for what is drawn by plain elements and style sheets. */
import type { CSSProperties } from 'react'
import type { Theme } from '@mui/material/styles'
import type { Tone } from '../../model/model.ts'

export function toneVariables({ palette }: Theme): CSSProperties {
  return {
    '--k-accent': palette.primary.main,
    '--k-ink': palette.text.primary,
    '--k-soft': palette.text.secondary,
    '--k-line': palette.divider,
    '--k-hover': palette.action.hover,
    '--k-paper': palette.background.paper,
    '--k-page': palette.background.default,
    '--k-success': palette.success.main,
    '--k-warning': palette.warning.main,
    '--k-error': palette.error.main,
    '--k-info': palette.info.main,
  } as CSSProperties
}

/** Colour of MUI's components for a tone of the schemas. */
export const muiColour: Record<Tone, 'inherit' | 'info' | 'success' | 'warning' | 'error'> = {
  neutral: 'inherit',
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
}

/** Of a filled button: one without a colour of its own has the console's. */
export const filledColour: Record<Tone, 'primary' | 'success' | 'warning' | 'error'> = {
  neutral: 'primary',
  info: 'primary',
  success: 'success',
  warning: 'warning',
  error: 'error',
}
