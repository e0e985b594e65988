/**
 * Formatted text from any author, as far as it may be shown. A template is filled in from its own record, and says in
 * which language it is written, for whoever has it read out.
 */
import { useContext } from 'react'
import type { Field } from '../../model/model.ts'
import { LANGUAGE_TAGS } from '../../values/language-tags.ts'
import { languageOfText } from '../../values/placeholders.ts'
import type { CellContext, CellRecord } from '../cell.ts'
import { cleanHtml } from './clean-html.ts'
import { FileHostContext } from './file-host.ts'
import { filled } from './filled.ts'

interface CleanHtmlProps {
  readonly html: string
  readonly template?: { readonly field: Field; readonly record: CellRecord; readonly context: CellContext }
}

export default function CleanHtml({ html, template }: CleanHtmlProps) {
  const fileHost = useContext(FileHostContext)
  const text = template ? filled(html, template.field, template.context, template.record) : html
  const lang = template && languageOfText(html, template.field.placeholders?.names ?? [])
  return (
    <div
      className="k-html"
      lang={lang ? LANGUAGE_TAGS[lang] : undefined}
      dangerouslySetInnerHTML={{ __html: cleanHtml(text, fileHost) }}
    />
  )
}
