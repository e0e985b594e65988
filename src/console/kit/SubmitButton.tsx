/** What sends a form that stands alone on the page: as wide as its fields. */
import type { ReactNode } from 'react'
import Button from '@mui/material/Button'

interface SubmitButtonProps {
  readonly loading: boolean
  readonly children: ReactNode
}

export const SubmitButton = ({ loading, children }: SubmitButtonProps) => (
  <Button type="submit" variant="contained" size="large" fullWidth loading={loading} sx={{ height: 44, fontSize: 15 }}>
    {children}
  </Button>
)
