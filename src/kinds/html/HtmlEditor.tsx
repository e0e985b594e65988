/**
 * A small editor: bold, italic, headings, lists, links, pictures. What it shows and what it keeps is cleaned; pasted
 * text loses its looks. Pictures are chosen, dropped or pasted; while one is on its way its place stands in the text,
 * which no form is saved with.
 */
import { useContext, useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { FieldFrame } from '../../console/kit/FieldFrame.tsx'
import { Icon } from '../../console/kit/icons.tsx'
import { escapedText } from '../../values/markup.ts'
import type { StoredFile } from '../files/cell.tsx'
import { Chooser } from '../files/Chooser.tsx'
import { useKeptPage } from '../files/kept-page.ts'
import { OnTheWay } from '../files/OnTheWay.tsx'
import { acceptOf, refusal } from '../files/refusal.ts'
import { limitsOf } from '../files/types.ts'
import { isWaiting, useUploads } from '../files/use-uploads.ts'
import type { InputProps } from '../input.ts'
import { asText, orNull, useFieldInput } from '../use-field-input.ts'
import { cleanHtml } from './clean-html.ts'
import { FileHostContext } from './file-host.ts'
import { PlaceholderMenu } from './PlaceholderMenu.tsx'

const TOOLS = [
  { name: 'bold', sign: 'B', run: () => command('bold') },
  { name: 'italic', sign: 'I', run: () => command('italic') },
  { name: 'heading', sign: 'H', run: () => command('formatBlock', 'h3') },
  { name: 'paragraph', sign: '¶', run: () => command('formatBlock', 'p') },
  { name: 'list', sign: '•', run: () => command('insertUnorderedList') },
  { name: 'numbers', sign: '1.', run: () => command('insertOrderedList') },
] as const

/** A text that still waits for pictures: no form may be saved with it. */
interface Unfinished {
  readonly unfinished: string
}
const textOf = (value: unknown): string => asText((value as Unfinished | null)?.unfinished ?? value)

export default function HtmlEditor(props: InputProps) {
  const { field, context, disabled = false } = props
  const waits = useRef(false)
  const input = useFieldInput<string>(props, {
    format: textOf,
    parse: (text) => (waits.current ? ({ unfinished: text } satisfies Unfinished) : orNull(text)),
  })
  const translate = useTranslate()
  const area = useRef<HTMLDivElement>(null)
  const fileHost = useContext(FileHostContext)
  const limits = limitsOf(field)
  const [waiting, setWaiting] = useState<readonly StoredFile[]>([])
  const uploads = useUploads({
    purpose: `${context.of}.${field.name}`,
    lang: context.lang,
    value: waiting,
    onChange: (files) => {
      const still = files.filter(isWaiting)
      waits.current = still.length > 0
      setWaiting(still)
      keep()
    },
    onArrival: (key, { name, url }) => {
      const picture = document.createElement('img')
      picture.src = url
      picture.alt = name
      placeOf(area.current, key)?.replaceWith(picture)
    },
  })
  const chooser = useRef<HTMLInputElement>(null)
  const chosenAt = useRef<Range | null>(null)
  useKeptPage()
  // The browser owns the text while one types; it is set only when it came from elsewhere.
  useEffect(() => {
    const element = area.current
    if (element && kept(element, fileHost) !== input.value) element.innerHTML = cleanHtml(input.value, fileHost)
  }, [input.value, fileHost])
  function keep(): void {
    if (area.current) input.onChange(kept(area.current, fileHost))
  }
  const take = (files: Iterable<File>, at: Range): void => {
    for (const file of files) {
      const error = refusal(file, limits, translate)
      if (error !== null) uploads.refuse(file, error)
      else put(placeFor(uploads.add(file), file), at)
    }
  }
  const remove = (key: string): void => {
    placeOf(area.current, key)?.remove()
    uploads.remove(key)
  }
  /** Where it was to stand, or at the end if that was deleted. */
  const retry = (key: string, file: File): void => {
    if (!placeOf(area.current, key)) put(placeFor(key, file), endOf(area.current!))
    uploads.again(key)
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const [html, text] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type))
    // A copied picture may bring its address in a page, a copied text a picture of itself.
    if (event.clipboardData.files.length > 0 && !text) take([...event.clipboardData.files], caretIn(area.current!))
    else command('insertHTML', html ? cleanHtml(html, fileHost) : escapedText(text ?? '').replaceAll(/\r?\n/g, '<br>'))
  }
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    take([...event.dataTransfer.files], pointIn(area.current!, event))
  }
  return (
    <FieldFrame {...input.frame} {...uploads.frame} wide group>
      <Box data-invalid={input.invalid || undefined}>
        <div role="toolbar" aria-label={translate('form.html_tools')}>
          {TOOLS.map(({ name, sign, run }) => (
            <IconButton
              key={name}
              size="small"
              disabled={disabled}
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
          <IconButton
            size="small"
            disabled={disabled}
            aria-label={translate('form.html_picture')}
            title={translate('form.html_picture')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              chosenAt.current = caretIn(area.current!)
              chooser.current?.click()
            }}
          >
            <Icon name="picture" size={16} />
          </IconButton>
          {field.placeholders && (
            <PlaceholderMenu
              names={field.placeholders.names}
              lang={context.lang}
              disabled={disabled}
              onOpen={() => {
                chosenAt.current = caretIn(area.current!)
              }}
              onChoose={(text) => {
                put(document.createTextNode(text), chosenAt.current ?? endOf(area.current!))
                area.current?.focus()
                keep()
              }}
            />
          )}
        </div>
        <div
          ref={(element) => {
            area.current = element
            input.inputRef(element)
          }}
          className="k-html area"
          contentEditable={!disabled}
          suppressContentEditableWarning
          role="textbox"
          aria-multiline
          tabIndex={0}
          aria-labelledby={`${input.id}-label`}
          {...input.aria}
          onInput={keep}
          onBlur={input.onBlur}
          onPaste={paste}
          {...(!disabled && {
            onDragOver: (event: DragEvent) => {
              if (event.dataTransfer.types.includes('Files')) event.preventDefault()
            },
            onDrop: drop,
          })}
        />
        {uploads.underway.size > 0 && (
          <ul className="k-files">
            <OnTheWay underway={uploads.underway} onRetry={retry} onRemove={remove} />
          </ul>
        )}
        <Chooser
          opener={chooser}
          label={translate('form.html_picture')}
          accept={acceptOf(limits.types)}
          multiple
          onChoose={(files) => take(files, chosenAt.current ?? endOf(area.current!))}
        />
      </Box>
    </FieldFrame>
  )
}

/** Deprecated and without a successor: every browser has it, and it keeps the undo history. */
const command = (name: string, value?: string): boolean => document.execCommand(name, false, value)

function kept(element: HTMLElement, fileHost: string): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const place of copy.querySelectorAll(`[${PLACE}]`)) place.remove()
  return copy.textContent?.trim() === '' && !copy.querySelector('img') ? '' : cleanHtml(copy.innerHTML, fileHost)
}

