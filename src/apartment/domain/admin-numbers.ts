import { admin_password_id, offline_admin_password_id } from '../../generated/constants.ts'

/** Numbers in a lock that no credential of a person gets: its admin passwords'. */
export const ADMIN_NUMBERS: ReadonlySet<number | null> = new Set([admin_password_id, offline_admin_password_id])
