/** A file of calls as its dialog follows it: checked, then done row by row. What is done stays done. */
import { useDataProvider, useTranslate } from 'ra-core'
import type { FileRun } from '../../../../model/answers.ts'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import type { SentFile } from '../../../provider/verbs.ts'
import { type Following, useFileRun } from '../import/use-file-run.ts'

export interface ByFile extends Omit<Following<FileRun>, 'send'> {
  readonly send: (sent: SentFile) => void
}

export function useByFile(call: string, onWritten: () => void): ByFile {
  const provider = useDataProvider<ConsoleDataProvider>()
  const translate = useTranslate()
  const following = useFileRun<FileRun>(
    call,
    {
      state: () => provider.fileState(call),
      stop: () => provider.stopFile(call),
      failed: translate('by_file.failed'),
      stopped: translate('by_file.stopped'),
      leaves: ({ rows }) => rows > 0,
      written: ({ mode, done }) => mode === 'do' && done > 0,
    },
    onWritten,
  )
  return { ...following, send: (sent) => following.send(provider.sendFile(call, sent)) }
}
