/** One room of the board: its state by colour and words, who lives there and how long, its devices. */
import { memo } from 'react'
import { ToneChip } from '../../../console/kit/ToneChip.tsx'
import { shapeOf } from '../map/shapes.ts'
import type { BoardRoom } from './use-board.ts'
import type { Words } from './words.ts'

interface TileProps {
  readonly room: BoardRoom
  readonly words: Words
  /** The one stop of the Tab key among the tiles. */
  readonly stops: boolean
  readonly onOpen: (room: BoardRoom) => void
  readonly onFocus: (room: BoardRoom) => void
}

export const Tile = memo(function Tile({ room, words, stops, onOpen, onFocus }: TileProps) {
  const states = words.states(room)
  return (
    <button
      type="button"
      className={`tile k-chip-${states[0]?.tone ?? 'neutral'}`}
      data-room={room.room_id}
      tabIndex={stops ? 0 : -1}
      aria-haspopup="dialog"
      onClick={() => onOpen(room)}
      onFocus={() => onFocus(room)}
    >
      <b className="k-clip">{room.name}</b>
      <span className="k-clip k-small">{words.tenant(room) || words.rent(room) || '\u00a0'}</span>
      <States states={states} />
      <Devices devices={room.devices} words={words} />
    </button>
  )
})

export const States = ({ states }: { readonly states: ReturnType<Words['states']> }) => (
  <span className="states">
    {states.map(({ key, text, tone }) => (
      <ToneChip key={key} tone={tone}>
        {text}
      </ToneChip>
    ))}
  </span>
)

export const Devices = ({ devices, words }: Pick<BoardRoom, 'devices'> & { readonly words: Words }) => (
  <span className="devices">
    {devices.map((device) => {
      const { key, text, tone } = words.device(device)
      return (
        <svg key={key} viewBox="0 0 24 24" role="img" aria-label={text} className={`k-chip-${tone}`} focusable={false}>
          <title>{text}</title>
          <path d={shapeOf(device.device_type)} />
        </svg>
      )
    })}
  </span>
)
