/**
 * The statements of the online service. Who may read which conversation is decided before (`conversations.ts`). Values
 * are told apart by their places.
 */
import type { OwnStatement, StatementText, Table } from '../../../server/calls/statements.ts'

export const PAGE = 50
const PREVIEW = 100
const MOST_CHATS = 200
const TOUCHED = 'version = version + 1, updated_at = now()'

type Text = OwnStatement['text']

const all = (...conditions: readonly string[]): string => conditions.join(' and ')
const of = ({ value }: StatementText, table: Table): string => `${table.column('asker_id')} = ${value(0)}`

function message({ company }: StatementText, table: Table): string {
  const author = company('staff')
  const name = `(select ${author.column('name')} from ${author.from} where ${all(author.where, `${author.key} = ${table.column('author_id')}`)})`
  return `${['id', 'text', 'answer', 'created_at'].map(table.column).join(', ')}, coalesce(${name}, '') as author`
}

/** Who writes has read what stands above. */
const written =
  (side: string): Text =>
  (text) => {
    const { company, value } = text
    const chat = company('chat')
    return `update ${chat.from} set ${side.replaceAll('?', value(1))}, last_text = left(${value(2, 'text')}, ${PREVIEW}), last_at = now(), ${TOUCHED} where ${all(chat.where, of(text, chat))}`
  }

/** Never back, nor beyond what is written. */
const read =
  (side: string): Text =>
  (text) => {
    const { company, value } = text
    const [chat, messages] = [company('chat'), company('chat_message')]
    const last = `select least(${value(1)}, max(${messages.key})) as id from ${messages.from} where ${all(messages.where, of(text, messages))}`
    return `with last as (${last}) update ${chat.from} set ${side} = last.id, ${TOUCHED} from last where ${all(chat.where, of(text, chat), `${chat.column(side)} < last.id`)}`
  }

/** Of the conversation's messages those behind the place up to which a side has read. */
function unread({ company }: StatementText, chat: Table, side: string, isAnswer: boolean): string {
  const messages = company('chat_message')
  const conditions = [
    messages.where,
    `${messages.column('asker_id')} = ${chat.column('asker_id')}`,
    `${messages.key} > ${chat.column(side)}`,
    `${isAnswer ? '' : 'not '}${messages.column('answer')}`,
  ]
  return `(select count(*)::int from ${messages.from} where ${all(...conditions)})`
}

const TEXTS = {
  /** The asker, and what to go back from, if anything. */
  page: (text) => {
    const { company, value } = text
    const messages = company('chat_message')
    const before = `(${value(1)} is null or ${messages.key} < ${value(1)})`
    return `select ${message(text, messages)} from ${messages.from} where ${all(messages.where, of(text, messages), before)} order by ${messages.key} desc limit ${PAGE + 1}`
  },
  begin: ({ insert, value }) =>
    `${insert('chat', { asker_id: value(0) })} on conflict (client_id, asker_id) do nothing`,
  take: (text) => {
    const chat = text.company('chat')
    return `select ${chat.key} as id from ${chat.from} where ${all(chat.where, of(text, chat))} for update`
  },
  /** By this author within a minute. */
  lately: ({ company, value }) => {
    const messages = company('chat_message')
    return `select count(*)::int as count from ${messages.from} where ${all(messages.where, `${messages.column('author_id')} = ${value(0)}`, `${messages.column('created_at')} > now() - interval '1 minute'`)}`
  },
  /** Asker, author, whether it answers, text. */
  add: (text) => {
    const { insert, made, value } = text
    const row = { asker_id: value(0), author_id: value(1), answer: value(2, 'boolean'), text: value(3, 'text') }
    return `with made as (${insert('chat_message', row)} returning *) select ${message(text, made('made', 'chat_message'))} from made`
  },
  answered: written('service_read_id = ?'),
  asked: written('asker_read_id = ?, asked_id = ?'),
  read_by_service: read('service_read_id'),
  read_by_asker: read('asker_read_id'),
  /** The asker, and whether they answer others. */
  unread: (text) => {
    const { company, value } = text
    const [own, waiting] = [company('chat'), company('chat')]
    const asks = all(
      waiting.where,
      value(1, 'boolean'),
      `${waiting.column('asked_id')} > ${waiting.column('service_read_id')}`,
    )
    return `select coalesce((select ${unread(text, own, 'asker_read_id', true)} from ${own.from} where ${all(own.where, of(text, own))}), 0) as own, (select count(*)::int from ${waiting.from} where ${asks}) as waiting`
  },
  /** Part of the asker's name; who asked last stands first. */
  chats: (text) => {
    const { company, value } = text
    const [chat, staff, role] = [company('chat'), company('staff'), company('role')]
    const columns = [
      chat.column('asker_id'),
      staff.column('name'),
      `${role.column('name')} as role`,
      `coalesce(${chat.column('last_text')}, '') as last_text`,
      `coalesce(${chat.column('last_at')}, ${chat.column('created_at')}) as last_at`,
      `${unread(text, chat, 'service_read_id', false)} as unread`,
    ]
    const conditions = [
      chat.where,
      staff.where,
      role.where,
      `${staff.key} = ${chat.column('asker_id')}`,
      `${role.key} = ${staff.column('role_id')}`,
      `strpos(lower(${staff.column('name')}), lower(${value(0, 'text')})) > 0`,
    ]
    return `select ${columns.join(', ')} from ${[chat, staff, role].map(({ from }) => from).join(', ')} where ${all(...conditions)} order by ${chat.column('last_at')} desc nulls last, ${chat.column('asker_id')} limit ${MOST_CHATS}`
  },
} satisfies Readonly<Record<string, Text>>

type Name = keyof typeof TEXTS

export const STATEMENTS = Object.fromEntries(
  Object.entries(TEXTS).map(([name, text]) => [name, { name: `service ${name}`, text }]),
) as Readonly<Record<Name, OwnStatement>>
