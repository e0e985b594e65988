/** What the product's functions say of a record's own values, before it is written. */
import { AppError } from '../../../errors/app-error.ts'
import type { Entity, Judged } from '../../../model/model.ts'
import type { Context } from '../context.ts'
import type { Judgement } from '../product-rules.ts'
import type { Body } from './body.ts'

export const judgedBy = ({ judged }: Entity, body: Body): readonly Judged[] =>
  judged.filter(({ from }) => from.some((name) => name in body))

/** `before`: what the record holds of what is not written. */
export function refuseJudged({ rules }: Pick<Context, 'rules'>, entity: Entity, body: Body, before: Body): void {
  const judgements: Readonly<Record<string, Judgement>> = rules.judgements
  const wrong = judgedBy(entity, body).flatMap(({ by, from }) => {
    const { [by]: judgement } = judgements
    // Nobody can say that it is right.
    if (judgement === undefined) throw new AppError('unavailable')
    return judgement(Object.fromEntries(from.map((name) => [name, name in body ? body[name] : before[name]])))
  })
  if (wrong.length > 0) throw new AppError('invalid', {}, { fields: wrong })
}
