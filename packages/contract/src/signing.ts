import { z } from 'zod'
import { defineRoutes } from './route.ts'
import { Reason } from './text.ts'

/** Where every key that the store signs, or ever signed, with is published as a JSON Web Key Set. */
export const KEYS_PATH = '/.well-known/jwks.json'

/** A key that the store signs with. Once it is retired it signs nothing new, and what it signed stays good. */
export const SigningKey = z.object({
  /** Its thumbprint (RFC 7638). */
  kid: z.string(),
  public_key: z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() }),
  created_at: z.iso.datetime(),
  /** Null: it is the one in force. */
  retired_at: z.iso.datetime().nullable(),
})
export type SigningKey = z.infer<typeof SigningKey>

export const PublishedKey = z.object({
  ...SigningKey.shape.public_key.shape,
  kid: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
  created_at: z.iso.datetime(),
  retired_at: z.iso.datetime().optional(),
})
export type PublishedKey = z.infer<typeof PublishedKey>

const success = z.literal(true)

export const routes = defineRoutes({
  /** The one in force first, then the newest. */
  listSigningKeys: {
    method: 'GET',
    path: '/api/signing-keys',
    access: 'anyone',
    response: z.object({ success, keys: z.array(SigningKey) }),
    errors: [],
  },
  /** Retires the key in force and makes another. Other processes of the store sign with it within five seconds. */
  rotateSigningKey: {
    method: 'POST',
    path: '/api/signing-keys/rotate',
    access: 'founder',
    body: z.strictObject({ reason: Reason }),
    response: z.object({ success, key: SigningKey }),
    errors: [],
  },
})
