/** What the search says of itself: all fields that it looks in, and as many of them as can be read in its box. */
import type { Field, Lang } from '../../../model/model.ts'
import { text } from '../../kit/lang.ts'
import { inSentence } from '../../provider/i18n-provider.ts'
import type { EntityView } from '../entity-view.ts'

/** Letters that the box of a desk and that of a telephone show; a Chinese character takes the room of two. */
export const ROOM = { desk: 29, telephone: 44 }

type Translate = EntityView['inList']['translate']

export const allWords = (fields: readonly Field[], lang: Lang, translate: Translate): string =>
  translate('list.search_placeholder', {
    fields: fields.map(({ label }) => inSentence(text(label, lang))).join(translate('list.search_join')),
  })

export function fittingWords(fields: readonly Field[], lang: Lang, translate: Translate, room: number): string {
  const most = fields.findLastIndex(
    (_, last) => lettersOf(allWords(fields.slice(0, last + 1), lang, translate)) <= room,
  )
  return allWords(fields.slice(0, Math.max(most, 0) + 1), lang, translate)
}

const lettersOf = (words: string): number =>
  [...words].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0)
