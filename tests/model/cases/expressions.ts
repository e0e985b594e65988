import type { MistakeCase } from '../mistakes.test.ts'
import { entity, home, label, room, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  { name: 'a path that leads nowhere', documents: { 'entities/room.json': entity({ home_id: room.properties.home_id, name: text({ 'x-computed': { concat: ['$home_id.nmae', '$number', '$name.x'] } }) }) }, mistakes: [
      'entities/room.json:24:11 home has no field "nmae"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at; did you mean "name"?',
      'entities/room.json:25:11 room has no field "number"; expected one of id, home_id, name, version, created_at, updated_at',
      'entities/room.json:26:11 a path goes on behind "name", which is no reference; expected one of home_id',
    ] },
  { name: 'too many operands, too few', documents: { 'entities/room.json': entity({ home_id: room.properties.home_id, name: text({ 'x-computed': { if: [{ not: [1, 2] }, 'a'] } }) }) }, mistakes: [
      'entities/room.json:23:15 "if" has 2 operands; expected at least 3',
      'entities/room.json:25:20 "not" has 2 operands; expected 1',
    ] },
  { name: 'a choice that says nothing for the rest', documents: { 'entities/room.json': entity({ home_id: room.properties.home_id, name: text({ 'x-computed': { if: [true, 'a', false, 'b'] } }) }) }, mistakes: [
      'entities/room.json:23:15 "if" ends without what holds otherwise; expected pairs of condition and value, then one value',
    ] },
  { name: 'a rule that is not there', documents: { 'entities/room.json': entity({ home_id: room.properties.home_id, name: text() }, { 'x-checks': [{ name: 'good', field: 'name', expr: { obeys: ['$name', 'phon'] }, message: label('No') }] }) }, mistakes: [
      'entities/room.json:31:11 no rule "phon"; expected one of phone; did you mean "phone"?',
    ] },
  { name: 'counted rows that do not point here, or of nothing', documents: { 'entities/home.json': { ...home, properties: { ...home.properties, a: { type: 'integer', 'x-label': label('A'), 'x-computed': { count: { entity: 'room', by: 'home' } } }, b: { type: 'integer', 'x-label': label('B'), 'x-computed': { count: { entity: 'rom', by: 'home_id' } } } } } }, mistakes: [
      'entities/home.json:38:17 room has no reference "home" to home; expected one of home_id; did you mean "home_id"?',
      'entities/home.json:50:21 no entity "rom"; expected one of home, room, store; did you mean "room"?',
    ] },
  { name: 'a condition of counted rows', documents: { 'entities/home.json': { ...home, properties: { ...home.properties, a: { type: 'boolean', 'x-label': label('A'), 'x-computed': { exists: { entity: 'room', by: 'home_id', where: { eq: ['$numbr', '1'] } } } } } } }, mistakes: [
      'entities/home.json:41:15 room has no field "numbr"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "number"?',
    ] },
  { name: 'fields computed from each other', documents: { 'entities/store.json': entity({ a: text({ 'x-computed': '$b' }), b: text({ 'x-computed': { concat: ['$a'] } }), c: text({ 'x-computed': '$a' }) }) }, mistakes: [
      'entities/store.json:14:21 "a" is computed from itself',
      'entities/store.json:22:21 "b" is computed from itself',
    ] },
  { name: 'checks and locks', documents: { 'entities/store.json': entity({ name: text() }, { 'x-checks': [{ name: 'c', field: 'nme', expr: { ne: ['$nam', ''] }, message: label('m') }], 'x-locked': { remove: { when: '$built_in', message: label('m') } } }) }, mistakes: [
      'entities/store.json:19:16 store has no field "nme"; expected one of id, name, version, created_at, updated_at; did you mean "name"?',
      'entities/store.json:22:11 store has no field "nam"; expected one of id, name, version, created_at, updated_at; did you mean "name"?',
      'entities/store.json:34:15 store has no field "built_in"; expected one of id, name, version, created_at, updated_at',
    ] },
]
