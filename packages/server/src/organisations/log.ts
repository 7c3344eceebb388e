import type { organisations as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { requireUser } from '../http/caller.ts'
import type { Context, FileReply } from '../http/context.ts'
import type { OrganisationDependencies } from './dependencies.ts'
import { requireMembership } from './membership.ts'

type Routes = typeof contract.routes

const EXPORTING = { name: 'organisation log export', max: 10, windowSeconds: 600 }

export async function listOrganisationLog(
  { database, audit }: OrganisationDependencies,
  { id, cursor, limit }: InputOf<Routes['listOrganisationLog']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listOrganisationLog']>> {
  await requireMembership(database, id, requireUser(caller).userId, 'managing')
  return { success: true, ...(await audit.listOf(id, { cursor, limit })) }
}

export async function exportOrganisationLog(
  { database, limits, audit }: OrganisationDependencies,
  { id }: InputOf<Routes['exportOrganisationLog']>,
  { caller }: Context,
): Promise<FileReply> {
  const { userId } = requireUser(caller)
  await requireMembership(database, id, userId, 'managing')
  await limits.take(EXPORTING, userId)
  return audit.fileOf(id, userId)
}
