/** A short table that is edited in place. */
import { useContext, type MouseEvent } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FieldFrame } from '../../console/kit/FieldFrame.tsx'
import { Icon } from '../../console/kit/icons.tsx'
import { text } from '../../console/kit/lang.ts'
import type { InputProps } from '../input.ts'
import { AnyInputContext } from './any-input.ts'

export function Input({ field, name, context, disabled = false }: InputProps) {
  const translate = useTranslate()
  const AnyInput = useContext(AnyInputContext)
  const { control, getFieldState, formState } = useFormContext()
  const { fields, append, remove } = useFieldArray({ control, name })
  const label = text(field.label, context.lang)
  const { error } = getFieldState(name, formState)
  const message = error?.message ?? error?.root?.message
  const add = () => append(Object.fromEntries(field.rows.map((column) => [column.name, column.default ?? null])))
  return (
    <FieldFrame
      id={name}
      label={label}
      required={field.required && !disabled}
      help={field.help ? text(field.help, context.lang) : undefined}
      error={message}
      wide
      group
    >
      {fields.length > 0 && (
        <div style={{ overflowX: 'auto' }}>
          <table className="k-plain k-editable">
            <thead>
              <tr>
                {field.rows.map((column) => (
                  <th key={column.name} scope="col" style={{ minWidth: Math.max(120, column.width) }}>
                    {text(column.label, context.lang)}
                    {column.required && (
                      <span className="k-star" aria-hidden>
                        {' '}
                        *
                      </span>
                    )}
                  </th>
                ))}
                {!disabled && (
                  <th scope="col">
                    <span className="k-hidden">{translate('list.operations')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {fields.map((row, i) => (
                <tr key={row.id} aria-label={translate('form.row', { row: i + 1 })}>
                  {field.rows.map((column) => (
                    <td key={column.name}>
                      <AnyInput
                        field={column}
                        name={`${name}.${i}.${column.name}`}
                        context={context}
                        disabled={disabled}
                        bare
                      />
                    </td>
                  ))}
                  {!disabled && (
                    <td>
                      <IconButton
                        aria-label={`${translate('action.remove_row')} ${i + 1}`}
                        onMouseDown={keepFocus}
                        onClick={() => remove(i)}
                      >
                        <Icon name="trash" />
                      </IconButton>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!disabled && (
        <span style={{ marginTop: 6 }}>
          <Button
            id={name}
            variant="outlined"
            color="inherit"
            startIcon={<Icon name="plus" />}
            onMouseDown={keepFocus}
            onClick={add}
          >
            {translate('action.add_row')}
          </Button>
        </span>
      )}
    </FieldFrame>
  )
}

/** Leaving a box judges it, and what it then says would move the button away from under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault()
