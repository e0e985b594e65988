/** The brand's sign and name, also the way home. */
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { useBrand } from './brand-context.ts'
import { Icon } from './icons.tsx'
import { useLabel } from './use-label.ts'

export function BrandMark({ compact = false }: { readonly compact?: boolean }) {
  const name = useLabel()(useBrand().name)
  return (
    <Mark to="/home" aria-label={name}>
      <Sign><Icon name="device" size={18} strokeWidth={2} /></Sign>
      {!compact && <span>{name}</span>}
    </Mark>
  )
}

const Mark = styled(Link)(({ theme }) => ({
  display: 'flex', alignItems: 'center', gap: 10, height: 52, flex: 'none', padding: '0 14px', overflow: 'hidden', outlineOffset: -2,
  color: theme.palette.text.primary, textDecoration: 'none', fontSize: 14, fontWeight: 600, lineHeight: 1.3,
}))

export const Sign = styled('span')(({ theme }) => ({
  display: 'grid', placeItems: 'center', width: 28, height: 28, flex: 'none', borderRadius: 7,
  background: theme.palette.primary.main, color: theme.palette.primary.contrastText,
}))
