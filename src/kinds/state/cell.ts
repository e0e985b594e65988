/** Drawn as any code is. */
import type { FieldUi } from '../cell.ts'
import { enumUi } from '../enum/cell.ts'

export const stateUi: FieldUi = enumUi
