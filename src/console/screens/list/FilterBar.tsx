/**
 * Search and filters of a list. What is chosen counts at once; what is typed counts on Enter or 查询, the search after a
 * short rest. The first filters stand in the bar, the others unfold.
 */
import { memo, useEffect, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import useMediaQuery from '@mui/material/useMediaQuery'
import { styled, type Theme } from '@mui/material/styles'
import { useEvent, useTranslate } from 'ra-core'
import { debounce_ms } from '../../../generated/constants.ts'
import { filters } from '../../../kinds/filters.ts'
import type { FilterValues } from '../../../kinds/input.ts'
import { Icon } from '../../kit/icons.tsx'
import { text } from '../../kit/lang.ts'
import { fieldOf, seen, type EntityView } from '../entity-view.ts'
import { active, textOf } from './filter-values.ts'
import { mayShow } from './narrowed.ts'
import { allWords, fittingWords, ROOM } from './search-words.ts'

interface FilterBarProps {
  readonly view: EntityView
  readonly values: FilterValues
  /** What the page itself chooses: nothing else can be chosen there. */
  readonly fixed: FilterValues
  readonly onApply: (values: FilterValues) => void
}

const IN_BAR = 3
export default memo(function FilterBar({ view, values, fixed, onApply }: FilterBarProps) {
  const { entity, lang, may } = view
  const translate = useTranslate()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const { draft, change, apply, reset } = useDraft(values, onApply)
  const [open, setOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  useSlashFocus(search)

  const shows = mayShow(entity, { ...values, ...fixed })
  const all = entity.list.filters
    // What is set already stays, or nobody could take it back here.
    .filter((name) => !Object.hasOwn(fixed, name) && (shows(name) || Object.hasOwn(values, name)))
    .flatMap((name) => {
      const field = fieldOf(entity, name)
      const peer = entity.peers[field?.reference?.entity ?? '']
      const filter =
        field && (field.permission === null || may(field.permission)) && (peer === undefined || may(peer.read))
          ? filters[field.kind]
          : null
      return field && filter ? [{ name, field, filter }] : []
    })
  const bar = useRef<HTMLFormElement>(null)
  const fitting = useFitting(bar, all.length === IN_BAR + 1 ? IN_BAR + 1 : IN_BAR)
  const inBar = narrow ? 0 : fitting
  const shown = open ? all : all.slice(0, inBar)
  const searchable = seen(entity, may).filter((field) => field.search)
  const searched = allWords(searchable, lang, translate)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  return (
    <Bar ref={bar} onSubmit={submit} role="search" data-open={open || undefined} aria-label={translate('list.filter')}>
      {searchable.length > 0 && (
        <OutlinedInput
          size="small"
          type="search"
          inputRef={search}
          value={(draft['q'] as string | undefined) ?? ''}
          placeholder={fittingWords(searchable, lang, translate, narrow ? ROOM.telephone : ROOM.desk)}
          sx={{ width: narrow ? '100%' : 240 }}
          inputProps={{ 'aria-label': searched, 'aria-keyshortcuts': '/', title: searched }}
          onChange={({ target }) => change({ q: target.value || undefined }, 'soon')}
          startAdornment={
            <InputAdornment position="start">
              <Icon name="search" />
            </InputAdornment>
          }
        />
      )}
      {shown.map(({ name, field, filter: { Filter, typed } }) => (
        <Filter
          key={name}
          name={name}
          field={field}
          label={text(field.label, lang)}
          context={view.inList}
          values={{ ...draft, ...fixed }}
          onChange={(changes) => change(changes, typed ? 'later' : 'now')}
        />
      ))}
      <Buttons>
        {shown.length > 0 && (
          <Button type="submit" variant="contained">
            {translate('action.search')}
          </Button>
        )}
        {(shown.length > 0 || searchable.length > 0) && (
          <Button variant="outlined" color="inherit" onClick={reset}>
            {translate('action.reset')}
          </Button>
        )}
        {all.length > inBar && (
          <Button
            color="primary"
            aria-expanded={open}
            startIcon={<Icon name={open ? 'up' : 'filter'} size={14} />}
            onClick={() => setOpen(!open)}
          >
            {translate(open ? 'list.less_filters' : narrow ? 'list.filter' : 'list.more_filters')}
          </Button>
        )}
      </Buttons>
    </Bar>
  )
})

/** What is being chosen, until it counts. */
function useDraft(values: FilterValues, onApply: (values: FilterValues) => void) {
  const [draft, setDraft] = useState(values)
  const [from, setFrom] = useState(values)
  const [applied, setApplied] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (from !== values) {
    setFrom(values)
    // What comes back is what was sent: what has been typed since stays.
    if (textOf(values) !== applied) setDraft(values)
    setApplied('')
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const apply = useEvent((next: FilterValues = draft) => {
    clearTimeout(timer.current)
    setApplied(textOf(next))
    onApply(active(next))
  })
  const change = (changes: FilterValues, when: 'now' | 'soon' | 'later') => {
    const next = { ...draft, ...changes }
    clearTimeout(timer.current)
    setDraft(next)
    if (when === 'now') apply(next)
    if (when === 'soon') timer.current = setTimeout(() => apply(next), debounce_ms)
  }
  return {
    draft,
    change,
    apply: () => apply(),
    reset: () => {
      setDraft({})
      apply({})
    },
  }
}

/**
 * As many filters as leave the bar on one line: words are longer in one language than in the other, and so are amounts
 * than days.
 */
function useFitting(bar: RefObject<HTMLElement | null>, most: number): number {
  const [state, setState] = useState({ width: 0, count: most })
  useLayoutEffect(() => {
    const element = bar.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() =>
      setState((before) =>
        before.width === element.clientWidth ? before : { width: element.clientWidth, count: most },
      ),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [bar, most])
  useLayoutEffect(() => {
    const [first, last] = [bar.current?.firstElementChild, bar.current?.lastElementChild]
    const wraps =
      first instanceof HTMLElement &&
      last instanceof HTMLElement &&
      last.offsetTop - first.offsetTop >= Math.max(1, first.offsetHeight)
    if (wraps && state.count > 1 && bar.current?.dataset['open'] === undefined)
      setState({ ...state, count: state.count - 1 })
  }, [bar, state])
  return state.count
}

/** `/` leads to the search, unless one is writing. */
function useSlashFocus(search: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const writing = (event.target as HTMLElement).closest(
        'input, textarea, select, [contenteditable=true], [role=dialog]',
      )
      if (
        event.key !== '/' ||
        writing ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        !search.current?.offsetParent
      )
        return
      event.preventDefault()
      search.current.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [search])
}

const Bar = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 12px',
  padding: 12,
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  [theme.breakpoints.down('sm')]: { gap: 8, padding: 8 },
}))
const Buttons = styled('div')({ display: 'flex', gap: 8, flexWrap: 'wrap' })
