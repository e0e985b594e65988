/** Signs of the menu that the engine's own table lacks: a path on a grid of 24 units each. */
export const icons = {
  car: 'M4 17v-4.5l2.2-6h11.6l2.2 6V17zM4 12.5h16M6.5 17v2.5M17.5 17v2.5M7.5 14.8v.01M16.5 14.8v.01',
  wrench:
    'M14.5 6.5a4.5 4.5 0 0 1 5.8-1.7l-2.8 2.8 1.9 1.9 2.8-2.8a4.5 4.5 0 0 1-6.2 5.3L9 19a2 2 0 0 1-3-3l7-7c-.3-.9 0-1.8 1.5-2.5Z',
  map: 'M4 6.5 9 4.5l6 2 5-2v13l-5 2-6-2-5 2zM9 4.5v13M15 6.5v13',
  depot: 'M3.5 20V9L12 4.5 20.5 9v11M7 20v-7.5h10V20M7 16h10',
} as const
