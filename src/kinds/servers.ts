/**
 * What the server alone asks of each kind, complete by type. The console loads none of it.
 */
import type { FieldKindName } from '../model/model.ts'
import { booleanServer } from './boolean/server.ts'
import { dateServer } from './date/server.ts'
import { dateRangeServer } from './date-range/server.ts'
import { datetimeServer } from './datetime/server.ts'
import { decimalServer } from './decimal/server.ts'
import { enumServer } from './enum/server.ts'
import { enumSetServer } from './enum-set/server.ts'
import { filesServer } from './files/server.ts'
import { htmlServer } from './html/server.ts'
import { integerServer } from './integer/server.ts'
import { keyServer } from './key/server.ts'
import { referenceServer } from './reference/server.ts'
import { referencesServer } from './references/server.ts'
import { rowsServerOf } from './rows/server.ts'
import { secretServer } from './secret/server.ts'
import { stateServer } from './state/server.ts'
import { stringServer } from './string/server.ts'
import { textServer } from './text/server.ts'
import type { ServerKind } from './server-kind.ts'

export const servers: Readonly<Record<FieldKindName, ServerKind>> = {
  key: keyServer,
  string: stringServer,
  text: textServer,
  html: htmlServer,
  integer: integerServer,
  decimal: decimalServer,
  boolean: booleanServer,
  date: dateServer,
  datetime: datetimeServer,
  'date-range': dateRangeServer,
  enum: enumServer,
  'enum-set': enumSetServer,
  state: stateServer,
  reference: referenceServer,
  references: referencesServer,
  files: filesServer,
  rows: rowsServerOf((name) => servers[name]),
  secret: secretServer,
}
