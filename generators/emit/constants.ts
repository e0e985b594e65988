/** Constants by their names, one export each, so that a script takes along only those that it reads. */
import { files, GENERATED, type Emit } from '../output.ts'
import { header } from '../writing.ts'

export const emitConstants: Emit = ({ app: { constants } }) =>
  files([
    [
      `${GENERATED}/constants.ts`,
      header('schemas/app/constants.json') +
        Object.entries(constants)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const\n`)
          .join(''),
    ],
  ])
