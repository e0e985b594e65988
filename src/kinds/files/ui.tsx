import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { FieldFrame } from '../../console/kit/FieldFrame.tsx'
import { Icon } from '../../console/kit/icons.tsx'
import type { InputProps } from '../input.ts'
import { useFieldInput } from '../use-field-input.ts'
import { safeAddress, type StoredFile } from './cell.tsx'

/** Files already there can be taken away; new ones need the file host's upload calls. */
export function Input(props: InputProps) {
  const translate = useTranslate()
  const input = useFieldInput<readonly StoredFile[]>(props, {
    format: (value) => (Array.isArray(value) ? (value as StoredFile[]) : []),
    parse: (value) => value,
  })
  return (
    <FieldFrame
      {...input.frame}
      help={input.frame.help ?? translate(input.value.length === 0 ? 'upload.unavailable' : 'upload.removable')}
      wide
      group
    >
      <ul className="k-files">
        {input.value.map((file) => (
          <li key={file.url}>
            <a className="k-link" href={safeAddress(file.url)} target="_blank" rel="noreferrer">
              {file.name}
            </a>
            {!props.disabled && (
              <button
                type="button"
                className="k-link"
                aria-label={`${translate('action.remove')} ${file.name}`}
                onClick={() => input.onChange(input.value.filter(({ url }) => url !== file.url))}
              >
                <Icon name="close" size={12} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <span>
        <Button variant="outlined" color="inherit" disabled id={input.id} startIcon={<Icon name="plus" />}>
          {translate('action.upload')}
        </Button>
      </span>
    </FieldFrame>
  )
}
