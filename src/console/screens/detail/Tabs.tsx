/** A record's page in parts: which of them is seen stands in the address, and it is loaded when it is opened. */
import { useId, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import type { CellRecord } from '../../../kinds/cell.ts'
import { panelId, tabId, TabList } from '../../kit/TabList.tsx'
import type { EntityView } from '../entity-view.ts'
import { HistorySection } from './HistorySection.tsx'
import { isSeen, Parts } from './Parts.tsx'
import { SettingsSection } from './SettingsSection.tsx'

interface TabsProps {
  readonly view: EntityView
  readonly record: CellRecord
}

interface Tab {
  readonly name: string
  readonly text: string
  readonly draw: () => ReactNode
}

/** Settings and history have tabs of their own where there are any. */
export function Tabs({ view, record }: TabsProps) {
  const id = useId()
  const translate = useTranslate()
  const [search, setSearch] = useSearchParams()
  const { entity, may, say } = view
  const settings = <Settings view={view} record={record} />
  const history = <HistorySection view={view} record={record} />
  const [first] = entity.detail.tabs
  if (!first?.label)
    return (
      <>
        <Parts view={view} record={record} parts={first?.parts ?? []} />
        {settings}
        {history}
      </>
    )
  const tabs: readonly Tab[] = [
    ...entity.detail.tabs
      .filter(({ parts }) => parts.some((part) => isSeen(view, part, record)))
      .map(({ name, label, parts }) => ({
        name,
        text: label ? say(label) : name,
        draw: () => <Parts view={view} record={record} parts={parts} />,
      })),
    ...(entity.settings.some(({ read }) => may(read))
      ? [{ name: 'settings', text: translate('detail.settings'), draw: () => settings }]
      : []),
    ...(entity.history && may(entity.history.read)
      ? [{ name: 'history', text: translate('detail.history'), draw: () => history }]
      : []),
  ]
  const chosen = tabs.find(({ name }) => name === search.get('tab')) ?? tabs[0]
  if (!chosen) return null
  const choose = (name: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (name === tabs[0]?.name) after.delete('tab')
        else after.set('tab', name)
        return after
      },
      { replace: true },
    )
  return (
    <>
      <Strip>
        <TabList id={id} label={translate('detail.parts')} tabs={tabs} chosen={chosen.name} onChoose={choose} />
      </Strip>
      <Panel key={chosen.name} role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id, chosen.name)}>
        {chosen.draw()}
      </Panel>
    </>
  )
}

const Settings = ({ view, record }: TabsProps) =>
  view.entity.settings
    .filter(({ read }) => view.may(read))
    .map((settings) => <SettingsSection key={settings.name} view={view} settings={settings} record={record} />)

const Strip = styled('div')(({ theme }) => ({
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  padding: '0 8px',
  minWidth: 0,
}))
const Panel = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 })
