/** A value that demo data makes up, as SQL of the row's number `g`: each field's kind says how. */
import type { Wish } from '../../../kinds/server-kind.ts'
import { servers } from '../../../kinds/servers.ts'
import { literal } from '../../../kinds/sql-text.ts'
import { between, chance, oneOf } from './chance.ts'
import { patternText } from './pattern-text.ts'

/** One expression a column, in the order of the kind's columns. */
export const valuesOf = (wish: Omit<Wish, 'by'>): readonly string[] =>
  servers[wish.field.kind].sample({
    ...wish,
    by: { number: chance, oneOf, between, words, pattern: patternText },
  })

const WORDS = [
  ...new Set(
    '云栖锦苑西溪雅筑翠柏佳园松涧花里留香公馆紫荆新城江澜白马湖畔钱塘星耀冠山长河春波映翠藿香益江金桂青桐玉兰平江梧桐沧浪胥江竹辉方山秦淮天印学府望江芙蓉阳光滨海东湖南山北苑中央国际时代广场'.match(
      /../gu,
    ) ?? [],
  ),
]

/** So many words of two characters. */
function words(count: number, salt: number): string {
  const list = literal(WORDS.join(''))
  return Array.from(
    { length: count },
    (_, at) => `substr(${list}, 1 + 2 * (${chance(salt * 13 + at)} % ${WORDS.length}), 2)`,
  ).join(' || ')
}
