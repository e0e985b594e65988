/** News beside messages: of a conversation with the online service hear its asker and whoever answers. */
import type { Topics } from '../server/messages/live.ts'
import { ANSWERS } from './operations/service/conversations.ts'

export const topics: Topics = { chat: { entity: 'chat', person: 'asker_id', heardBy: ANSWERS } }
