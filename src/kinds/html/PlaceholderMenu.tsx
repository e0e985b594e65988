/** What a template may name, to be put in where one writes. */
import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { text } from '../../console/kit/lang.ts'
import type { Lang, Placeholder } from '../../model/model.ts'

interface PlaceholderMenuProps {
  readonly names: readonly Placeholder[]
  readonly lang: Lang
  readonly disabled: boolean
  /** Before the menu takes the focus. */
  readonly onOpen: () => void
  readonly onChoose: (text: string) => void
}

export function PlaceholderMenu({ names, lang, disabled, onOpen, onChoose }: PlaceholderMenuProps) {
  const translate = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        color="inherit"
        disabled={disabled}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        style={{ width: 'auto' }}
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => {
          onOpen()
          setAnchor(currentTarget)
        }}
      >
        {translate('form.html_placeholder')}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        // What is chosen is written into the text, where the caret then stands.
        disableRestoreFocus
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 360 } } }}
      >
        {names.map(({ name, label }) => (
          <MenuItem
            key={name}
            dense
            onClick={() => {
              setAnchor(null)
              onChoose(`{{${text(label, lang)}}}`)
            }}
          >
            {text(label, lang)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
