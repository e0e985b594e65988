/** Foreign HTML, cleaned before it is shown. Whoever draws it loads the cleaner with it, so it comes late. */
import purify from 'dompurify'

export default function CleanHtml({ html }: { readonly html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: purify.sanitize(html, { FORBID_TAGS: ['style', 'form', 'input', 'button'], FORBID_ATTR: ['style'] }) }} />
}
