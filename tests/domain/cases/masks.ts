/** What each mask makes of a value: the pure function and the server's SQL must both give this. */
import type { MaskName } from '../../../src/model/model.ts'

export const maskCases: readonly { readonly mask: MaskName; readonly value: string; readonly shown: string }[] = [
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
]
