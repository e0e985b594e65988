/** The model and the validators as they were generated: what production runs on. */
import { readFile } from 'node:fs/promises'
import mapValues from 'lodash/mapValues'
import once from 'lodash/once'
import type { Model } from '../model/model.ts'
import { fixedSource, type InForce, type ModelSource } from './source.ts'

/**
 * Read as a file, which `scripts/server-build.ts` puts where it stands from a built server too: of a module the engine
 * would keep the text beside what it says, for ever.
 */
const MODEL = new URL('../generated/model.json', import.meta.url)
/** The description of the calls, which only who asks for it needs. */
export const API_DOCUMENT = new URL('../generated/openapi.json', import.meta.url)

export async function generatedSource(): Promise<ModelSource> {
  const [text, { validators }] = await Promise.all([readFile(MODEL, 'utf8'), import('../generated/validators.ts')])
  // Each record that is written asks for its own: a dynamic import is slow even of what is loaded.
  const loaded = mapValues(validators as InForce['validators'], (load) => once(load))
  return fixedSource({ model: JSON.parse(text) as Model, validators: loaded })
}
