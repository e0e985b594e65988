/** Rows that are edited in place: those of a field of kind `rows`, and records of another entity in a form. */
import { useContext, useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FieldFrame } from '../../console/kit/FieldFrame.tsx'
import { Icon } from '../../console/kit/icons.tsx'
import { keepFocus } from '../../console/kit/steady.ts'
import { text } from '../../console/kit/lang.ts'
import type { Field } from '../../model/model.ts'
import type { InputProps } from '../input.ts'
import { AnyInputContext } from './any-input.ts'

type Row = Readonly<Record<string, unknown>>

/** What may be done to the rows; left out: everything, and their order means nothing. */
export interface RowRules {
  readonly ordered: boolean
  readonly adds: boolean
  readonly moves: boolean
  readonly isGoing: (row: Row) => boolean
  readonly isLocked: (row: Row, column: Field) => boolean
  /** What stands around a row, for its inputs. */
  readonly around: (row: Row, name: string, children: ReactNode) => ReactNode
}

const FREE: RowRules = {
  ordered: false,
  adds: true,
  moves: false,
  isGoing: () => true,
  isLocked: () => false,
  around: (_row, _name, children) => children,
}

/** No name of a part: react-hook-form's own key of a row would take the place of the row's `id`. */
const KEY = '#key'

export function RowsTable({ field, name, context, disabled = false, rules = FREE }: InputProps & { rules?: RowRules }) {
  const translate = useTranslate()
  const AnyInput = useContext(AnyInputContext)
  const { control, getFieldState, formState } = useFormContext()
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: KEY })
  const [body, follow] = useFocusOfMoved()
  const label = text(field.label, context.lang)
  const { error } = getFieldState(name, formState)
  const message = error?.message ?? error?.root?.message
  const add = () => append(Object.fromEntries(field.rows.map((column) => [column.name, column.default ?? null])))
  const isOrdered = rules.ordered && rules.moves && !disabled
  const moveTo = (from: number, to: number) => {
    move(from, to)
    follow(to, to < from ? 'up' : 'down')
  }
  const { dragFrom, dropAt } = useDraggedRows(move)
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
                {rules.ordered && (
                  <th scope="col" className="k-place">
                    {translate('form.place')}
                  </th>
                )}
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
            <tbody ref={body}>
              {fields.map((row, i) => {
                const wrong = getFieldState(`${name}.${i}`, formState).error?.message
                const cells = field.rows.map((column) => (
                  <td key={column.name} data-head={text(column.label, context.lang) + (column.required ? ' *' : '')}>
                    <AnyInput
                      field={column}
                      name={`${name}.${i}.${column.name}`}
                      context={context}
                      disabled={disabled || rules.isLocked(row, column)}
                      bare
                    />
                  </td>
                ))
                return (
                  <tr key={row[KEY]} aria-label={translate('form.row', { row: i + 1 })} {...(isOrdered && dropAt(i))}>
                    {rules.ordered && (
                      <td className="k-place" {...(isOrdered && dragFrom(i))}>
                        {i + 1}
                      </td>
                    )}
                    {rules.around(row, `${name}.${i}`, cells)}
                    {!disabled && (
                      <td className="k-row-actions">
                        {isOrdered &&
                          MOVES.map(({ way, icon, by }) => (
                            <IconButton
                              key={way}
                              data-move={way}
                              aria-label={`${translate(`action.move_${way}`)} ${i + 1}`}
                              disabled={i + by < 0 || i + by >= fields.length}
                              onMouseDown={keepFocus}
                              onClick={() => moveTo(i, i + by)}
                            >
                              <Icon name={icon} />
                            </IconButton>
                          ))}
                        {rules.isGoing(row) && (
                          <IconButton
                            aria-label={`${translate('action.remove_row')} ${i + 1}`}
                            onMouseDown={keepFocus}
                            onClick={() => remove(i)}
                          >
                            <Icon name="trash" />
                          </IconButton>
                        )}
                        {wrong !== undefined && (
                          <span className="k-row-error" role="alert">
                            {wrong}
                          </span>
                        )}
                      </td>
                    )}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {!disabled && rules.adds && (
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

const MOVES = [
  { way: 'up', icon: 'up', by: -1 },
  { way: 'down', icon: 'down', by: 1 },
] as const
type Way = (typeof MOVES)[number]['way']

/** The keyboard goes with the row that it moves; at the end of its way, to the button of the way back. */
function useFocusOfMoved() {
  const body = useRef<HTMLTableSectionElement>(null)
  const [moved, setMoved] = useState<{ readonly to: number; readonly way: Way }>()
  useEffect(() => {
    const buttons = moved && body.current?.rows[moved.to]?.querySelectorAll<HTMLButtonElement>('[data-move]:enabled')
    const found = buttons && [...buttons]
    const same = found?.find((button) => button.dataset['move'] === moved?.way)
    ;(same ?? found?.[0])?.focus()
  }, [moved])
  return [body, (to: number, way: Way) => setMoved({ to, way })] as const
}

/** Rows are dragged by their number: elsewhere a pointer chooses text. */
function useDraggedRows(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<{ readonly from: number; readonly over: number }>()
  const dragFrom = (from: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', '')
      event.dataTransfer.setDragImage(event.currentTarget.parentElement!, 0, 0)
      setDragged({ from, over: from })
    },
    onDragEnd: () => setDragged(undefined),
  })
  const dropAt = (at: number) => ({
    ...(dragged && dragged.over === at && { 'data-drop': at < dragged.from ? 'above' : 'below' }),
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      if (dragged.over !== at) setDragged({ ...dragged, over: at })
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      setDragged(undefined)
      if (dragged.from !== at) move(dragged.from, at)
    },
  })
  return { dragFrom, dropAt }
}
