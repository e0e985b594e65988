/** Numbers of every family, with what they stand for; of several types the number does not tell which. */
export const serialCases: readonly {
  readonly sn: string
  readonly is: 'known' | 'wrong_length' | 'unknown'
  readonly device_types?: readonly number[]
  readonly model?: string | null
  readonly why: string
}[] = [
  { sn: 'lk2301030000000000a1', is: 'known', device_types: [2], model: 'B10', why: 'a lock by positions 7 and 8' },
  { sn: 'LK2301AD0000000000A1', is: 'known', device_types: [2], model: 'D6i-W', why: 'letters of either case' },
  { sn: 'lk2301zz0000000000a1', is: 'known', device_types: [2], model: null, why: 'a lock of unknown model' },
  { sn: 'lk23010300', is: 'wrong_length', why: 'a lock number of wrong length' },
  { sn: 'cn230101000000000001', is: 'known', device_types: [1], model: null, why: 'a gateway' },
  { sn: 'rp230101000000000001', is: 'known', device_types: [8], model: null, why: 'a repeater' },
  { sn: 'em230101000000000001', is: 'known', device_types: [4], model: null, why: 'a collector' },
  { sn: 'ec230102000000000001', is: 'known', device_types: [10], model: null, why: 'a face terminal' },
  { sn: 'ec230101000000000001', is: 'known', device_types: [11], model: 'M3', why: 'an M3: 01 at positions 7 and 8' },
  { sn: 'g10100000000001', is: 'known', device_types: [5], model: null, why: 'a water gateway' },
  { sn: 'g1010000000000', is: 'wrong_length', why: 'a water gateway number of wrong length' },
  { sn: '000023010001', is: 'known', device_types: [6, 7], model: 'NB', why: 'an NB water meter' },
  { sn: '412301000001', is: 'known', device_types: [3], model: 'TOU', why: 'a time-of-use meter' },
  { sn: '422301000001', is: 'known', device_types: [3], model: 'ATY60', why: 'a meter whose prefix names its model' },
  {
    sn: '992301000001',
    is: 'known',
    device_types: [3, 6, 7],
    model: null,
    why: 'a twelve-character number of no known family',
  },
  { sn: 'lk2301030000', is: 'wrong_length', why: 'twelve characters that start as a lock: no meter' },
  { sn: 'zz', is: 'unknown', why: 'no number of ours' },
]
