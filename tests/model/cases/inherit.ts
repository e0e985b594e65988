import type { MistakeCase } from '../mistakes.test.ts'
import { entity, reference, text } from '../documents.ts'

const settings = (inherit: readonly string[]) => entity({ home_id: reference('home'), store_id: reference('store'), note: text() }, { 'x-inherit': inherit })

export const cases: readonly MistakeCase[] = [
  { name: 'from the home to its store is good', documents: { 'entities/rule.json': settings(['home_id', 'store_id']) }, mistakes: [] },
  { name: 'inherited by what is no reference', documents: { 'entities/rule.json': settings(['home', 'store_id']) }, mistakes: [
      'entities/rule.json:33:5 "home" is no reference of rule; expected one of home_id, store_id; did you mean "home_id"?',
    ] },
  { name: 'from the wide to the narrow', documents: { 'entities/rule.json': settings(['store_id', 'home_id']) }, mistakes: [
      'entities/rule.json:33:5 store refers to no home, so that nothing can be inherited from it',
    ] },
]
