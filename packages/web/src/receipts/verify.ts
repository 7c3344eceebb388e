import { receipts as contract, type signing } from '@wakeel/contract'

/** What became of a receipt that was looked at. Nothing of one that is not good is shown as if it were. */
export type Verdict =
  | { problem: contract.ReceiptProblem }
  | { problem: null; receipt: contract.Receipt; key: signing.PublishedKey }

/** The signed part of what somebody pasted or dropped: a receipt's file, or the signature alone. */
export function jwsOf(text: string): string {
  try {
    const { jws } = JSON.parse(text) as { jws?: unknown }
    return typeof jws === 'string' ? jws.trim() : ''
  } catch {
    return text.trim()
  }
}

/** Verifies a receipt with the published keys; nothing of it is sent anywhere. Undefined where the browser cannot tell. */
export async function verify(
  jws: string,
  keys: readonly signing.PublishedKey[],
): Promise<Verdict | undefined> {
  const [header, payload, signature, ...more] = jws.split('.')
  if (!header || !payload || !signature || more.length > 0) return { problem: 'not_a_receipt' }
  const said = readJson<{ alg: string; kid: string; typ: string }>(header)
  const receipt = readJson<contract.Receipt>(payload)
  const bytes = decode(signature)
  const isReceipt =
    said?.alg === 'EdDSA' &&
    said.typ === contract.RECEIPT_TYPE &&
    receipt?.version === contract.RECEIPT_VERSION
  if (!isReceipt || !bytes) return { problem: 'not_a_receipt' }
  const key = keys.find(({ kid }) => kid === said.kid)
  if (!key) return { problem: 'key_unknown' }
  const isSigned = await isSignedWith(key, bytes, `${header}.${payload}`)
  if (isSigned === undefined) return undefined
  return isSigned
    ? { problem: null, receipt: receipt as contract.Receipt, key }
    : { problem: 'signature_wrong' }
}

/** Undefined where the browser knows no Ed25519, or the page did not come by https. */
async function isSignedWith(
  { kty, crv, x }: signing.PublishedKey,
  signature: Bytes,
  signed: string,
): Promise<boolean | undefined> {
  try {
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, signature, toBytes(signed))
  } catch {
    return undefined
  }
}

type Bytes = Uint8Array<ArrayBuffer>

const toBytes = (text: string): Bytes => new TextEncoder().encode(text)

/** Undefined where another text would decode to the same: what is signed is one text alone. */
function decode(part: string): Bytes | undefined {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    return again === part ? Uint8Array.from(binary, (one) => one.charCodeAt(0)) : undefined
  } catch {
    return undefined
  }
}

function readJson<Shape>(part: string): Partial<Shape> | undefined {
  const bytes = decode(part)
  try {
    const value: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes))
    return typeof value === 'object' && value !== null ? (value as Partial<Shape>) : undefined
  } catch {
    return undefined
  }
}

async function sha256(content: string | Bytes): Promise<string> {
  const bytes = typeof content === 'string' ? toBytes(content) : content
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a text is the one of the hash: as it is, or without the white space that comes along when one copies. */
export async function isTextOf(hash: string, text: string): Promise<boolean> {
  const hashes = await Promise.all([text, text.trim()].map((one) => sha256(one)))
  return hashes.includes(hash)
}

/** The same of a request, which is hashed together with the files that went with it; undefined until each of them is among the `chosen`. */
export async function isRequestOf(
  { input_sha256, input_files = [] }: Pick<contract.Receipt, 'input_sha256' | 'input_files'>,
  input: string,
  chosen: readonly File[],
): Promise<boolean | undefined> {
  if (input_files.length === 0) return isTextOf(input_sha256 ?? '', input)
  const left = await Promise.all(
    chosen.map(async (file) => ({
      name: file.name,
      sha256: await sha256(new Uint8Array(await file.arrayBuffer())),
    })),
  )
  const files = input_files.flatMap(({ media_type, sha256 }) => {
    const at = left.findIndex((file) => file.sha256 === sha256)
    // Two files may hold the same: each is taken once, in the order in which they were chosen.
    return at === -1 ? [] : left.splice(at, 1).map(({ name }) => ({ media_type, name, sha256 }))
  })
  if (files.length < input_files.length) return undefined
  // What is written so is canonical (RFC 8785): its names stand in their order.
  return isTextOf(input_sha256 ?? '', JSON.stringify({ files, input: input.trim() }))
}
