/** Serial numbers of section 3, typed from the specification independently of the schemas. */

/** What stands at places 7 and 8 of a lock's number → its model. */
export const LOCKS: Readonly<Record<string, string>> = {
  '01': 'D1',
  '02': 'T1',
  '03': 'B10',
  19: 'D2F',
  23: 'T3',
  24: 'T3',
  25: 'T3',
  26: 'D3',
  29: 'D3',
  40: 'D3',
  30: 'D6',
  49: 'D5GF',
  50: 'D5G',
  58: 'D3B',
  65: 'D3N',
  66: 'D3NF',
  91: 'D5/T5',
  92: 'D5CS/T5CS',
  93: 'D5NF',
  94: 'D5N',
  95: 'D5F',
  ad: 'D6i-W',
  ae: 'D6i-G',
  ag: 'D6i-Wx',
  ah: 'D6i-Gx',
  an: 'D5GF (new)',
  ao: 'D3/T3 down',
  ap: 'D3/T3 down',
}

/** Number, device type, and the model where the specification names one. */
export const OTHERS: readonly (readonly [sn: string, type: number, model: string | null])[] = [
  ['cn260101000000000001', 1, null],
  ['rp260101000000000001', 8, null],
  ['em260101000000000001', 4, null],
  ['ec260101000000000001', 11, 'M3'],
  ['ec260102000000000001', 10, null],
  ['g10126010000001', 5, null],
  ['411234567890', 3, 'TOU'],
  ['421234567890', 3, 'ATY60'],
  ['431234567890', 3, 'ATY6'],
  ['441234567890', 3, 'ATY80'],
]
