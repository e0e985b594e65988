/** Live topics beside messages: a conversation with the online service reaches its asker and those who answer. */
import type { Topics } from '../server/messages/live.ts'
import { ANSWERS } from './operations/service/conversations.ts'

export const topics: Topics = { chat: { entity: 'chat', person: 'asker_id', heardBy: ANSWERS } }
