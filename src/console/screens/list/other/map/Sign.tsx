/** Signs that only a map has: they come with it. */
import { Glyph } from '../../../../kit/Glyph.tsx'

const SHAPES = {
  map: 'M4 6.5l5.500-2 5 2 5.500-2v13l-5.500 2-5-2-5.500 2zM9.500 4.500v13M14.500 6.500v13',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M12 12v.01',
  point: 'M12 21c-4-5-6-8-6-11a6 6 0 1 1 12 0c0 3-2 6-6 11ZM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
} as const

export const Sign = ({ name }: { readonly name: keyof typeof SHAPES }) => <Glyph shape={SHAPES[name]} size={16} />
