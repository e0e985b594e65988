/** Icons that this product's menu and brands name: drawn as `src/console/shell/icons.tsx` draws the engine's. */
export const icons = {
  building: 'M5 20V5.5L13 3v17M13 8.5l6 2V20M3 20h18M8 8h2M8 12h2M8 16h2M16 13v.01M16 16.5v.01',
  home: 'M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5',
  door: 'M6 20V4h9v16M15 6h3v14M3.5 20h17M12 12v.01',
  device: 'M7 11V8.5a5 5 0 0 1 10 0V11M5.5 11h13v8.5h-13zM12 14.5v2',
  contract: 'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h7M9 16h7',
  wrench:
    'M14.5 6.5a4.5 4.5 0 0 1 5.8-1.7l-2.8 2.8 1.9 1.9 2.8-2.8a4.5 4.5 0 0 1-6.2 5.3L9 19a2 2 0 0 1-3-3l7-7c-.3-.9 0-1.8 1.5-2.5Z',
  ticket: 'M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2',
  store:
    'M4 9.5 5.5 4h13L20 9.5M4 9.5a2.67 2.67 0 0 0 5.33 0 2.67 2.67 0 0 0 5.34 0 2.67 2.67 0 0 0 5.33 0M5.5 12.5V20h13v-7.5M10 20v-4.5h4V20',
  car: 'M4 17v-4.5l2.2-6h11.6l2.2 6V17zM4 12.5h16M6.5 17v2.5M17.5 17v2.5M7.5 14.8v.01M16.5 14.8v.01',
} as const
