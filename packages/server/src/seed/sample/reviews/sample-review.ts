import type { SamplePersonKey } from '../people.ts'

type SampleReview = readonly [by: SamplePersonKey, stars: 1 | 2 | 3 | 4 | 5, comment: string]

/** By the slug of the agent; oldest first. */
export type SampleReviews = Readonly<Record<string, readonly SampleReview[]>>
