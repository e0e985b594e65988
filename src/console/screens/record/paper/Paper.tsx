/** What stands on the paper: the title, values with their names, texts and tables over the whole width, signatures. */
import type { CellRecord } from '../../../../kinds/cell.ts'
import { show } from '../../../../kinds/show.tsx'
import { uis } from '../../../../kinds/uis.ts'
import type { Field, PrintSpec } from '../../../../model/model.ts'
import type { EntityView } from '../../entity-view.ts'

interface PaperProps {
  readonly view: EntityView
  readonly print: PrintSpec
  /** Those that hold something, in their order. */
  readonly fields: readonly Field[]
  readonly record: CellRecord
}

/** Values side by side, and what takes the whole width by itself, in the order of the document. */
const blocksOf = (fields: readonly Field[]): readonly (readonly Field[])[] =>
  fields.reduce<readonly (readonly Field[])[]>((blocks, field) => {
    const last = blocks.at(-1)
    const joins = !uis[field.kind].wide && last !== undefined && !uis[last[0]!.kind].wide
    return joins ? [...blocks.slice(0, -1), [...last, field]] : [...blocks, [field]]
  }, [])

export function Paper({ view, print: { title, signed }, fields, record }: PaperProps) {
  const { say, inDetail } = view
  // On paper nothing can be shown behind a mask by a button: what is masked is a plain text.
  const value = (field: Field) =>
    show({ value: record[field.name], record, field: { ...field, mask: null }, name: field.name, context: inDetail })
  return (
    <>
      {title && <h1>{say(title)}</h1>}
      {blocksOf(fields).map((block) => {
        const [first] = block
        if (first?.kind === 'html')
          return (
            <div key={first.name} className="p-text">
              {value(first)}
            </div>
          )
        if (first && uis[first.kind].wide)
          return (
            <section key={first.name}>
              <h2>{say(first.label)}</h2>
              {value(first)}
            </section>
          )
        return (
          <dl key={first?.name}>
            {block.map((field) => (
              <div key={field.name}>
                <dt>{say(field.label)}</dt>
                <dd>{value(field)}</dd>
              </div>
            ))}
          </dl>
        )
      })}
      {signed.length > 0 && (
        <footer>
          {signed.map((who) => (
            <span key={who.en}>{say(who)}</span>
          ))}
        </footer>
      )}
    </>
  )
}
