import { businessReviews } from './reviews/business.ts'
import { educationReviews } from './reviews/education.ts'
import { financeReviews } from './reviews/finance.ts'
import { healthReviews } from './reviews/health.ts'
import { marketingReviews } from './reviews/marketing.ts'
import { productivityReviews } from './reviews/productivity.ts'
import type { SampleReviews } from './reviews/sample-review.ts'

/** What sample people say about each agent. */
export const sampleReviews: SampleReviews = {
  ...businessReviews,
  ...marketingReviews,
  ...financeReviews,
  ...educationReviews,
  ...healthReviews,
  ...productivityReviews,
}
