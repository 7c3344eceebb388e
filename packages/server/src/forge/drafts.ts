import type { forge as contract } from '@wakeel/contract'
import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentVersions } from '../database/schema/forge.ts'
import { DomainError } from '../errors.ts'
import { lockConnection } from './connection-of.ts'
import { toCreatorApp } from './content.ts'
import type { ForgeDependencies } from './dependencies.ts'
import { moveVersion } from './version-moves.ts'
import { findOpen, lockOwn, nextNumber, type Version, wasPublished } from './versions.ts'

/** So many agents one account can have that were never published. */
export const MAX_UNPUBLISHED = 30

type Dependencies = Pick<ForgeDependencies, 'clock' | 'newId' | 'catalogue' | 'names' | 'skills'>

/** Adds an agent with its first version. */
export async function addDraft(
  forge: Dependencies,
  tx: Transaction,
  userId: string,
  content: contract.AgentContent,
): Promise<string> {
  await holdCount(tx, userId)
  await forge.names.requireAgentName(tx, content.name)
  await requireUsable(forge, tx, userId, content)
  const { id } = await forge.catalogue.addDraft(tx, toCreatorApp(content, userId))
  await openVersion(forge, tx, id, content)
  return id
}

/** Saves what was made from this revision; opens the next version when none is being worked on. */
export async function saveDraft(
  forge: Dependencies,
  tx: Transaction,
  {
    userId,
    appId,
    revision,
    content,
  }: { userId: string; appId: string; revision: number; content: contract.AgentContent },
): Promise<void> {
  const { catalogue, names } = forge

  const app = await lockOwn(tx, userId, appId)
  const open = await findOpen(tx, appId)
  catalogue.requireCategory('content.category', content.category, [
    app.category,
    ...(open ? [open.content.category] : []),
  ])
  if ((open?.revision ?? 0) !== revision) throw new DomainError('forge.edited_meanwhile')
  if (open?.status === 'pending') throw new DomainError('forge.awaits_moderator')
  await names.requireAgentName(tx, content.name)
  await requireUsable(forge, tx, userId, content)
  if (!open) await openVersion(forge, tx, appId, content)
  else await replace(forge, tx, open, content)
  if (!(await wasPublished(tx, appId)))
    await catalogue.replaceDraft(tx, appId, toCreatorApp(content, userId))
}

async function openVersion(
  { clock, newId }: Dependencies,
  tx: Transaction,
  appId: string,
  content: contract.AgentContent,
): Promise<void> {
  const now = clock.now()
  const number = await nextNumber(tx, appId)
  await tx.insert(agentVersions).values({
    id: newId(),
    appId,
    number,
    status: 'draft',
    content,
    revision: 1,
    checks: [],
    createdAt: now,
    updatedAt: now,
  })
}

/** What is saved can be executed: its skills exist, and its connection is the creator's own and stays for as long as this refers to it. */
async function requireUsable(
  { skills }: Dependencies,
  tx: Transaction,
  userId: string,
  { skills: requested, runtime }: contract.AgentContent,
): Promise<void> {
  if (requested.some((name) => !skills.some((skill) => skill.name === name)))
    throw new DomainError('forge.skill_unknown')
  await lockConnection(tx, userId, runtime)
}

async function replace(
  { clock }: Dependencies,
  tx: Transaction,
  open: Version,
  content: contract.AgentContent,
): Promise<void> {
  const { id, revision } =
    open.status === 'rejected' ? await moveVersion(tx, open, 'draft', { at: clock.now() }) : open
  await tx
    .update(agentVersions)
    .set({ content, revision: revision + 1, updatedAt: clock.now() })
    .where(eq(agentVersions.id, id))
}

/** One person's new agents are counted one after the other. */
async function holdCount(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!person) throw new DomainError('accounts.sign_in_required')
  await requireDraftQuota(tx, userId)
}

/** Refuses whoever has as many unpublished agents as one account can have. */
export async function requireDraftQuota(tx: Queries, userId: string): Promise<void> {
  const published = tx
    .select({ one: sql`1` })
    .from(agentVersions)
    .where(and(eq(agentVersions.appId, apps.id), eq(agentVersions.status, 'published')))
  const count = await tx.$count(apps, and(eq(apps.creatorId, userId), notExists(published)))
  if (count >= MAX_UNPUBLISHED) throw new DomainError('forge.too_many_agents')
}
