import { z } from 'zod'
import { defineRoutes } from './route.ts'

export const routes = defineRoutes({
  /** 200 for as long as the process works at all, also while it starts or stops: whoever restarts what hangs asks here. */
  getLiveness: {
    method: 'GET',
    path: '/api/health/live',
    access: 'anyone',
    response: z.object({ success: z.literal(true), status: z.literal('live') }),
    errors: [],
  },
  /** 503 while starting, stopping, or where nothing can be read or written: whoever sends people to one of several processes asks here. */
  getReadiness: {
    method: 'GET',
    path: '/api/health/ready',
    access: 'anyone',
    response: z.object({ success: z.literal(true), status: z.literal('ready') }),
    errors: ['server.unavailable', 'server.away'],
  },
  /** As readiness, with the version and the kind of database. */
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
    errors: ['server.unavailable', 'server.away'],
  },
  /** The invariants that `npm run doctor` checks, asked of the running store. */
  getDeepHealth: {
    method: 'GET',
    path: '/api/health/deep',
    access: 'platform_settings',
    response: z.object({
      success: z.literal(true),
      checked: z.array(z.string()),
      violations: z.array(z.string()),
    }),
    errors: [],
  },
})
