/** The brand's sign and name, also the way home. */
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { useBrand } from './brand-context.ts'
import { BrandSign } from './BrandSign.tsx'
import { useLabel } from './use-label.ts'

export const BrandMark = memo(function BrandMark({ compact = false }: { readonly compact?: boolean }) {
  const name = useLabel()(useBrand().name)
  return (
    <Mark to="/home" aria-label={name}>
      <BrandSign size={28} />
      {!compact && <span>{name}</span>}
    </Mark>
  )
})

const Mark = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 52,
  flex: 'none',
  padding: '0 14px',
  overflow: 'hidden',
  outlineOffset: -2,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  fontSize: 14,
  fontWeight: 600,
  // Three lines of a long name fit.
  lineHeight: 1.2,
}))
