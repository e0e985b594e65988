/** What would come of each row, or what has; what is settled beforehand, and the files to take away. */
import { useId } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { useDataProvider, useTranslate } from 'ra-core'
import { formatDecimal } from '../../../../kinds/numbers.ts'
import type { FileRun } from '../../../../model/answers.ts'
import type { CallByFile } from '../../../../model/console-entity.ts'
import { Icon } from '../../../kit/icons.tsx'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import type { EntityView } from '../../entity-view.ts'
import { Counts, Head, RowList } from '../import/RowList.tsx'
import { useDownload } from '../use-download.ts'

interface ByFileSummaryProps {
  readonly view: EntityView
  readonly of: CallByFile
  readonly run: FileRun
  /** Errors that are settled by their choices. */
  readonly answers: readonly string[]
  /** Undefined: the file is not at hand to be checked again. */
  readonly onAnswers: ((answers: readonly string[]) => void) | undefined
}

const COUNTS = ['done', 'repeated', 'refused'] as const
const WORDS = {
  check: { done: 'by_file.possible', repeated: 'by_file.repeated', refused: 'by_file.impossible' },
  do: { done: 'by_file.done', repeated: 'by_file.repeated', refused: 'by_file.refused' },
} as const

export function ByFileSummary({ view, of, run, answers, onAnswers }: ByFileSummaryProps) {
  const translate = useTranslate()
  const [doneId, refusedId] = [useId(), useId()]
  const isDone = run.mode === 'do' && run.state === 'done'
  const shown = COUNTS.filter((name) => name !== 'repeated' || run.repeated > 0)
  const listed = (count: number, all: number, key: string): string =>
    count < all ? translate(`${key}_first`, { count }) : translate(key)
  return (
    <>
      {isDone && (
        <Alert severity={run.refused > 0 ? 'warning' : 'success'}>
          {translate(run.refused > 0 ? 'by_file.finished_partly' : 'by_file.finished')}
        </Alert>
      )}
      <Counts>
        {shown.map((name) => (
          <div key={name} data-wrong={name === 'refused' && run.refused > 0}>
            <dt>{translate(WORDS[run.mode][name])}</dt>
            <dd>{formatDecimal(String(run[name]))}</dd>
          </div>
        ))}
      </Counts>
      {run.repeated > 0 && <div className="k-soft">{translate('by_file.repeated_hint')}</div>}
      {run.ignored.length > 0 && (
        <div className="k-soft">
          {translate('import.ignored', { heads: run.ignored.join(translate('value.separator')) })}
        </div>
      )}
      {run.problems.length > 0 && (
        <section>
          <Head id={refusedId}>{listed(run.problems.length, run.refused, 'by_file.reasons')}</Head>
          <RowList headId={refusedId} rows={run.problems} />
        </section>
      )}
      {run.mode === 'check' && onAnswers && (
        <Choices view={view} of={of} run={run} answers={answers} onAnswers={onAnswers} />
      )}
      {run.outcomes.length > 0 && (
        <section>
          <Head id={doneId}>
            {listed(
              run.outcomes.length,
              run.done + run.repeated,
              run.mode === 'check' ? 'by_file.would' : 'by_file.outcomes',
            )}
          </Head>
          <RowList headId={doneId} rows={run.outcomes} />
        </section>
      )}
      <Downloads call={of.call} run={run} name={view.say(of.label)} />
    </>
  )
}

type ChoicesProps = Omit<ByFileSummaryProps, 'onAnswers'> & {
  readonly onAnswers: (answers: readonly string[]) => void
}

/** What the dialog of a single record would ask when it is refused, once for all rows. */
function Choices({ view, of, run, answers, onAnswers }: ChoicesProps) {
  const translate = useTranslate()
  const open = Object.entries(of.choices).filter(([key]) => run.choices[key] !== undefined || answers.includes(key))
  const labelOf = (key: string, choice: string): string => {
    const { count = 0, rows = [] } = run.choices[key] ?? {}
    if (answers.includes(key) || count === 0) return choice
    const words = { choice, count, rows: rows.join(translate('value.separator')) }
    return translate(count > rows.length ? 'by_file.choice_first' : 'by_file.choice', words)
  }
  return open.map(([key, { choice, about }]) => (
    <FormControlLabel
      key={key}
      sx={{ alignItems: 'flex-start' }}
      control={
        <Checkbox
          size="small"
          checked={answers.includes(key)}
          onChange={(_, value) => onAnswers(value ? [...answers, key] : answers.filter((one) => one !== key))}
        />
      }
      label={
        <Choice>
          {labelOf(key, view.say(choice))}
          <span className="k-soft k-small">{view.say(about)}</span>
        </Choice>
      }
    />
  ))
}

const Choice = styled('span')({ display: 'grid', gap: 2, paddingTop: 6 })

function Downloads({ call, run, name }: { readonly call: string; readonly run: FileRun; readonly name: string }) {
  const translate = useTranslate()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { failed, progress, start } = useDownload()
  const files = [
    { what: 'results', offered: run.done + run.repeated > 0 },
    { what: 'refused', offered: run.refused > 0 },
  ] as const
  return (
    <div>
      {failed && <Alert severity="error">{failed}</Alert>}
      {files
        .filter(({ offered }) => offered)
        .map(({ what }) => (
          <Button
            key={what}
            disabled={progress !== undefined}
            sx={{ whiteSpace: 'normal', textAlign: 'start' }}
            startIcon={<Icon name="export" />}
            onClick={() => void start((signal) => provider.openFileRows(call, what, signal), name)}
          >
            {translate(`by_file.download_${what}`)}
          </Button>
        ))}
    </div>
  )
}
