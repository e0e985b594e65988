/**
 * Shows the development server's notices below the open page, which works on above them: it gets as much less space as
 * they take, so that nothing of it is covered. Plain elements in a shadow of their own, outside of the body: they have
 * to stand when the console does not. Never part of a build.
 */
import type { Effect } from '../../../generators/effects/effect.ts'
import type { Mistake } from '../../../src/model/mistake.ts'
import { alongWith, askedAmong } from '../../../src/server/store/differ/plan.ts'
import { ACCEPT, ASK, NOTICE, quiet, type Notice, type Shown } from '../notice.ts'
import { spaceBelow, styles } from './styles.ts'
import { lang, texts, type Texts } from './texts.ts'

const host = document.createElement('schema-notices')
const shadow = host.attachShadow({ mode: 'open' })
document.documentElement.append(host)

const space = document.createElement('style')
document.head.append(space)
new ResizeObserver(() => {
  space.textContent = host.clientHeight === 0 ? '' : spaceBelow(host.clientHeight)
}).observe(host)

let current: Shown = { ...quiet, code: null }
/** What has been read and put away is not shown again. */
let closed = ''

const show = (): void => shadow.replaceChildren(...(JSON.stringify(current) === closed ? [] : panel(current)))
// The page's language may be another one by now.
new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['lang'] })

const hot = import.meta.hot
hot?.on(NOTICE, (notice: Shown) => {
  current = notice
  show()
})
// A page that was just opened, or that lost the server for a while, asks.
hot?.on('vite:ws:connect', () => hot.send(ASK))
hot?.send(ASK)

function panel(notice: Shown): readonly Node[] {
  const words = texts()
  const content = contentOf(notice, words)
  if (content === null) return []
  const body = element('div', { class: 'body' }, content.parts)
  const lasting = notice.mistakes.length > 0 || notice.waits || notice.code !== null
  const button = lasting ? folding(body, words) : action(words.close, close)
  const head = element('header', {}, [element('strong', {}, [content.title]), ...content.actions, button])
  return [
    element('style', {}, [styles]),
    element('section', { role: 'alert', class: lasting || notice.failure !== null ? 'error' : 'told' }, [head, body]),
  ]
}

function close(): void {
  closed = JSON.stringify(current)
  show()
}

interface Content {
  readonly title: string
  readonly parts: readonly Node[]
  readonly actions: readonly Node[]
}

/** What stops the schemas stands alone; of the rest, the first gives its title to the whole. */
function contentOf(notice: Shown, words: Texts): Content | null {
  const { mistakes, steps, failure, unwritten, effects, code } = notice
  const serving = element('p', {}, [words.serving])
  if (mistakes.length > 0)
    return {
      title: words.mistakes(mistakes.length),
      parts: [mistakeList(mistakes, words), serving],
      actions: [],
    }
  if (code !== null)
    return {
      title: words.code,
      parts: [element('pre', {}, [code]), element('p', {}, [words.running])],
      actions: [],
    }
  if (failure !== null) return { title: words.failure, parts: [element('pre', {}, [failure]), serving], actions: [] }
  const [first, ...others] = [
    ...(steps.length === 0 ? [] : [stepsContent(notice, words)]),
    ...(unwritten.length === 0 ? [] : [unwrittenContent(unwritten, words)]),
    ...(effects.length === 0 ? [] : [effectsContent(effects, words)]),
  ]
  return first === undefined ? null : { ...first, parts: [...first.parts, ...others.flatMap(toldBelow)] }
}

function stepsContent({ steps, advice, waits }: Notice, words: Texts): Content {
  const { asked, along } = askedAmong(steps)
  const mayAccept = waits && steps.some(({ level }) => level === 'reviewed')
  return {
    title: waits ? words.waits : words.left,
    parts: [
      element('ol', {}, [
        ...asked.map((step) => stepLine(step, words)),
        ...(along.length === 0 ? [] : [element('li', {}, [element('span', {}, [alongWith(along.length)[lang()]])])]),
      ]),
      ...(advice === null ? [] : [element('p', {}, [advice[lang()]])]),
      ...(waits ? [element('p', {}, [words.serving])] : []),
    ],
    actions: mayAccept ? [action(words.accept, () => hot?.send(ACCEPT))] : [],
  }
}

const unwrittenContent = (unwritten: readonly Mistake[], words: Texts): Content => ({
  title: words.unwritten(unwritten.length),
  parts: [mistakeList(unwritten, words)],
  actions: [],
})

const mistakeList = (mistakes: readonly Mistake[], words: Texts): Node =>
  element(
    'ol',
    {},
    mistakes.map((mistake) => mistakeLine(mistake, words)),
  )

function mistakeLine({ file, line, column, message, expected, nearest }: Mistake, words: Texts): Node {
  const place = `schemas/${file}:${line}:${column}`
  const hints = [
    ...(expected === null ? [] : [words.expected(expected)]),
    ...(nearest === null ? [] : [words.nearest(nearest)]),
  ]
  return element('li', {}, [
    action(place, () => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`), 'place'),
    element('span', {}, [words.mistake(message)]),
    ...hints.map((hint) => element('em', {}, [hint])),
  ])
}

const stepLine = ({ level, text, sql }: Notice['steps'][number], words: Texts): Node =>
  element('li', {}, [
    element('b', {}, [level === 'refused' ? words.refused : words.reviewed]),
    element('span', {}, [text[lang()]]),
    ...(sql.length === 0 ? [] : [element('code', {}, [sql.join('; ')])]),
  ])

/** What breaks somebody stands first. */
const effectsContent = (effects: readonly Effect[], words: Texts): Content => ({
  title: words.effects(effects.filter(({ breaking }) => breaking).length),
  parts: [
    element(
      'ol',
      {},
      [...effects].sort((a, b) => Number(b.breaking) - Number(a.breaking)).map((one) => effectLine(one, words)),
    ),
  ],
  actions: [],
})

const toldBelow = ({ title, parts }: Content): readonly Node[] => [element('p', {}, [title]), ...parts]

/** Places that are named; of more, how many. */
const NAMED = 4

function effectLine({ breaking, text, where }: Effect, words: Texts): Node {
  const more = where.length - NAMED
  const places = [...where.slice(0, NAMED), ...(more > 0 ? [words.more(more)] : [])]
  return element('li', {}, [
    element('b', {}, [breaking ? words.breaks : words.also]),
    element('span', {}, [text[lang()]]),
    element('em', {}, [places.join(', ')]),
  ])
}

/** Lets the page be seen while the mistake stands. */
function folding(body: HTMLElement, words: Texts): Node {
  const button = action(words.smaller, () => {
    body.hidden = !body.hidden
    button.textContent = body.hidden ? words.larger : words.smaller
  })
  return button
}

function action(text: string, run: () => void, kind = 'action'): HTMLElement {
  const button = element('button', { type: 'button', class: kind }, [text])
  button.addEventListener('click', run)
  return button
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Node | string)[],
): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}
