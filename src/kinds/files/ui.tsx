import { lazy, Suspense, useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { FieldFrame } from '../../console/kit/FieldFrame.tsx'
import { Icon } from '../../console/kit/icons.tsx'
import type { InputProps } from '../input.ts'
import { useFieldInput } from '../use-field-input.ts'
import { isPicture, safeAddress, smallAddress, type StoredFile } from './cell.tsx'
import { Chooser } from './Chooser.tsx'
import { useKeptPage } from './kept-page.ts'
import { OnTheWay, RemoveButton } from './OnTheWay.tsx'
import { acceptOf, megabytes, refusal } from './refusal.ts'
import { endingsOf, isPicture as isPictureType, limitsOf } from './types.ts'
import { isWaiting, useUploads } from './use-uploads.ts'

const Preview = lazy(() => import('./Preview.tsx'))

/** Files are chosen, dropped, pasted or photographed; each is on its way at once, with its percent. */
export function Input(props: InputProps) {
  const { field, context, disabled = false } = props
  const translate = useTranslate()
  const input = useFieldInput<readonly StoredFile[]>(props, {
    format: (value) => (Array.isArray(value) ? (value as StoredFile[]) : []),
    parse: (value) => value,
  })
  const limits = limitsOf(field)
  const { types } = limits
  const count = Number(field.schema['maxItems'] ?? 20)
  const uploads = useUploads({
    purpose: `${context.of}.${field.name}`,
    lang: context.lang,
    value: input.value,
    onChange: input.onChange,
  })
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const hasCamera = useMediaQuery('(pointer: coarse)')
  const [preview, setPreview] = useState<string>()
  const [isOver, setIsOver] = useState(false)
  useKeptPage()
  const button = useRef<HTMLButtonElement | null>(null)
  const [removed, setRemoved] = useState(0)
  // What had the focus is gone.
  useEffect(() => {
    if (removed > 0) button.current?.focus()
  }, [removed])
  const remove = (key: string): void => {
    uploads.remove(key)
    setRemoved((before) => before + 1)
  }
  const pictures = input.value.filter((file) => !isWaiting(file) && isPicture(file))

  const take = (files: Iterable<File>): void => {
    let free = count - input.value.length
    for (const file of files) {
      const error = refusal(file, limits, translate)
      if (error !== null) uploads.refuse(file, error)
      else if (free <= 0) uploads.refuse(file, translate('upload.most', { count }), true)
      else {
        free--
        uploads.add(file)
      }
    }
  }
  /** One that was refused because the field was full, as if it were chosen once more. */
  const retry = (key: string, file: File): void => {
    if (uploads.again(key)) return
    uploads.remove(key)
    take([file])
  }
  const target = disabled
    ? {}
    : {
        onDragOver: (event: DragEvent) => {
          event.preventDefault()
          setIsOver(true)
        },
        onDragLeave: (event: DragEvent) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
        },
        onDrop: (event: DragEvent) => {
          event.preventDefault()
          setIsOver(false)
          take([...event.dataTransfer.files])
        },
        onPaste: (event: ClipboardEvent) => {
          if (event.clipboardData.files.length === 0) return
          event.preventDefault()
          take([...event.clipboardData.files])
        },
      }
  const { help } = input.frame
  const within = translate('upload.limits', { types: endingsOf(types), max: megabytes(limits.bytes), count })
  const helpWithin = help === undefined ? within : translate('upload.limits_after', { help, limits: within })
  return (
    <FieldFrame {...input.frame} {...uploads.frame} help={disabled ? help : helpWithin} wide group>
      {/* Where it was clicked, what is pasted goes here. */}
      <div className="k-drop" tabIndex={disabled ? undefined : -1} data-over={isOver || undefined} {...target}>
        <ul className="k-files">
          {input.value.map((file) =>
            isWaiting(file) ? null : (
              <li key={file.url} className="k-file">
                {isPicture(file) ? (
                  <button
                    type="button"
                    className="k-link"
                    aria-label={translate('upload.preview', { name: file.name })}
                    onClick={() => setPreview(file.url)}
                  >
                    <img src={smallAddress(file.url)} alt="" loading="lazy" />
                  </button>
                ) : (
                  <a className="k-link" href={safeAddress(file.url)} target="_blank" rel="noreferrer">
                    {file.name}
                  </a>
                )}
                {!disabled && <RemoveButton name={file.name} onClick={() => remove(file.url)} />}
              </li>
            ),
          )}
          <OnTheWay underway={uploads.underway} onRetry={retry} onRemove={remove} />
        </ul>
        {!disabled && input.value.length < count && (
          <span>
            <Button
              variant="outlined"
              color="inherit"
              id={input.id}
              {...input.aria}
              startIcon={<Icon name="plus" />}
              onClick={() => chooser.current?.click()}
              ref={(element) => {
                button.current = element
                input.inputRef(element)
              }}
            >
              {translate('action.upload')}
            </Button>
            {hasCamera && types.some(isPictureType) && (
              <Button color="inherit" onClick={() => camera.current?.click()}>
                {translate('upload.take')}
              </Button>
            )}
          </span>
        )}
        <Chooser opener={chooser} label={input.label} accept={acceptOf(types)} multiple={count > 1} onChoose={take} />
        <Chooser opener={camera} label={translate('upload.take')} accept="image/*" camera onChoose={take} />
      </div>
      {preview !== undefined && (
        <Suspense>
          <Preview
            files={pictures}
            first={Math.max(
              0,
              pictures.findIndex(({ url }) => url === preview),
            )}
            onClose={() => setPreview(undefined)}
          />
        </Suspense>
      )}
    </FieldFrame>
  )
}
