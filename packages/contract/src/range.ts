import { z } from 'zod'

/** Days that a dashboard looks back, today with them. */
export const RANGES = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 } as const
export const Range = z.enum(['7d', '30d', '90d', '1y'])
export type Range = z.infer<typeof Range>
