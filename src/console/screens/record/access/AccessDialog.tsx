/** Whether an account that one chooses sees a record and may change it, and why: its role, its scope and the rule. */
import { useId, useRef, useState, type ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import type { CellRecord } from '../../../../kinds/cell.ts'
import { displayOf } from '../../../../kinds/display.ts'
import { ReferencePicker } from '../../../../kinds/reference/ReferencePicker.tsx'
import { ACCOUNTS } from '../../../../model/accounts.ts'
import type { MenuResource, Peer } from '../../../../model/console-entity.ts'
import { FieldFrame } from '../../../kit/FieldFrame.tsx'
import { ToneChip } from '../../../kit/ToneChip.tsx'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import { messageOf } from '../../../provider/errors.ts'
import { useDefinition, useMenu } from '../../../registry.ts'
import type { EntityView } from '../../entity-view.ts'
import { levelSentences, rightSentence, ruleSentences, type Explanation } from './sentences.ts'

const ROLES = 'role'

interface AccessDialogProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly onClose: () => void
}

export default function AccessDialog({ view, record, onClose }: AccessDialogProps) {
  const translate = useTranslate()
  const [titleId, id] = [useId(), useId()]
  const peer = useAccounts()
  const [staff, setStaff] = useState<number>()
  const box = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { width: 640, maxWidth: 'calc(100vw - 32px)' } },
        // The menu that it was chosen from gives the focus back when it is gone.
        transition: { onEntered: () => box.current?.focus() },
      }}
    >
      <DialogTitle id={titleId}>{translate('access.title', { name: displayOf(view.entity, record) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <FieldFrame id={id} label={translate('access.account')} help={translate('access.choose')}>
          <ReferencePicker
            id={id}
            peer={peer}
            ids={staff === undefined ? [] : [staff]}
            multiple={false}
            placeholder={translate('form.choose')}
            aria={{ 'aria-describedby': `${id}-text` }}
            inputRef={box}
            onChange={(ids) => setStaff(ids[0])}
          />
        </FieldFrame>
        {staff !== undefined && <Explained key={staff} view={view} record={record} staff={staff} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Those that are switched off among them: why they see nothing is a question, too. */
function useAccounts(): Peer {
  const resource = useMenu().resources.find(({ name }) => name === ACCOUNTS)!
  const { plural, key, display, beside, label } = useDefinition(resource.plural)
  const { label: many, path, read, page } = resource
  return { plural, key, display, beside, card: false, label, many, path, read, page }
}

interface ExplainedProps extends Omit<AccessDialogProps, 'onClose'> {
  readonly staff: number
}

function Explained({ view, record, staff }: ExplainedProps) {
  const translate = useTranslate()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['access_explanation', view.entity.name, record.id, staff],
    queryFn: ({ signal }) =>
      provider.call('access_explanation', {
        payload: { entity: view.entity.name, id: Number(record.id), staff_id: staff },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  if (data) return <Reasons view={view} told={data} />
  if (isFetching || !error) return <CircularProgress size={18} aria-label={translate('app.loading')} />
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => void refetch()}>
          {translate('action.retry')}
        </Button>
      }
    >
      {messageOf(error) ?? translate('access.failed')}
    </Alert>
  )
}

function Reasons({ view, told }: { readonly view: EntityView; readonly told: Explanation }) {
  const translate = useTranslate()
  const { account, rights, levels, shared } = told
  const line = (label: string, sentences: readonly string[]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </dd>
    </div>
  )
  return (
    <>
      <Verdict role="status">
        <strong>
          <Leading view={view} name={ACCOUNTS} id={account.staff_id}>
            {account.name}
          </Leading>
        </strong>
        <ToneChip tone={told.sees ? 'success' : 'neutral'}>
          {translate(told.sees ? 'access.sees' : 'access.sees_not')}
        </ToneChip>
        <ToneChip tone={told.changes ? 'success' : 'neutral'}>
          {translate(told.changes ? 'access.changes' : 'access.changes_not')}
        </ToneChip>
      </Verdict>
      {!account.active && <Alert severity="info">{translate('access.disabled')}</Alert>}
      <Lines>
        {account.role_id !== null && (
          <div>
            <dt>{translate('access.role')}</dt>
            <dd>
              <Leading view={view} name={ROLES} id={account.role_id}>
                {account.role_name ?? `#${account.role_id}`}
              </Leading>
            </dd>
          </div>
        )}
        {rights.map((right) =>
          line(translate(`access.to_${right.to}`), [rightSentence(translate, right, account.role_name)]),
        )}
        {levels.map((level) =>
          line(
            translate('access.scope', { level: level.label }),
            levelSentences(translate, { level, one: view.label, administrator: account.administrator, shared }),
          ),
        )}
        {account.active && line(translate('access.rule'), ruleSentences(translate, told))}
      </Lines>
    </>
  )
}

interface LeadingProps {
  readonly view: EntityView
  /** The entity. */
  readonly name: string
  readonly id: number
  readonly children: ReactNode
}

/** To the record's page, where the user may open it. */
function Leading({ view: { may }, name, id, children }: LeadingProps) {
  const place: MenuResource | undefined = useMenu().resources.find((one) => one.name === name)
  if (place === undefined || !may(place.read) || !may(place.page)) return children
  return (
    <a className="k-link" href={`${place.path}/${id}`}>
      {children}
    </a>
  )
}

const Verdict = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' })
const Lines = styled('dl')(({ theme }) => ({
  margin: '4px 0 0',
  display: 'grid',
  gap: 8,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(88px, 128px) minmax(0, 1fr)', gap: 12 },
  '& dt': { color: theme.palette.text.secondary, fontSize: 13 },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0 },
  '& p + p': { marginTop: 2 },
}))
