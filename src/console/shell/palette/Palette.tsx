/** Finds any page of the menu and any record of the entities that can be searched, by keyboard alone. What is found is what the lists would show. */
import { useDeferredValue, useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { useQueries } from '@tanstack/react-query'
import { useDataProvider, usePermissions, useTranslate, type RaRecord } from 'ra-core'
import type { CellRecord } from '../../../fields/cell.ts'
import { displayOf } from '../../../fields/display.ts'
import { mayUse } from '../../provider/auth-provider.ts'
import { loadDefinition, useMenu } from '../../registry.ts'
import { Icon } from '../icons.tsx'
import { menuTree } from '../menu-tree.ts'
import { useLabel } from '../use-label.ts'

/** What people look for by name or number; the menu has the rest. */
const SEARCHED = ['homes', 'rooms', 'devices', 'tenants', 'tickets']
const EACH = 5
const DEBOUNCE_MS = 200
const NOTHING: ReadonlySet<string> = new Set()

interface Hit {
  readonly group: string
  readonly icon: string
  readonly text: string
  readonly to: string
}

export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { hits, searching } = useHits(useDeferredValue(text.trim()))
  const open = (hit: Hit | undefined) => {
    if (!hit) return
    onClose()
    void navigate(hit.to)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt((at + step + Math.max(hits.length, 1)) % Math.max(hits.length, 1))
    } else if (event.key === 'Enter') open(hits[at])
  }
  return (
    <Dialog open onClose={onClose} transitionDuration={0} slotProps={{ paper: { 'aria-label': translate('palette.label'), sx: { width: 600, maxWidth: 'calc(100vw - 24px)', position: 'absolute', top: '12vh', margin: 0 } } }}>
      <Box>
        <label>
          <Icon name="search" />
          <input
            autoFocus value={text} placeholder={translate('palette.placeholder')} role="combobox" aria-expanded aria-controls={listId} aria-label={translate('palette.label')}
            aria-activedescendant={hits[at] ? `${listId}-${at}` : undefined} maxLength={50} onKeyDown={onKey} onChange={(event) => { setText(event.target.value); setAt(0) }}
          />
        </label>
        <ul id={listId} role="listbox" aria-label={translate('palette.label')}>
          {hits.map((hit, i) => (
            <li key={hit.to + hit.text} id={`${listId}-${i}`} role="option" aria-selected={i === at} onMouseEnter={() => setAt(i)} onMouseDown={(event) => { event.preventDefault(); open(hit) }}>
              <Icon name={hit.icon} size={16} /><span>{hit.text}</span><small>{hit.group}</small>
            </li>
          ))}
          {hits.length === 0 && <li className="none" role="presentation">{translate(searching ? 'app.loading' : 'palette.empty')}</li>}
        </ul>
      </Box>
    </Dialog>
  )
}

/** Nothing has been found only once everything has answered. */
function useHits(text: string): { readonly hits: readonly Hit[]; readonly searching: boolean } {
  const translate = useTranslate()
  const label = useLabel()
  const menu = useMenu()
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  const wanted = useDebounced(text)
  const dataProvider = useDataProvider()
  const resources = menu.resources.filter(({ plural, read, page }) => SEARCHED.includes(plural) && mayUse(read, permissions) && mayUse(page, permissions))
  const found = useQueries({
    queries: resources.map((resource) => ({
      queryKey: ['palette', resource.plural, wanted],
      enabled: wanted !== '',
      retry: false,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Hit[]> => {
        const [{ data }, entity] = await Promise.all([
          dataProvider.getList(resource.plural, { filter: { q: wanted }, sort: { field: '', order: 'ASC' }, pagination: { page: 1, perPage: EACH }, meta: { count: 'none' }, signal }),
          loadDefinition(resource.plural),
        ])
        return data.map((record: RaRecord) => ({ group: label(resource.one), icon: resource.icon, text: displayOf(entity, record as CellRecord), to: `${resource.path}/${record.id}` }))
      },
    })),
  })
  const pages = menuTree(menu, permissions)
    .flatMap(({ entries }) => entries)
    .filter(({ label: name, path }) => text === '' || [name.zh, name.en, path].some((one) => one.toLowerCase().includes(text.toLowerCase())))
    .map(({ label: name, path, icon }) => ({ group: translate('palette.pages'), icon, text: label(name), to: path }))
  return { hits: [...pages.slice(0, text === '' ? 12 : 6), ...found.flatMap(({ data }) => data ?? [])], searching: wanted !== text || found.some(({ isFetching }) => isFetching) }
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const Box = styled('div')(({ theme }) => ({
  '& label': { display: 'flex', alignItems: 'center', gap: 10, padding: '0 16px', borderBottom: `1px solid ${theme.palette.divider}`, color: theme.palette.text.secondary },
  '& input': { flex: 1, minWidth: 0, height: 48, border: 0, outline: 'none', font: 'inherit', fontSize: 15, background: 'none', color: theme.palette.text.primary },
  '& ul': { listStyle: 'none', margin: 0, padding: 6, maxHeight: '52vh', overflow: 'auto' },
  '& li': { display: 'flex', alignItems: 'center', gap: 10, padding: '7px 10px', borderRadius: 6, cursor: 'pointer', fontSize: 14 },
  '& li span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li small': { color: theme.palette.text.secondary, fontSize: 12 },
  '& li svg': { color: theme.palette.text.secondary, flex: 'none' },
  '& li[aria-selected=true]': { background: theme.palette.action.selected },
  '& .none': { justifyContent: 'center', padding: 24, color: theme.palette.text.secondary, cursor: 'default' },
}))
