/** Label, control, help and error of one input, joined for eyes and for screen readers. */
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'

export interface FieldFrameProps {
  /** The control's id; its text has `<id>-text`. */
  readonly id: string
  readonly label: string
  readonly required?: boolean
  readonly help?: string | undefined
  readonly error?: string | undefined
  readonly warning?: string | undefined
  /** Takes a whole line. */
  readonly wide?: boolean
  /** Several controls under one name (`<id>-label`) instead of one. */
  readonly group?: boolean
  readonly children: ReactNode
}

export function FieldFrame({
  id,
  label,
  required = false,
  help,
  error,
  warning,
  wide = false,
  group = false,
  children,
}: FieldFrameProps) {
  const labelText = (
    <>
      {label}
      {required && <Star aria-hidden> *</Star>}
    </>
  )
  return (
    <Frame
      className={wide ? 'f-wide' : undefined}
      data-field={id}
      {...(group ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      {group ? (
        <Label as="span" id={`${id}-label`}>
          {labelText}
        </Label>
      ) : (
        <Label htmlFor={id} id={`${id}-label`}>
          {labelText}
        </Label>
      )}
      {children}
      <Text id={`${id}-text`}>
        {(error ?? warning) !== undefined && (
          <span data-tone={error ? 'error' : 'warning'} role={error ? 'alert' : undefined}>
            {error ?? warning}
          </span>
        )}
        {help && <span>{help}</span>}
      </Text>
    </Frame>
  )
}

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '&.f-wide': { gridColumn: '1 / -1' },
})

const Label = styled('label')(({ theme }) => ({
  fontSize: 13,
  color: theme.palette.text.secondary,
  marginBottom: 4,
  lineHeight: '20px',
}))

const Star = styled('span')(({ theme }) => ({ color: theme.palette.error.main }))

/** What is wrong does not hide how it would be right. */
const Text = styled('span')(({ theme }) => ({
  minHeight: 20,
  '&:not(:empty)': { paddingBottom: 6 },
  fontSize: 12,
  lineHeight: '18px',
  paddingTop: 2,
  color: theme.palette.text.secondary,
  '& > span': { display: 'block' },
  '& > [data-tone=error]': { color: theme.palette.error.main },
  '& > [data-tone=warning]': { color: theme.palette.warning.main },
}))
