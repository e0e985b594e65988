/**
 * The brand's sign: its picture, or an icon on its colour. A picture is an image, so that nothing inside it can run.
 */
import { styled } from '@mui/material/styles'
import { useBrand } from './brand-context.ts'
import { Icon } from './icons.tsx'

export function BrandSign({ size }: { readonly size: number }) {
  const { logo, icon } = useBrand()
  if (logo !== '')
    return <img src={logo} alt="" width={size} height={size} style={{ flex: 'none', objectFit: 'contain' }} />
  return (
    <Sign style={{ width: size, height: size, borderRadius: size / 4 }}>
      <Icon name={icon} size={size * 0.64} strokeWidth={2} />
    </Sign>
  )
}

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  background: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
}))
