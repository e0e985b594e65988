/** Values by the names of their fields: what is sent, what is to be stored, or what is there. */
export type Body = Readonly<Record<string, unknown>>
