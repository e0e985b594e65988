/**
 * Shows the development server's notices over the open page, which works on below them. Plain elements in a shadow of
 * their own: it has to stand when the console does not. Never part of a build.
 */
import type { Effect } from '../../../generators/effects/effect.ts'
import type { Mistake } from '../../../src/model/mistake.ts'
import { ACCEPT, ASK, NOTICE, type Notice } from '../notice.ts'
import { styles } from './styles.ts'
import { lang, texts, type Texts } from './texts.ts'

const host = document.createElement('schema-notices')
const shadow = host.attachShadow({ mode: 'open' })
document.body.append(host)

const hot = import.meta.hot
hot?.on(NOTICE, (notice: Notice) => shadow.replaceChildren(...panel(notice)))
// A page that was just opened, or that lost the server for a while, asks.
hot?.on('vite:ws:connect', () => hot.send(ASK))
hot?.send(ASK)

function panel(notice: Notice): readonly Node[] {
  const words = texts()
  const content = contentOf(notice, words)
  if (content === null) return []
  const body = element('div', { class: 'body' }, content.parts)
  const lasting = notice.mistakes.length > 0 || notice.waits
  const button = lasting ? folding(body, words) : action(words.close, () => shadow.replaceChildren())
  const head = element('header', {}, [element('strong', {}, [content.title]), ...content.actions, button])
  return [
    element('style', {}, [styles]),
    element('section', { role: 'alert', class: lasting || notice.failure !== null ? 'error' : 'told' }, [head, body]),
  ]
}

interface Content {
  readonly title: string
  readonly parts: readonly Node[]
  readonly actions: readonly Node[]
}

function contentOf({ mistakes, steps, waits, failure, effects }: Notice, words: Texts): Content | null {
  const serving = element('p', {}, [words.serving])
  if (mistakes.length > 0)
    return {
      title: words.mistakes(mistakes.length),
      parts: [
        element(
          'ol',
          {},
          mistakes.map((mistake) => mistakeLine(mistake, words)),
        ),
        serving,
      ],
      actions: [],
    }
  if (failure !== null) return { title: words.failure, parts: [element('pre', {}, [failure]), serving], actions: [] }
  if (steps.length === 0) return effects.length === 0 ? null : effectsContent(effects, words)
  const mayAccept = waits && steps.some(({ level }) => level === 'reviewed')
  return {
    title: waits ? words.waits : words.left,
    parts: [
      element(
        'ol',
        {},
        steps.map((step) => stepLine(step, words)),
      ),
      ...(waits ? [serving] : []),
      ...(effects.length === 0 ? [] : toldBelow(effectsContent(effects, words))),
    ],
    actions: mayAccept ? [action(words.accept, () => hot?.send(ACCEPT))] : [],
  }
}

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
