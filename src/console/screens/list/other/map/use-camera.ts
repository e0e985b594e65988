/**
 * What a map shows: as the address says it, else all points. Each move is drawn at once and written into the address
 * when it has come to rest, in place of what stood there: the way back leads out of the map, not through every push.
 */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchWith } from '../../shown-as.ts'
import { cameraIn, written, type Camera } from './camera.ts'

/** ms without a move. */
const REST = 300

interface Moved {
  /** The filters of the map, and what the address said before. */
  readonly of: string
  readonly from: string | null
  /** Undefined: all points. */
  readonly camera: Camera | undefined
  readonly place: string | null
}

/** `of`: the filters; others are another map. `first`: where all points are in view; undefined: not known yet. */
export function useCamera(of: string, first: Camera | undefined) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const place = new URLSearchParams(search).get('place')
  const [moved, setMoved] = useState<Moved>()
  const [seen, setSeen] = useState({ of, place, isOld: false })
  // Filters change and the place in the address does not: it is that of the map before.
  if (seen.of !== of || seen.place !== place)
    setSeen({ of, place, isOld: seen.of !== of && place !== null && seen.place === place })

  const isMoved = (one: Moved | undefined): one is Moved =>
    one?.of === of && (one.from === place || one.place === place)
  const named = seen.isOld ? undefined : cameraIn(place)
  const cameraOf = (one: Moved | undefined) => (isMoved(one) ? one.camera : named) ?? first
  const wanted = isMoved(moved) ? moved.place : seen.isOld ? null : place
  useEffect(() => {
    if (wanted === place) return undefined
    const rest = setTimeout(
      () => void navigate({ search: searchWith(search, { place: wanted }) }, { replace: true }),
      REST,
    )
    return () => clearTimeout(rest)
  }, [wanted, place, search, navigate])

  return {
    camera: cameraOf(moved),
    go: (change: (from: Camera) => Camera) =>
      setMoved((was) => {
        const from = cameraOf(was)
        if (from === undefined) return was
        const camera = change(from)
        return { of, from: place, camera, place: written(camera) }
      }),
    fit: () => setMoved({ of, from: place, camera: undefined, place: null }),
  }
}
