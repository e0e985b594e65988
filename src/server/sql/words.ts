/**
 * What the journal tells, in the reader's words: labels of fields, labels of codes, times of the product. The words
 * themselves are a parameter, made for the reader (`operations/words.ts`); what they hold as null the reader may not
 * read, and it is left out. What they lack the model has no longer: it stands as it was written.
 */
import { PARTS } from '../../kinds/enum-set/server.ts'
import { clock, literal } from '../../kinds/sql-text.ts'
import type { Field, Mask } from '../../model/model.ts'
import { masked } from './masks.ts'
import { column, type Source } from './sources.ts'
import type { Writing } from './writing.ts'

/** Entity → its fields → what they are called; null: not for this reader. */
export type Words = Readonly<Record<string, Readonly<Record<string, Word | null>> | null>>
export interface Word {
  readonly label: string
  /** Code → label. */
  readonly codes?: Readonly<Record<string, string>>
  readonly is?: 'instant'
  /** Entries are masked as they are written; one from before its field had a mask is masked as it is read. */
  readonly mask?: string
}

/** The rows of a field with `x-changes-of`, as a jsonb array of the same rows. */
export function inWords(writing: Writing, source: Source, field: Field): string {
  const words = `(${writing.slot({ is: 'words' })} -> ${column(source, field.changesOf ?? '')})`
  const stored = column(source, field.name)
  const masks = Object.values(writing.model.app.masks)
  // The offset keeps the planner from looking each word up again wherever it is used.
  return (
    `(select jsonb_agg(jsonb_build_object('field', coalesce(w.word ->> 'label', c.item ->> 'field'), 'before', ${said(masks, 'before')}, 'after', ${said(masks, 'after')}) order by c.place)` +
    ` from jsonb_array_elements(case jsonb_typeof(${stored}) when 'array' then ${stored} end) with ordinality c(item, place)` +
    ` cross join lateral (select case jsonb_typeof(${words}) when 'null' then 'null'::jsonb else ${words} -> (c.item ->> 'field') end offset 0) w(word)` +
    ` where jsonb_typeof(w.word) is distinct from 'null')`
  )
}

const behindMasks = (masks: readonly Mask[], text: string): string =>
  `case w.word ->> 'mask' ${masks.map((mask) => `when ${literal(mask.name)} then ${masked(mask, text)}`).join(' ')} end`

function said(masks: readonly Mask[], side: 'before' | 'after'): string {
  const text = `(c.item ->> '${side}')`
  const codes = `(select string_agg(coalesce(w.word -> 'codes' ->> u.code, u.code), '、' order by u.place) from unnest(string_to_array(${text}, ${literal(PARTS)})) with ordinality u(code, place))`
  return (
    `case when w.word -> 'codes' is not null then ${codes} when w.word ->> 'is' = 'instant' then to_char(${text}::timestamptz at time zone ${clock()}, 'YYYY-MM-DD HH24:MI:SS')` +
    `${masks.length === 0 ? '' : ` when w.word -> 'mask' is not null then ${behindMasks(masks, text)}`} else ${text} end`
  )
}
