/** Every rule of section 5 with values on both sides of its edge, judged by the schema that forms and server share. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { teach } from '../../src/fields/ajv.ts'
import { loadModel } from '../../src/model/load.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { rules } = built.model
const ajv = teach(new Ajv2020({ strict: false }))

interface Edge { readonly good: readonly unknown[]; readonly bad: readonly unknown[]; readonly says?: string }
const han = (count: number): string => '张'.repeat(count)

const EDGES: Readonly<Record<string, Edge>> = {
  phone: { good: ['13800000000', '10000000000'], bad: ['1380000000', '138000000000', '23800000000', '1380000000a'], says: '手机号格式不正确' },
  phone_mobile: { good: ['13800000000', '19900000000'], bad: ['12800000000', '1380000000'] },
  phone_en: { good: ['1234567890', '12345678901'], bad: ['123456789', '123456789012'] },
  id_card: { good: ['11010519491231002X', '11010519491231002x', '110105491231002'], bad: ['1101051949123100', '110105194912310021X', '11010519491331002X', '01010519491231002X'], says: '身份证格式不正确' },
  email: { good: ['a@b.cn', 'a.b+c@d-e.com'], bad: ['a@b', 'a b@c.cn', '@b.cn', 'a@'], says: '请输入正确的邮箱地址' },
  contact_name: { good: ['张', han(10), 'a-b', '阿依古丽·买'], bad: [han(11), '张 三', '', '张!'], says: '请输入10个字符以内' },
  legal_name: { good: ['张', han(15)], bad: [han(16), '张,三', ''], says: '请输入15个字符以内' },
  business_number: { good: ['123456789012345', '91330106MA2CYDXG0R'], bad: ['12345678901234', '1234567890123456', '91330106MA2CYDXG0RR'] },
  service_phone: { good: ['12345', '123456789012345'], bad: ['1234', '1234567890123456', '1234a'] },
  bank_card: { good: ['12345678901234', '12345678901234567890'], bad: ['1234567890123', '123456789012345678901', '1234567890123a'] },
  merchant_short_name: { good: ['栖屿公寓收款店', 'abcdefg', '123456a', han(20)], bad: [han(6), han(21), '1234567', '栖屿公寓收款!'] },
  positive_integer: { good: ['1', '10'], bad: ['0', '01', '-1', '1.5', ''] },
  non_negative_integer: { good: ['0', '1'], bad: ['-1', '00', '1.0'] },
  decimal_4: { good: ['0', '1.2345'], bad: ['1.23456', '.5', '1.'] },
  digits: { good: ['0', '0012'], bad: ['', '1a'] },
  chinese: { good: ['汉字'], bad: ['汉字a', ''] },
  image_file: { good: ['a.png', 'a.JPG', 'b.jpeg'], bad: ['a.gif', 'png', 'a.png.exe'], says: '请上传png/jpg格式的图片' },
  spreadsheet_file: { good: ['a.xls', 'a.XLSX'], bad: ['a.csv', 'xlsx'] },
  reading: { good: ['0.01', '9999999999.99'], bad: ['0.00', '0', '-1'], says: '读数不能小于0.01' },
  reading_integer: { good: ['0', '1234567890'], bad: ['12345678901', '1.5', 'a', ''] },
  reading_decimal: { good: ['0', '99'], bad: ['100', '1.5', ''] },
  user_name: { good: ['a'], bad: [''], says: '用户名不能为空' },
  password: { good: ['a'], bad: [''], says: '密码不能为空' },
  chinese_number: { good: [1, 99], bad: [0, 100, 1.5], says: '请输入1-99的整数' },
}

describe('every rule of section 5', () => {
  it.each(Object.entries(EDGES))('%s accepts what lies within', (name, { good }) => {
    const check = ajv.compile(rules[name]?.schema ?? false)
    expect(good.filter((value) => !check(value))).toEqual([])
  })

  it.each(Object.entries(EDGES))('%s refuses what lies beyond', (name, { bad }) => {
    const check = ajv.compile(rules[name]?.schema ?? true)
    expect(bad.filter((value) => check(value))).toEqual([])
  })

  it.each(Object.entries(EDGES).filter(([, { says }]) => says !== undefined))('%s says it in the words of the specification', (name, { says }) => {
    expect(rules[name]?.message.zh).toBe(says)
  })
})
