/**
 * Which network addresses lie outside: those of the internet at large. Loopback, private and link-local ones, the
 * providers' own (metadata of a machine) and whatever wraps one of these in IPv6 are within, and nobody who writes an
 * address into a form may have this server ask them.
 */
import ipaddr from 'ipaddr.js'

export function isOutside(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  // An IPv4 address written in IPv6 is that address.
  const address = ipaddr.process(text)
  return address.range() === 'unicast'
}
