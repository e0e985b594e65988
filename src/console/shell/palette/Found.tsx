/**
 * What can be done on the page in sight, any page of the menu and any record of the entities that can be searched, as
 * they are typed. What is found is what the lists would show.
 */
import { useDeferredValue, useEffect, useLayoutEffect, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useQueries } from '@tanstack/react-query'
import { useDataProvider, usePermissions, useTranslate, type RaRecord } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import { displayOf } from '../../../kinds/display.ts'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import { mayUse } from '../../provider/auth-provider.ts'
import { Icon as Sign } from '../../kit/icons.tsx'
import { useProduct } from '../../product.ts'
import { loadDefinition, useMenu } from '../../registry.ts'
import { Icon } from '../icons.tsx'
import { menuTree } from '../menu-tree.ts'
import { useLabel } from '../use-label.ts'
import { currentCommands, type Command } from './commands.ts'

const EACH = 5
const DEBOUNCE_MS = 200
const NOTHING: ReadonlySet<string> = new Set()

interface Hit {
  readonly group: string
  readonly icon: string
  readonly text: string
  readonly to: string
}
/** A page, a record, or what can be done where one is. */
type Choice = Hit | Command

interface FoundProps {
  readonly text: string
  /** Begins the ids of what is found. */
  readonly idPrefix: string
  /** What the keys typed into the search do here. */
  readonly keys: { current: (event: KeyboardEvent) => void }
  /** The one that Enter would open. */
  readonly onActive: (id: string | undefined) => void
  readonly onClose: () => void
}

export default function Found({ text, idPrefix, keys, onActive, onClose }: FoundProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const wanted = useDeferredValue(text.trim())
  const [chosen, setChosen] = useState({ text, at: 0 })
  const at = chosen.text === text ? chosen.at : 0
  const choose = (place: number) => setChosen({ text, at: place })
  const { hits, searching } = useHits(wanted)
  const active = hits[at] && `${idPrefix}-${at}`
  const open = (hit: Choice | undefined) => {
    if (!hit) return
    onClose()
    if ('run' in hit) hit.run()
    else void navigate(hit.to)
  }
  useEffect(() => onActive(active), [active, onActive])
  useLayoutEffect(() => {
    keys.current = (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) {
        event.preventDefault()
        choose((at + step + Math.max(hits.length, 1)) % Math.max(hits.length, 1))
      } else if (event.key === 'Enter') open(hits[at])
    }
  })
  return (
    <>
      {hits.map((hit, i) => (
        <li
          key={`${'to' in hit ? hit.to : hit.group} ${hit.text}`}
          id={`${idPrefix}-${i}`}
          role="option"
          aria-selected={i === at}
          onMouseEnter={() => choose(i)}
          onMouseDown={(event) => {
            event.preventDefault()
            open(hit)
          }}
        >
          {'run' in hit ? <Sign name={hit.icon} size={16} /> : <Icon name={hit.icon} size={16} />}
          <span>{hit.text}</span>
          <small>{hit.group}</small>
        </li>
      ))}
      {hits.length === 0 && (
        <li className="none" role="presentation">
          {translate(searching ? 'app.loading' : 'palette.empty')}
        </li>
      )}
    </>
  )
}

/** Nothing has been found only once everything has answered. */
function useHits(text: string): { readonly hits: readonly Choice[]; readonly searching: boolean } {
  const translate = useTranslate()
  const label = useLabel()
  const menu = useMenu()
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  const { searched } = useProduct()
  const wanted = useDebounced(text)
  const dataProvider = useDataProvider()
  const resources = menu.resources.filter(
    ({ plural, read, page }) => searched.includes(plural) && mayUse(read, permissions) && mayUse(page, permissions),
  )
  const found = useQueries({
    queries: resources.map((resource) => ({
      queryKey: ['palette', resource.plural, wanted],
      enabled: wanted !== '',
      retry: false,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Hit[]> => {
        const [{ data }, entity] = await Promise.all([
          dataProvider.getList(resource.plural, {
            filter: { q: wanted },
            sort: { field: '', order: 'ASC' },
            pagination: { page: 1, perPage: EACH },
            meta: { count: 'none' },
            signal,
          }),
          loadDefinition(resource.plural),
        ])
        return data.map((record: RaRecord) => ({
          group: label(resource.one),
          icon: resource.icon,
          text: [displayOf(entity, record as CellRecord), telling(entity, record as CellRecord)]
            .filter(Boolean)
            .join(' '),
          to: `${resource.path}/${record.id}`,
        }))
      },
    })),
  })
  const pages = menuTree(menu, permissions)
    .flatMap(({ entries }) => entries)
    .filter(
      ({ label: name, path }) =>
        text === '' ||
        [name.zh, name.en, label(name), path].some((one) => one.toLowerCase().includes(text.toLowerCase())),
    )
    .map(({ label: name, path, icon }) => ({ group: translate('palette.pages'), icon, text: label(name), to: path }))
  const [offered] = useState(currentCommands)
  const commands = offered.filter(({ text: word }) => word.toLowerCase().includes(text.toLowerCase()))
  return {
    hits: [...commands, ...pages.slice(0, text === '' ? 12 : 6), ...found.flatMap(({ data }) => data ?? [])],
    searching: wanted !== text || found.some(({ isFetching }) => isFetching),
  }
}

/**
 * What tells people of one name apart: the first of their card's other values by which they can be found, masked as it
 * came.
 */
function telling({ card, display, fields }: ConsoleEntity, record: CellRecord): string {
  const field = card
    .map((name) => fields.find((one) => one.name === name))
    .find((one) => one?.search && !display.includes(`{${one.name}}`))
  const value = field && record[field.name]
  return typeof value === 'string' ? value : ''
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
