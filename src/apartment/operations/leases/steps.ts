/** What a tenancy's call tells of each of its steps: what was done, and which command to follow. */
import type { CallTypes } from '../../../generated/call-types.ts'
import type { GrantType } from '../../../generated/enums.ts'
import { masks } from '../../../generated/masks.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { Previewed } from '../../../server/calls/previewed.ts'
import { masked } from '../../../values/mask.ts'

export type Step = CallTypes['lease_renew']['response']['steps'][number]

export const inWords = ({ lang }: Pick<Work, 'lang'>, label: Label): { readonly text: string } => ({
  text: label[lang],
})

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

/** Of what is undone no number means anything. */
export const withoutKeys = ({ tenant_id: _, grant_id: __, task_id: ___, ...step }: Step): Step => step

/** The credentials and devices are there still; what would be sent to them is not. */
export const withoutTask = ({ task_id: _, ...step }: Step): Step => step

/** A person's face is cleared from so many doors. */
export const doorStep = (work: Pick<Work, 'lang'>, doors: number): Step => ({
  ...{ step: 'door', state: doors === 0 ? 'done' : 'sent' },
  ...inWords(work, { zh: `${doors}个门禁`, en: `Doors: ${doors}` }),
})
