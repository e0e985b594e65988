/** The button of something that can be done. Where it cannot, it can still be reached and says why not. */
import Button from '@mui/material/Button'
import { Icon } from '../kit/icons.tsx'
import { muiColour } from '../kit/tones.ts'
import type { Offer } from './offers.ts'

interface ActButtonProps {
  readonly offer: Offer
  readonly onAct: (offer: Offer) => void
}

export function ActButton({ offer, onAct }: ActButtonProps) {
  const { label, tone, icon, reason } = offer
  const colour = muiColour[tone]
  return (
    <Button
      variant={tone === 'error' || tone === 'neutral' ? 'outlined' : 'contained'}
      color={colour === 'info' ? 'primary' : colour}
      startIcon={icon && <Icon name={icon} />}
      {...(reason === null
        ? { onClick: () => onAct(offer) }
        : {
            'aria-disabled': true,
            'aria-description': reason,
            'data-hint': reason,
            disableRipple: true,
            sx: { opacity: 0.55, cursor: 'not-allowed' },
          })}
    >
      {label}
    </Button>
  )
}
