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
import type { ImportProblem, ImportRun } from '../../../../model/answers.ts'
import type { EntityView } from '../../entity-view.ts'
import { useDownload } from '../use-download.ts'

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
      <ProblemList headId={headId} problems={problems} />
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
      <ProblemList headId={headId} problems={run.doubts} />
    </section>
  )
}

interface ProblemListProps {
  readonly headId: string
  readonly problems: readonly ImportProblem[]
}

/** It scrolls, so the keyboard must reach it. */
function ProblemList({ headId, problems }: ProblemListProps) {
  const translate = useTranslate()
  return (
    <List tabIndex={0} aria-labelledby={headId}>
      {problems.map(({ row, column, text }, at) => (
        <li key={at}>
          <span>{translate('import.row', { row })}</span>
          <span>
            {column === null ? (
              text
            ) : (
              <>
                <strong>{column}</strong> {text}
              </>
            )}
          </span>
        </li>
      ))}
    </List>
  )
}

const Counts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(112px, 40%), 1fr))',
  gap: 8,
  margin: 0,
  '& > div': { padding: '10px 12px', border: `1px solid ${theme.palette.divider}`, borderRadius: 6, minWidth: 0 },
  '& dt': { fontSize: 12, color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& [data-wrong=true] dd': { color: theme.palette.error.main },
}))
const Notes = styled('div')({ fontSize: 13, '& p': { margin: 0, overflowWrap: 'anywhere' } })
const Head = styled('h3')({ margin: '0 0 6px', fontSize: 13, fontWeight: 600 })
const List = styled('ul')(({ theme }) => ({
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  maxHeight: 240,
  overflow: 'auto',
  fontSize: 13,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 6,
  '& li': { display: 'grid', gridTemplateColumns: '72px 1fr', gap: 8, padding: '6px 12px', overflowWrap: 'anywhere' },
  '& li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& li > span:first-of-type': { color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}))
