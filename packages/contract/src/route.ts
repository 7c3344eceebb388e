import type { z } from 'zod'
import type { ApiKeyScope } from './api-key-scope.ts'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permission.ts'

/** Who may call: anyone, whoever is signed in, whoever holds a permission (specification section 6), or the founder alone. */
export type Access = 'anyone' | 'signed_in' | Permission | 'founder'

/** One request over the wire, as server and web both see it. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  access: Access
  /** What an API key needs to use it. Without one, keys read what anyone may read, and nothing else. */
  scope?: ApiKeyScope
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** How large its body may be, in bytes, where that is more than the 128 kB of every other request. */
  bodyLimit?: number
  response: z.ZodType
  /** What is sent while the work goes on, to callers that accept `text/event-stream`; the last event is `result` or `error`. */
  events?: z.ZodType
  errors: readonly ErrorCode[]
}

export type Routes = Record<string, Route>

type Part<R, Name extends string, Side extends 'input' | 'output'> =
  R extends Record<Name, infer Schema extends z.ZodType>
    ? Side extends 'input'
      ? z.input<Schema>
      : z.output<Schema>
    : unknown

/** What a caller on the web passes: path parameters, query and body as one object. */
export type RequestOf<R extends Route> = Part<R, 'params', 'input'> &
  Part<R, 'query', 'input'> &
  Part<R, 'body', 'input'>

/** What an operation receives: the same object after checking, with defaults filled in. */
export type InputOf<R extends Route> = Part<R, 'params', 'output'> &
  Part<R, 'query', 'output'> &
  Part<R, 'body', 'output'>

/** What an operation returns. */
export type ReplyOf<R extends Route> = z.input<R['response']>

/** What a caller on the web gets. */
export type ResultOf<R extends Route> = z.output<R['response']>

/** Checks a capability's routes where they are written and keeps their exact types. */
export function defineRoutes<const R extends Routes>(routes: R): R {
  return routes
}

/** What an operation may send while it works. */
export type EventOf<R extends Route> = R extends { events: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : never
