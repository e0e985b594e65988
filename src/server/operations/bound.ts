import { bind, type Written } from '../sql/writing.ts'
import type { Statement } from '../store/store.ts'
import type { Context } from './context.ts'
import { wordsFor } from './words.ts'

/** A statement with what it is run with. */
export const bound = (context: Context, statement: Written, values: readonly unknown[]): Statement => ({
  ...bind(statement, {
    scope: context.scope,
    now: context.now,
    values,
    address: context.address,
    lang: context.lang,
    words: () => wordsFor(context),
  }),
  ...(context.isLeft && { isLeft: context.isLeft }),
})
