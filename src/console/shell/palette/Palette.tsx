/**
 * Where one types what one looks for, by keyboard alone. It comes with the first script and is there with the next
 * stroke, so that nothing typed is lost; what finds comes after. A window of the browser's own, which needs no script
 * to hold the focus and stand above everything.
 */
import { lazy, Suspense, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Icon } from '../icons.tsx'

const Found = lazy(() => import('./Found.tsx'))

export function Palette({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate()
  const listId = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState<string>()
  const keys = useRef<(event: KeyboardEvent) => void>(() => undefined)
  const modal = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = modal.current
    element?.showModal()
    // Gives the focus back.
    return () => element?.close()
  }, [])
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else keys.current(event)
  }
  return createPortal(
    <Box
      ref={modal}
      role="dialog"
      aria-label={translate('palette.label')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div>
        <label>
          <Icon name="search" />
          <input
            value={text}
            placeholder={translate('palette.placeholder')}
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-label={translate('palette.label')}
            aria-autocomplete="list"
            aria-activedescendant={active}
            autoComplete="off"
            maxLength={50}
            onKeyDown={onKey}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <ul id={listId} role="listbox" aria-label={translate('palette.label')}>
          <Suspense
            fallback={
              <li className="none" role="presentation">
                {translate('app.loading')}
              </li>
            }
          >
            <Found text={text} idPrefix={listId} keys={keys} onActive={setActive} onClose={onClose} />
          </Suspense>
        </ul>
      </div>
    </Box>,
    document.body,
  )
}

const Box = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  width: 600,
  maxWidth: 'calc(100vw - 24px)',
  height: 'fit-content',
  margin: '12vh auto auto',
  padding: 0,
  border: 0,
  borderRadius: 8,
  overflow: 'hidden',
  boxShadow: theme.shadows[24],
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
  fontFamily: theme.typography.fontFamily,
  '&::backdrop': { background: 'rgba(16, 24, 40, .36)' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    padding: '0 16px',
    borderBottom: `1px solid ${theme.palette.divider}`,
    color: theme.palette.text.secondary,
  },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 48,
    padding: 0,
    border: 0,
    outline: 'none',
    font: 'inherit',
    fontSize: 15,
    background: 'none',
    color: theme.palette.text.primary,
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 6, maxHeight: '52vh', overflow: 'auto' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    padding: '7px 10px',
    borderRadius: 6,
    cursor: 'pointer',
    fontSize: 14,
  },
  '& li span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li small': { color: theme.palette.text.secondary, fontSize: 12 },
  '& li svg': { color: theme.palette.text.secondary, flex: 'none' },
  '& li[aria-selected=true]': { background: theme.palette.action.selected },
  '& .none': { justifyContent: 'center', padding: 24, color: theme.palette.text.secondary, cursor: 'default' },
}))
