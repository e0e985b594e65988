/** The tables as SQL, for readers and for tools; the server compares tables itself and never runs this file. */
import { schemaStatements, tablesOf } from '../../src/kinds/tables.ts'
import { files, GENERATED, type Emit } from '../output.ts'
import { COMMAND } from '../writing.ts'

export const emitTables: Emit = (model) => {
  const statements = schemaStatements(tablesOf(model)).map((statement) => `${statement};\n`)
  return files([
    [
      `${GENERATED}/schema.sql`,
      [`-- Generated from schemas by \`${COMMAND}\`; edit the source instead.\n`, ...statements].join('\n'),
    ],
  ])
}
