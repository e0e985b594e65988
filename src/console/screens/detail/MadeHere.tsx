/** What is done to a record and to those that are listed below it, such as making one: beside them, as at its head. */
import { lazy, Suspense } from 'react'
import type { CellRecord } from '../../../kinds/cell.ts'
import { callsOf } from '../../actions/offers.ts'
import { useDeeds } from '../../actions/use-deeds.ts'
import type { EntityView } from '../entity-view.ts'

const DeedDialog = lazy(() => import('../../actions/DeedDialog.tsx'))

interface MadeHereProps {
  readonly view: EntityView
  readonly record: CellRecord
  /** Of which entity the list below is. */
  readonly entity: string
  /** Those that make such records, of whatever they are done to. */
  readonly calls: readonly string[]
}

export function MadeHere({ view, record, entity, calls }: MadeHereProps) {
  const { doing, begin, end } = useDeeds()
  return (
    <>
      {callsOf(view, record, 'detail')
        .filter(({ name, deed }) => calls.includes(name) || (deed.is === 'call' && deed.call.beside.includes(entity)))
        .map(({ name, label, reason, deed }) => (
          <button
            key={name}
            type="button"
            className="k-link k-small"
            {...(reason === null
              ? { onClick: () => begin(deed, record) }
              : { 'aria-disabled': true, 'aria-description': reason, 'data-hint': reason })}
          >
            {label}
          </button>
        ))}
      <Suspense>
        {doing.map(({ key, deed }) => (
          <DeedDialog key={key} view={view} deed={deed} record={record} onClose={() => end(key)} />
        ))}
      </Suspense>
    </>
  )
}
