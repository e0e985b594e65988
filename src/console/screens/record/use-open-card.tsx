/** Opens a person's card in the top modal, from any cell. */
import { lazy, Suspense, useCallback } from 'react'
import { useTranslate } from 'ra-core'
import { useNotice } from '../../shell/dialogs.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'

const MemberCard = lazy(() => import('./MemberCard.tsx'))

export function useOpenCard(): (plural: string, id: number) => void {
  const notice = useNotice()
  const translate = useTranslate()
  return useCallback(
    (plural: string, id: number) => {
      void notice({
        title: translate('card.title'),
        content: (
          <Suspense fallback={<RecordSkeleton />}>
            <MemberCard plural={plural} id={id} />
          </Suspense>
        ),
        okText: translate('action.close'),
      })
    },
    [notice, translate],
  )
}
