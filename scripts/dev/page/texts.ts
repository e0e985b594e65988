/** What a developer reads on the page; never part of the product. */
import { expectation, sentence } from './chinese.ts'

export interface Texts {
  readonly mistakes: (count: number) => string
  readonly serving: string
  readonly expected: (english: string) => string
  readonly nearest: (word: string) => string
  readonly waits: string
  readonly left: string
  readonly reviewed: string
  readonly refused: string
  readonly accept: string
  readonly failure: string
  /** Of the server's code. */
  readonly code: string
  readonly running: string
  readonly unwritten: (count: number) => string
  /** Of so many that do not work any more. */
  readonly effects: (breaking: number) => string
  readonly breaks: string
  readonly also: string
  readonly more: (count: number) => string
  readonly smaller: string
  readonly larger: string
  readonly close: string
  /** What the model says of a mistake. */
  readonly mistake: (english: string) => string
}

const zh: Texts = {
  mistakes: (count) => `模型文件有 ${count} 处错误`,
  serving: '页面继续使用上一份正确的模型，改好保存后自动恢复。',
  expected: (english) => `应为：${expectation(english) ?? english}`,
  nearest: (word) => `是否想写 “${word}”？`,
  waits: '数据库不能自动跟上这次修改',
  left: '数据库里留下了不再使用的内容',
  reviewed: '需要确认',
  refused: '不会自动执行',
  accept: '确认并执行',
  failure: '这次修改没有生效',
  code: '刚保存的服务端代码无法运行',
  running: '服务继续使用上一份可运行的代码，改好保存后自动恢复。',
  unwritten: (count) => `模型中有 ${count} 处名称还没有对应的代码`,
  effects: (breaking) => (breaking === 0 ? '与上次提交相比：兼容' : `与上次提交相比：${breaking} 处不兼容`),
  breaks: '不兼容',
  also: '变化',
  more: (count) => `另有 ${count} 处`,
  smaller: '收起',
  larger: '展开',
  close: '知道了',
  mistake: (english) => sentence(english) ?? english,
}

const en: Texts = {
  mistakes: (count) => `${count} ${count === 1 ? 'mistake' : 'mistakes'} in the schemas`,
  serving: 'The page keeps the last good model until this is fixed and saved.',
  expected: (english) => `expected ${english}`,
  nearest: (word) => `did you mean “${word}”?`,
  waits: 'The database cannot follow this change by itself',
  left: 'The database keeps what no schema asks for any more',
  reviewed: 'to be reviewed',
  refused: 'not done by itself',
  accept: 'Accept and apply',
  failure: 'This change is not in force',
  code: 'The server code that was saved does not run',
  running: 'The server keeps running the code that it had until this is fixed and saved.',
  unwritten: (count) => `${count} ${count === 1 ? 'name has' : 'names have'} no code yet`,
  effects: (breaking) =>
    `Against the last commit: ${breaking === 0 ? 'compatible' : `${breaking} ${breaking === 1 ? 'thing breaks' : 'things break'}`}`,
  breaks: 'breaks',
  also: 'changes',
  more: (count) => `${count} more`,
  smaller: 'Smaller',
  larger: 'Show',
  close: 'Close',
  mistake: (english) => english,
}

export const wordsOf = (language: 'zh' | 'en'): Texts => ({ zh, en })[language]
export const lang = (): 'zh' | 'en' => (document.documentElement.lang.startsWith('zh') ? 'zh' : 'en')
export const texts = (): Texts => wordsOf(lang())