/** Where a picture is going to stand. */
const PLACE = 'data-uploading'
function placeFor(key: string, { name }: File): HTMLElement {
  const place = document.createElement('span')
  place.setAttribute(PLACE, key)
  place.contentEditable = 'false'
  place.title = name
  return place
}
const placeOf = (element: HTMLElement | null, key: string): Element | undefined =>
  [...(element?.querySelectorAll(`[${PLACE}]`) ?? [])].find((place) => place.getAttribute(PLACE) === key)

/** What is put there next stands behind it. */
function put(what: Node, at: Range): void {
  at.insertNode(what)
  at.setStartAfter(what)
  at.collapse(true)
}

function endOf(element: HTMLElement): Range {
  const range = document.createRange()
  range.selectNodeContents(element)
  range.collapse(false)
  return range
}

/** Behind what is marked; at the end, where nothing of the text is. */
function caretIn(element: HTMLElement): Range {
  const selection = window.getSelection()
  if (selection === null || selection.rangeCount === 0) return endOf(element)
  const range = selection.getRangeAt(0).cloneRange()
  if (!element.contains(range.commonAncestorContainer)) return endOf(element)
  range.collapse(false)
  return range
}

interface Point {
  readonly clientX: number
  readonly clientY: number
}

function pointIn(element: HTMLElement, { clientX, clientY }: Point): Range {
  // Not every browser knows it yet.
  const found = (document as Partial<Document>).caretPositionFromPoint?.(clientX, clientY)
  if (!found || !element.contains(found.offsetNode)) return endOf(element)
  const range = document.createRange()
  range.setStart(found.offsetNode, found.offset)
  return range
}

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
  '& .k-files': { padding: '6px 12px', borderTop: `1px solid ${theme.palette.divider}` },
  [`& [${PLACE}]`]: {
    display: 'inline-block',
    width: 72,
    height: 48,
    borderRadius: 4,
    verticalAlign: 'bottom',
    background: theme.palette.action.disabledBackground,
  },
  '& .area': { minHeight: 140, maxHeight: 420, overflow: 'auto', padding: '8px 12px', outline: 'none', fontSize: 14 },
}))
