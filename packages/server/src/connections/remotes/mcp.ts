import type { OutboundFetch } from '../../outbound/outbound-fetch.ts'
import type { OpenConnection } from '../connections.ts'
import { type Remote, RemoteError } from './remote.ts'

export function openMcpServer(_connection: OpenConnection, _outboundFetch: OutboundFetch): Remote {
  return {
    async describe() {
      throw new RemoteError('unreachable')
    },
  }
}
