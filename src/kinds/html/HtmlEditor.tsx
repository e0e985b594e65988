/**
 * A small editor: bold, italic, headings, lists, links. What it shows and what it keeps is cleaned; pasted text loses
 * its looks.
 */
import { useContext, useEffect, useRef, type ClipboardEvent } from 'react'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { FieldFrame } from '../../console/kit/FieldFrame.tsx'
import type { InputProps } from '../input.ts'
import { asText, orNull, useFieldInput } from '../use-field-input.ts'
import { cleanHtml } from './clean-html.ts'
import { FileHostContext } from './file-host.ts'

const TOOLS = [
  { name: 'bold', sign: 'B', run: () => command('bold') },
  { name: 'italic', sign: 'I', run: () => command('italic') },
  { name: 'heading', sign: 'H', run: () => command('formatBlock', 'h3') },
  { name: 'paragraph', sign: '¶', run: () => command('formatBlock', 'p') },
  { name: 'list', sign: '•', run: () => command('insertUnorderedList') },
  { name: 'numbers', sign: '1.', run: () => command('insertOrderedList') },
] as const

export default function HtmlEditor(props: InputProps) {
  const input = useFieldInput<string>(props, { format: asText, parse: orNull })
  const translate = useTranslate()
  const area = useRef<HTMLDivElement>(null)
  const fileHost = useContext(FileHostContext)
  // The browser owns the text while one types; it is set only when it came from elsewhere.
  useEffect(() => {
    const element = area.current
    if (element && kept(element, fileHost) !== input.value) element.innerHTML = cleanHtml(input.value, fileHost)
  }, [input.value, fileHost])
  const keep = () => area.current && input.onChange(kept(area.current, fileHost))
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const html = event.clipboardData.getData('text/html')
    command('insertHTML', html ? cleanHtml(html, fileHost) : escaped(event.clipboardData.getData('text/plain')))
  }
  return (
    <FieldFrame {...input.frame} wide group>
      <Box data-invalid={input.invalid || undefined}>
        <div role="toolbar" aria-label={translate('form.html_tools')}>
          {TOOLS.map(({ name, sign, run }) => (
            <IconButton
              key={name}
              size="small"
              disabled={props.disabled}
              aria-label={translate(`form.html_${name}`)}
              title={translate(`form.html_${name}`)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                area.current?.focus()
                run()
                keep()
              }}
            >
              <span className={`tool-${name}`} data-sign={sign} />
            </IconButton>
          ))}
        </div>
        <div
          ref={(element) => {
            area.current = element
            input.inputRef(element)
          }}
          className="k-html area"
          contentEditable={!props.disabled}
          suppressContentEditableWarning
          role="textbox"
          aria-multiline
          tabIndex={0}
          aria-labelledby={`${input.id}-label`}
          {...input.aria}
          onInput={keep}
          onBlur={input.onBlur}
          onPaste={paste}
        />
      </Box>
    </FieldFrame>
  )
}

/** Deprecated and without a successor: every browser has it, and it keeps the undo history. */
const command = (name: string, value?: string): boolean => document.execCommand(name, false, value)

const kept = (element: HTMLElement, fileHost: string): string =>
  element.textContent?.trim() === '' && !element.querySelector('img') ? '' : cleanHtml(element.innerHTML, fileHost)
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(/\r?\n/g, '<br>')

const Box = styled('div')(({ theme }) => ({
  border: '1px solid #c5ccd6',
  borderRadius: 6,
  background: theme.palette.background.paper,
  '&:focus-within': { borderColor: theme.palette.primary.main },
  '&[data-invalid]': { borderColor: theme.palette.error.main },
  '& [role=toolbar]': {
    display: 'flex',
    gap: 2,
    padding: 4,
    borderBottom: `1px solid ${theme.palette.divider}`,
    '& button': { width: 28, height: 28, fontSize: 13 },
  },
  // The sign is a picture of the tool, not a part of its name.
  '& [data-sign]::before': { content: 'attr(data-sign)' },
  '& .tool-bold': { fontWeight: 700 },
  '& .tool-italic': { fontStyle: 'italic' },
  '& .tool-heading': { fontWeight: 700 },
  '& .area': { minHeight: 140, maxHeight: 420, overflow: 'auto', padding: '8px 12px', outline: 'none', fontSize: 14 },
}))
