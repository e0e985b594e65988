/** The opened QR codes of the app, drawn here: no address leaves the console for a picture. */
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { encode } from 'uqr'
import { useRuntimeConfig } from '../../../console/shell/brand-context.ts'
import { appCodes } from './app-codes.ts'

export default function AppCodes({ anchor, onClose }: { readonly anchor: HTMLElement; readonly onClose: () => void }) {
  const translate = useTranslate()
  const codes = appCodes(useRuntimeConfig(), location.origin)
  const title = translate(codes[0]?.key === 'web' ? 'app_code.web' : 'app_code.title')
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
    >
      <Box>
        <strong>{title}</strong>
        <div>
          {codes.map(({ key, address }) => (
            <figure key={key}>
              <Code address={address} label={translate('app_code.picture', { address })} />
              <figcaption>
                <a href={address} target="_blank" rel="noreferrer">
                  {translate(`app_code.${key}_link`)}
                </a>
              </figcaption>
            </figure>
          ))}
        </div>
      </Box>
    </Popover>
  )
}

/** Modules around a code that must stay white. */
const BORDER = 3

function Code({ address, label }: { readonly address: string; readonly label: string }) {
  const { size, data } = encode(address, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

const Box = styled('div')(({ theme }) => ({
  padding: '14px 18px 16px',
  textAlign: 'center',
  fontSize: 13,
  '& > div': { display: 'flex', gap: 18, marginTop: 10, justifyContent: 'center' },
  '& figure': { margin: 0 },
  '& svg': {
    display: 'block',
    width: 168,
    height: 168,
    background: '#fff',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 8,
  },
  '& figcaption': { marginTop: 8 },
  '& a': { color: theme.palette.primary.main },
}))
