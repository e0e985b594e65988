/** How far a record has come on its workflow's way. */
import { useTranslate } from 'ra-core'
import { styled } from '@mui/material/styles'
import { enumChip, enumText } from '../../../kinds/enum-chip.tsx'
import type { CellRecord } from '../../../kinds/cell.ts'
import { Icon } from '../../kit/icons.tsx'
import type { EntityView } from '../entity-view.ts'
import { wayOf } from './progress.ts'

export function Progress({ view, record }: { readonly view: EntityView; readonly record: CellRecord }) {
  const { entity, lang } = view
  const translate = useTranslate()
  const { workflow } = entity
  if (!workflow) return null
  const found = entity.enums[entity.fields.find(({ name }) => name === workflow.field)?.enum ?? '']
  const state = record[workflow.field]
  const way = wayOf(workflow, record)
  const at = way.findIndex((one) => one === state)
  return (
    <Steps aria-label={translate('workflow.progress')}>
      {way.map((one, i) => (
        <li key={String(one)} aria-current={i === at ? 'step' : undefined} data-done={i < at || undefined}>
          <i aria-hidden>{i < at ? <Icon name="check" size={12} /> : i + 1}</i>
          <span>{enumText(found, one, lang, record)}</span>
        </li>
      ))}
      {at < 0 && (
        <li aria-current="step" data-beside>
          {enumChip(found, state, lang, record)}
        </li>
      )}
    </Steps>
  )
}

const Steps = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 4px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: 13,
  color: theme.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& li:not(:last-child)::after': { content: '""', width: 22, height: 1, background: '#c5ccd6', marginLeft: 4 },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    borderRadius: '50%',
    border: '1px solid #c5ccd6',
    fontStyle: 'normal',
    fontSize: 11,
  },
  // A telephone has room for the circles and the name of the present one.
  [theme.breakpoints.down('sm')]: {
    gap: '6px 3px',
    '& li:not(:last-child)::after': { width: 6, marginLeft: 0 },
    '& li': { gap: 4 },
    '& li:not([aria-current]) span': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  '& [data-done] i': { borderColor: theme.palette.primary.main, color: theme.palette.primary.main },
  '& [aria-current]': { color: theme.palette.primary.main, fontWeight: 600 },
  '& [aria-current] i': {
    background: theme.palette.primary.main,
    borderColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
  },
}))
