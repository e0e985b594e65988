/** What would come of the file, or what has: its numbers, the first problems, and the wrong rows to take away. */
import { useId } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { useDataProvider, useTranslate } from 'ra-core'
import { formatDecimal } from '../../../../kinds/numbers.ts'
import { Icon } from '../../../kit/icons.tsx'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import type { ImportRun } from '../../../../model/answers.ts'
import type { EntityView } from '../../entity-view.ts'
import { useDownload } from '../use-download.ts'
import { Counts, Head, RowList } from './RowList.tsx'

interface ImportSummaryProps {
  readonly view: EntityView
  readonly run: ImportRun
  readonly isPartial: boolean
  readonly onPartial: (value: boolean) => void
}

const COUNTS = ['added', 'changed', 'unchanged', 'wrong'] as const

export function ImportSummary({ view, run, isPartial, onPartial }: ImportSummaryProps) {
  const { entity, say } = view
  const translate = useTranslate()
  const labels = run.key
    .map((name) => entity.fields.find((field) => field.name === name))
    .flatMap((field) => (field ? [say(field.label)] : []))
  return (
    <>
      {run.mode !== 'check' && (
        <Alert severity={run.written ? 'success' : 'warning'}>
          {translate(run.written ? 'import.done' : 'import.undone')}
        </Alert>
      )}
      <Counts>
        {COUNTS.map((name) => (
          <div key={name} data-wrong={name === 'wrong' && run.wrong > 0}>
            <dt>{translate(`import.${name}`)}</dt>
            <dd>{formatDecimal(String(run[name]))}</dd>
          </div>
        ))}
      </Counts>
      {(labels.length > 0 || run.ignored.length > 0) && (
        <Notes className="k-soft">
          {labels.length > 0 && (
            <p>{translate('import.by_key', { fields: labels.join(translate('value.separator')) })}</p>
          )}
          {run.ignored.length > 0 && (
            <p>{translate('import.ignored', { heads: run.ignored.join(translate('value.separator')) })}</p>
          )}
        </Notes>
      )}
      {run.wrong > 0 && <Problems view={view} run={run} />}
      {run.doubtful > 0 && <Doubts run={run} />}
      {run.wrong > 0 && run.mode === 'check' && run.added + run.changed > 0 && (
        <FormControlLabel
          control={<Checkbox size="small" checked={isPartial} onChange={(_, value) => onPartial(value)} />}
          label={translate('import.partial', { count: formatDecimal(String(run.wrong)) })}
        />
      )}
    </>
  )
}

function Problems({ view, run }: { readonly view: EntityView; readonly run: ImportRun }) {
  const translate = useTranslate()
  const headId = useId()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { failed, progress, start } = useDownload()
  const { problems } = run
  return (
    <section>
      {failed && <Alert severity="error">{failed}</Alert>}
      <Head id={headId}>
        {problems.length < run.wrong
          ? translate('import.problems_first', { count: problems.length })
          : translate('import.problems')}
      </Head>
      <RowList headId={headId} rows={problems} />
      <Button
        disabled={progress !== undefined}
        sx={{ whiteSpace: 'normal', textAlign: 'start' }}
        startIcon={<Icon name="export" />}
        onClick={() => void start((signal) => provider.openImportProblems(view.entity.plural, signal), view.label)}
      >
        {translate('import.download_problems')}
      </Button>
    </section>
  )
}

/** They are taken all the same. */
function Doubts({ run }: { readonly run: ImportRun }) {
  const translate = useTranslate()
  const headId = useId()
  return (
    <section>
      <Head id={headId}>
        {translate(run.written ? 'import.doubts_done' : 'import.doubts', {
          count: formatDecimal(String(run.doubtful)),
        })}
      </Head>
      <RowList headId={headId} rows={run.doubts} />
    </section>
  )
}

const Notes = styled('div')({ fontSize: 13, '& p': { margin: 0, overflowWrap: 'anywhere' } })
