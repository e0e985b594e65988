/** How a user is named in the header (spec §2): role 100's role comes first; who has no role has no valid login. */
import { HEAD_ROLE, type User } from '../provider/user.ts'

export interface UserLine {
  /** The role, where it comes first. */
  readonly title: string
  /** Empty: the login is invalid. */
  readonly name: string
  /** Role, client, name and phone, in the order to show. */
  readonly parts: readonly string[]
}

export function userLine(user: User | undefined): UserLine {
  if (!user?.role) return { title: '', name: '', parts: [] }
  const { role, client, name, telephone } = user
  const isHead = role.id === HEAD_ROLE
  const parts = isHead ? [role.name, client.name, name, telephone] : [client.name, role.name, name, telephone]
  return { title: isHead ? role.name : '', name, parts: parts.filter((part) => part !== '') }
}
