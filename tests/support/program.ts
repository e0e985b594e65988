/**
 * How tests start a program of the project as a process of its own. PGlite is not made faster while it runs: that takes
 * longer than what a test asks of it.
 */
export const PROGRAM = ['--liftoff-only', '--import', 'tsx'] as const
