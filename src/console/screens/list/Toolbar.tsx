/** Actions on the list, or on the rows that are chosen. A telephone has the tools of the list in one menu. */
import { lazy, memo, Suspense, useState } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { CallByFile, ConsoleAction } from '../../../model/console-entity.ts'
import type { ListView } from '../../../model/model.ts'
import { callsAt } from '../../actions/offers.ts'
import type { Column, RowId } from '../../kit/grid/column.ts'
import type { ColumnLayout } from '../../kit/grid/column-layout.ts'
import { Icon } from '../../kit/icons.tsx'
import type { EntityView } from '../entity-view.ts'
import { removalOf } from '../record/archive.ts'
import { newAt } from './create-address.ts'
import type { Tool } from './tool.ts'
import { ViewsButton } from './views/ViewsButton.tsx'
import type { ViewsProps } from './views/views-props.ts'

/** Key of those who may have reports sent by the clock. */
const SCHEDULE = 'report_schedule'

const ColumnChooser = lazy(() => import('../../kit/grid/ColumnChooser.tsx'))
const ActionBar = lazy(() => import('../../actions/ActionBar.tsx'))
const MoreMenu = lazy(() => import('../../actions/MoreMenu.tsx'))
const ShownAsSwitch = lazy(() => import('./other/ShownAsSwitch.tsx'))
const ToolMenu = lazy(() => import('./ToolMenu.tsx'))

interface ToolbarProps {
  readonly view: EntityView
  /** Address of the form for a new record. */
  readonly create: string
  readonly columns: readonly Column<CellRecord>[]
  readonly layout: ColumnLayout
  readonly onLayout: (layout: ColumnLayout) => void
  readonly selected: readonly RowId[]
  readonly onUnselect: () => void
  readonly onDelete: () => void
  /** To no record. */
  readonly onAct: (action: ConsoleAction) => void
  /** To each of the chosen. */
  readonly onRun: (action: ConsoleAction) => void
  readonly onSchedule: () => void
  readonly onRefresh: () => void
  readonly onExport: () => void
  readonly onImport: () => void
  readonly onByFile: (call: CallByFile) => void
  readonly onBulk: () => void
  readonly onPrint: () => void
  readonly onKeys: () => void
  /** Into the archive, or out of it; undefined: there is none for the user. */
  readonly onArchive: (() => void) | undefined
  readonly isArchive: boolean
  readonly views: ViewsProps
  /** What stands in place of the table. */
  readonly other: ListView | undefined
}

