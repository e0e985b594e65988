// Generated from schemas/entities by `npm run generate`; edit the source instead.
declare module '*.check.js' {
  export const create: import('./validators.ts').Validate
  export const update: import('./validators.ts').Validate
}
