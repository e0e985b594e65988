/** What the keys do in a list, and in the forms that it leads to. */
import { useId } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'

const PARTS: Readonly<Record<string, readonly (readonly [keys: string, text: string])[]>> = {
  'keys.list': [
    ['Ctrl+K', 'keys.find'],
    ['/', 'keys.search'],
    ['?', 'keys.help'],
    ['Ctrl+P', 'keys.print'],
  ],
  'keys.rows': [
    ['↑ ↓', 'keys.row'],
    ['PageUp PageDown', 'keys.page'],
    ['Home End', 'keys.ends'],
    ['Enter', 'keys.open'],
    ['Space', 'keys.select'],
    ['Shift+Space', 'keys.range'],
    ['Ctrl+A', 'keys.all'],
  ],
  'keys.cells': [
    ['→ ←', 'keys.cell'],
    ['F2', 'keys.edit'],
    ['Enter', 'keys.save'],
    ['Tab', 'keys.next'],
    ['Esc', 'keys.cancel'],
  ],
  'keys.heads': [
    ['Enter', 'keys.sort'],
    ['Ctrl+Shift+← →', 'keys.move'],
    ['Alt+↓', 'keys.menu'],
  ],
  'keys.form': [['Ctrl+S', 'keys.form_save']],
}

export default function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate()
  const titleId = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 690, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{translate('list.keys')}</DialogTitle>
      <DialogContent>
        <Parts tabIndex={0}>
          {Object.entries(PARTS).map(([title, keys]) => (
            <section key={title}>
              <h3>{translate(title)}</h3>
              <dl>
                {keys.map(([key, text]) => (
                  <div key={text}>
                    <dt>
                      {key.split(' ').map((one) => (
                        <kbd key={one}>{one}</kbd>
                      ))}
                    </dt>
                    <dd>{translate(text)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </Parts>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: '8px 32px',
  '& h3': { margin: '4px 0', fontSize: 13, color: theme.palette.text.secondary },
  '& dl': { margin: 0 },
  '& dl > div': { display: 'flex', gap: 12, alignItems: 'baseline', padding: '3px 0', fontSize: 13 },
  '& dt': { flex: 'none', width: 138, display: 'flex', gap: 4, flexWrap: 'wrap' },
  '& dd': { margin: 0 },
  '& kbd': {
    padding: '1px 6px',
    border: `1px solid ${theme.palette.divider}`,
    borderBottomWidth: 2,
    borderRadius: 4,
    background: theme.palette.background.default,
    font: 'inherit',
    fontSize: 12,
    whiteSpace: 'nowrap',
  },
}))
