/** Why nothing is done, and what to do about it. */
import type { Label } from '../../../model/model.ts'
import { FILLING } from '../differ/filling.ts'
import { describePlan, type Step } from '../differ/plan.ts'
import { ToldError } from '../failures.ts'
import { numberOf, type Migration } from './migration.ts'
import type { Note } from './notes.ts'

/** The database, the files and the schemas do not go together. */
export class MigrationError extends ToldError {}

/** The files and the database must agree about what has been. */
export function checkFiles(migrations: readonly Migration[], notes: ReadonlyMap<string, Note>): void {
  const names = new Set(migrations.map(({ name }) => name))
  const ahead = [...notes.keys()].filter((name) => !names.has(name))
  if (ahead.length > 0) throw new MigrationError(aheadBy(ahead))
  for (const migration of migrations) {
    const note = notes.get(migration.name)
    if (note !== undefined && note.hash !== migration.hash) throw new MigrationError(changed(migration, note))
    if (note === undefined && migration.fault !== null) throw new MigrationError(faulty(migration, migration.fault))
  }
}

const aheadBy = (names: readonly string[]): Label => ({
  zh: `数据库领先于当前模型：它已执行 ${names.join('、')}，而 schemas/migrations 中没有。请部署包含这些文件的版本；没有做任何更改。`,
  en: `The database is ahead of these schemas: it has had ${names.join(', ')}, which schemas/migrations does not hold. Deploy the version that has it; nothing was changed.`,
})

const changed = ({ name }: Migration, { state }: Note): Label => ({
  zh: `${name} 在此数据库${state === 'running' ? '执行期间' : '执行之后'}被改动：请还原该文件，并把新的更改写入新文件。没有做任何更改。`,
  en: `${name} was changed ${state === 'running' ? 'while' : 'after'} this database had it: put the file back, and write what is new into a file of its own. Nothing was changed.`,
})

const faulty = ({ name }: Migration, fault: Label): Label => ({
  zh: `schemas/migrations/${name} 不能执行：${fault.zh}。没有做任何更改。`,
  en: `schemas/migrations/${name} does not run: ${fault.en}. Nothing was changed.`,
})

export const tooOld = (newer: Date, missing: readonly Step[]): Label => ({
  zh: `数据库自 ${newer.toISOString()} 起已用于更新的模型，当前模型缺少：\n${describePlan({ steps: missing }, 'zh')}\n请部署更新的版本；如确要退回，运行 npm run migrate -- --apply --back。没有做任何更改。`,
  en: `Since ${newer.toISOString()} the database serves newer schemas, and these would need:\n${describePlan({ steps: missing }, 'en')}\nDeploy the newer version; or, to go back on purpose, run npm run migrate -- --apply --back. Nothing was changed.`,
})

export const judgedOtherwise = (newer: Date, why: Label): Label => ({
  zh: `数据库自 ${newer.toISOString()} 起已用于更新的模型，其规则与当前模型不同（${why.zh}）：当前版本写入的数据可能不合规则。请部署更新的版本；如确要退回，运行 npm run migrate -- --apply --back。没有做任何更改。`,
  en: `Since ${newer.toISOString()} the database has served newer schemas with different rules (${why.en}): what this version writes might break them. Deploy the newer version; or, to go back on purpose, run npm run migrate -- --apply --back. Nothing was changed.`,
})

export const beside = (since: Date, why: Label): Label => ({
  zh: `另一版本的服务自 ${since.toISOString()} 起正在使用此数据库，与当前版本的规则不同（${why.zh}），而数据库从未用过当前版本，无法判断先后。如当前版本是下一个版本：运行 npm run migrate -- --apply 后再启动，原服务从此只供查看；或先停止原服务。如来自其他分支：请先合并。没有做任何更改。`,
  en: `Servers of another version have used this database since ${since.toISOString()}. Its rules differ from this version’s (${why.en}), and the database has never had this version, so there is no telling which one comes next. If this one does, run npm run migrate -- --apply and start again; from then on the other servers are read-only. Or stop them first. If this version comes from another branch, merge first. Nothing was changed.`,
})

export const supersededBy = (why: Label): Label => ({
  zh: `数据库已用于更新的模型，其规则与本服务不同（${why.zh}）：从现在起本服务只供查看，不再写入，也不再执行后台任务。请停止本服务，使用更新的版本。`,
  en: `The database now serves newer schemas with different rules (${why.en}): from now on this server is read-only and runs no background work. Stop it and use the newer version.`,
})

export const inFront = (newer: Date): Label => ({
  zh: `数据库自 ${newer.toISOString()} 起已用于更新的模型：当前版本照常运行，不修改任何表。如确要退回，运行 npm run migrate -- --apply --back。`,
  en: `Since ${newer.toISOString()} the database serves newer schemas: this version serves, too, and changes no table. To go back on purpose, run npm run migrate -- --apply --back.`,
})

/** What a person does about a plan that waits. */
export const wayOut = (pending: readonly Migration[], left: readonly Step[]): Label => {
  const waiting = left.filter(({ needed, level }) => needed && level !== 'automatic')
  const last = numberOf(pending.at(-1)?.name ?? '')
  const lines: readonly (readonly [boolean, Label])[] = [
    [
      pending.length > 0,
      {
        zh: `待执行的文件：${pending.map(({ name }) => name).join('、')}（npm run migrate -- --apply）`,
        en: `Files that have yet to run: ${pending.map(({ name }) => name).join(', ')} (npm run migrate -- --apply)`,
      },
    ],
    [
      pending.length > 0 && waiting.some(({ level }) => level === 'reviewed'),
      {
        zh: `它们执行后仍需确认的部分：请把相应语句写入其中最后一个文件，再运行 npm run migrate -- --seal ${last}`,
        en: `What waits for review when they have run: write its SQL into the last of them, then npm run migrate -- --seal ${last}`,
      },
    ],
    [
      pending.length === 0 && waiting.some(({ level }) => level === 'reviewed'),
      {
        zh: '需确认的部分：npm run migrate 列出其 SQL，npm run migrate -- --write 写成文件；审核并提交后再启动。',
        en: 'What waits for review: npm run migrate shows its SQL, npm run migrate -- --write makes a file of it. Have the file reviewed, commit it, then start again.',
      },
    ],
    [waiting.some(({ fills }) => fills !== undefined), FILLING],
    [
      waiting.some(({ level, fills, waits }) => level === 'refused' && fills === undefined && waits !== true),
      {
        zh: '被拒绝的部分：修改模型，或在 schemas/migrations 的文件中写明如何处理数据。',
        en: 'What is refused: change the schemas, or say in a file of schemas/migrations what becomes of the data.',
      },
    ],
  ]
  const told = lines.flatMap(([is, text]) => (is ? [text] : []))
  return { zh: told.map(({ zh }) => zh).join('\n'), en: told.map(({ en }) => en).join('\n') }
}

export const numbered = (migrations: readonly Migration[], number: string): Migration | undefined =>
  migrations.find(({ name }) => numberOf(name) === number.padStart(4, '0') || name === number)
