/** What a command is about, in words for the list of commands. */
import type { Label } from '../../model/model.ts'

export const summaries = {
  credential: (type: Label, number: number): Label => ({ zh: `${type.zh} 编号${number}`, en: `${type.en} ${number}` }),
  card: (number: string): Label => ({ zh: `卡号${number}`, en: `Card ${number}` }),
  person: (key: number): Label => ({ zh: `人员编号${key}`, en: `Person ${key}` }),
}
