import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface CeremonyOptions {
  challenge: string
}

interface Behaviour {
  /** The page that asked, as the browser tells it. */
  origin: string
  /** The host that the passkey is for. */
  rpId?: string
  /** Whether the device asked for a finger, a face or a PIN. */
  isVerified?: boolean
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const encoded = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const uint = (bytes: number, value: number) =>
  Buffer.from(value.toString(16).padStart(bytes * 2, '0'), 'hex')

/** Major type and length of a CBOR item. */
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.concat([Buffer.from([(major << 5) | 25]), uint(2, length)])
const bytes = (value: Uint8Array) => Buffer.concat([head(2, value.length), value])
const word = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const whole = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))

/** A security key in software: one passkey, without attestation, that signs what it is asked by whoever asks. */
export function createAuthenticator({ origin, rpId = 'localhost', isVerified = true }: Behaviour) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let count = 0

  // kty EC2, alg ES256, crv P-256
  const coordinates = [x!, y!].map((part) => bytes(Buffer.from(part, 'base64url')))
  const coseKey = Buffer.concat([
    head(5, 5),
    ...[1, 2, 3, -7, -1, 1].map(whole),
    ...coordinates.flatMap((part, index) => [whole(-2 - index), part]),
  ])

  const authenticatorData = (flags: number, rest: Uint8Array = new Uint8Array()) =>
    Buffer.concat([
      sha256(rpId),
      Buffer.from([flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)]),
      uint(4, count),
      rest,
    ])
  const clientData = (type: string, { challenge }: CeremonyOptions, page = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: page, crossOrigin: false }))
  const credential = {
    id: encoded(id),
    rawId: encoded(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    id: encoded(id),

    /** The answer to a request to make a passkey. */
    register(options: CeremonyOptions) {
      const credentialData = Buffer.concat([Buffer.alloc(16), uint(2, id.length), id, coseKey])
      const data = authenticatorData(HAS_CREDENTIAL, credentialData)
      const attestation = Buffer.concat([
        head(5, 3),
        word('fmt'),
        word('none'),
        word('attStmt'),
        head(5, 0),
        word('authData'),
        bytes(data),
      ])
      const response = {
        clientDataJSON: encoded(clientData('webauthn.create', options)),
        attestationObject: encoded(attestation),
      }
      return { ...credential, response: { ...response, transports: ['internal'] } }
    },

    /** The answer to a request to sign in, by the store's page or by another. */
    answer(options: CeremonyOptions, page?: string) {
      count += 1
      const data = authenticatorData(0)
      const client = clientData('webauthn.get', options, page)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(signature),
        },
      }
    },

    /** Another device with the same secret, as whoever copied it would have. */
    rewind(): void {
      count = 0
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
