/** In place of records that could not be had: why, and where it makes sense a way to ask again. */
import { useTranslate } from 'ra-core'
import { messageOf } from '../provider/errors.ts'

interface FailedProps {
  readonly error: unknown
  readonly retry?: () => void
  readonly className?: string
}

export function Failed({ error, retry, className = 'k-error' }: FailedProps) {
  const translate = useTranslate()
  return (
    <p role="alert" className={className}>
      {messageOf(error) ?? translate('list.failed')}
      {retry && (
        <>
          {' '}
          <button type="button" className="k-link" onClick={retry}>
            {translate('action.retry')}
          </button>
        </>
      )}
    </p>
  )
}
