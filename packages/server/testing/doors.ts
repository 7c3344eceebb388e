import { randomUUID } from 'node:crypto'

/** A place where programs call the store, with a request that it takes. */
export interface Door {
  name: string
  path(slug: string): string
  headers: Record<string, string>
  body(slug: string): string
  /** The same, answered in pieces; absent: it answers at once. */
  streamed?: (slug: string) => { headers: Record<string, string>; body: string }
  /** It runs an agent, and so costs money; the others take a session as well as a key, or nothing. */
  runs: boolean
  /** What it began goes on when the client has gone, and can be asked for later. */
  goesOn?: boolean
}

const INPUT = 'Add VAT to AED 1,000'
const JSON_TYPE = { 'content-type': 'application/json' }
const BOTH = { ...JSON_TYPE, accept: 'application/json, text/event-stream' }

/** The token asks to be told of what goes on meanwhile. */
const mcpCall = (name: string, given: object) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 7,
    method: 'tools/call',
    params: { _meta: { progressToken: 1 }, name, arguments: given },
  })

const openai = (path: string, words: (slug: string) => object): Door => ({
  name: path,
  path: () => path,
  headers: JSON_TYPE,
  body: (slug) => JSON.stringify({ model: `wakeel/${slug}`, ...words(slug) }),
  streamed: (slug) => ({
    headers: JSON_TYPE,
    body: JSON.stringify({ model: `wakeel/${slug}`, stream: true, ...words(slug) }),
  }),
  runs: true,
})

const mcp = (
  name: string,
  path: (slug: string) => string,
  call: (slug: string) => string,
): Door => ({
  name,
  path,
  headers: BOTH,
  body: call,
  streamed: (slug) => ({ headers: BOTH, body: call(slug) }),
  runs: true,
})

const a2aCall = (method: string) => () =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 7,
    method,
    params: { message: { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ text: INPUT }] } },
  })
const A2A = { ...JSON_TYPE, 'a2a-version': '1.0' }

export const doors: readonly Door[] = [
  {
    name: '/api/apps/<agent>/runs',
    path: (slug) => `/api/apps/${slug}/runs`,
    headers: JSON_TYPE,
    body: () => JSON.stringify({ input: INPUT }),
    streamed: () => ({
      headers: { ...JSON_TYPE, accept: 'text/event-stream' },
      body: JSON.stringify({ input: INPUT }),
    }),
    runs: true,
  },
  openai('/v1/responses', () => ({ input: INPUT })),
  openai('/v1/chat/completions', () => ({ messages: [{ role: 'user', content: INPUT }] })),
  mcp(
    '/mcp',
    () => '/mcp',
    (slug) => mcpCall('run_agent', { slug, message: INPUT }),
  ),
  mcp(
    '/mcp/<agent>',
    (slug) => `/mcp/${slug}`,
    () => mcpCall('ask', { message: INPUT }),
  ),
  {
    name: '/a2a/<agent>',
    path: (slug) => `/a2a/${slug}`,
    headers: A2A,
    body: a2aCall('SendMessage'),
    streamed: () => ({ headers: A2A, body: a2aCall('SendStreamingMessage')() }),
    runs: true,
    goesOn: true,
  },
  {
    name: '/oauth/token',
    path: () => '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: () => 'grant_type=refresh_token&refresh_token=none&client_id=none',
    runs: false,
  },
  {
    name: '/oauth/register',
    path: () => '/oauth/register',
    headers: JSON_TYPE,
    body: () => JSON.stringify({ redirect_uris: ['http://127.0.0.1:33418/callback'] }),
    runs: false,
  },
  {
    name: '/api/webhook-endpoints',
    path: () => '/api/webhook-endpoints',
    headers: JSON_TYPE,
    body: () =>
      JSON.stringify({ address: 'https://hooks.example.com/', event_types: ['run.finished'] }),
    runs: false,
  },
]
