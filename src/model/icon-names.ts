/** Signs that documents may put on a button; the console draws each (`src/console/kit/icons.tsx`). */
export const ACTION_ICONS = [
  'plus',
  'edit',
  'check',
  'close',
  'copy',
  'refresh',
  'trash',
  'calendar',
  'clock',
  'link',
  'print',
  'star',
  'warning',
] as const

export type ActionIcon = (typeof ACTION_ICONS)[number]
