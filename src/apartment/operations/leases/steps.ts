/** What a tenancy's call tells of each of its steps: what was done, and which command to follow. */
import type { CallTypes } from '../../../generated/call-types.ts'
import type { GrantType } from '../../../generated/enums.ts'
import { masks } from '../../../generated/masks.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { Previewed } from '../../../server/calls/previewed.ts'
import { masked } from '../../../values/mask.ts'
import { moneyWords } from '../../domain/money-text.ts'
import { ledgerOf, type Meter } from '../../meters/ledgers.ts'

export type Step = CallTypes['lease_renew']['response']['steps'][number]

export const inWords = ({ lang }: Pick<Work, 'lang'>, label: Label): { readonly text: string } => ({
  text: label[lang],
})

/** Of what it is said, and what is said of it. */
export const saidOf = (of: Label, said: Label): Label => ({
  zh: `${of.zh}：${said.zh}`,
  en: `${of.en}: ${said.en}`,
})

/** Which step tells of a meter's account. */
export const accountOf = (meter: Pick<Meter, 'device_type'>): 'account' | 'water_account' =>
  ledgerOf(meter).name === 'water' ? 'water_account' : 'account'

interface Held {
  readonly key: number
  readonly grant_type: GrantType
  readonly device_id: number
  readonly name: string | null
}

/** Whose it is, as far as everybody may know, stands where there is nothing else to say. */
export const credentialStep = ({ key: grant_id, grant_type, device_id, name }: Held) =>
  ({ step: 'credential', grant_id, grant_type, device_id, text: masked(masks.name, name ?? '') }) as const

/** Undoes it all where only a preview was asked for; `answer` leaves out what is no more then. */
export function unlessPreview(preview: boolean | undefined, answer: unknown): void {
  if (preview === true) throw new Previewed(answer)
}

/** What is only previewed has not happened. */
const AHEAD: Readonly<Partial<Record<Step['state'], Step['state']>>> = {
  done: 'planned',
  sent: 'planned',
  handed_over: 'planned',
  failed: 'impossible',
}

/** Of what is undone no number means anything. */
export const withoutKeys = ({ tenant_id: _, grant_id: __, ...step }: Step): Step => withoutTask(step)

/** The credentials and devices are there still; what would be sent to them is not. */
export const withoutTask = ({ task_id: _, ...step }: Step): Step => ({
  ...step,
  state: AHEAD[step.state] ?? step.state,
})

interface Terms {
  readonly lease_range: readonly string[]
  readonly rent: string
  readonly deposit?: string | null
  /** What is asked for the room, where that is worth saying. */
  readonly asking?: string | null
}

const daysOf = ({ lease_range: [from, to] }: Terms): string => `${from!} ~ ${to!}`

/** What a lease is for. */
export function termsStep(work: Pick<Work, 'lang'>, terms: Terms): Step {
  const said = (amount: string | null | undefined): Label | null => (amount == null ? null : moneyWords(amount))
  const [rent, deposit, asking] = [moneyWords(terms.rent), said(terms.deposit), said(terms.asking)]
  const beside = asking === null || asking.zh === rent.zh ? null : asking
  const text: Label = {
    zh: `${daysOf(terms)}，月租金${rent.zh}${beside === null ? '' : `（挂牌月租${beside.zh}）`}${deposit === null ? '' : `，押金${deposit.zh}`}`,
    en: `${daysOf(terms)}, rent ${rent.en} a month${beside === null ? '' : ` (asking rent ${beside.en})`}${deposit === null ? '' : `, deposit ${deposit.en}`}`,
  }
  return { step: 'lease', state: 'done', ...inWords(work, text) }
}

/** What it was for, and is now. */
export function changedStep(work: Pick<Work, 'lang'>, before: Terms, now: Terms): Step {
  const [old, term] = [daysOf(before), daysOf(now)]
  const [paid, rent] = [moneyWords(before.rent), moneyWords(now.rent)]
  const isSame = paid.zh === rent.zh
  const text: Label = {
    zh: `${old === term ? `租期${term}不变` : `租期由${old}改为${term}`}；${isSame ? `月租金${rent.zh}不变` : `月租金由${paid.zh}改为${rent.zh}`}`,
    en: `${old === term ? `Term unchanged, ${term}` : `Term ${term}, until now ${old}`}; ${isSame ? `rent unchanged, ${rent.en} a month` : `rent ${rent.en} a month, until now ${paid.en}`}`,
  }
  return { step: 'lease', state: 'done', ...inWords(work, text) }
}

/** A person's face is cleared from so many doors. */
export const doorStep = (work: Pick<Work, 'lang'>, doors: number): Step => ({
  ...{ step: 'door', state: doors === 0 ? 'done' : 'sent' },
  ...inWords(work, { zh: `${doors}个门禁`, en: `Doors: ${doors}` }),
})
