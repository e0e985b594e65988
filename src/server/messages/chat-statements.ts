/**
 * The statements of the online service. Each names its tables through the one door of `sql/sources.ts`, so that the
 * company's condition comes with them; who may read which conversation is decided before (`chat.ts`). Values are told
 * apart by their places.
 */
import { all, column, entityNamed, keyOf, type Source, via } from '../sql/sources.ts'
import type { Writing } from '../sql/writing.ts'

export const PAGE = 50
const PREVIEW = 100
const MOST_CHATS = 200

const table = (writing: Writing, name: string): Source => via(writing, entityNamed(writing.model, name))
const value = (writing: Writing, at: number, type = 'bigint'): string => writing.slot({ is: 'value', at, type })
const of = (writing: Writing, source: Source): string => `${column(source, 'asker_id')} = ${value(writing, 0)}`
const TOUCHED = 'version = version + 1, updated_at = now()'

function message(writing: Writing, source: Source): string {
  const author = table(writing, 'staff')
  const name = `(select ${column(author, 'name')} from ${author.from} where ${all([author.where, `${keyOf(author)} = ${column(source, 'author_id')}`])})`
  return `${['id', 'text', 'answer', 'created_at'].map((field) => column(source, field)).join(', ')}, coalesce(${name}, '') as author`
}

/** Who writes has read what stands above. */
const written =
  (side: string) =>
  (writing: Writing): string => {
    const chat = table(writing, 'chat')
    return `update ${chat.from} set ${side.replaceAll('?', value(writing, 1))}, last_text = left(${value(writing, 2, 'text')}, ${PREVIEW}), last_at = now(), ${TOUCHED} where ${all([chat.where, of(writing, chat)])}`
  }

/** Never back, nor beyond what is written. */
const read =
  (side: string) =>
  (writing: Writing): string => {
    const [chat, messages] = [table(writing, 'chat'), table(writing, 'chat_message')]
    const last = `select least(${value(writing, 1)}, max(${keyOf(messages)})) as id from ${messages.from} where ${all([messages.where, of(writing, messages)])}`
    return `with last as (${last}) update ${chat.from} set ${side} = last.id, ${TOUCHED} from last where ${all([chat.where, of(writing, chat), `${column(chat, side)} < last.id`])}`
  }

/** Of the conversation's messages those behind the place up to which a side has read. */
function unread(writing: Writing, chat: Source, side: string, isAnswer: boolean): string {
  const messages = table(writing, 'chat_message')
  const conditions = [
    messages.where,
    `${column(messages, 'asker_id')} = ${column(chat, 'asker_id')}`,
    `${keyOf(messages)} > ${column(chat, side)}`,
    `${isAnswer ? '' : 'not '}${column(messages, 'answer')}`,
  ]
  return `(select count(*)::int from ${messages.from} where ${all(conditions)})`
}

export const STATEMENTS = {
  /** The asker, and what to go back from, if anything. */
  page: (writing) => {
    const messages = table(writing, 'chat_message')
    const before = `(${value(writing, 1)} is null or ${keyOf(messages)} < ${value(writing, 1)})`
    return `select ${message(writing, messages)} from ${messages.from} where ${all([messages.where, of(writing, messages), before])} order by ${keyOf(messages)} desc limit ${PAGE + 1}`
  },
  begin: (writing) =>
    `insert into "chats" (client_id, asker_id) values (${writing.slot({ is: 'client' })}, ${value(writing, 0)}) on conflict (client_id, asker_id) do nothing`,
  take: (writing) => {
    const chat = table(writing, 'chat')
    return `select from ${chat.from} where ${all([chat.where, of(writing, chat)])} for update`
  },
  /** By this author within a minute. */
  lately: (writing) => {
    const messages = table(writing, 'chat_message')
    return `select count(*)::int as count from ${messages.from} where ${all([messages.where, `${column(messages, 'author_id')} = ${value(writing, 0)}`, `${column(messages, 'created_at')} > now() - interval '1 minute'`])}`
  },
  /** Asker, author, whether it answers, text. */
  add: (writing) => {
    const made: Source = {
      entity: entityNamed(writing.model, 'chat_message'),
      alias: 'made',
      from: 'made',
      where: 'true',
    }
    const values = [
      writing.slot({ is: 'client' }),
      value(writing, 0),
      value(writing, 1),
      value(writing, 2, 'boolean'),
      value(writing, 3, 'text'),
    ]
    return `with made as (insert into "chat_messages" (client_id, asker_id, author_id, answer, text) values (${values.join(', ')}) returning *) select ${message(writing, made)} from made`
  },
  answered: written('service_read_id = ?'),
  asked: written('asker_read_id = ?, asked_id = ?'),
  read_by_service: read('service_read_id'),
  read_by_asker: read('asker_read_id'),
  /** The asker, and whether they answer others. */
  unread: (writing) => {
    const [own, waiting] = [table(writing, 'chat'), table(writing, 'chat')]
    const asks = all([
      waiting.where,
      value(writing, 1, 'boolean'),
      `${column(waiting, 'asked_id')} > ${column(waiting, 'service_read_id')}`,
    ])
    return `select coalesce((select ${unread(writing, own, 'asker_read_id', true)} from ${own.from} where ${all([own.where, of(writing, own)])}), 0) as own, (select count(*)::int from ${waiting.from} where ${asks}) as waiting`
  },
  /** Part of the asker's name; who asked last stands first. */
  chats: (writing) => {
    const [chat, staff, role] = [table(writing, 'chat'), table(writing, 'staff'), table(writing, 'role')]
    const columns = [
      column(chat, 'asker_id'),
      column(staff, 'name'),
      `${column(role, 'name')} as role`,
      `coalesce(${column(chat, 'last_text')}, '') as last_text`,
      `coalesce(${column(chat, 'last_at')}, ${column(chat, 'created_at')}) as last_at`,
      `${unread(writing, chat, 'service_read_id', false)} as unread`,
    ]
    const conditions = [
      chat.where,
      staff.where,
      role.where,
      `${keyOf(staff)} = ${column(chat, 'asker_id')}`,
      `${keyOf(role)} = ${column(staff, 'role_id')}`,
      `strpos(lower(${column(staff, 'name')}), lower(${value(writing, 0, 'text')})) > 0`,
    ]
    return `select ${columns.join(', ')} from ${[chat, staff, role].map(({ from }) => from).join(', ')} where ${all(conditions)} order by ${column(chat, 'last_at')} desc nulls last, ${column(chat, 'asker_id')} limit ${MOST_CHATS}`
  },
} satisfies Readonly<Record<string, (writing: Writing) => string>>
