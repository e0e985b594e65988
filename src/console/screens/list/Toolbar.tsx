/** Actions on the list, or on the rows that are chosen. */
import { lazy, memo, Suspense, useState } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { CellRecord } from '../../../fields/cell.ts'
import type { Column, RowId } from '../../kit/grid/column.ts'
import type { ColumnLayout } from '../../kit/grid/column-layout.ts'
import { Icon, type IconName } from '../../kit/icons.tsx'
import type { EntityView } from '../entity-view.ts'
import { ViewsButton, type ViewsProps } from './views/ViewsButton.tsx'

const ColumnChooser = lazy(() => import('../../kit/grid/ColumnChooser.tsx'))

interface ToolbarProps {
  readonly view: EntityView
  readonly columns: readonly Column<CellRecord>[]
  readonly layout: ColumnLayout
  readonly onLayout: (layout: ColumnLayout) => void
  readonly selected: readonly RowId[]
  readonly onUnselect: () => void
  readonly onDelete: () => void
  readonly onRefresh: () => void
  readonly onExport: () => void
  readonly onImport: () => void
  readonly onBulk: () => void
  readonly onPrint: () => void
  readonly onKeys: () => void
  readonly views: ViewsProps
}

export const Toolbar = memo(function Toolbar({ view, columns, layout, onLayout, selected, onUnselect, onDelete, onRefresh, onExport, onImport, onBulk, onPrint, onKeys, views }: ToolbarProps) {
  const { entity, may, path } = view
  const translate = useTranslate()
  const navigate = useNavigate()
  const mayBulk = entity.list.bulk.length > 0 && may(entity.access.update)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const tool = (icon: IconName, label: string, onClick: (element: HTMLElement) => void) => (
    <IconButton aria-label={translate(label)} data-hint={translate(label)} onClick={(event) => onClick(event.currentTarget)}><Icon name={icon} /></IconButton>
  )
  return (
    <Bar>
      {may(entity.access.create) && <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => void navigate(`${path}/create`)}>{translate('action.create')}</Button>}
      {selected.length > 0 && (
        <Chosen role="status">
          <span>{translate('list.selected', { count: selected.length })}</span>
          {mayBulk && <Button variant="outlined" color="inherit" startIcon={<Icon name="edit" />} onClick={onBulk}>{translate('list.bulk')}</Button>}
          {may(entity.access.remove) && <Button color="error" variant="outlined" startIcon={<Icon name="trash" />} onClick={onDelete}>{translate('action.delete')}</Button>}
          <Button color="inherit" onClick={onUnselect}>{translate('list.unselect')}</Button>
        </Chosen>
      )}
      <ViewsButton {...views} />
      <span style={{ flex: 1 }} />
      {may(entity.access.create) && <Button variant="outlined" color="inherit" startIcon={<Icon name="import" />} onClick={onImport} aria-label={translate('action.import')}><Text>{translate('action.import')}</Text></Button>}
      {may(entity.access.export) && <Button variant="outlined" color="inherit" startIcon={<Icon name="export" />} onClick={onExport} aria-label={translate('action.export')}><Text>{translate('action.export')}</Text></Button>}
      {tool('refresh', 'action.refresh', onRefresh)}
      {mayBulk && selected.length === 0 && tool('edit', 'list.bulk', onBulk)}
      {tool('columns', 'list.columns', setAnchor)}
      <Roomy>{tool('print', 'list.print', onPrint)}{tool('keys', 'list.keys', onKeys)}</Roomy>
      {anchor && <Suspense><ColumnChooser anchor={anchor} columns={columns as readonly Column[]} layout={layout} onLayout={onLayout} onClose={() => setAnchor(undefined)} /></Suspense>}
    </Bar>
  )
})

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 32 })
/** Paper and keys are not for telephones. */
const Roomy = styled('span')(({ theme }) => ({ display: 'inline-flex', gap: 8, [theme.breakpoints.down('sm')]: { display: 'none' } }))
/** A telephone has room for the sign alone. */
const Text = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }))
const Chosen = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: 8, fontSize: 13, color: theme.palette.text.secondary }))
