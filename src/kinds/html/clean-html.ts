/**
 * Foreign HTML, cleaned: text, lists, tables, pictures and links; nothing that runs, no forms, no styles that cover the
 * page, and no picture of a stranger's host.
 */
import DOMPurify from 'dompurify'
import { isOwnAddress } from '../files/own-address.ts'

const ALLOWED = {
  ALLOWED_TAGS:
    'p br b strong i em u s h2 h3 h4 ul ol li blockquote a img table thead tbody tr th td code pre hr span div'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan'],
}

export const cleanHtml = (html: string, fileHost: string): string => {
  const cleaned = DOMPurify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true })
  for (const picture of cleaned.querySelectorAll('img'))
    if (!isOwnAddress(picture.getAttribute('src') ?? '', fileHost)) picture.remove()
  const holder = document.createElement('div')
  holder.append(cleaned)
  return holder.innerHTML
}
