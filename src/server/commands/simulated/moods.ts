/** How a simulated device meets an order. */
export const MOODS = ['prompt', 'late', 'silent', 'duplicated', 'failing', 'offline', 'asleep'] as const
export type Mood = (typeof MOODS)[number]
/** How often each. */
export type Moods = Readonly<Record<Mood, number>>
