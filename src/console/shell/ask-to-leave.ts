/** What is asked, and what the browser asks, before something typed is lost. */
import { useEffect } from 'react'
import { useEvent, useTranslate } from 'ra-core'
import { isStartingAnew } from '../provider/start-anew.ts'
import { useConfirm } from './dialogs.tsx'

/** Answers whether it may be lost. `okText` says what is done then. */
export function useAskToLeave(): (okText?: string) => Promise<boolean> {
  const translate = useTranslate()
  const confirm = useConfirm()
  return useEvent((okText = translate('confirm.leave.go')) =>
    confirm({
      title: translate('confirm.leave.title'),
      content: translate('confirm.leave.text'),
      okText,
      cancelText: translate('confirm.leave.stay'),
      tone: 'error',
    }),
  )
}

/** Closing or reloading the page: the browser asks in words of its own. `isLost` null: somebody else asks. */
export function useAskBeforeUnload(isLost: (() => boolean) | null): void {
  useEffect(() => {
    if (isLost === null) return undefined
    const stay = (event: BeforeUnloadEvent) => {
      if (!isStartingAnew() && isLost()) event.preventDefault()
    }
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [isLost])
}
