/**
 * Whether a password is easy to guess: an estimator with lists of what people choose (@zxcvbn-ts: kept up, MIT, no own
 * lists to keep), which also knows rows of keys, years and leetspeak. What the record says of the person, and the
 * brand, is easy for anyone who knows either.
 */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { AppError, entry } from '../../errors/app-error.ts'
import type { Model } from '../../model/model.ts'

/** More says nothing more, and would take long. */
const MOST_LOOKED_AT = 64
/** Shorter words stand in many passwords by chance. */
const SHORTEST_WORD = 4
/** What is left beside such words must be a password by itself. */
const SHORTEST = 8

/**
 * What Chinese people choose and the estimator's lists lack, the most usual first: love in sound and in numbers, the
 * word for a password, the most frequent surnames and given names, large cities and brands, in Latin letters.
 */
const PINYIN = (
  'woaini iloveyou 520 1314 5201314 521 woaiwo aini wo ai ni mima wodemima qwerty admin huawei xiaomi zhongguo china beijing shanghai ' +
  'guangzhou shenzhen hangzhou chengdu wuhan nanjing gongyu guanli guanliyuan yonghu zhanghao denglu kaimen mensuo fangdong zuke baobei ' +
  'wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang feng yu dong xiao ' +
  'cheng cao yuan deng fu shen zeng peng lv su lu jiang cai jia ding wei xue ye yan pan du dai xia zhong tian ren fan fang shi yao tan ' +
  'sheng zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng long wan duan lei qian tao ' +
  'fang na xiuying min jing li wei qiang lei jun yang yong yan jie juan tao ming chao xiulan xia ping gang guiying bo hui xin ying hua'
).split(' ')

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loaded by the first who sets a password: its lists take some 30 MB. */
const loaded = (): Promise<ZxcvbnFactory> =>
  (estimator ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs: graphs }]) =>
      new Estimator({ dictionary: { ...dictionary, pinyin: [...PINYIN] }, graphs }),
  ))

/** `texts`: what is known of whose password it is. */
export async function isGuessable({ app }: Model, password: string, texts: readonly string[]): Promise<boolean> {
  const brands = app.brands.flatMap(({ key, name }) => [key, name.zh, name.en])
  const words = [
    ...new Set(
      [...texts, ...brands]
        .flatMap((text) => [text, ...text.split(/[\s@._-]+/)])
        .map((word) => word.trim().toLowerCase())
        .filter((word) => word.length >= SHORTEST_WORD),
    ),
  ]
  const looked = password.slice(0, MOST_LOOKED_AT)
  const found = words.filter((word) => looked.toLowerCase().includes(word))
  const left = found
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), looked.toLowerCase())
  if (found.length > 0 && left.length < SHORTEST) return true
  return (await loaded()).check(looked, words).score < Number(app.constants['password_strength_min'])
}

/** Names the field that holds it. */
export async function refuseGuessable(
  model: Model,
  field: string,
  password: string,
  texts: readonly string[],
): Promise<void> {
  if (!(await isGuessable(model, password, texts))) return
  const { message, hint } = entry('password_guessable')
  const whole = { zh: `${message.zh}。${hint?.zh ?? ''}`, en: `${message.en}. ${hint?.en ?? ''}` }
  throw new AppError('password_guessable', {}, { fields: [{ field, message: whole }] })
}
