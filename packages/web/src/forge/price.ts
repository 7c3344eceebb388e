/** What was typed as dirhams, in fils; what is no number counts as 0 (specification section 5). */
export const toFils = (typed: string): number => Math.round((Number.parseFloat(typed) || 0) * 100)
