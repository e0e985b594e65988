/** A device is bound by its serial number: what the number tells, what it leaves open, and what it contradicts. */
import { beforeAll, expect, test } from 'vitest'
import { describeStores } from '../support/stores.ts'
import { found, homeIn, type Company, type Row } from './company.ts'

describeStores('A device', (open) => {
  let company: Company
  let home: Row
  beforeAll(async () => {
    company = await found(open)
    home = await company.create('home', homeIn(await company.create('store', { name: '一店' }), '翠苑'))
  })

  const bind = (sn: string, device_type?: number) =>
    company.tryMake('device', { sn, home_id: home['home_id'], ...(device_type !== undefined && { device_type }) })
  const textOf = async (sn: string, device_type?: number) => {
    const { error, details } = await bind(sn, device_type)
    return [
      error,
      ...(details?.data?.fields ?? []).map(({ field, message }) => `${field}: ${message.zh} / ${message.en}`),
    ]
  }

  test('whose number starts as a family does has that family’s length', async () => {
    const lock =
      '以LK开头的SN应为20位，当前为19位 / A serial number starting with LK has 20 characters; this one has 19'
    expect(await textOf('lk2403500000000000a')).toEqual(['invalid', `sn: ${lock}`])
    // Whatever type is said, and even where it would be a meter's length.
    expect(await textOf('LK2403500000000000A', 2)).toEqual(['invalid', `sn: ${lock}`])
    expect(await textOf('lk2403500000', 3)).toEqual([
      'invalid',
      'sn: 以LK开头的SN应为20位，当前为12位 / A serial number starting with LK has 20 characters; this one has 12',
    ])
    expect(await textOf('g10124030000012')).toEqual([null])
    expect((await company.list('device', { sn_like: 'lk2403500000' })).count).toBe(0)
  })

  test('of twelve characters is a meter, and whoever binds it says of what', async () => {
    expect(await textOf('861234567801')).toEqual([
      'invalid',
      'device_type: 无法根据“设备SN”识别，请填写 / This cannot be recognised from "Serial number"; please fill it in',
    ])
    expect(await bind('861234567801', 7)).toMatchObject({ error: null, data: { device_type: 7, model: null } })
    expect(await bind('861234567802', 3)).toMatchObject({ error: null, data: { device_type: 3, model: null } })
    expect(await bind('000012345678', 6)).toMatchObject({ error: null, data: { device_type: 6, model: 'NB' } })
    expect(await textOf('861234567803', 2)).toEqual([
      'invalid',
      'device_type: 与“设备SN”不符，应为电表或冷水表或热水表 / Does not match "Serial number"; it should be Electricity meter or Cold water meter or Hot water meter',
    ])
    expect(await textOf('000012345679', 3)).toEqual([
      'invalid',
      'device_type: 与“设备SN”不符，应为冷水表或热水表 / Does not match "Serial number"; it should be Cold water meter or Hot water meter',
    ])
  })

  test('is what its number says, said again or not, and nothing else', async () => {
    expect(await bind('lk2403500000000000a1')).toMatchObject({ error: null, data: { device_type: 2, model: 'D5G' } })
    expect(await bind('lk2403500000000000a2', 2)).toMatchObject({ error: null, data: { device_type: 2 } })
    expect(await textOf('lk2403500000000000a3', 1)).toEqual([
      'invalid',
      'device_type: 与“设备SN”不符，应为门锁 / Does not match "Serial number"; it should be Lock',
    ])
  })

  test('of a model that nobody knows is bound, of a family that nobody knows where its type is said', async () => {
    expect(await bind('lk2403zz0000000000a1')).toMatchObject({ error: null, data: { device_type: 2, model: null } })
    expect(await textOf('xy24030000000000')).toMatchObject(['invalid', expect.stringMatching(/^device_type: /)])
    expect(await bind('xy24030000000000', 8)).toMatchObject({ error: null, data: { device_type: 8, model: null } })
  })

  test('has one number in whatever case it is written, and is found in either', async () => {
    expect(await bind(' CN2403010000000000A1 ')).toMatchObject({
      error: null,
      data: { sn: 'cn2403010000000000a1', device_type: 1 },
    })
    expect(await bind('cn2403010000000000A1')).toMatchObject({ error: 'duplicate' })
    expect((await company.list('device', { sn: 'Cn2403010000000000a1' })).count).toBe(1)
  })
})
