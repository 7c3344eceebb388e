import { isIP } from 'node:net'
import { isLoopback } from '../../../http/loopback.ts'

/** No agent has it: what agents are called by holds no underscore. */
const STORE = '_store'

/** What the server of the store, or of one agent, is called in registries: the store’s host from the end, as `ae.example/vat-invoice-desk`. */
export const serverNameOf = (publicUrl: string, slug: string | undefined): string =>
  `${namespaceOf(publicUrl)}/${slug ?? STORE}`

/** Whose server a name means; null: nobody’s of this store. */
export function readServerName(
  publicUrl: string,
  name: string,
): { slug: string | undefined } | null {
  const prefix = `${namespaceOf(publicUrl)}/`
  if (!name.startsWith(prefix)) return null
  const last = name.slice(prefix.length)
  return { slug: last === STORE ? undefined : last }
}

/** A host without a name of its own (an address, this machine) owns no namespace that anybody else could tell from another’s. */
function namespaceOf(publicUrl: string): string {
  const host = new URL(publicUrl).hostname
  if (isLoopback(host) || isIP(host.replace(/^\[|\]$/g, '')) !== 0) return 'localhost'
  return host.split('.').reverse().join('.')
}
