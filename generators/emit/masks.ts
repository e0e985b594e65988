/** The library of masks by name, for code that says somebody's name in a text of its own. */
import { files, GENERATED, type Emit } from '../output.ts'
import { header } from '../writing.ts'

export const emitMasks: Emit = ({ app: { masks } }) =>
  files([
    [
      `${GENERATED}/masks.ts`,
      `${header('app/masks.json of schemas and schemas/system')}export const masks = ${JSON.stringify(masks, null, 2)} as const\n`,
    ],
  ])
