import { isNothing } from '../accepts.ts'
import type { Cell, FieldUi } from '../cell.ts'

export interface StoredFile {
  readonly name: string
  readonly url: string
  readonly size?: number
  readonly type?: string
}

const filesCell: Cell = ({ value, context }) => {
  const files = (Array.isArray(value) ? value : []) as readonly StoredFile[]
  if (context.place === 'list') return context.translate('value.files', { count: files.length })
  return (
    <ul className="k-files">
      {files.map(({ name, url, type }) => (
        <li key={url}>
          <a className="k-link" href={safeAddress(url)} target="_blank" rel="noreferrer">
            {type?.startsWith('image/') ? <img src={pictureAddress(url)} alt={name} loading="lazy" /> : name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A picture may also come with the record; whatever is written in a drawing, nothing of it runs in a picture. */
const pictureAddress = (url: string): string | undefined =>
  safeAddress(url) ?? (/^data:image\//i.test(url) ? url : undefined)

/** Only pages and files of the web: an address that is script opens nothing. */
export const safeAddress = (url: string): string | undefined => (/^(https?:\/\/|\/(?!\/))/i.test(url) ? url : undefined)

export const filesUi: FieldUi = {
  Cell: filesCell,
  align: 'start',
  wide: true,
  listed: true,
  leads: false,
  shortest: 80,
  enough: 0.7,
  accepts: isNothing,
  copied: false,
  drafted: false,
}
