import { type accounts as contract, readDevice } from '@wakeel/contract'
import { bind } from '../bind.ts'
import type { Context } from '../http/context.ts'
import { createAuth } from './auth.ts'
import { signUps } from './auth-limits.ts'
import { AUTH_PATH } from './auth-paths.ts'
import type { AuthParts } from './auth-routes.ts'
import {
  becomeCreator,
  makeFounder,
  restore,
  setRole,
  setSubscriptionTier,
  suspend,
} from './change-person.ts'
import { createSampleUser } from './create-person.ts'
import { createDeliver, type Reader } from './deliver.ts'
import type { AccountDependencies } from './dependencies.ts'
import { ensureFounder } from './ensure-founder.ts'
import { createIdentify, createSessionFinder } from './identify.ts'
import { createKnownDevices } from './known-devices.ts'
import { hashMailboxes } from './mailbox.ts'
import { createPasswords } from './passwords.ts'
import { erasePerson, exportPasskeys, exportSessions, forgetEnded } from './personal-data.ts'
import { exportProfile, getAccount, getProfile } from './profile.ts'
import { checkPassword } from './require-password.ts'
import { createSecurityLog } from './security-log/security-log.ts'
import { createWatch } from './security-log/watch-auth.ts'

export type Accounts = Awaited<ReturnType<typeof createAccounts>>

/** Who people are: signing up, in and out by better-auth, the caller of a request, roles and suspension. */
export async function createAccounts(dependencies: AccountDependencies) {
  const { database, names, clock, newId, limits, outbox, secret, requireSecondFactor } =
    dependencies
  const { publicUrl = 'http://127.0.0.1:3000' } = dependencies
  const isSecure = publicUrl.startsWith('https:')
  const passwords = createPasswords(dependencies.passwordCost)
  const findPerson = createSessionFinder({ database, clock })
  const devices = createKnownDevices({ secret, isSecure, path: AUTH_PATH })
  const deliver = createDeliver(dependencies.mail)
  const resetPage = `${publicUrl}/#/forgot-password`
  const log = createSecurityLog({ database, clock, limits, deliver, outbox, resetPage })
  const parts = { database, clock, newId, secret, passwords, limits, log }
  const auth = createAuth({
    ...parts,
    deliver,
    publicUrl,
    devices,
    endAccess: dependencies.endAccess,
    storeName: dependencies.storeName,
  })
  await hashMailboxes(database, secret)
  const { authCookies, createAuthCookie } = await auth.$context
  const waitingCookie = createAuthCookie('two_factor').name
  const authParts: AuthParts = {
    database,
    auth,
    findPerson,
    names,
    limits,
    signUpLimits: signUps(dependencies.signUpsPerHour),
    devices,
    sessionCookie: authCookies.sessionToken.name,
    publicOrigin: new URL(publicUrl).origin,
    watch: createWatch({ database, log, devices, waitingCookie }),
  }
  const needsSecondFactor = (role: contract.Role) =>
    requireSecondFactor === 'staff' && (role === 'founder' || role === 'admin')
  return {
    /** What auth-routes.ts opens to the outside. */
    authParts,
    identify: createIdentify(findPerson, dependencies.findByKey, needsSecondFactor),
    recordAccess: log.recordAccess,
    listSecurityEvents: log.listSecurityEvents,
    exportSecurityEvents: log.exportSecurityEvents,
    /** Tells somebody who has left. */
    tellOfDeletion: (reader: Reader, by: Pick<Context, 'userAgent'>): void =>
      log.tell('account_deleted', reader, readDevice(by.userAgent ?? null)),
    erasePerson,
    ...bind(parts, {
      createSampleUser,
      ensureFounder,
      makeFounder,
      setRole,
      becomeCreator,
      setSubscriptionTier,
      suspend,
      restore,
      getAccount,
      getProfile,
      exportProfile,
      exportSessions,
      exportPasskeys,
      checkPassword,
      forgetEnded,
    }),
  }
}
