import type { connections } from '@wakeel/contract'
import type { ConnectionRequest } from './queries.ts'

/** What was chosen for the way in. `keep`: what is stored already. */
export interface CredentialDraft {
  kind: connections.Credential['kind'] | 'keep'
  header: string
  secret: string
}

export const noCredential: CredentialDraft = { kind: 'none', header: '', secret: '' }

/** What somebody has entered about the other end. */
export interface ConnectionDraft {
  kind: connections.ConnectionKind
  address: string
  credential: CredentialDraft
  model: string
}

export const blankDraft: ConnectionDraft = {
  kind: 'a2a',
  address: '',
  credential: noCredential,
  model: '',
}

/** A whole web address; whether the store will call it is the server's decision. */
export function isAddress(typed: string): boolean {
  const url = URL.parse(typed.trim())
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}

/** Undefined while something is missing. */
export function toCredential({
  kind,
  header,
  secret,
}: CredentialDraft): connections.Credential | undefined {
  if (kind === 'none') return { kind }
  if (kind === 'keep' || secret.trim() === '') return undefined
  if (kind === 'bearer') return { kind, secret: secret.trim() }
  return header.trim() === '' ? undefined : { kind, name: header.trim(), secret: secret.trim() }
}

/** What to ask for, or undefined while something is missing. */
export function toRequest({
  kind,
  address,
  credential,
  model,
}: ConnectionDraft): ConnectionRequest | undefined {
  const given = toCredential(credential)
  if (!given || !isAddress(address)) return undefined
  return {
    kind,
    address: address.trim(),
    credential: given,
    model: kind === 'openai' && model.trim() ? model.trim() : null,
  }
}
