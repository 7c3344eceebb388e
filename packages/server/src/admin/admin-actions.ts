import type { admin as contract, InputOf } from '@wakeel/contract'
import { type LockedPerson, lockActor } from '../accounts/lock-actor.ts'
import type { AuditEntry } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import { requireUser, type SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { AdminDependencies } from './dependencies.ts'
import { getPerson } from './people.ts'
import { statusOf } from './person-status.ts'

type Routes = typeof contract.routes
type Why = Pick<AuditEntry, 'actor' | 'reason'>

/** What is to be shown of an admin action once it is done; null when all was so before. */
type Done = { log: Pick<AuditEntry, 'action' | 'before' | 'after'>; show?: () => void } | null

export function setRole(
  dependencies: AdminDependencies,
  { role, ...action }: InputOf<Routes['setRole']>,
  { caller }: Context,
) {
  return perform(dependencies, requireUser(caller), action, async (tx, person) => {
    if (person.role === role) return null
    // Whoever signed up with the address need not be its owner.
    if (role === 'admin' && !person.isConfirmed) throw new DomainError('admin.email_unconfirmed')
    await dependencies.accounts.setRole(tx, person.id, role)
    return {
      log: { action: 'people.role_changed', before: { role: person.role }, after: { role } },
    }
  })
}

export function suspendPerson(
  dependencies: AdminDependencies,
  action: InputOf<Routes['suspendPerson']>,
  { caller }: Context,
) {
  const { accounts, clock, moderation } = dependencies
  return perform(dependencies, requireUser(caller), action, async (tx, person, why) => {
    if (person.isSuspended) return null
    await accounts.suspend(tx, person.id)
    return {
      log: {
        action: 'people.suspended',
        before: { status: statusOf(person, clock.now()) },
        after: { status: 'suspended' },
      },
      show: await moderation.takeDownAllOf(tx, person.id, why),
    }
  })
}

export function restorePerson(
  dependencies: AdminDependencies,
  action: InputOf<Routes['restorePerson']>,
  { caller }: Context,
) {
  const { accounts, clock, moderation } = dependencies
  return perform(dependencies, requireUser(caller), action, async (tx, person, why) => {
    if (!person.isSuspended) return null
    await accounts.restore(tx, person.id)
    const after = statusOf({ ...person, isSuspended: false }, clock.now())
    return {
      log: {
        action: 'people.restored',
        before: { status: 'suspended' },
        after: { status: after },
      },
      show: await moderation.restoreAllOf(tx, person.id, why),
    }
  })
}

/**
 * Does an admin action to a person: never to the founder nor to oneself, and only by whoever may do it when it is done. Whoever
 * acts on somebody at the same time waits, so that each entry of the log begins where the one before it ended.
 */
async function perform(
  dependencies: AdminDependencies,
  caller: SignedInCaller,
  { id, reason }: { id: string; reason: string },
  act: (tx: Transaction, person: LockedPerson, why: Why) => Promise<Done>,
) {
  const { database, audit } = dependencies
  const done = await database.transaction(async (tx) => {
    const { actor, person } = await lockActor(tx, caller, 'user_management', id)
    if (!person) throw new DomainError('accounts.user_not_found')
    if (person.role === 'founder') throw new DomainError('accounts.founder_protected')
    if (person.id === caller.userId) throw new DomainError('admin.not_yourself')
    const why = { actor: { userId: caller.userId, role: actor.role }, reason }
    const done = await act(tx, person, why)
    if (done) await audit.record(tx, { ...why, subject: { kind: 'person', id }, ...done.log })
    return done
  })
  done?.show?.()
  return getPerson(dependencies, { id })
}
