/** What people have said of a record, newest first: who, when and what. Everybody has only their own to change. */
import { lazy, Suspense, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { useGetIdentity, useTranslate } from 'ra-core'
import type { CellRecord } from '../../../../kinds/cell.ts'
import { formatDecimal } from '../../../../kinds/numbers.ts'
import { formatInstant } from '../../../../kinds/times.ts'
import { isArchived } from '../../../../model/archive.ts'
import { AUTHOR, CONTENT } from '../../../../model/comments.ts'
import type { ConsoleIdentity } from '../../../provider/auth-provider.ts'
import { useEntityView, type EntityView } from '../../entity-view.ts'
import { CommentForm } from './CommentForm.tsx'
import { PAGE, useComments } from './use-comments.ts'
import { Failed } from '../../Failed.tsx'

const DeleteDialog = lazy(() => import('../../record/DeleteDialog.tsx'))

interface CommentsProps {
  /** Of the comments. */
  readonly plural: string
  readonly record: CellRecord
}

const MOST = 100

export default function Comments({ plural, record }: CommentsProps) {
  const view = useEntityView(plural)
  const translate = useTranslate()
  const [shown, setShown] = useState(PAGE)
  const { identity } = useGetIdentity() as { readonly identity?: ConsoleIdentity }
  const { data, count, error, isFetching } = useComments(plural, record, shown)
  const { access } = view.entity
  // Who may not change the record does not comment on it either, nor does anybody while it is archived.
  const isOpen = record['_actions'] !== null && !isArchived(record)
  const isOwn = (comment: CellRecord): boolean => identity !== undefined && comment[AUTHOR] === identity.user.id
  return (
    <>
      <h2 className="k-heading">
        {translate('comments.title')}
        {count != null && <span className="k-soft k-count">{formatDecimal(String(count))}</span>}
      </h2>
      {isOpen && view.may(access.create) && <CommentForm view={view} record={record} />}
      {error && !data && <Failed error={error} />}
      {data?.length === 0 && <p className="k-soft k-none">{translate('comments.empty')}</p>}
      <List aria-busy={isFetching}>
        {data?.map((comment) => (
          <Comment
            key={comment.id}
            view={view}
            record={record}
            comment={comment}
            own={isOpen && isOwn(comment) && view.may(access.update)}
          />
        ))}
      </List>
      {(count ?? 0) > shown && shown < MOST && (
        <Button size="small" disabled={isFetching} onClick={() => setShown(Math.min(MOST, shown + PAGE))}>
          {translate('detail.history_more')}
        </Button>
      )}
      {(count ?? 0) > MOST && shown === MOST && (
        <p className="k-soft k-small">{translate('comments.clipped', { count: MOST })}</p>
      )}
    </>
  )
}

interface CommentProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly comment: CellRecord
  /** The user's own, to be changed. */
  readonly own: boolean
}

function Comment({ view, record, comment, own }: CommentProps) {
  const translate = useTranslate()
  const client = useQueryClient()
  const [is, setIs] = useState<'shown' | 'edited' | 'deleted'>('shown')
  const author = (comment['_labels'] as Readonly<Record<string, string | null>> | undefined)?.[AUTHOR]
  const written = String(comment['created_at'])
  const at = formatInstant(written)
  const end = () => setIs('shown')
  return (
    <li>
      <p>
        <strong>{author ?? translate('comments.nobody')}</strong>
        <time className="k-soft k-small k-number" dateTime={written}>
          {at}
        </time>
        {comment['updated_at'] !== written && (
          <span className="k-soft k-small" title={formatInstant(String(comment['updated_at']))}>
            {translate('comments.edited')}
          </span>
        )}
        {own && is !== 'edited' && (
          <span className="k-actions k-small">
            <button
              type="button"
              className="k-link"
              aria-label={translate('comments.edit_at', { at })}
              onClick={() => setIs('edited')}
            >
              {translate('action.edit')}
            </button>
            <button
              type="button"
              className="k-link k-danger"
              aria-label={translate('comments.delete_at', { at })}
              onClick={() => setIs('deleted')}
            >
              {translate('action.delete')}
            </button>
          </span>
        )}
      </p>
      {is === 'edited' ? (
        <CommentForm view={view} record={record} comment={comment} onEnd={end} />
      ) : (
        <div className="k-lines">{String(comment[CONTENT] ?? '')}</div>
      )}
      {is === 'deleted' && (
        <Suspense>
          <DeleteDialog
            view={view}
            records={[comment]}
            sure={translate('comments.delete_sure', { at })}
            onClose={end}
            onDone={() => {
              end()
              void client.invalidateQueries({ queryKey: [view.entity.plural] })
            }}
          />
        </Suspense>
      )}
    </li>
  )
}

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  '& > li': { padding: '12px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 10px', margin: '0 0 4px' },
}))
