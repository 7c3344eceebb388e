import { createHash, randomBytes } from 'node:crypto'
import { organisations as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { organisationInvitations, organisationMembers } from '../database/schema/organisations.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { OrganisationDependencies } from './dependencies.ts'
import { requireLed } from './founding-right.ts'
import { invitationEmail } from './invitation-email.ts'
import { lockMembership, requireMembership } from './membership.ts'

type Routes = typeof contract.routes
type InvitationRow = typeof organisationInvitations.$inferSelect

const DAY_MS = 24 * 3_600_000
const DAY_S = 24 * 3600
/** E-mails that an organisation, or one person in whatever organisations, may have sent to whomever they name. */
const BY_ORGANISATION = { name: 'invitations', max: 30, windowSeconds: 3600 }
const BY_INVITER = { name: 'invitations.inviter', max: 30, windowSeconds: 3600 }
/** E-mails that one address receives of one organisation, and of all together. */
const TO_RECIPIENT = { name: 'invitations.organisation_recipient', max: 3, windowSeconds: DAY_S }
const TO_RECIPIENT_OF_ALL = { name: 'invitations.recipient', max: 10, windowSeconds: DAY_S }

export async function inviteMember(
  { database, limits, publicUrl, clock, newId, outbox, audit }: OrganisationDependencies,
  { id, email, role }: InputOf<Routes['inviteMember']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['inviteMember']>> {
  const actor = requireUser(caller)
  // Counted only for those who may invite; what is decided while the organisation is locked holds.
  const { organisation } = await requireMembership(database, id, actor.userId, 'managing')
  const recipient = email.toLowerCase()
  await limits.take(BY_INVITER, actor.userId)
  await limits.take(BY_ORGANISATION, id)
  await limits.take(TO_RECIPIENT, `${id} ${recipient}`)
  await limits.take(TO_RECIPIENT_OF_ALL, recipient)
  const token = randomBytes(24).toString('base64url')
  const link = `${publicUrl}/#/organisations?invitation=${token}`
  const invitation = await database.transaction(async (tx) => {
    await lockMembership(tx, id, actor.userId, 'managing')
    await requireLed(tx, id)
    const now = clock.now()
    await requireSeat(tx, { id, email, now })
    const row: InvitationRow = {
      id: newId(),
      organisationId: id,
      email,
      role,
      tokenHash: hashOf(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + contract.INVITATION_DAYS * DAY_MS),
    }
    await tx.insert(organisationInvitations).values(row)
    const names = { organisation: organisation.name, inviter: await nameOf(tx, actor.userId) }
    await outbox.queueTo(tx, {
      reference: `invitation:${row.id}`,
      recipient: email,
      ...invitationEmail(link, names),
    })
    await audit.record(tx, {
      actor,
      action: 'organisations.invited',
      subject: { kind: 'organisation', id },
      organisationId: id,
      after: { invitation: row.id, role },
    })
    return row
  })
  return { success: true, invitation: toInvitation(invitation), link }
}

export async function revokeInvitation(
  { database, audit }: OrganisationDependencies,
  { id, invitation }: InputOf<Routes['revokeInvitation']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['revokeInvitation']>> {
  const actor = requireUser(caller)
  await database.transaction(async (tx) => {
    await lockMembership(tx, id, actor.userId, 'managing')
    const isIt = and(
      eq(organisationInvitations.organisationId, id),
      eq(organisationInvitations.id, invitation),
    )
    const [revoked] = await tx.delete(organisationInvitations).where(isIt).returning()
    if (!revoked) throw new DomainError('organisations.invitation_not_found')
    await audit.record(tx, {
      actor,
      action: 'organisations.invitation_revoked',
      subject: { kind: 'organisation', id },
      organisationId: id,
      before: { invitation, role: revoked.role },
    })
  })
  return { success: true }
}

/**
 * Takes out what the new invitation replaces, and throws unless there is room for it. An invitation keeps a place for whoever accepts it, so
 * that joining always finds one.
 */
async function requireSeat(
  tx: Transaction,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<void> {
  const [member] = await tx
    .select({ id: users.id })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(
      and(
        eq(organisationMembers.organisationId, id),
        eq(sql`lower(${users.email})`, email.toLowerCase()),
      ),
    )
  if (member) throw new DomainError('organisations.already_member')
  const ofOrganisation = eq(organisationInvitations.organisationId, id)
  await tx
    .delete(organisationInvitations)
    .where(and(ofOrganisation, lte(organisationInvitations.expiresAt, now)))
  await tx
    .delete(organisationInvitations)
    .where(
      and(ofOrganisation, eq(sql`lower(${organisationInvitations.email})`, email.toLowerCase())),
    )
  const members = await tx.$count(organisationMembers, eq(organisationMembers.organisationId, id))
  const invited = await tx.$count(
    organisationInvitations,
    and(ofOrganisation, gt(organisationInvitations.expiresAt, now)),
  )
  if (members + invited >= contract.MAX_MEMBERS) throw new DomainError('organisations.full')
}

async function nameOf(tx: Transaction, userId: string): Promise<string> {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return person?.name ?? ''
}

export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

export const toInvitation = ({
  id,
  email,
  role,
  createdAt,
  expiresAt,
}: InvitationRow): contract.Invitation => ({
  id,
  email,
  role,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
})
