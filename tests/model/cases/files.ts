import type { MistakeCase } from '../mistakes.test.ts'
import { homeType, store } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a folder that nobody knows',
    documents: { 'entitis/shop.json': store },
    mistakes: [
      'entitis/shop.json:1:1 unknown folder "entitis"; expected one of kinds, enums, rules, entities, workflows, calls, jobs, webhooks, screens, reports, dashboards, languages, app; did you mean "entities"?',
    ],
  },
  {
    name: 'an application document that nobody knows',
    documents: { 'app/brand.json': {} },
    mistakes: [
      'app/brand.json:1:1 unknown document "app/brand.json"; expected one of errors, menu, permissions, brands, constants, masks, scopes, copy; did you mean "brands"?',
    ],
  },
  {
    name: 'a file name with capitals',
    documents: { 'enums/HomeType.json': homeType },
    mistakes: [
      'enums/HomeType.json:1:1 bad file name "HomeType.json"; expected lower-case words joined by underscores, at most 50 characters',
    ],
  },
  {
    name: 'a folder below a folder',
    documents: { 'entities/more/shop.json': store },
    mistakes: [
      'entities/more/shop.json:1:1 bad file name "more/shop.json"; expected lower-case words joined by underscores, at most 50 characters',
    ],
  },
]
