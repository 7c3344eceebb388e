import { isIP } from 'node:net'

export type RelyingParty = ReturnType<typeof createRelyingParty>

/** EdDSA, ES256 and RS256: what devices make. Left to the library, each question would try what this Node calls experimental. */
export const algorithms = [-8, -7, -257]

/** What WebAuthn knows the store by: a passkey works at the host of PUBLIC_URL and nowhere else. */
export function createRelyingParty(publicUrl: string, name: string) {
  const { hostname, origin, protocol, port } = new URL(publicUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return { id: hostname, name, origins: [origin] }
  // An address cannot have passkeys; whoever tries the store on their own machine opens it as localhost.
  return { id: 'localhost', name, origins: [`${protocol}//localhost${port && `:${port}`}`] }
}
