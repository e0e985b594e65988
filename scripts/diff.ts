/**
 * `npm run generate -- --diff [base]`: what the schemas, as they are now, do to everybody who lives with those of
 * `base` (a commit, a branch or another folder of schemas; left out: the last commit). Nothing is written.
 */
import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { callEffects } from '../generators/effects/calls.ts'
import { AREAS, together, type Area, type Effect } from '../generators/effects/effect.ts'
import { modelEffects, vanished, type Vanished } from '../generators/effects/model.ts'
import { renamedEntities, renamedFields } from '../generators/effects/renamed.ts'
import { buildModel, type Built } from '../src/model/build.ts'
import { readDocuments } from '../src/model/load.ts'
import { printMistake } from '../src/model/mistake.ts'
import type { Label, Lang, Model } from '../src/model/model.ts'
import { documentsOfBase } from './diff/base.ts'
import { countedIn, type Counted } from './diff/database.ts'
import { mentions } from './diff/mentions.ts'
import { questionsOf } from './diff/questions.ts'
import { stepsBetween, tableEffects } from './diff/tables.ts'

/** Something that worked before no longer does. */
export const BREAKING = 3
/** It cannot be told. */
const UNTOLD = 2

export interface Told {
  readonly effects: readonly Effect[]
  /** Whether a database said how many rows there are. */
  readonly counted: boolean
  /** It did not say all of it in time. */
  readonly late: boolean
}

/** Pure but for the planner, which needs a database of its own for a moment. */
export const effectsOfModels = (before: Model, after: Model): readonly Effect[] =>
  together([...callEffects(before, after), ...modelEffects(before, after)])

/** `database`: whom to ask in place of the settings', an address or a folder. */
export async function effectsBetween(
  root: string,
  before: Model,
  after: Model,
  database: string | null = null,
): Promise<Told> {
  const gone = vanished(before, after)
  const steps = await stepsBetween(before, after)
  const questions = questionsOf(before, after)
  const isAsked = steps.length > 0 || gone.length > 0 || questions.length > 0
  const counted = isAsked ? await countedIn({ steps, gone, questions }, database) : null
  const effects = [
    ...tableEffects(steps, counted?.rows ?? null),
    ...withCounts(effectsOfModels(before, after), counted),
    ...(counted?.effects ?? []),
    ...(await mentions(root, [...gone, ...renamed(before, after)])),
  ]
  return { effects: together(effects), counted: !isAsked || counted !== null, late: counted?.late ?? false }
}

/** What people wrote speaks of it by its name before. */
const renamed = (before: Model, after: Model): readonly Vanished[] => [
  ...[...renamedEntities(before, after).values()].map((one) => ({ entity: one.before, field: null })),
  ...renamedFields(before, after).map((one) => ({ entity: one.entity, field: one.before })),
]

const withCounts = (effects: readonly Effect[], counted: Counted | null): readonly Effect[] =>
  effects.map((one) => {
    if (one.area !== 'views' || counted === null) return one
    const { field = '' } = one
    return { ...one, where: one.where.map((list) => `${list}: ${counted.views.get(`${list} ${field}`) ?? 0} views`) }
  })

const TITLES: Readonly<Record<Area, Label>> = {
  tables: { zh: '数据表', en: 'Tables' },
  calls: { zh: '接口', en: 'Calls' },
  rights: { zh: '权限', en: 'Rights' },
  screens: { zh: '页面', en: 'Screens' },
  views: { zh: '已存视图', en: 'Saved views' },
  imports: { zh: '导入模板', en: 'Import templates' },
  documents: { zh: '文档', en: 'Documents' },
}
const WORDS = {
  breaks: { zh: '不兼容', en: 'breaks' },
  none: { zh: '没有影响。', en: 'It does nothing to anybody.' },
  uncounted: {
    zh: '没有可用的数据库，未统计行数（请设置 DATABASE_URL 或 DATA_DIR，或用 --database 指定；嵌入式数据库须先停止服务）。',
    en: 'Rows are not counted: no database was found, or a server is using it (DATABASE_URL, DATA_DIR, or --database).',
  },
  late: {
    zh: '部分行数未能及时统计。',
    en: 'Not all rows were counted in time.',
  },
  compatible: { zh: '兼容：原有的用法仍然有效。', en: 'Compatible: whatever worked before still works.' },
  breaking: { zh: '不兼容：标出的用法不再有效。', en: 'Breaking: what is marked no longer works.' },
} as const satisfies Readonly<Record<string, Label>>

/** Places that are named; of more, how many. */
const NAMED = 6

export function describeEffects({ effects, counted, late }: Told, lang: Lang): string {
  if (effects.length === 0) return WORDS.none[lang]
  const lines = AREAS.map((area) => ({ area, some: effects.filter((one) => one.area === area) }))
    .filter(({ some }) => some.length > 0)
    .flatMap(({ area, some }) => [TITLES[area][lang], ...some.map((one) => lineOf(one, lang))])
  const verdict = effects.some(({ breaking }) => breaking) ? WORDS.breaking[lang] : WORDS.compatible[lang]
  const notes = [...(counted ? [] : [WORDS.uncounted]), ...(late ? [WORDS.late] : [])].map((words) => words[lang])
  return [...lines, ...notes, verdict].join('\n')
}

function lineOf({ breaking, text, where }: Effect, lang: Lang): string {
  const more = where.length - NAMED
  const places = [
    ...where.slice(0, NAMED),
    ...(more > 0 ? [lang === 'zh' ? `等 ${where.length} 处` : `${more} more`] : []),
  ]
  return `  ${breaking ? `! ${WORDS.breaks[lang]}: ` : '- '}${text[lang]}${places.length > 0 ? ` (${places.join(', ')})` : ''}`
}

export async function diff(root: string, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      diff: { type: 'boolean' },
      json: { type: 'boolean' },
      lang: { type: 'string', default: 'en' },
      database: { type: 'string' },
    },
  })
  const base = positionals[0] ?? 'HEAD'
  const after = refused('schemas/', buildModel(await readDocuments(join(root, 'schemas'))))
  if (after === null) return 1
  let documents
  try {
    documents = await documentsOfBase(root, base)
  } catch {
    console.error(`"${base}" is neither a folder of schemas nor a commit that holds some.`)
    return UNTOLD
  }
  const before = refused(`${base}: schemas/`, buildModel(documents))
  if (before === null) return UNTOLD
  const told = await effectsBetween(root, before, after, values.database)
  const breaking = told.effects.some((one) => one.breaking)
  console.log(
    values.json
      ? JSON.stringify({ base, breaking, ...told }, null, 2)
      : describeEffects(told, values.lang === 'zh' ? 'zh' : 'en'),
  )
  return breaking ? BREAKING : 0
}

function refused(folder: string, built: Built): Model | null {
  for (const mistake of built.mistakes ?? []) console.error(printMistake(mistake, folder))
  return built.model ?? null
}
