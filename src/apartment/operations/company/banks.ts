import type { Operation } from '../../../server/calls/operation.ts'

/** Banks that an account can be with, by name; `q` is a part of it. */
export const banks: Operation<'banks'> = ({ model, lang }, { q }) => {
  const all = (model.enums['bank']?.values ?? []).map(({ value, label }) => ({ id: Number(value), name: label[lang] }))
  return Promise.resolve(q === undefined ? all : all.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase())))
}
