import { z } from 'zod'
import { defineRoutes } from './route.ts'

export const routes = defineRoutes({
  /** 503 (`server.unavailable`) while starting, stopping or without a database. */
  getHealth: {
    method: 'GET',
    path: '/api/health',
    access: 'anyone',
    response: z.object({
      success: z.literal(true),
      status: z.literal('ok'),
      version: z.string(),
      database: z.enum(['pglite', 'postgres']),
    }),
    errors: ['server.unavailable'],
  },
  /** The invariants that `npm run doctor` checks, asked of the running store. */
  getDeepHealth: {
    method: 'GET',
    path: '/api/health/deep',
    access: 'platform_settings',
    response: z.object({ success: z.literal(true), checked: z.array(z.string()), violations: z.array(z.string()) }),
    errors: [],
  },
})
