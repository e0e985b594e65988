/** The catalogue of errors as code throws them: the engine's and the product's, by their keys. */
import { files, GENERATED, type Emit } from '../output.ts'
import { header, lines } from '../writing.ts'

export const emitErrors: Emit = ({ app: { errors } }) =>
  files([
    [
      `${GENERATED}/errors.ts`,
      `${header('app/errors.json of schemas and schemas/system')}export const errors = ${lines(
        Object.fromEntries(
          Object.entries(errors).map(([key, { code, status, message, hint }]) => [
            key,
            { code, status, message, ...(hint ? { hint } : {}) },
          ]),
        ),
        1,
      )} as const\n`,
    ],
  ])
