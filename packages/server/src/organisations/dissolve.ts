import { eq } from 'drizzle-orm'
import type { Audit, AuditEntry } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import {
  organisationAgents,
  organisationInvitations,
  organisationMembers,
  organisations,
} from '../database/schema/organisations.ts'

/** Ends an organisation that is held: nobody is in it any more, and what was run and logged stays. */
export async function dissolve(
  tx: Transaction,
  {
    id,
    actor,
    audit,
    now,
  }: { id: string; actor: AuditEntry['actor']; audit: Pick<Audit, 'record'>; now: Date },
): Promise<void> {
  const members = await tx.$count(organisationMembers, eq(organisationMembers.organisationId, id))
  for (const table of [organisationMembers, organisationInvitations, organisationAgents])
    await tx.delete(table).where(eq(table.organisationId, id))
  await tx.update(organisations).set({ dissolvedAt: now }).where(eq(organisations.id, id))
  await audit.record(tx, {
    actor,
    action: 'organisations.dissolved',
    subject: { kind: 'organisation', id },
    organisationId: id,
    before: { members },
  })
}
