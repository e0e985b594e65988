/** What came of one reading, in words. */
import Alert from '@mui/material/Alert'
import { useTranslate } from 'ra-core'
import { ReadingState } from '../../../generated/enums.ts'
import type { Entry } from './entry.ts'
import type { Outcome, Taken } from './use-send.ts'

export function OutcomeText({ entry, outcome }: { readonly entry: Entry; readonly outcome: Outcome | undefined }) {
  const translate = useTranslate()
  if (outcome?.is === 'taken') {
    const told = noteOf(outcome.taken)
    return <Alert severity={told === 'as_it_is' ? 'success' : 'warning'}>{translate(`reading.taken.${told}`)}</Alert>
  }
  if (entry.sent !== null) return <Alert severity="info">{translate('reading.waits')}</Alert>
  return entry.refused === null ? null : <Alert severity="error">{entry.refused}</Alert>
}

/** The gravest of what the server says of it. */
function noteOf({ state, is_reset, uneven }: Taken): 'held' | 'reset' | 'uneven' | 'as_it_is' {
  if (state === ReadingState.held) return 'held'
  if (is_reset) return 'reset'
  return uneven ? 'uneven' : 'as_it_is'
}
