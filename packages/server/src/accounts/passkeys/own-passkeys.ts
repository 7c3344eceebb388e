import type {
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { accounts } from '@wakeel/contract'
import { createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api'
import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { passkeys, users } from '../../database/schema/accounts.ts'
import { DomainError } from '../../errors.ts'
import type { Passwords } from '../passwords.ts'
import { requirePassword } from '../require-password.ts'
import type { Challenges } from './challenges.ts'
import { NewPasskey, PasskeyNaming } from './inputs.ts'
import { algorithms, type RelyingParty } from './relying-party.ts'
import { loadWebAuthn } from './web-authn.ts'

interface OwnPasskeys {
  database: Database
  clock: Clock
  newId(): string
  passwords: Passwords
  challenges: Challenges
  party: RelyingParty
}

const listed = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
}
type Transports = NonNullable<
  Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']
>[number]['transports']

const use = [sensitiveSessionMiddleware]
const isOwn = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

/** What people do with their own passkeys. To add or remove one takes the password, as two-step sign-in does. */
export const ownPasskeys = (dependencies: OwnPasskeys) => ({
  id: 'own-passkeys',
  endpoints: {
    listPasskeys: listPasskeys(dependencies),
    beginPasskey: beginPasskey(dependencies),
    addPasskey: addPasskey(dependencies),
    namePasskey: namePasskey(dependencies),
    removePasskey: removePasskey(dependencies),
  },
})

const listPasskeys = ({ database }: OwnPasskeys) =>
  createAuthEndpoint('/passkey/list-user-passkeys', { method: 'GET', use }, async (ctx) => {
    const { user } = ctx.context.session
    const own = await database
      .select(listed)
      .from(passkeys)
      .where(eq(passkeys.userId, user.id))
      .orderBy(desc(passkeys.createdAt))
    return ctx.json(own)
  })

const beginPasskey = ({ database, passwords, challenges, party }: OwnPasskeys) =>
  createAuthEndpoint(
    '/passkey/generate-register-options',
    { method: 'POST', body: z.object({ password: z.string() }), use },
    async (ctx) => {
      const { user } = ctx.context.session
      await requirePassword({ database, passwords }, user.id, ctx.body.password)
      const own = await database.select().from(passkeys).where(eq(passkeys.userId, user.id))
      if (own.length >= accounts.MAX_PASSKEYS) throw new DomainError('accounts.passkeys_full')
      const webAuthn = await loadWebAuthn()
      const options = await webAuthn.generateRegistrationOptions({
        rpID: party.id,
        rpName: party.name,
        userID: new TextEncoder().encode(user.id),
        userName: user.email,
        userDisplayName: user.name,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: own.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports: transports as Transports,
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await challenges.remember('passkey-register', options.challenge, user.id)
      return ctx.json(options)
    },
  )

const addPasskey = ({ database, clock, newId, challenges, party }: OwnPasskeys) =>
  createAuthEndpoint(
    '/passkey/verify-registration',
    { method: 'POST', body: NewPasskey, use },
    async (ctx) => {
      const { user } = ctx.context.session
      const { name, response } = ctx.body
      const expectedChallenge = await challenges.take(
        'passkey-register',
        response.response.clientDataJSON,
        user.id,
      )
      const webAuthn = await loadWebAuthn()
      const { verified, registrationInfo } = await webAuthn
        .verifyRegistrationResponse({
          response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
          expectedChallenge,
          expectedOrigin: party.origins,
          expectedRPID: party.id,
          requireUserVerification: true,
          supportedAlgorithmIDs: algorithms,
        })
        .catch(() => ({ verified: false as const, registrationInfo: undefined }))
      if (!verified) throw new DomainError('accounts.passkey_refused')
      const { id, publicKey, counter } = registrationInfo.credential
      const added = await database.transaction(async (tx) => {
        // Whoever adds another one at the same time waits, so that the number holds.
        const [person] = await tx
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, user.id))
          .for('no key update')
        if (!person) throw new DomainError('accounts.sign_in_required')
        if ((await tx.$count(passkeys, eq(passkeys.userId, user.id))) >= accounts.MAX_PASSKEYS)
          throw new DomainError('accounts.passkeys_full')
        const [row] = await tx
          .insert(passkeys)
          .values({
            id: newId(),
            userId: user.id,
            name,
            credentialId: id,
            publicKey: Buffer.from(publicKey).toString('base64url'),
            counter,
            transports: response.response.transports ?? [],
            createdAt: clock.now(),
          })
          .onConflictDoNothing()
          .returning(listed)
        return row
      })
      if (!added) throw new DomainError('accounts.passkey_refused')
      return ctx.json(added)
    },
  )

const namePasskey = ({ database }: OwnPasskeys) =>
  createAuthEndpoint(
    '/passkey/update-passkey',
    { method: 'POST', body: PasskeyNaming, use },
    async (ctx) => {
      const { user } = ctx.context.session
      const { id, name } = ctx.body
      const [named] = await database
        .update(passkeys)
        .set({ name })
        .where(isOwn(user.id, id))
        .returning(listed)
      if (!named) throw new DomainError('accounts.passkey_not_found')
      return ctx.json(named)
    },
  )

const removePasskey = ({ database, passwords }: OwnPasskeys) =>
  createAuthEndpoint(
    '/passkey/delete-passkey',
    { method: 'POST', body: z.object({ id: z.string(), password: z.string() }), use },
    async (ctx) => {
      const { user } = ctx.context.session
      const { id, password } = ctx.body
      await requirePassword({ database, passwords }, user.id, password)
      const [removed] = await database.delete(passkeys).where(isOwn(user.id, id)).returning(listed)
      if (!removed) throw new DomainError('accounts.passkey_not_found')
      return ctx.json({ status: true })
    },
  )
