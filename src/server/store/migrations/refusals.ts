/** Why nothing is done, and what to do about it. */
import type { Label } from '../../../model/model.ts'
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
        zh: '请用 npm run migrate 查看，用 npm run migrate -- --write 写成文件，审核并提交后再启动。',
        en: 'Look at it by npm run migrate, write it into a file by npm run migrate -- --write, have it reviewed and start again.',
      },
    ],
    [
      waiting.some(({ level }) => level === 'refused'),
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
