/** The input of each kind, complete by type. Loaded with the form screens. */
import type { FieldKindName } from '../model/model.ts'
import type { FieldInput } from './input.ts'
import { Input as booleanInput } from './boolean/ui.tsx'
import { Input as dateInput } from './date/ui.tsx'
import { Input as dateRangeInput } from './date-range/ui.tsx'
import { Input as datetimeInput } from './datetime/ui.tsx'
import { Input as decimalInput } from './decimal/ui.tsx'
import { Input as enumInput } from './enum/ui.tsx'
import { Input as enumSetInput } from './enum-set/ui.tsx'
import { Input as filesInput } from './files/ui.tsx'
import { Input as htmlInput } from './html/ui.tsx'
import { Input as integerInput } from './integer/ui.tsx'
import { Input as keyInput } from './key/ui.tsx'
import { Input as referenceInput } from './reference/ui.tsx'
import { Input as referencesInput } from './references/ui.tsx'
import { Input as rowsInput } from './rows/ui.tsx'
import { Input as secretInput } from './secret/ui.tsx'
import { Input as stateInput } from './state/ui.tsx'
import { Input as stringInput } from './string/ui.tsx'
import { Input as textInput } from './text/ui.tsx'

export const inputs: Record<FieldKindName, FieldInput> = {
  key: keyInput,
  string: stringInput,
  text: textInput,
  html: htmlInput,
  integer: integerInput,
  decimal: decimalInput,
  boolean: booleanInput,
  date: dateInput,
  datetime: datetimeInput,
  'date-range': dateRangeInput,
  enum: enumInput,
  'enum-set': enumSetInput,
  state: stateInput,
  reference: referenceInput,
  references: referencesInput,
  files: filesInput,
  rows: rowsInput,
  secret: secretInput,
}
