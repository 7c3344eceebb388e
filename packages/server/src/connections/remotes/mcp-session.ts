import type { OutboundFetch } from '../../outbound/outbound-fetch.ts'
import type { OpenConnection } from '../dependencies.ts'
import { knownHeaders } from './conversation.ts'

const LIMITS = { timeLimitMs: 5_000, sizeLimit: 10_000 }

/** Tells the server that its session is over. Nobody waits for it, and a server that knows no such thing forgets the session by itself. */
export function endSession(
  connection: OpenConnection,
  outboundFetch: OutboundFetch,
  { sessionId, version }: { sessionId: string | undefined; version: string | undefined },
): void {
  if (sessionId === undefined || connection.credential.kind === 'missing') return
  const headers = knownHeaders(connection, connection.address, {
    headers: { 'mcp-session-id': sessionId, ...(version && { 'mcp-protocol-version': version }) },
  })
  outboundFetch(LIMITS)(connection.address, { method: 'DELETE', headers })
    .then((response) => response.body?.cancel())
    .catch(() => {})
}
