/**
 * A template with the values of its own record, in the language that it is written in: its reader may read another.
 * What is not there leaves a line to write on.
 */
import type { Enum, Field, Lang } from '../../model/model.ts'
import { escapedText } from '../../values/markup.ts'
import { filledIn } from '../../values/placeholders.ts'
import type { CellRecord } from '../cell.ts'
import { inWords } from '../in-words.ts'

const LINE = '________'

export interface Filling {
  readonly enums: Readonly<Record<string, Enum>>
  readonly lang: Lang
  /** Of its own entity; left out: a value is told as it stands in the record. */
  readonly fields?: readonly Field[]
}

export const filled = (html: string, { placeholders }: Field, filling: Filling, record: CellRecord): string =>
  placeholders?.own
    ? filledIn(html, placeholders.names, ({ name }, lang) => {
        const field = filling.fields?.find((one) => one.name === name)
        const words = inWords({ ...filling, lang: lang ?? filling.lang }, field, name, record)
        return words === '' ? LINE : escapedText(words)
      })
    : html
