/**
 * react-admin's data provider on the `/v3` transport, plus the verbs that CRUD has no word for.
 * It holds no entity's name: which field is a resource's key comes from the registry.
 */
import type { DataProvider } from 'ra-core'
import type { DataProviderOptions } from './context.ts'
import { createLists } from './lists.ts'
import { createRecords } from './records.ts'
import { createVerbs } from './verbs.ts'

export type ConsoleDataProvider = DataProvider & Omit<ReturnType<typeof createVerbs>, 'deleteMany' | 'updateMany'>

export function createDataProvider(options: DataProviderOptions): ConsoleDataProvider {
  const provider = {
    supportAbortSignal: true,
    ...createLists(options),
    ...createRecords(options),
    ...createVerbs(options),
  }
  // Its methods answer records of any type the caller names; the wire cannot know them, the schemas do.
  return provider as unknown as ConsoleDataProvider
}
