/** Files that are on their way, with their percent, and those that did not arrive, with why. */
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'ra-core'
import { Icon } from '../../console/kit/icons.tsx'
import type { Underway } from './use-uploads.ts'

interface Props {
  readonly underway: ReadonlyMap<string, Underway>
  readonly onRetry: (key: string, file: File) => void
  readonly onRemove: (key: string) => void
}

export function OnTheWay({ underway, onRetry, onRemove }: Props) {
  const translate = useTranslate()
  return [...underway].map(([key, { file, percent, error, mayRetry }]) => (
    <li key={key} className="k-file">
      <span>{file.name}</span>
      {error === null ? (
        <span role="status">
          {translate('upload.progress', { percent })}
          <LinearProgress variant="determinate" value={percent} aria-label={file.name} />
        </span>
      ) : (
        <>
          <span role="alert" data-tone="error">
            {error}
          </span>
          {mayRetry && (
            <button type="button" className="k-link" onClick={() => onRetry(key, file)}>
              {translate('action.retry')}
            </button>
          )}
        </>
      )}
      <RemoveButton name={file.name} onClick={() => onRemove(key)} />
    </li>
  ))
}

export function RemoveButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  const translate = useTranslate()
  return (
    <button type="button" className="k-link" aria-label={`${translate('action.remove')} ${name}`} onClick={onClick}>
      <Icon name="close" size={12} />
    </button>
  )
}
