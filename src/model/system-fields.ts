/** What every record has besides its own fields: in the order in which every table ends with them. */
export const SYSTEM_FIELDS = ['version', 'created_at', 'updated_at'] as const
export type SystemField = (typeof SYSTEM_FIELDS)[number]

/** The times of the first and the last write. */
export const STAMPS = ['created_at', 'updated_at'] as const satisfies readonly SystemField[]

const NAMES: ReadonlySet<string> = new Set(SYSTEM_FIELDS)
export const isSystem = ({ name }: { readonly name: string }): boolean => NAMES.has(name)
