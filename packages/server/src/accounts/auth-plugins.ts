import { createEmailVerificationToken } from 'better-auth/api'
import { bearer } from 'better-auth/plugins/bearer'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { createAuthEmails } from './auth-emails.ts'
import type { AuthOptions } from './auth-options.ts'
import { changePassword } from './change-password.ts'
import type { emailChange } from './email-change.ts'
import { createChallenges } from './passkeys/challenges.ts'
import { ownPasskeys } from './passkeys/own-passkeys.ts'
import { passkeySignIn } from './passkeys/passkey-sign-in.ts'
import { createRelyingParty } from './passkeys/relying-party.ts'
import { rememberDevice, rememberDevices } from './remember-device.ts'
import { resetPassword } from './reset-password.ts'
import { sessionList } from './sessions.ts'
import { signUp } from './sign-up.ts'

const DAY_SECONDS = 24 * 3600

interface Own {
  emails: ReturnType<typeof createAuthEmails>
  changes: ReturnType<typeof emailChange>
}

/** What better-auth does beyond passwords, in the order in which it is asked. */
export function authPlugins(options: AuthOptions, { emails, changes }: Own) {
  const { database, clock, newId, secret, publicUrl, passwords, devices, storeName } = options
  const { endAccess } = options
  const party = createRelyingParty(publicUrl, storeName)
  const challenges = createChallenges({ database, clock, newId })
  return [
    // Ten wrong codes in a row and none is taken for a quarter of an hour; whoever can try has the password.
    twoFactor({
      issuer: storeName,
      accountLockout: { maxFailedAttempts: 10, durationSeconds: 900 },
    }),
    // After it, so that whoever must still give a code is handed no token.
    bearer(),
    sessionList({ database, clock }),
    ownPasskeys({ database, clock, newId, passwords, challenges, party }),
    passkeySignIn({ database, clock, challenges, party }),
    changePassword({ database, clock, passwords }),
    resetPassword({
      database,
      clock,
      newId,
      passwords,
      send: emails.sendPasswordReset,
      endAccess,
      rememberDevice: (ctx, email) => rememberDevice(ctx, devices, email),
    }),
    signUp({
      database,
      clock,
      newId,
      secret,
      passwords,
      welcome: async (person, callbackUrl) => {
        const verified = { userId: person.id }
        const { email } = person
        const token = await createEmailVerificationToken(
          secret,
          email,
          undefined,
          DAY_SECONDS,
          verified,
        )
        emails.sendVerification(person, token, callbackUrl)
      },
      tellOwner: emails.tellOwner,
    }),
    changes.plugin,
    // Last: whoever must still prove more has not signed in.
    rememberDevices(devices),
  ]
}
