/** A person's ID number, by its own rules and by the identity port. */
import { AppError } from '../../../errors/app-error.ts'
import type { Ahead } from '../../../server/calls/operation.ts'
import type { Lang } from '../../../model/model.ts'
import { hasIdCardCheckDigit, idCard18 } from '../../../values/id-card.ts'
import { refused } from '../devices/refused.ts'

/** As 18 digits; hard where a tenancy depends on it. */
export function idCardOf(lang: Lang, given: string, at = 'id_card'): string {
  const full = idCard18(given)
  if (full === null || !hasIdCardCheckDigit(given)) throw refused(lang, 'id_card_wrong', at)
  return full
}

interface Given {
  readonly name: string
  readonly id_card: string
}

const AWAY = {
  zh: '实名认证服务暂时无法使用，请稍后再试',
  en: 'Real names cannot be verified right now; try again shortly',
}

export async function verified({ ports }: Pick<Ahead, 'ports'>, person: Given, at = 'id_card'): Promise<void> {
  const why = await ports.identity.verify(person).catch((cause: unknown) => {
    throw Object.assign(new AppError('operation_failed', {}, { fields: [{ field: at, message: AWAY }] }), { cause })
  })
  if (why !== null) throw new AppError('real_name_failed', {}, { fields: [{ field: at, message: why }] })
}
