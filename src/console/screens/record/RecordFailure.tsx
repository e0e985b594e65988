/** A record that is not there, or could not be read. */
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { Notice } from '../../kit/Notice.tsx'
import { messageOf, statusOf } from '../../provider/errors.ts'

interface RecordFailureProps {
  readonly error: unknown
  /** Address of the list. */
  readonly path: string
  readonly onRetry: () => void
}

export function RecordFailure({ error, path, onRetry }: RecordFailureProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const gone = statusOf(error) === 404
  return (
    <div style={{ padding: '72px 16px' }}>
      <Notice
        tone="error"
        icon={gone ? 'search' : 'warning'}
        title={gone ? translate('detail.gone') : translate('ra.page.error')}
        hint={gone ? translate('page.not_found_hint') : messageOf(error)}
      >
        <Button variant="outlined" color="inherit" onClick={() => void navigate(path)}>
          {translate('detail.to_list')}
        </Button>
        {!gone && (
          <Button variant="contained" onClick={onRetry}>
            {translate('action.retry')}
          </Button>
        )}
      </Notice>
    </div>
  )
}
