/** What a command is about, in words for the list of commands. */
import type { Label } from '../../model/model.ts'
import { moneyWords } from '../domain/money-text.ts'

export const summaries = {
  credential: (type: Label, number: number): Label => ({ zh: `${type.zh} 编号${number}`, en: `${type.en} ${number}` }),
  card: (number: string): Label => ({ zh: `卡号${number}`, en: `Card ${number}` }),
  person: (key: number): Label => ({ zh: `人员编号${key}`, en: `Person ${key}` }),
  /** What is paid, and what it buys, with its unit. */
  charge: (money: string, bought: Label): Label => {
    const { zh, en } = moneyWords(money)
    return { zh: `${zh} ${bought.zh}`, en: `${en}, ${bought.en}` }
  },
  cut: { zh: '欠费断电', en: 'Cut for arrears' },
  restored: { zh: '充值后自动合闸', en: 'On again after a charge' },
  shut: { zh: '欠费关阀', en: 'Shut for arrears' },
  opened: { zh: '充值后自动开阀', en: 'Opened again after a charge' },
  /** The same in every language: a page shows it as what is being set. */
  value: (value: string): Label => ({ zh: value, en: value }),
}
