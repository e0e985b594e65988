/** Pages, page size and how many there are: exact, or marked as an estimate that can be counted. */
import { memo } from 'react'
import { useTranslate } from 'ra-core'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { PAGE_SIZES } from '../../../values/page-sizes.ts'
import { Icon, type IconName } from '../../kit/icons.tsx'
import { formatDecimal } from '../../../kinds/numbers.ts'

interface PagerProps {
  readonly page: number
  readonly perPage: number
  /** Largest page size that the list allows. */
  readonly most: number
  readonly rows: number
  readonly count: number | null
  readonly estimated: boolean
  readonly hasNext: boolean
  /** The exact count is on its way. */
  readonly counting: boolean
  readonly onPage: (page: number) => void
  /** A neighbouring page is about to be gone to. */
  readonly onAhead: (page: number) => void
  readonly onPerPage: (size: number) => void
  readonly onCount: () => void
  /** Goes on while it is scrolled: there are no pages. */
  readonly continuous: boolean
  readonly onContinuous: (on: boolean) => void
}

const CONTINUOUS = 'continuous'

export const Pager = memo(function Pager({
  page,
  perPage,
  most,
  rows,
  count,
  estimated,
  hasNext,
  counting,
  onPage,
  onAhead,
  onPerPage,
  onCount,
  continuous,
  onContinuous,
}: PagerProps) {
  const translate = useTranslate()
  const last = count === null || estimated ? null : Math.max(1, Math.ceil(count / perPage))
  const from = (page - 1) * perPage
  const choose = (size: string) => {
    if ((size === CONTINUOUS) !== continuous) onContinuous(size === CONTINUOUS)
    if (size !== CONTINUOUS && Number(size) !== perPage) onPerPage(Number(size))
  }
  const step = (icon: IconName, label: string, target: number, disabled: boolean) => {
    const far = icon === 'first' || icon === 'last'
    // A pointer that comes to the next page's button will press it: its rows are fetched meanwhile. The last page may
    // be a long way off.
    const ahead = far ? {} : { onPointerEnter: () => onAhead(target), onFocus: () => onAhead(target) }
    return (
      <IconButton
        aria-label={translate(label)}
        disabled={disabled}
        data-roomy={far || undefined}
        {...ahead}
        onClick={() => onPage(target)}
      >
        <Icon name={icon} />
      </IconButton>
    )
  }
  return (
    <Bar aria-label={translate('list.pages')}>
      <span role="status">
        {count !== null &&
          translate(estimated ? 'list.count_estimate' : 'list.count', { count: formatDecimal(String(count)) })}
        {rows > 0 && continuous && <Range>{translate('list.loaded', { count: formatDecimal(String(rows)) })}</Range>}
        {rows > 0 && !continuous && (
          <Range data-roomy>
            {translate('list.range', { from: formatDecimal(String(from + 1)), to: formatDecimal(String(from + rows)) })}
          </Range>
        )}
      </span>
      {estimated && (
        <button type="button" className="k-link" disabled={counting} onClick={onCount}>
          {translate('list.count_exact')}
        </button>
      )}
      <Rest />
      <select
        aria-label={translate('list.page_size')}
        value={continuous ? CONTINUOUS : perPage}
        onChange={({ target }) => choose(target.value)}
      >
        {[...new Set([...PAGE_SIZES.filter((size) => size <= most), perPage])].map((size) => (
          <option key={size} value={size}>
            {translate('list.page_size_option', { size })}
          </option>
        ))}
        <option value={CONTINUOUS}>{translate('list.continuous')}</option>
      </select>
      {!continuous && (
        <Steps>
          {step('first', 'list.page_first', 1, page <= 1)}
          {step('left', 'list.page_previous', page - 1, page <= 1)}
          <PageBox key={page} page={page} last={last} onPage={onPage} />
          {step('right', 'list.page_next', page + 1, !hasNext)}
          {last !== null && step('last', 'list.page_last', last, page >= last)}
        </Steps>
      )}
    </Bar>
  )
})

function PageBox({
  page,
  last,
  onPage,
}: {
  readonly page: number
  readonly last: number | null
  readonly onPage: (page: number) => void
}) {
  const translate = useTranslate()
  const go = (typed: string) => {
    const wanted = Math.min(Math.max(1, Math.trunc(Number(typed)) || page), last ?? Number.MAX_SAFE_INTEGER)
    if (wanted !== page) onPage(wanted)
  }
  return (
    <>
      <input
        defaultValue={page}
        inputMode="numeric"
        aria-label={translate('list.page_jump')}
        onBlur={({ target }) => go(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && go(event.currentTarget.value)}
      />
      {last !== null && <span>/ {formatDecimal(String(last))}</span>}
    </>
  )
}

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: 13,
  color: theme.palette.text.secondary,
  '& select, & input': {
    height: 28,
    border: '1px solid #c5ccd6',
    borderRadius: 6,
    background: theme.palette.background.paper,
    color: theme.palette.text.primary,
    font: 'inherit',
    padding: '0 6px',
  },
  '& input': { width: 44, textAlign: 'center', marginRight: 6 },
  [theme.breakpoints.down('sm')]: { gap: 8, '& [data-roomy]': { display: 'none' } },
}))
const Range = styled('span')({ marginLeft: 10 })
const Rest = styled('span')({ flex: 1 })
const Steps = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' })
