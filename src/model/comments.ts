/** Comments on records: what their entity is called, and its fields (`made-comments.ts` makes it). */

/** What a comment is about, what it says, and who says it. */
export const [COMMENTED, CONTENT, AUTHOR] = ['record_id', 'content', 'staff_id'] as const

export const commentsOf = (entity: string): string => `${entity}_comment`
