import { z } from 'zod'
import { defineRoutes } from './route.ts'
import { filled, Slug } from './text.ts'

/** Specification section 9: free demo runs per agent and person. */
export const DEMO_LIMIT = 3
export const DEMO_INPUT_MAX_LENGTH = 20_000

export const DemoInfo = z.object({
  used: z.int(),
  remaining: z.int(),
  limit: z.int(),
  /** There when nothing remains. */
  upgrade_message: z.string().optional(),
})
export type DemoInfo = z.infer<typeof DemoInfo>

export const DemoInput = filled(DEMO_INPUT_MAX_LENGTH)

export const DemoResult = z.object({
  success: z.literal(true),
  run_id: z.string(),
  /** Markdown. */
  response: z.string(),
  message: z.string(),
  /** What answered: `built-in`, or the name of the language model. */
  provider: z.string(),
  /** The skills that were used, in order. */
  skills_used: z.array(z.string()),
  execution_time_ms: z.int(),
  demo_info: DemoInfo,
})
export type DemoResult = z.infer<typeof DemoResult>

/**
 * The same run as server-sent events (`Accept: text/event-stream`): any number of `skill` and `text`,
 * then exactly one `result` (a DemoResult) or `error` (an ErrorReply). The status is 200 once the stream has begun.
 */
export const DemoEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('skill'), name: z.string(), title: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
])
export type DemoEvent = z.infer<typeof DemoEvent>

export const routes = defineRoutes({
  runDemo: {
    method: 'POST',
    path: '/api/apps/:slug/demo',
    access: 'anyone',
    params: z.object({ slug: Slug }),
    body: z.strictObject({ input: DemoInput }),
    response: DemoResult,
    events: DemoEvent,
    errors: [
      'catalogue.app_not_found',
      'runs.demo_limit_reached',
      'runs.address_limit_reached',
      'runs.cancelled',
      'runs.failed',
      'runs.timed_out',
      'runs.model_refused',
      'runs.model_unreachable',
      'runs.model_broke_off',
      'runs.model_answer_invalid',
      'request.in_flight',
      'request.key_reused',
    ],
  },
  getDemoInfo: {
    method: 'GET',
    path: '/api/apps/:slug/demo',
    access: 'anyone',
    params: z.object({ slug: Slug }),
    response: z.object({ success: z.literal(true), demo_info: DemoInfo }),
    errors: ['catalogue.app_not_found'],
  },
})
