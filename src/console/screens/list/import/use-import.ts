/** One import of records as its dialog follows it: the file is checked, then written. */
import { useDataProvider, useTranslate } from 'ra-core'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import type { ImportRun } from '../../../../model/answers.ts'
import { type Following, useFileRun } from './use-file-run.ts'

export interface Chosen {
  readonly file: File
  readonly isNew: boolean
}

export interface Importing extends Omit<Following<ImportRun>, 'send'> {
  readonly send: (chosen: Chosen, mode: ImportRun['mode']) => void
}

export function useImport(plural: string, onWritten: () => void): Importing {
  const provider = useDataProvider<ConsoleDataProvider>()
  const translate = useTranslate()
  const following = useFileRun<ImportRun>(
    plural,
    {
      state: () => provider.importState(plural),
      stop: () => provider.stopImport(plural),
      failed: translate('import.failed'),
      stopped: translate('import.stopped'),
      leaves: () => false,
      written: ({ state, written }) => state === 'done' && written,
    },
    onWritten,
  )
  return {
    ...following,
    send: ({ file, isNew }, mode) => following.send(provider.importFile(plural, { file, mode, isNew })),
  }
}
