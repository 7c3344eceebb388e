import type { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { passkeys, users } from '../../database/schema/accounts.ts'
import { DomainError } from '../../errors.ts'
import { toSessionUser } from '../session-user.ts'
import type { Challenges } from './challenges.ts'
import { PasskeySignIn } from './inputs.ts'
import type { RelyingParty } from './relying-party.ts'
import { loadWebAuthn } from './web-authn.ts'

interface PasskeySignInOptions {
  database: Database
  clock: Clock
  challenges: Challenges
  party: RelyingParty
}

/** Nobody is known yet when a sign-in begins. */
const NOBODY = 'nobody'

/**
 * Signing in with a passkey. The device has asked for a finger, a face or a PIN and says so, signed: whoever has the passkey has proved
 * two things, so no code is asked and the session says so (`isByPasskey`). Decision 29.
 */
export function passkeySignIn({ database, clock, challenges, party }: PasskeySignInOptions) {
  return {
    id: 'passkey-sign-in',
    endpoints: {
      beginPasskeySignIn: createAuthEndpoint(
        '/passkey/generate-authenticate-options',
        { method: 'POST' },
        async (ctx) => {
          // No list of passkeys: it would tell who has an account.
          const webAuthn = await loadWebAuthn()
          const options = await webAuthn.generateAuthenticationOptions({
            rpID: party.id,
            userVerification: 'required',
          })
          await challenges.remember('passkey-sign-in', options.challenge, NOBODY)
          return ctx.json(options)
        },
      ),

      signInWithPasskey: createAuthEndpoint(
        '/passkey/verify-authentication',
        { method: 'POST', body: PasskeySignIn },
        async (ctx) => {
          const { response } = ctx.body
          const expectedChallenge = await challenges.take(
            'passkey-sign-in',
            response.response.clientDataJSON,
            NOBODY,
          )
          const [found] = await database
            .select()
            .from(passkeys)
            .innerJoin(users, eq(users.id, passkeys.userId))
            .where(eq(passkeys.credentialId, response.id))
          if (!found) throw new DomainError('accounts.passkey_refused')
          const { passkeys: passkey, users: user } = found
          const { userHandle } = response.response
          if (
            userHandle !== undefined &&
            Buffer.from(userHandle, 'base64url').toString() !== user.id
          )
            throw new DomainError('accounts.passkey_refused')
          const webAuthn = await loadWebAuthn()
          const { verified, authenticationInfo } = await webAuthn
            .verifyAuthenticationResponse({
              response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
              expectedChallenge,
              expectedOrigin: party.origins,
              expectedRPID: party.id,
              requireUserVerification: true,
              credential: {
                id: passkey.credentialId,
                publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
                counter: passkey.counter,
              },
            })
            .catch(() => ({ verified: false as const, authenticationInfo: undefined }))
          if (!verified || !authenticationInfo) throw new DomainError('accounts.passkey_refused')
          // Of two answers with one count, which only a copied passkey gives, one is refused.
          const used = await database
            .update(passkeys)
            .set({ counter: authenticationInfo.newCounter, lastUsedAt: clock.now() })
            .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
            .returning({ id: passkeys.id })
          if (used.length === 0) throw new DomainError('accounts.passkey_refused')
          const session = await ctx.context.internalAdapter.createSession(user.id, false, {
            isByPasskey: true,
          })
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ token: session.token, user: toSessionUser(user) })
        },
      ),
    },
  }
}
