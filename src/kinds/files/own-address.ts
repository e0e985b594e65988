/**
 * Whether an address is this system's own. Anybody else's would show a stranger's page under our name, and tell that
 * stranger who looks at it. Server and console ask alike.
 */

/** Where a server answers for the file host itself. */
const OWN_PATH = '/files'
/** Nothing of a drawing runs in a picture. */
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i
/** Stands for wherever the console came from. */
const HERE = 'https://here.invalid'

/** Of this system's file host, or with the record itself. */
export function isOwnAddress(address: string, fileHost: string): boolean {
  if (PICTURE.test(address)) return true
  // What a browser and a proxy read in two ways.
  if (/[\s\\]|%2f|%5c/i.test(address) || !URL.canParse(address, HERE)) return false
  const roots = [fileHost, OWN_PATH].map((root) => new URL(root.endsWith('/') ? root : `${root}/`, HERE))
  const { origin, pathname, username, password } = new URL(address, HERE)
  return (
    username + password === '' && roots.some((root) => origin === root.origin && pathname.startsWith(root.pathname))
  )
}
