import { formats } from './formats.ts'

/** Opens beside the console, which that page learns nothing of; what is no such address is plain text. */
export const webLink = (address: string) =>
  formats.uri.validate(address) ? (
    <a className="k-link" href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  ) : (
    address
  )
