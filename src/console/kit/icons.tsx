/** Small inline icons of lists and forms. One stroke width, 24-unit grid. */
import type { SVGProps } from 'react'
import type { ActionIcon } from '../../model/icon-names.ts'
import { Glyph } from './Glyph.tsx'

const SHAPES = {
  up: 'M12 19V6M6.5 11.5 12 6l5.5 5.5',
  down: 'M12 5v13M6.5 12.5 12 18l5.5-5.5',
  more: 'M6 12v.01M12 12v.01M18 12v.01',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16.2 16.2 20.5 20.5',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16',
  filter: 'M4 5.5h16L14 13v6l-4-2v-4z',
  columns: 'M4 5h16v14H4zM9.5 5v14M15 5v14',
  tree: 'M5 4v13h6M5 9h6M11 6.5h8v5h-8zM11 14.5h8v5h-8z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4.5H15',
  export: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 16.5V20h15v-3.5',
  import: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M4.5 16.5V20h15v-3.5',
  sheet: 'M5 3.500h9l5 5v12H5zM8.500 12.500h7M8.500 16.500h7',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM6 15H4V4h11v2',
  edit: 'M4.5 19.5 5.5 15 15.5 5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5',
  archive: 'M4 5h16v4H4zM5.5 9v10.500h13V9M10 13h4',
  left: 'M14.5 6.5 9 12l5.5 5.5',
  right: 'M9.5 6.5 15 12l-5.5 5.5',
  first: 'M17.5 6.5 12 12l5.5 5.5M7.5 6v12',
  last: 'M6.5 6.5 12 12l-5.5 5.5M16.5 6v12',
  empty: 'M4 13.5 6.5 5h11L20 13.5V19H4zM4 13.5h4.5a3.5 3.5 0 0 0 7 0H20',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  calendar: 'M5 6.5h14V20H5zM5 10.5h14M8.5 4v4M15.5 4v4',
  back: 'M17.5 6.5 12 12l5.5 5.5M11.5 6.5 6 12l5.5 5.5',
  forth: 'M6.5 6.5 12 12l-5.5 5.5M12.5 6.5 18 12l-5.5 5.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  eye: 'M2.5 12C4.5 8 7.8 6 12 6s7.5 2 9.5 6c-2 4-5.3 6-9.5 6s-7.5-2-9.5-6ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M4 4l16 16M9.5 6.4A11 11 0 0 1 12 6c4.2 0 7.5 2 9.5 6a13 13 0 0 1-2.9 3.7M6.3 7.8A12 12 0 0 0 2.5 12c2 4 5.3 6 9.5 6 1.7 0 3.2-.3 4.6-1M10 10a3 3 0 0 0 4 4',
  rows: 'M4 6h16M4 12h16M4 18h16',
  view: 'M4 6h10M4 12h16M4 18h7M16.5 16l2 2 3-3.5',
  fold: 'M7 10l5 5 5-5',
  star: 'M12 4.2l2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.7-4.8 2.7 1-5.4-4-3.8 5.4-.7z',
  'star-full': 'M12 4.2l2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.7-4.8 2.7 1-5.4-4-3.8 5.4-.7z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  picture:
    'M4 5h16v14H4zM8.500 11a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM4.500 17.500 10 12l3.500 3.500L16 13l3.500 3.500',
  print: 'M7 9V4h10v5M7 17H4.500V9h15v8H17M7 14h10v6H7z',
  keys: 'M3.500 6.500h17v11h-17zM7 10v.01M10.300 10v.01M13.700 10v.01M17 10v.01M8 14h8',
} as const satisfies Readonly<Record<ActionIcon | (string & {}), string>>

export type IconName = keyof typeof SHAPES

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  readonly name: IconName
  readonly size?: number
}

export const Icon = ({ name, size = 16, ...rest }: IconProps) => (
  <Glyph
    shape={SHAPES[name]}
    size={size}
    fill={name === 'star-full' ? 'currentColor' : 'none'}
    strokeWidth={name === 'more' ? 2.6 : 1.7}
    {...rest}
  />
)
