/**
 * Small inline icons: menu entries name them, the shell uses the rest; the product brings its own. One stroke width,
 * 24-unit grid.
 */
import type { SVGProps } from 'react'
import { Glyph } from '../kit/Glyph.tsx'
import { useProduct } from '../product.ts'

const SHAPES = {
  // menu
  dashboard: 'M4 5h7v6H4zM13 5h7v9h-7zM4 13h7v6H4zM13 16h7v3h-7z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c.4-4 2.6-6 6-6s5.6 2 6 6M15.5 4.5a3.5 3.5 0 0 1 0 6.3M17.5 14.4c2 .8 3.2 2.7 3.5 5.6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20c.5-4.2 3-6 7-6s6.5 1.8 7 6',
  badge:
    'M4 6h16v13H4zM9.5 12.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6.5 16.5c.3-1.7 1.3-2.5 3-2.5s2.7.8 3 2.5M15 10.5h2.5M15 14h2.5',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.6 7.3 7 9 4.4-1.7 7-4.7 7-9V6zM9 12l2.2 2.2L15.5 10',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  message: 'M4 5h16v11h-8.5L7 19.5V16H4zM8 9.5h8M8 12.5h5',
  report: 'M4 20h16M6.5 16v-5M11 16V5.5M15.5 16V9M19 16v-3',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  log: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4',
  money: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8.5 8l3.5 4.5L15.5 8M12 12.5V17M9 13h6M9 15.5h6',
  help: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.01',
  list: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01',
  // shell
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  phone: 'M7.5 3.5h9v17h-9zM11 17.5h2',
  hotline:
    'M5 4.5h3.5l1.8 4.3-2.3 1.6a11 11 0 0 0 5.6 5.6l1.6-2.3 4.3 1.8V19a1.5 1.5 0 0 1-1.6 1.5C10.4 20 4 13.6 3.5 6.1A1.5 1.5 0 0 1 5 4.5Z',
  more: 'M5.5 12v.01M12 12v.01M18.5 12v.01',
  send: 'M4 12 20 4.5 15.5 20l-3.7-6.2zM11.8 13.8 20 4.5',
  collapse: 'M11 7l-5 5 5 5M18 7l-5 5 5 5',
  expand: 'M6 7l5 5-5 5M13 7l5 5-5 5',
  down: 'M7 10l5 5 5-5',
  right: 'M10 7l5 5-5 5',
  key: 'M8 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM11.5 12H21v3M17 12v2.5',
  logout: 'M14 4.5H5v15h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  language:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.5 2.3 3.7 5.2 3.7 8.5s-1.2 6.2-3.7 8.5c-2.5-2.3-3.7-5.2-3.7-8.5s1.2-6.2 3.7-8.5Z',
  close: 'M6 6l12 12M18 6 6 18',
  success: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8 12.2l2.8 2.8L16 9.5',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.8v.01',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4.5H15',
  eye: 'M2.5 12C4.5 8 7.8 6 12 6s7.5 2 9.5 6c-2 4-5.3 6-9.5 6s-7.5-2-9.5-6ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M4 4l16 16M9.5 6.4A11 11 0 0 1 12 6c4.2 0 7.5 2 9.5 6a13 13 0 0 1-2.9 3.7M6.3 7.8A12 12 0 0 0 2.5 12c2 4 5.3 6 9.5 6 1.7 0 3.2-.3 4.6-1M10 10a3 3 0 0 0 4 4',
} as const

export type IconName = keyof typeof SHAPES

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  /** A name the table lacks shows the plain list sign: menus come from schemas. */
  readonly name: string
  readonly size?: number
}

export const isIcon = (name: string): name is IconName => Object.hasOwn(SHAPES, name)

export function Icon({ name, size = 18, ...rest }: IconProps) {
  const { icons } = useProduct()
  return <Glyph shape={isIcon(name) ? SHAPES[name] : (icons[name] ?? SHAPES.list)} size={size} {...rest} />
}
