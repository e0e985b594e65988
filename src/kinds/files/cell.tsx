import { isNothing } from '../accepts.ts'
import type { Cell, FieldUi } from '../cell.ts'

export interface StoredFile {
  readonly name: string
  readonly url: string
  readonly size?: number | undefined
  readonly type?: string | undefined
}

/** What comes with the record says by its address what it is. */
export const isPicture = ({ url, type }: Pick<StoredFile, 'url' | 'type'>): boolean =>
  type === undefined ? /^data:image\//i.test(url) : type.startsWith('image/')

const filesCell: Cell = ({ value, context }) => {
  const files = (Array.isArray(value) ? value : []) as readonly StoredFile[]
  if (context.place === 'list') return context.translate('value.files', { count: files.length })
  return (
    <ul className="k-files">
      {files.map(({ name, url, type }) => (
        <li key={url}>
          <a className="k-link" href={safeAddress(url)} target="_blank" rel="noreferrer">
            {isPicture({ url, type }) ? <img src={smallAddress(url)} alt={name} loading="lazy" /> : name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A picture may also come with the record; whatever is written in a drawing, nothing of it runs in a picture. */
export const pictureAddress = (url: string): string | undefined =>
  safeAddress(url) ?? (/^data:image\//i.test(url) ? url : undefined)

/** Of what was uploaded here, a small one. */
export const smallAddress = (url: string): string | undefined =>
  pictureAddress(url.includes('&signature=') ? `${url}&size=small` : url)

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
