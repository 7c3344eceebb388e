import type { FakeServer } from './fake-server.ts'

/** The bodies of what was sent to an address; reading sends nothing. */
export const sent = ({ received }: FakeServer, path: string) =>
  received
    .filter(({ method, address }) => method !== 'GET' && address.split('?')[0] === path)
    .map(({ body }) => body)
