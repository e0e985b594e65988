/**
 * Confirm dialogs and the top modal, asked for from anywhere: `await confirm({…})`, `await notice({…})`.
 * One dialog at a time; the next waits. The window itself is loaded when the first is asked for.
 */
import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import type { DialogContent, OpenDialog } from './dialog-content.ts'

interface Dialogs {
  readonly confirm: (content: DialogContent) => Promise<boolean>
  readonly notice: (content: DialogContent) => Promise<void>
}

const DialogsContext = createContext<Dialogs | null>(null)
const DialogWindow = lazy(() => import('./DialogWindow.tsx'))

export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly OpenDialog[]>([])
  const ask = useCallback(
    (kind: OpenDialog['kind'], content: DialogContent) =>
      new Promise<boolean>((resolve) => {
        const answer = (ok: boolean) => {
          setQueue((waiting) => waiting.slice(1))
          resolve(ok)
        }
        setQueue((waiting) => [...waiting, { ...content, kind, answer }])
      }),
    [],
  )
  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: (content) => ask('confirm', content),
      notice: async (content) => void (await ask('notice', content)),
    }),
    [ask],
  )
  return (
    <DialogsContext value={dialogs}>
      {children}
      {queue[0] && (
        <Suspense>
          <DialogWindow dialog={queue[0]} />
        </Suspense>
      )}
    </DialogsContext>
  )
}

function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('Dialogs are asked for inside DialogsProvider.')
  return dialogs
}

/** Resolves to true when the user agrees. */
export const useConfirm = (): Dialogs['confirm'] => useDialogs().confirm
export const useNotice = (): Dialogs['notice'] => useDialogs().notice
