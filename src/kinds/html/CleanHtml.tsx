/** Formatted text from any author, as far as it may be shown. */
import { useContext } from 'react'
import { cleanHtml } from './clean-html.ts'
import { FileHostContext } from './file-host.ts'

export default function CleanHtml({ html }: { readonly html: string }) {
  const fileHost = useContext(FileHostContext)
  return <div className="k-html" dangerouslySetInnerHTML={{ __html: cleanHtml(html, fileHost) }} />
}
