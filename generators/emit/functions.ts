/** The names of the functions that the schemas call, so that a product's tables of them are complete by their type. */
import type { Model } from '../../src/model/model.ts'
import { files, GENERATED, type Emit } from '../output.ts'
import { header, literal } from '../writing.ts'

export const emitFunctions: Emit = (model) =>
  files([
    [
      `${GENERATED}/function-names.ts`,
      `${header('schemas')}/** Named by \`x-derived\`. */
export type DerivationName = ${union(derivations(model))}

/** Named by \`x-judged\`. */
export type JudgementName = ${union(judgements(model))}

/** Of \`schemas/jobs\` and \`schemas/system/jobs\`. */
export type JobName = ${union(Object.keys(model.jobs))}

/** Settings of which devices take some (\`x-sent\`), or have only some (\`x-features\`). */
export type DeviceSettingsName = ${union(deviceSettings(model))}
/** Enums of what such devices have (\`x-features\`). */
export type DeviceFeature = ${union(deviceFeatures(model))}
`,
    ],
  ])

const deviceSettings = ({ entities }: Model): readonly string[] =>
  Object.values(entities).flatMap(({ name, sent, features }) => (sent !== null || features !== null ? [name] : []))
const deviceFeatures = ({ entities }: Model): readonly string[] =>
  Object.values(entities).flatMap(({ features }) => Object.keys(features ?? {}))
const derivations = ({ entities }: Model): readonly string[] =>
  Object.values(entities).flatMap(({ fields }) => fields.flatMap(({ derived }) => derived?.by ?? []))
const judgements = ({ entities }: Model): readonly string[] =>
  Object.values(entities).flatMap(({ judged }) => judged.map(({ by }) => by))

const union = (names: readonly string[]): string =>
  [...new Set(names)]
    .sort()
    .map((name) => literal(name))
    .join(' | ') || 'never'
