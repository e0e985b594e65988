/** A record's page in parts: which of them is seen stands in the address, and it is loaded when it is opened. */
import { lazy, Suspense, useId, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import type { CellRecord } from '../../../kinds/cell.ts'
import { panelId, tabId, TabList } from '../../kit/TabList.tsx'
import type { EntityView } from '../entity-view.ts'
import { commentsIn, CommentsSection } from './comments/CommentsSection.tsx'
import { useComments } from './comments/use-comments.ts'
import { HistorySection } from './HistorySection.tsx'
import { usePage } from './pages.ts'
import { isSeen, Parts } from './Parts.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { UnsavedContext, useBeforeLosing } from '../settings/unsaved.ts'
import { Card } from './Terms.tsx'

const SettingsOfRecord = lazy(() => import('../settings/SettingsOfRecord.tsx'))

interface RecordProps {
  readonly view: EntityView
  readonly record: CellRecord
}

interface TabsProps extends RecordProps {
  /** Stands above the tabs, whichever is seen. */
  readonly head: ReactNode
}

interface Tab {
  readonly name: string
  readonly text: string
  readonly draw: () => ReactNode
}

/** Each of its settings, its comments and its history have tabs of their own where there are any. */
export function Tabs({ view, record, head }: TabsProps) {
  const id = useId()
  const translate = useTranslate()
  const [search, setSearch] = useSearchParams()
  const unsaved = useBeforeLosing()
  const { entity, may, say } = view
  const history = <HistorySection view={view} record={record} />
  const comments = <CommentsSection view={view} record={record} />
  const { count: commented } = useComments(commentsIn(view), record)
  const page = usePage(entity.plural)
  const [first] = page.tabs
  if (!first?.label)
    return (
      <>
        <Card>{head}</Card>
        <Parts view={view} record={record} parts={first?.parts ?? []} />
        <Settings view={view} record={record} />
        {comments}
        {history}
      </>
    )
  const tabs: readonly Tab[] = [
    ...page.tabs
      .filter(({ parts }) => parts.some((part) => isSeen(view, part, record)))
      .map(({ name, label, parts }) => ({
        name,
        text: label ? say(label) : name,
        draw: () => <Parts view={view} record={record} parts={parts} />,
      })),
    ...entity.settings
      .filter(({ read }) => may(read))
      .map(({ name, plural, label }) => ({
        name,
        text: say(label),
        draw: () => <SettingsOfRecord plural={plural} type={entity.name} id={Number(record.id)} />,
      })),
    ...(commentsIn(view) === undefined
      ? []
      : [
          {
            name: 'comments',
            text: commented ? translate('comments.tab', { count: commented }) : translate('comments.title'),
            draw: () => comments,
          },
        ]),
    ...(entity.history && may(entity.history.read)
      ? [{ name: 'history', text: translate('detail.history'), draw: () => history }]
      : []),
  ]
  const chosen = tabs.find(({ name }) => name === search.get('tab')) ?? tabs[0]
  if (!chosen) return <Card>{head}</Card>
  const choose = (name: string) =>
    unsaved.go(() =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          if (name === tabs[0]?.name) after.delete('tab')
          else after.set('tab', name)
          return after
        },
        { replace: true },
      ),
    )
  return (
    <>
      <Headed>
        {head}
        <Strip>
          <TabList id={id} label={translate('detail.parts')} tabs={tabs} chosen={chosen.name} onChoose={choose} />
        </Strip>
      </Headed>
      <Panel key={chosen.name} role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id, chosen.name)}>
        <UnsavedContext value={unsaved}>
          <Suspense>{chosen.draw()}</Suspense>
        </UnsavedContext>
      </Panel>
    </>
  )
}

const Settings = ({ view, record }: RecordProps) =>
  view.entity.settings
    .filter(({ read }) => view.may(read))
    .map((settings) => <SettingsSection key={settings.name} view={view} settings={settings} record={record} />)

const Headed = styled(Card)(({ theme }) => ({
  paddingBottom: 0,
  [theme.breakpoints.down('sm')]: { paddingBottom: 0 },
}))
/** As wide as its card, so that a row of tabs that is cut off is seen to go on. */
const Strip = styled('div')(({ theme }) => ({
  margin: '12px -20px 0',
  padding: '0 8px',
  borderTop: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.down('sm')]: { margin: '12px -12px 0', padding: 0 },
}))
const Panel = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 })
