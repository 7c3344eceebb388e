import type { SamplePersonKey } from './people.ts'

type SampleReview = readonly [by: SamplePersonKey, stars: number, comment: string]

/** What sample people say about each agent, oldest first. */
export const sampleReviews: Readonly<Record<string, readonly SampleReview[]>> = {}
