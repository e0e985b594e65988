/** Who has not taken the settings, each with the reason and what can be done about it. */
import type { ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, usePermissions, useTranslate, type RaRecord } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import { useActions } from '../../actions/use-actions.tsx'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { useMenu } from '../../registry.ts'
import { pathOf } from '../../shell/menu-tree.ts'
import { useEntityView, type EntityView } from '../entity-view.ts'
import type { Sent } from './use-sent.ts'

interface SentFailuresProps {
  readonly failures: Sent['failures']
  /** What a setting is called. */
  readonly nameOf: (setting: string) => string
}

const NOTHING: ReadonlySet<string> = new Set()

export default function SentFailures(props: SentFailuresProps) {
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  const path = pathOf(useMenu(), 'command_task', permissions)
  return path === null ? <Failures {...props} deeds={{}} /> : <WithDeeds {...props} path={path} />
}

/** For who may see commands: the command, and what it offers. */
function WithDeeds({ path, ...props }: SentFailuresProps & { readonly path: string }) {
  const view: EntityView = useEntityView('command_tasks')
  const translate = useTranslate()
  const provider = useDataProvider<ConsoleDataProvider>()
  const ids = props.failures.map(({ task_id: task }) => task)
  const { data } = useQuery({
    queryKey: ['command_tasks', 'of settings', ids],
    queryFn: ({ signal }) =>
      provider.getMany<CellRecord & RaRecord>('command_tasks', { ids, meta: { actions: true }, signal }),
  })
  const { actions, windows } = useActions(view, { rows: data?.data, things: 'none' })
  const deeds = Object.fromEntries(
    ids.map((id) => {
      const record = data?.data.find((one) => one.id === id)
      return [
        id,
        <>
          <a className="k-link" href={`${path}/${id}`}>
            {translate('settings.to_command')}
          </a>
          {record && actions?.(record)}
        </>,
      ]
    }),
  )
  return (
    <>
      <Failures {...props} deeds={deeds} />
      {windows}
    </>
  )
}

function Failures({
  failures,
  nameOf,
  deeds,
}: SentFailuresProps & { readonly deeds: Readonly<Record<number, ReactNode>> }) {
  const translate = useTranslate()
  return (
    <Alert severity="warning" sx={{ maxWidth: 1120, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {translate('settings.failures')}
      <List aria-label={translate('settings.failures')}>
        {failures.map(({ task_id: task, name, within, address, settings, reason }) => (
          <li key={task}>
            <span>
              <strong>{[within, name].filter(Boolean).join(' ')}</strong> {address}
              <small className="k-soft">
                {settings.map(nameOf).join(translate('settings.comma'))}
                {translate('settings.colon')}
                {reason}
              </small>
            </span>
            <span className="s-deeds">{deeds[task]}</span>
          </li>
        ))}
      </List>
    </Alert>
  )
}

const List = styled('ul')({
  maxHeight: 260,
  overflow: 'auto',
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', padding: '4px 0' },
  '& li > :first-of-type': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block' },
  '& .s-deeds': { display: 'flex', gap: 12 },
})
