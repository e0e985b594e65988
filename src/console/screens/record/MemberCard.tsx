/**
 * Who a person is, in a small window: the picture, and the few fields that their entity names; what is masked is shown
 * one by one.
 */
import { styled, useTheme } from '@mui/material/styles'
import { useGetOne } from 'ra-core'
import type { CellContext, CellRecord } from '../../../kinds/cell.ts'
import { displayOf } from '../../../kinds/display.ts'
import { safeAddress, type StoredFile } from '../../../kinds/files/cell.tsx'
import { show } from '../../../kinds/show.tsx'
import { Icon } from '../../shell/icons.tsx'
import { toneVariables } from '../../kit/tones.ts'
import { seen, useEntityViewWith } from '../entity-view-with.ts'
import { RecordFailure } from './RecordFailure.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'

interface MemberCardProps {
  readonly plural: string
  readonly id: number
  /** Of whom a cell of the card names. */
  readonly openCard: CellContext['openCard']
}

export default function MemberCard({ plural, id, openCard }: MemberCardProps) {
  const view = useEntityViewWith(plural, openCard)
  const { entity, may, say, inDetail, path } = view
  const theme = useTheme()
  const { data: record, error, refetch } = useGetOne<CellRecord>(plural, { id })
  if (!record)
    return error ? <RecordFailure error={error} path={path} onRetry={() => void refetch()} /> : <RecordSkeleton />
  const named = entity.card.flatMap((name) => seen(entity, may).filter((field) => field.name === name))
  const pictures = named.filter(({ kind }) => kind === 'files')
  const photo = pictures.flatMap(({ name }) => (record[name] ?? []) as readonly StoredFile[])[0]
  const address = photo && safeAddress(photo.url)
  return (
    <Box style={toneVariables(theme)}>
      {pictures.length > 0 &&
        (address === undefined ? (
          <span className="nobody">
            <Icon name="person" size={56} strokeWidth={1.2} />
          </span>
        ) : (
          <img src={address} alt={displayOf(entity, record)} />
        ))}
      <dl>
        {named
          .filter(({ kind }) => kind !== 'files')
          .map((field) => (
            <div key={field.name}>
              <dt>{say(field.label)}</dt>
              <dd>{show({ value: record[field.name], record, field, name: field.name, context: inDetail })}</dd>
            </div>
          ))}
      </dl>
    </Box>
  )
}

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  fontSize: 14,
  '& img, & .nobody': {
    width: 128,
    height: 128,
    borderRadius: 12,
    objectFit: 'cover',
    border: `1px solid ${theme.palette.divider}`,
    background: theme.palette.background.default,
  },
  '& .nobody': { display: 'grid', placeItems: 'center', color: theme.palette.text.disabled },
  '& dl': { alignSelf: 'stretch', margin: 0, display: 'grid', gap: 10 },
  '& dl > div': { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: 12 },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}))
