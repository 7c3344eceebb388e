import { type ErrorCode, errors, type Route, type Routes } from '@wakeel/contract'
import { z } from 'zod'
import { describedOperations, type ProgramOperation } from './described-operations.ts'
import { securityOf, securitySchemes } from './security-schemes.ts'

/** What of the contract is for programs: what anyone may read, and what a key has a scope for. */
const isForPrograms = ({ scope, access, method, path }: Route): boolean =>
  scope !== undefined ||
  (access === 'anyone' && method === 'GET' && !/^\/api\/(health|legal)/.test(path))

interface Described {
  version: string
  origin: string
  storeName: string
}

/** Groups of routes, each under the name of its capability. */
export type Capabilities = Record<string, { routes: Routes }>

/** The contract as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1.html). */
export function openapiOf(
  capabilities: Capabilities,
  { version, origin, storeName }: Described,
): object {
  const groups = Object.entries(capabilities)
    .map(([name, { routes }]) => ({
      name,
      routes: Object.entries(routes).filter(([, route]) => isForPrograms(route)),
    }))
    .filter(({ routes }) => routes.length > 0)
  const paths: Record<string, Record<string, object>> = {}
  for (const { name, routes } of groups)
    for (const [operationId, route] of routes) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] ??= {}
      paths[path][route.method.toLowerCase()] = operationOf(operationId, name, route)
    }
  return {
    openapi: '3.1.1',
    info: {
      title: `${storeName} API`,
      version,
      summary: 'Agents that work, for programs.',
      description:
        'Send an API key or an access token as a bearer token. Errors are problem details (RFC 9457) for whoever accepts application/problem+json.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    externalDocs: { url: `${origin}/en/developers`, description: 'How agents are called' },
    servers: [{ url: origin }],
    tags: groups.map(({ name }) => ({ name })),
    paths,
    components: {
      securitySchemes: securitySchemes(origin),
      schemas: { Error: errorSchema, Problem: problemSchema },
    },
  }
}

function operationOf(operationId: string, tag: string, route: Route): object {
  const parameters = [
    ...parametersOf('path', route.params),
    ...parametersOf('query', route.query),
    ...(doneOnce.includes(operationId) ? [idempotencyKey] : []),
  ]
  return {
    operationId,
    tags: [tag],
    ...describedOperations[operationId as ProgramOperation],
    security: securityOf(route),
    ...(route.scope && { 'x-scope': route.scope }),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
      },
    }),
    responses: {
      '200': { description: 'Done.', content: contentOf(route) },
      ...refusalsOf(route),
    },
  }
}

function contentOf({ response, events }: Route): object {
  const json = { 'application/json': { schema: schemaOf(response, 'output') } }
  if (!events) return json
  return {
    ...json,
    'text/event-stream': {
      schema: { type: 'string', description: 'Events, of which the last is `result` or `error`.' },
    },
  }
}

/** What can become of a request before its operation reads it: of any, and of one with a body. */
const EVERYWHERE = [
  'request.rate_limited',
  'server.failed',
  'server.busy',
  'server.unavailable',
  'server.away',
] as const
const BODY_REFUSALS = ['request.too_large', 'request.unsupported_media_type'] as const

/** Refusals by their status, each with the codes that it can have. */
function refusalsOf({ errors: own, access, body }: Route): Record<string, object> {
  const codes: ErrorCode[] = [
    'request.invalid',
    ...(access === 'anyone' ? [] : (['accounts.sign_in_required'] as const)),
    'api_keys.invalid',
    'api_keys.scope_missing',
    ...(body ? BODY_REFUSALS : []),
    ...EVERYWHERE,
    ...own,
  ]
  const byStatus = Map.groupBy(new Set(codes), (code) => errors[code][0])
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      String(status),
      {
        description: named.map((code) => `\`${code}\`: ${errors[code][1]}`).join('\n\n'),
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/Error' } },
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  )
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    // A file, a time, text that is changed while it is read: what stands for it is JSON of some shape.
    unrepresentable: 'any',
    reused: 'inline',
  })
  return json
}

/** Whose repeat under the same key is done once. Whatever else is made twice is there twice. */
const doneOnce: readonly string[] = ['runApp', 'runDemo'] satisfies ProgramOperation[]

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Your own id for this request: a repeat with the same content is done once. Without an account it counts where it holds a UUID.',
  schema: { type: 'string', pattern: '^[\\w.:-]{1,100}$' },
}

const errorSchema = {
  type: 'object',
  required: ['success', 'error', 'code'],
  properties: {
    success: { const: false },
    error: { type: 'string' },
    code: { type: 'string' },
    request_id: { type: 'string' },
  },
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    instance: { type: 'string' },
  },
}
