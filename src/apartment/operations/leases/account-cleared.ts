/** What somebody left on a meter of a room that nobody lived in: it is not the next tenant's, and people are told. */
import { Decimal } from 'decimal.js'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { energyFee } from '../../domain/energy.ts'
import { remainingOf } from '../../meters/arrears.ts'
import { ledgerOf, measured } from '../../meters/ledgers.ts'
import type { Device } from '../../reports/told.ts'
import { knownPrice } from '../meters/price.ts'
import { accountOf, inWords, type Step } from './steps.ts'
import { moneyWords } from '../../domain/money-text.ts'

const LEFT: Label = { zh: '清除上一户余额', en: 'Left by the last tenant, cleared' }
const OWED: Label = { zh: '清除入住前欠费', en: 'Owed before the check-in, cleared' }

const wordsOf = (meter: Device): Label => (remainingOf(meter).startsWith('-') ? OWED : LEFT)

/** What the entries of the ledger give as their reason. */
export const clearedFor = (meter: Device): string => wordsOf(meter).zh

/** None where nothing was left. */
export async function clearedStep(work: Work, meter: Device): Promise<readonly Step[]> {
  const left = new Decimal(remainingOf(meter)).abs().toFixed(2)
  if (new Decimal(left).isZero()) return []
  const price = await knownPrice(work, meter)
  const [amount, words] = [measured(ledgerOf(meter), left), wordsOf(meter)]
  const money = price === null ? null : moneyWords(energyFee(left, price))
  const text: Label = {
    zh: `${words.zh}${amount.zh}${money === null ? '' : `（${money.zh}）`}`,
    en: `${words.en}: ${amount.en}${money === null ? '' : ` (${money.en})`}`,
  }
  return [{ step: accountOf(meter), state: 'done', device_id: meter.key, ...inWords(work, text) }]
}
