/** What each mask makes of a value: the pure function and the server's SQL must both give this. */
import type { masks } from '../../../src/generated/masks.ts'

export const maskCases: readonly {
  readonly mask: keyof typeof masks
  readonly value: string
  readonly shown: string
}[] = [
  { mask: 'name', value: '张三', shown: '张*' },
  { mask: 'name', value: '欧阳娜娜', shown: '欧*' },
  { mask: 'name', value: '阿依古丽·买买提', shown: '阿*' },
  { mask: 'name', value: '张', shown: '张*' },
  { mask: 'name', value: '𠮷田', shown: '𠮷*' },
  { mask: 'name', value: '', shown: '' },
  { mask: 'phone', value: '13800000000', shown: '138****0000' },
  { mask: 'phone', value: '07911123456', shown: '079****3456' },
  { mask: 'phone', value: '7911123456', shown: '791****3456' },
  { mask: 'phone', value: '1234567', shown: '1******' },
  { mask: 'phone', value: '1', shown: '1*' },
  { mask: 'id_card', value: '11010519491231002X', shown: '110************02X' },
  { mask: 'id_card', value: '110105491231002', shown: '110*********002' },
  { mask: 'id_card', value: 'P12345', shown: 'P*****' },
  { mask: 'bank_card', value: '6222020200112233445', shown: '6222********3445' },
  { mask: 'bank_card', value: '62220202001122', shown: '6222********1122' },
  { mask: 'bank_card', value: '62220202', shown: '6*******' },
  { mask: 'email', value: 'wang.fang@example.com', shown: 'w***@example.com' },
  { mask: 'email', value: 'w@example.com', shown: 'w***@example.com' },
  { mask: 'email', value: 'wang', shown: 'w***' },
  { mask: 'email', value: '@example.com', shown: '@example.com' },
  { mask: 'email', value: '', shown: '' },
  { mask: 'account', value: 'pay0@example.com', shown: 'p***@example.com' },
  { mask: 'account', value: '13800000000', shown: '138****0000' },
  { mask: 'account', value: 'shop', shown: 's***' },
  { mask: 'phone', value: '张三李四王五赵', shown: '张******' },
  { mask: 'phone', value: '', shown: '' },
  { mask: 'id_card', value: '港澳居民通行证', shown: '港澳居*通行证' },
  { mask: 'id_card', value: '港', shown: '港*' },
  { mask: 'id_card', value: '', shown: '' },
  { mask: 'email', value: '王芳@例子.公司', shown: '王***@例子.公司' },
  { mask: 'email', value: 'a@b@c', shown: 'a***@b@c' },
  { mask: 'account', value: '王@pay.example.com', shown: '王***@pay.example.com' },
  { mask: 'account', value: '@', shown: '@' },
]