export const Toolbar = memo(function Toolbar({
  view,
  create,
  columns,
  layout,
  onLayout,
  selected,
  onUnselect,
  onDelete,
  onAct,
  onRun,
  onSchedule,
  onRefresh,
  onExport,
  onImport,
  onByFile,
  onBulk,
  onPrint,
  onKeys,
  onArchive,
  isArchive,
  views,
  other,
}: ToolbarProps) {
  const { entity, may } = view
  const translate = useTranslate()
  const navigate = useNavigate()
  const mayBulk = entity.list.bulk.length > 0 && may(entity.access.update)
  const maySchedule = entity.report === true && may(entity.access.export) && may(SCHEDULE)
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  // What is done with the chosen rows has the room to itself.
  const onlyChosen = narrow && selected.length > 0
  const [ofList, ofChosen] = [callsAt(view, 'list'), callsAt(view, 'selection')]
  const byFile = entity.byFile.filter(({ permission }) => may(permission))
  const [filesAt, setFilesAt] = useState<HTMLElement>()
  const [columnsAt, setColumnsAt] = useState<HTMLElement>()
  const [menuAt, setMenuAt] = useState<HTMLElement>()
  const isTable = other === undefined
  const tools: readonly Tool[] = [
    { icon: 'import', label: 'action.import', run: onImport, offered: may(entity.access.create), worded: true },
    { icon: 'sheet', label: 'by_file.tool', run: setFilesAt, offered: byFile.length > 0, worded: true },
    { icon: 'export', label: 'action.export', run: onExport, offered: may(entity.access.export), worded: true },
    { icon: 'clock', label: 'report.schedule', run: onSchedule, offered: maySchedule, worded: true },
    {
      icon: isArchive ? 'back' : 'archive',
      label: isArchive ? 'archive.leave' : 'archive.title',
      run: () => onArchive?.(),
      offered: onArchive !== undefined,
      worded: true,
    },
    { icon: 'refresh', label: 'action.refresh', run: onRefresh },
    { icon: 'edit', label: 'list.bulk', run: onBulk, offered: mayBulk && (narrow || selected.length === 0) },
    { icon: 'columns', label: 'list.columns', run: setColumnsAt, offered: isTable },
    { icon: 'print', label: 'list.print', run: onPrint, offered: isTable },
    { icon: 'keys', label: 'list.keys', run: onKeys, offered: isTable },
  ]
  const offered = tools.filter((tool) => tool.offered !== false)
  return (
    <Bar>
      {!onlyChosen &&
        newAt(view, create).map(({ to, label }) => (
          <Button key={to} variant="contained" startIcon={<Icon name="plus" />} onClick={() => void navigate(to)}>
            {label === null ? translate('action.create') : view.say(label)}
          </Button>
        ))}
      {!onlyChosen && ofList.length > 0 && (
        <Suspense>
          <ActionBar view={view} actions={ofList} most={narrow ? 1 : 3} onAct={onAct} />
        </Suspense>
      )}
      {selected.length > 0 && (
        <Chosen role="status">
          <span>{translate('list.selected', { count: selected.length })}</span>
          {mayBulk && !narrow && (
            <Button variant="outlined" color="inherit" startIcon={<Icon name="edit" />} onClick={onBulk}>
              {translate('list.bulk')}
            </Button>
          )}
          {ofChosen.length > 0 && (
            <Suspense>
              <ActionBar view={view} actions={ofChosen} most={narrow ? 1 : 3} onAct={onRun} />
            </Suspense>
          )}
          {may(entity.access.remove) && (
            <Button
              color="error"
              variant="outlined"
              startIcon={<Icon name={entity.archive ? 'archive' : 'trash'} />}
              onClick={onDelete}
            >
              {translate(removalOf(entity))}
            </Button>
          )}
          <Button color="inherit" onClick={onUnselect}>
            {translate('list.unselect')}
          </Button>
        </Chosen>
      )}
      {!onlyChosen && <ViewsButton {...views} />}
      {!onlyChosen && entity.list.views.length > 0 && (
        <Suspense>
          <ShownAsSwitch view={view} other={other} />
        </Suspense>
      )}
      <span style={{ flex: 1 }} />
      {narrow ? (
        <IconButton
          aria-label={translate('list.tools')}
          aria-haspopup="menu"
          aria-expanded={menuAt !== undefined}
          onClick={(event) => setMenuAt(event.currentTarget)}
        >
          <Icon name="more" strokeWidth={3} />
        </IconButton>
      ) : (
        offered.map(({ icon, label, run, worded }) =>
          worded ? (
            <Button
              key={icon}
              variant="outlined"
              color="inherit"
              startIcon={<Icon name={icon} />}
              onClick={(event) => run(event.currentTarget)}
            >
              {translate(label)}
            </Button>
          ) : (
            <IconButton
              key={icon}
              aria-label={translate(label)}
              data-hint={translate(label)}
              onClick={(event) => run(event.currentTarget)}
            >
              <Icon name={icon} />
            </IconButton>
          ),
        )
      )}
      <Suspense>
        {menuAt && <ToolMenu anchor={menuAt} tools={offered} onClose={() => setMenuAt(undefined)} />}
        {filesAt && (
          <MoreMenu
            anchor={filesAt}
            label={translate('by_file.tool')}
            entries={byFile.map((one) => ({
              key: one.call,
              label: view.say(one.label),
              icon: null,
              run: () => onByFile(one),
            }))}
            onClose={() => setFilesAt(undefined)}
          />
        )}
        {columnsAt && (
          <ColumnChooser
            anchor={columnsAt}
            columns={columns as readonly Column[]}
            layout={layout}
            onLayout={onLayout}
            onClose={() => setColumnsAt(undefined)}
          />
        )}
      </Suspense>
    </Bar>
  )
})

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 32 })
const Chosen = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: 13,
  color: theme.palette.text.secondary,
}))
