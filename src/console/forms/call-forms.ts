/** What a call asks for, as a form's fields: loaded when its dialog opens. */
import type { CallForm } from '../../model/console-entity.ts'
import { callForms } from '../../generated/console/call-forms.ts'
import { shelf, tell, useHeld } from '../shelf.ts'

let entries = callForms
const forms = shelf<CallForm>(async (call) => {
  const load = entries[call]
  if (!load) throw new Error(`The call "${call}" has no form.`)
  return (await load()).default
})

export const useCallForm = (call: string): CallForm => useHeld(forms, call)

// While developing, a document saved becomes new files: open dialogs follow.
import.meta.hot?.accept('../../generated/console/call-forms.ts', async (renewed) => {
  if (!renewed) return
  entries = renewed['callForms'] as typeof callForms
  await forms.renew()
  tell()
})
