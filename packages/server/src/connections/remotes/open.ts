import type { OutboundFetch, OutboundLimits } from '../../outbound/outbound-fetch.ts'
import type { OpenConnection } from '../dependencies.ts'
import { openA2aAgent } from './a2a.ts'
import { openMcpServer } from './mcp.ts'
import { openEndpoint } from './openai.ts'
import type { Remote } from './remote.ts'

/** The other end of a connection, by the protocol that it speaks. Nothing is called yet; `limits` are those of each call. */
export function openRemote(
  connection: OpenConnection,
  outboundFetch: OutboundFetch,
  limits?: OutboundLimits,
): Remote {
  if (connection.kind === 'a2a') return openA2aAgent(connection, outboundFetch, limits)
  return connection.kind === 'mcp'
    ? openMcpServer(connection, outboundFetch, limits)
    : openEndpoint(connection, outboundFetch, limits)
}
