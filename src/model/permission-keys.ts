/** How permission keys are called. Both sides of the product read them. */

/** Held by all who are logged in; no role needs to be given it. */
export const EVERY = 'every'

/**
 * Spec §3: what a company has booked beside what its roles hold is `opt_` plus resource and action:
 * `opt_client_face_access`.
 */
const OPTIONAL = 'opt_'

export const isOptional = (key: string): boolean => key.startsWith(OPTIONAL)
export const optionalKey = ({ resource, action }: { readonly resource: string; readonly action: string }): string =>
  `${OPTIONAL}${resource}_${action}`

/** A key is its resource and its action: `books_view` is to `view` the `books`. */
export const bareKey = (key: string): string => (isOptional(key) ? key.slice(OPTIONAL.length) : key)

/** What a key follows from: null of those that a role can be given, or a company. */
interface Following {
  readonly allOf: readonly string[] | null
  readonly anyOf: readonly string[] | null
}

/** Those that a role can be given, or a company: the others follow from these. */
export const givenPermissions = <P extends Following>(permissions: readonly P[]): readonly P[] =>
  permissions.filter(({ allOf, anyOf }) => allOf === null && anyOf === null)

/** Whether it is held by whoever holds those keys, without being given. */
export const isFollowing = ({ allOf, anyOf }: Following, has: (key: string) => boolean): boolean =>
  allOf?.every(has) ?? anyOf?.some(has) ?? false
