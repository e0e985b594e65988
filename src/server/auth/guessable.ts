/**
 * Whether a password is easy to guess: an estimator with lists of what people choose (@zxcvbn-ts: kept up, MIT), which
 * also knows rows of keys, years and leetspeak; what people choose in China is added to its lists. What the record says
 * of the person, and the brand, is easy for anyone who knows either.
 */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { AppError, entry } from '../../errors/app-error.ts'
import type { Model } from '../../model/model.ts'
import { USUAL } from './usual-words.ts'

/** More says nothing more, and would take long. */
const MOST_LOOKED_AT = 64
/** Shorter words stand in many passwords by chance. */
const SHORTEST_WORD = 4
/** What is left beside such words must be a password by itself. */
const SHORTEST = 8

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loaded by the first who sets a password: its lists take some 30 MB. */
const loaded = (): Promise<ZxcvbnFactory> =>
  (estimator ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs: graphs }]) =>
      new Estimator({ dictionary: { ...dictionary, ...USUAL }, graphs }),
  ))

/** `texts`: what is known of whose password it is. */
export async function isGuessable({ app }: Model, password: string, texts: readonly string[]): Promise<boolean> {
  const brands = app.brands.flatMap(({ key, name }) => [key, name.zh, name.en])
  const words = [
    ...new Set(
      [...texts, ...brands]
        .flatMap((text) => [text, ...text.split(/[\s@._-]+/)])
        .map((word) => word.trim().toLowerCase())
        .filter((word) => word.length >= SHORTEST_WORD),
    ),
  ]
  const looked = password.slice(0, MOST_LOOKED_AT)
  const found = words.filter((word) => looked.toLowerCase().includes(word))
  const left = found
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), looked.toLowerCase())
  if (found.length > 0 && left.length < SHORTEST) return true
  return (await loaded()).check(looked, words).score < Number(app.constants['password_strength_min'])
}

/** Names the field that holds it. */
export async function refuseGuessable(
  model: Model,
  field: string,
  password: string,
  texts: readonly string[],
): Promise<void> {
  if (!(await isGuessable(model, password, texts))) return
  const { message, hint } = entry('password_guessable')
  const whole = { zh: `${message.zh}。${hint?.zh ?? ''}`, en: `${message.en}. ${hint?.en ?? ''}` }
  throw new AppError('password_guessable', {}, { fields: [{ field, message: whole }] })
}
