/** Every rule of section 5: values on both sides of its edge, and its words, typed from the specification. */

export interface Edge {
  readonly good: readonly unknown[]
  readonly bad: readonly unknown[]
  readonly says: readonly [zh: string, en: string]
}
const han = (count: number): string => '张'.repeat(count)

export const EDGES: Readonly<Record<string, Edge>> = {
  phone: {
    good: ['13800000000', '10000000000'],
    bad: ['1380000000', '138000000000', '23800000000', '1380000000a'],
    says: ['手机号格式不正确', 'phone format incorrect'],
  },
  phone_mobile: {
    good: ['13800000000', '19900000000'],
    bad: ['12800000000', '1380000000'],
    says: ['手机号格式不正确', 'phone format incorrect'],
  },
  phone_en: {
    good: ['1234567890', '12345678901'],
    bad: ['123456789', '123456789012'],
    says: ['手机号格式不正确', 'phone format incorrect'],
  },
  id_card: {
    good: ['11010519491231002X', '11010519491231002x', '110105491231002'],
    bad: ['1101051949123100', '110105194912310021X', '11010519491331002X', '01010519491231002X'],
    says: ['身份证格式不正确', 'ID card format incorrect'],
  },
  email: {
    good: ['a@b.cn', 'a.b+c@d-e.com'],
    bad: ['a@b', 'a b@c.cn', '@b.cn', 'a@'],
    says: ['请输入正确的邮箱地址', 'please enter a correct email address'],
  },
  contact_name: {
    good: ['张', han(10), 'a-b', '阿依古丽·买'],
    bad: [han(11), '张 三', '', '张!'],
    says: ['请输入10个字符以内', '10 characters or fewer, without spaces'],
  },
  legal_name: {
    good: ['张', han(15)],
    bad: [han(16), '张,三', ''],
    says: ['请输入15个字符以内', '15 characters or fewer, without spaces'],
  },
  business_number: {
    good: ['123456789012345', '91330106MA2CYDXG0R'],
    bad: ['12345678901234', '1234567890123456', '91330106MA2CYDXG0RR'],
    says: ['请输入正确的营业执照号', 'please enter a correct business registration number'],
  },
  service_phone: {
    good: ['12345', '123456789012345'],
    bad: ['1234', '1234567890123456', '1234a'],
    says: ['请输入5-15位数字', 'please enter 5 to 15 digits'],
  },
  bank_card: {
    good: ['12345678901234', '12345678901234567890'],
    bad: ['1234567890123', '123456789012345678901', '1234567890123a'],
    says: ['请输入14-20位银行卡号', 'please enter a bank card number of 14 to 20 digits'],
  },
  merchant_short_name: {
    good: ['栖屿公寓收款店', 'abcdefg', '123456a', han(20)],
    bad: [han(6), han(21), '1234567', '栖屿公寓收款!'],
    says: [
      '请输入7-20个字母、数字或汉字，不能全为数字',
      '7 to 20 letters, digits or Chinese characters, not all digits',
    ],
  },
  positive_integer: {
    good: ['1', '10'],
    bad: ['0', '01', '-1', '1.5', ''],
    says: ['请输入正整数', 'please enter a positive integer'],
  },
  non_negative_integer: {
    good: ['0', '1'],
    bad: ['-1', '00', '1.0'],
    says: ['请输入非负整数', 'please enter a non-negative integer'],
  },
  decimal_4: {
    good: ['0', '1.2345'],
    bad: ['1.23456', '.5', '1.'],
    says: ['请输入数字，最多4位小数', 'please enter a number with at most 4 decimals'],
  },
  digits: { good: ['0', '0012'], bad: ['', '1a'], says: ['只能输入数字', 'digits only'] },
  chinese: { good: ['汉字'], bad: ['汉字a', ''], says: ['只能输入汉字', 'Chinese characters only'] },
  image_file: {
    good: ['a.png', 'a.JPG', 'b.jpeg'],
    bad: ['a.gif', 'a.gpg', 'png', 'a.png.exe'],
    says: ['请上传png/jpg格式的图片', 'please upload a png/jpg image'],
  },
  spreadsheet_file: {
    good: ['a.xls', 'a.XLSX'],
    bad: ['a.csv', 'xlsx'],
    says: ['请上传xls/xlsx格式的表格', 'please upload an xls/xlsx spreadsheet'],
  },
  reading: {
    good: ['0.01', '9999999999.99'],
    bad: ['0.00', '0', '-1'],
    says: ['读数不能小于0.01', 'reading cannot be less than 0.01'],
  },
  reading_integer: {
    good: ['0', '1234567890'],
    bad: ['12345678901', '1.5', 'a', ''],
    says: ['整数读数最多10位数字', 'the integer reading has at most 10 digits'],
  },
  reading_decimal: {
    good: ['0', '99'],
    bad: ['100', '1.5', ''],
    says: ['小数读数最多2位数字', 'the decimal reading has at most 2 digits'],
  },
  user_name: { good: ['a'], bad: [''], says: ['用户名不能为空', 'username cannot be empty'] },
  password: { good: ['a'], bad: [''], says: ['密码不能为空', 'password cannot be empty'] },
  chinese_number: {
    good: [1, 99],
    bad: [0, 100, 1.5],
    says: ['请输入1-99的整数', 'please enter an integer from 1 to 99'],
  },
}
