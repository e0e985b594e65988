/** What a screen may name as its `view` without code of the product's: the console draws it, or leads on from it. */
export const ENGINE_VIEWS = [
  'list',
  'create',
  'detail',
  'edit',
  'redirect',
  'login',
  'forbidden',
  'not-found',
  'server-error',
  'status',
  'dashboard',
] as const
