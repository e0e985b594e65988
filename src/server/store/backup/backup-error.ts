import { ToldError } from '../failures.ts'

/** A backup that cannot be written or put back. No failure of the database, so nothing translates it. */
export class BackupError extends ToldError {}

export const damaged = (file: string): BackupError =>
  new BackupError({
    zh: `备份文件 ${file} 已损坏或缺失：没有恢复任何数据。`,
    en: `The backup's file ${file} is damaged or missing: nothing was restored.`,
  })
