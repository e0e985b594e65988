/** Draws one input of any kind; the form gives it, because the table of kinds holds the one that asks. */
import { createContext } from 'react'
import type { FieldInput } from '../input.ts'

export const AnyInputContext = createContext<FieldInput>(() => null)
