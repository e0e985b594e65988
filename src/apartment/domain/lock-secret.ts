import { createHmac } from 'node:crypto'

/** What a simulated lock shares with the simulated vendor. It opens no door: a real lock's is the vendor's to keep. */
export const lockSecret = ({ sn, company }: { readonly sn: string; readonly company: number }): string =>
  createHmac('sha256', 'simulated vendor').update(`${company} ${sn}`).digest('hex')
