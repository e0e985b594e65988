/** Occupancy: the board of all rooms that the asker may see. What it is narrowed to stands in the address. */
import { useEffect, useMemo, useState } from 'react'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import type { ConsoleDataProvider } from '../../../console/provider/data-provider.ts'
import { BoardState } from '../../../generated/enums.ts'
import { Board } from './Board.tsx'

/** ms after the last key. */
const TYPED_MS = 300
const isState = (text: string | null): text is BoardState =>
  (Object.values(BoardState) as (string | null)[]).includes(text)

export default function BoardPage() {
  const translate = useTranslate()
  const [search, setSearch] = useSearchParams()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { data: stores = [] } = useQuery({ queryKey: ['branch_all'], queryFn: () => dataProvider.call('branch_all') })
  const [text, word] = [search.get('state'), search.get('word') ?? '']
  const store = stores.find(({ id }) => String(id) === search.get('store'))?.id
  const narrowing = useMemo(
    () => ({ ...(store !== undefined && { store_id: store }), ...(word !== '' && { word }) }),
    [store, word],
  )
  const change = (name: string, value: string | undefined): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return (
    <Page>
      <Board
        narrowing={narrowing}
        state={isState(text) ? text : undefined}
        onState={(state) => change('state', state)}
        asTable={search.get('as') === 'table'}
        onLook={(table) => change('as', table ? 'table' : undefined)}
        onClear={() => setSearch({}, { replace: true })}
        filters={
          <>
            {stores.length > 1 && (
              <TextField
                select
                size="small"
                label={translate('board.store')}
                value={store ?? ''}
                slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
                onChange={({ target }) => change('store', target.value)}
                sx={{ minWidth: 150 }}
              >
                <MenuItem value="">{translate('board.every_store')}</MenuItem>
                {stores.map(({ id, name }) => (
                  <MenuItem key={id} value={id}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <Word key={word === '' ? 'none' : 'some'} word={word} onWord={(next) => change('word', next)} />
          </>
        }
      />
    </Page>
  )
}

function Word({ word, onWord }: { readonly word: string; readonly onWord: (word: string) => void }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(word)
  const asked = typed.trim()
  useEffect(() => {
    if (asked === word) return undefined
    const timer = setTimeout(() => onWord(asked), TYPED_MS)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      size="small"
      type="search"
      value={typed}
      sx={{ width: 240, maxWidth: '100%' }}
      placeholder={translate('board.word')}
      slotProps={{ htmlInput: { 'aria-label': translate('board.word'), maxLength: 50 } }}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}

const Page = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, height: '100%' })
