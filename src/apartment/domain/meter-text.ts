/** What meters show in sentences, as lists write it: `3,208.50度`. */
import { amountIn } from '../../kinds/numbers.ts'
import type { Label } from '../../model/model.ts'

export const inUnit = (amount: string, { zh, en }: Label): Label => ({
  zh: amountIn('zh', amount, zh),
  en: amountIn('en', amount, en),
})

export const readingText = ({ zh, en }: Label): Label => ({ zh: `读数${zh}`, en: `Reading ${en}` })
export const latestText = ({ zh, en }: Label): Label => ({
  zh: `以最近读数${zh}为准`,
  en: `The latest reading counts, ${en}`,
})
export const remainderText = ({ zh, en }: Label): Label => ({ zh: `剩余${zh}`, en: `${en} left` })
