import { accounts, Text } from '@wakeel/contract'
import { z } from 'zod'

const Encoded = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, 'must be base64url')

const credential = {
  id: Encoded(1400),
  rawId: Encoded(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  /** Nothing is asked of extensions. */
  clientExtensionResults: z.object({}),
}

/** What `navigator.credentials.create` answers, as JSON. */
const RegistrationResponse = z.strictObject({
  ...credential,
  response: z.object({
    clientDataJSON: Encoded(8_000),
    attestationObject: Encoded(40_000),
    transports: z.array(Text.max(20)).max(10).optional(),
  }),
})

/** What `navigator.credentials.get` answers, as JSON. */
const AuthenticationResponse = z.strictObject({
  ...credential,
  response: z.object({
    clientDataJSON: Encoded(8_000),
    authenticatorData: Encoded(8_000),
    signature: Encoded(8_000),
    userHandle: Encoded(200).optional(),
  }),
})

export const NewPasskey = z.strictObject({
  name: accounts.PasskeyName,
  response: RegistrationResponse,
})
export const PasskeySignIn = z.strictObject({ response: AuthenticationResponse })
export const PasskeyNaming = z.strictObject({ id: z.uuid(), name: accounts.PasskeyName })
