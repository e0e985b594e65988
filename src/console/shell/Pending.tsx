/** Something is on its way: nothing for a moment, so that fast pages do not flicker, then a quiet sign. */
import { keyframes, styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'

export function Pending() {
  const translate = useTranslate()
  return (
    <Centre role="status" aria-label={translate('app.loading')}>
      <Ring />
    </Centre>
  )
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

const Centre = styled('div')({
  flex: 1,
  minHeight: 240,
  display: 'grid',
  placeItems: 'center',
  animation: `${appear} .2s .25s both`,
})
const Ring = styled('span')(({ theme }) => ({
  width: 26,
  height: 26,
  border: `3px solid ${theme.palette.divider}`,
  borderTopColor: theme.palette.primary.main,
  borderRadius: '50%',
  animation: `${turn} .8s linear infinite`,
}))
