/**
 * Foreign HTML, cleaned: text, lists, tables, pictures and links; nothing that runs, no forms, no styles that cover the
 * page.
 */
import DOMPurify from 'dompurify'

const ALLOWED = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'code',
    'pre',
    'hr',
    'span',
    'div',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan'],
}

export const cleanHtml = (html: string): string => DOMPurify.sanitize(html, ALLOWED)

export default function CleanHtml({ html }: { readonly html: string }) {
  return <div className="k-html" dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />
}
