/** Who lives in a room at present, and until when; of a vacant one, who comes next. */
import { useGetList, useTranslate } from 'ra-core'
import { isEmpty, type CellRecord } from '../../../kinds/cell.ts'
import { show } from '../../../kinds/show.tsx'
import { daysBetween, dayOf } from '../../../values/calendar.ts'
import { messageOf } from '../../../console/provider/errors.ts'
import { seen, useEntityView } from '../../../console/screens/entity-view.ts'
import type { SlotProps } from '../../../console/screens/detail/slots.ts'
import { lease_ending_days } from '../../../generated/constants.ts'
import { LeaseStatus } from '../../../generated/enums.ts'

const FIELDS = ['tenant_id', 'lease_range', 'rent', 'deposit', 'co_tenants_count', 'frozen']
/** Of most leases there is nothing to say of these. */
const UNLESS_NONE = ['co_tenants_count', 'frozen']
/** Days before the end from which somebody should ask whether the tenant stays. */
const SOON = lease_ending_days

export default function Tenancy({ record }: SlotProps) {
  const view = useEntityView('leases')
  const translate = useTranslate()
  const { data, error } = useGetList<CellRecord>('leases', {
    filter: { room_id: record.id, status: [LeaseStatus.valid, LeaseStatus.not_started] },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'lease_range', order: 'ASC' },
    meta: { columns: [...FIELDS, 'status', 'ends_on'], count: 'none' },
  })
  const lease = data?.[0]
  const isAhead = lease?.['status'] === LeaseStatus.not_started
  if (error && !data)
    return (
      <p role="alert" className="k-error">
        {messageOf(error) ?? translate('list.failed')}
      </p>
    )
  if (!data) return <span className="k-bone" style={{ width: '60%' }} />
  if (lease && !isAhead) return <Present view={view} lease={lease} />
  return (
    <>
      <p className="k-soft k-none">{translate('tenancy.vacant')}</p>
      {lease && (
        <section aria-label={translate('tenancy.next')} style={{ marginTop: 16 }}>
          <h3>{translate('tenancy.next')}</h3>
          <Present view={view} lease={lease} />
        </section>
      )}
    </>
  )
}

type View = ReturnType<typeof useEntityView>

function Present({ view, lease }: { readonly view: View; readonly lease: CellRecord }) {
  const { entity, may, say, inDetail, path, opens } = view
  const translate = useTranslate()
  const fields = FIELDS.flatMap((name) => seen(entity, may).filter((field) => field.name === name))
  const isNotCounted = lease['status'] !== LeaseStatus.valid || lease['ends_on'] == null
  const left = isNotCounted ? null : daysBetween(dayOf(new Date()), String(lease['ends_on']))
  return (
    <>
      <dl className="k-terms">
        {fields
          .filter(({ name }) => !isEmpty(lease[name]) && !(UNLESS_NONE.includes(name) && !lease[name]))
          .map((field) => (
            <div key={field.name}>
              <dt>{say(field.label)}</dt>
              <dd>
                {show({ value: lease[field.name], record: lease, field, name: field.name, context: inDetail })}{' '}
                {field.kind === 'date-range' && left !== null && left >= 0 && (
                  <span className={left < SOON ? 'k-danger k-small k-number' : 'k-soft k-small k-number'}>
                    {translate(left === 0 ? 'tenancy.last_day' : 'tenancy.days_left', { count: left })}
                  </span>
                )}
              </dd>
            </div>
          ))}
      </dl>
      {opens && (
        <p style={{ margin: '12px 0 0' }}>
          <a className="k-link k-small" href={`${path}/${lease.id}`}>
            {translate('tenancy.open')}
          </a>
        </p>
      )}
    </>
  )
}
