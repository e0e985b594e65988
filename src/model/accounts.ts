/** Who asks: the entity of the accounts, one of those that every console has. */
export const ACCOUNTS = 'staff'
