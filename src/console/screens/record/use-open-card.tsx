/** Opens a person's card in the top modal, from any cell. */
import { lazy, Suspense, useMemo } from 'react'
import { useTranslate } from 'ra-core'
import { useNotice } from '../../shell/dialogs.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'

const MemberCard = lazy(() => import('./MemberCard.tsx'))

type OpenCard = (plural: string, id: number) => void

export function useOpenCard(): OpenCard {
  const notice = useNotice()
  const translate = useTranslate()
  return useMemo(() => {
    const openCard: OpenCard = (plural, id) => {
      void notice({
        title: translate('card.title'),
        content: (
          <Suspense fallback={<RecordSkeleton />}>
            <MemberCard plural={plural} id={id} openCard={openCard} />
          </Suspense>
        ),
        okText: translate('action.close'),
      })
    }
    return openCard
  }, [notice, translate])
}
