/** An enum's code that a workflow owns: stored like one, written by transitions only. */
import { enumeration } from '../enum/kind.ts'

export const state = enumeration
