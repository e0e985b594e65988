/** The rooms and public areas of one home, by floor and household, on its page. */
import { useState } from 'react'
import type { SlotProps } from '../../../console/screens/detail/slots.ts'
import type { BoardState } from '../../../generated/enums.ts'
import { Board } from './Board.tsx'

export default function HomeBoard({ record }: SlotProps) {
  const [state, setState] = useState<BoardState>()
  const [asTable, setAsTable] = useState(false)
  return (
    <Board
      narrowing={{ home_id: Number(record.id) }}
      state={state}
      onState={setState}
      asTable={asTable}
      onLook={setAsTable}
      onClear={() => setState(undefined)}
    />
  )
}
