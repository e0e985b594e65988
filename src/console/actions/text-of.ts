/** A text of the schemas about a record, whose fields stand in it in braces. */
import type { CellRecord } from '../../kinds/cell.ts'
import { inWords } from '../../kinds/in-words.ts'
import type { Label } from '../../model/model.ts'
import { fieldOf, type EntityView } from '../screens/entity-view.ts'

export const textOf = ({ entity, lang, say }: EntityView, label: Label, record: CellRecord): string =>
  say(label).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    inWords({ enums: entity.enums, lang }, fieldOf(entity, name), name, record),
  )
