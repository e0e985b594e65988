/** Someone else saved first: every field that differs, with both values and the one before, and a choice. */
import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import { show } from '../../../kinds/show.tsx'
import type { EntityView } from '../entity-view.ts'
import type { Values } from './fields.ts'
import { named } from './lines.ts'
import { differences, firstChoice, merged, type Difference, type Side } from './merge.ts'

interface ConflictDialogProps {
  readonly view: EntityView
  readonly before: Values
  readonly mine: Values
  readonly theirs: CellRecord
  /** Names of the fields that the form asked for. */
  readonly names: readonly string[]
  /** My values where chosen, on the record as it now stands. */
  readonly onSave: (values: Values) => void
  readonly onDiscard: () => void
  readonly onClose: () => void
}

export default function ConflictDialog({
  view,
  before,
  mine,
  theirs,
  names,
  onSave,
  onDiscard,
  onClose,
}: ConflictDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const { fields: own, lines = [] } = view.entity
  const known = [...own, ...lines.map(({ field }) => field)]
  const fields = names.flatMap((name) => known.find((field) => field.name === name) ?? [])
  const all = differences(fields, before, mine, theirs)
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const keepsMine = all.some((one) => (choices[one.field.name] ?? firstChoice(one)) === 'mine')
  const draw = (one: Difference, value: unknown, side: 'before' | Side) => {
    // Names of referred records are known for the values that came from the server, not for a choice just made.
    const source = { ...(side === 'theirs' ? theirs : before), [one.field.name]: value, id: theirs.id } as CellRecord
    const isKnown = side !== 'mine' || value === before[one.field.name]
    const rows = lines.find(({ field }) => field.name === one.field.name)
    return show({
      value: rows && side === 'mine' ? named(rows, value, before, theirs) : value,
      record: isKnown ? source : { ...source, _labels: {} },
      field: { ...one.field, mask: null },
      name: one.field.name,
      context: { ...view.inDetail, may: () => false },
    })
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{translate('conflict.title')}</DialogTitle>
      <DialogContent>
        <p className="k-soft" style={{ marginTop: 0 }}>
          {translate('conflict.text')}
        </p>
        <div style={{ overflowX: 'auto' }}>
          <Table className="k-plain">
            <thead>
              <tr>
                {['field', 'before', 'mine', 'theirs'].map((key) => (
                  <th key={key} scope="col">
                    {translate(`conflict.${key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {all.map((one) => {
                const { name } = one.field
                const label = view.say(one.field.label)
                const choice = choices[name] ?? firstChoice(one)
                const option = (side: Side) => (
                  <td data-chosen={choice === side || undefined} data-label={translate(`conflict.${side}`)}>
                    <label>
                      <input
                        type="radio"
                        name={`${titleId} ${name}`}
                        checked={choice === side}
                        aria-label={`${label} ${translate(`conflict.use_${side}`)}`}
                        onChange={() => setChoices({ ...choices, [name]: side })}
                      />
                      <span>{draw(one, one[side], side)}</span>
                    </label>
                  </td>
                )
                return (
                  <tr key={name} data-conflict={one.conflict || undefined}>
                    <th scope="row">{label}</th>
                    <td className="k-soft" data-label={translate('conflict.before')}>
                      {draw(one, one.before, 'before')}
                    </td>
                    {option('mine')}
                    {option('theirs')}
                  </tr>
                )
              })}
            </tbody>
          </Table>
        </div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('confirm.leave.stay')}
        </Button>
        <Button color="inherit" onClick={onDiscard}>
          {translate('conflict.discard')}
        </Button>
        <Button
          variant="contained"
          autoFocus
          onClick={() => (keepsMine ? onSave(merged(theirs, all, choices)) : onDiscard())}
        >
          {translate('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A value may be a table itself. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  '& > tbody > tr > td': { verticalAlign: 'top', minWidth: 130 },
  '& label': { display: 'flex', gap: 8, alignItems: 'flex-start', cursor: 'pointer' },
  // On a telephone every field is a block of its own, with its values below each other.
  [theme.breakpoints.down('sm')]: {
    '& > thead': { display: 'none' },
    '& > tbody > tr, & > tbody > tr > *': { display: 'block' },
    '& > tbody > tr': { marginBottom: 10 },
    '& > tbody > tr > * + *': { borderTop: 0 },
    '& > tbody > tr > td::before': {
      content: 'attr(data-label)',
      display: 'block',
      fontSize: 12,
      color: theme.palette.text.secondary,
    },
  },
  '& input': { accentColor: theme.palette.primary.main, marginTop: 4 },
  '& [data-chosen]': { background: theme.palette.action.selected },
  '& > tbody > [data-conflict] > th': { color: theme.palette.warning.main },
}))
