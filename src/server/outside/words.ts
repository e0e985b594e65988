/** What came of a message to somebody outside, as people are told it. */
import type { Label, Model } from '../../model/model.ts'
import { said } from '../messages/said.ts'
import { refusedUrl, type Outcome, type Reach } from './post.ts'

/** Null: it went well. */
export function troubleText(
  model: Model,
  { trouble, status, seconds }: Pick<Outcome, 'trouble' | 'status' | 'seconds'>,
): Label | null {
  if (trouble === null) return null
  return said(model, `outside.${trouble}`, () => ({ status: status ?? '', seconds }))
}

/** Why an address cannot be written to, as it stands; null: it can be tried. */
export function addressText(model: Model, url: string, reach: Reach): Label | null {
  const trouble = refusedUrl(url, reach)
  return trouble === null ? null : said(model, `outside.${trouble}`)
}
