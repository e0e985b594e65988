/** The rooms of the board as a table. */
import { useMemo } from 'react'
import { useTranslate } from 'ra-core'
import { formatDecimal } from '../../../kinds/numbers.ts'
import { DEFAULT_LAYOUT } from '../../../console/kit/grid/column-layout.ts'
import type { Column } from '../../../console/kit/grid/column.ts'
import { Grid } from '../../../console/kit/grid/Grid.tsx'
import { headOf, fieldOf, useEntityView } from '../../../console/screens/entity-view.ts'
import { Devices, States } from './Tile.tsx'
import type { BoardHome, BoardRoom } from './use-board.ts'
import type { Words } from './words.ts'

interface Row extends BoardRoom {
  readonly id: number
  readonly home: BoardHome | undefined
}

interface RoomTableProps {
  readonly homes: readonly BoardHome[]
  readonly rooms: readonly BoardRoom[]
  readonly words: Words
  readonly ofOneHome: boolean
  readonly busy: boolean
  readonly onOpen: (room: BoardRoom) => void
  readonly onEnd: () => void
}

export default function RoomTable({ homes, rooms, words, ofOneHome, busy, onOpen, onEnd }: RoomTableProps) {
  const translate = useTranslate()
  const { entity, lang } = useEntityView('rooms')
  const rows = useMemo(() => {
    const known = new Map(homes.map((home) => [home.home_id, home]))
    return rooms.map((room): Row => ({ ...room, id: room.room_id, home: known.get(room.home_id) }))
  }, [homes, rooms])
  const columns = useMemo((): readonly Column<Row>[] => {
    const rent = fieldOf(entity, 'rent')
    const column = (key: string, width: number, header: string, cell: Column<Row>['cell']): Column<Row> => ({
      key,
      width,
      header,
      cell,
      align: 'start',
      sortable: false,
      hidden: false,
    })
    return [
      column('name', 160, translate('board.rooms'), (row) => (
        <button type="button" className="k-link" aria-haspopup="dialog" onClick={() => onOpen(row)}>
          {row.name}
        </button>
      )),
      ...(ofOneHome ? [] : [column('home', 180, translate('board.home'), ({ home }) => home?.name)]),
      column('place', 150, translate('board.place'), (row) => row.home && words.group(row, row.home)),
      column('state', 270, translate('board.state'), (row) => <States states={words.states(row)} />),
      column('tenant', 180, translate('board.tenant'), (row) => words.tenant(row)),
      column('devices', 140, translate('board.devices'), (row) => <Devices devices={row.devices} words={words} />),
      ...(rent
        ? [
            {
              ...column('rent', 130, headOf(rent, lang), (row) => row.rent && formatDecimal(row.rent)),
              align: 'end' as const,
            },
          ]
        : []),
    ]
  }, [entity, lang, translate, words, ofOneHome, onOpen])
  return (
    <div className="k-fill">
      <Grid
        fill
        label={translate('board.rooms')}
        columns={columns}
        rows={rows}
        nameOf={({ name }) => name}
        layout={DEFAULT_LAYOUT}
        busy={busy}
        onOpen={onOpen}
        onEnd={onEnd}
      />
    </div>
  )
}
