import type { forge as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { IsoTimeAndId, readCursor, toPage } from '../cursor.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentVersions } from '../database/schema/forge.ts'
import type { ModerationDependencies } from './dependencies.ts'

const LIST = 'submissions'

type Route = typeof contract.routes.listSubmissions

/** The versions that wait for a moderator, the oldest first. */
export async function listSubmissions(
  { database }: ModerationDependencies,
  { cursor, limit }: InputOf<Route>,
): Promise<ReplyOf<Route>> {
  const place = readCursor(LIST, cursor, IsoTimeAndId)
  const live = alias(agentVersions, 'live')
  const rows = await database
    .select({
      version: agentVersions,
      slug: apps.slug,
      creatorName: users.name,
      liveContent: live.content,
    })
    .from(agentVersions)
    .innerJoin(apps, eq(apps.id, agentVersions.appId))
    .innerJoin(users, eq(users.id, apps.creatorId))
    .leftJoin(live, and(eq(live.appId, apps.id), eq(live.number, apps.liveVersion)))
    .where(and(eq(agentVersions.status, 'pending'), place && isAfter(place)))
    .orderBy(asc(agentVersions.submittedAt), asc(agentVersions.id))
    .limit(limit + 1)
  const { shown, next_cursor } = toPage(LIST, rows, limit, ({ version }) => [
    version.submittedAt!.toISOString(),
    version.id,
  ])
  const submissions = shown.map(
    ({
      version: { appId, number, revision, content, checks, submittedAt, updatedAt },
      ...row
    }) => ({
      id: appId,
      slug: row.slug,
      number,
      revision,
      creator_name: row.creatorName,
      content,
      live_content: row.liveContent,
      checks,
      submitted_at: (submittedAt ?? updatedAt).toISOString(),
    }),
  )
  return { success: true, submissions, next_cursor }
}

const isAfter = ([submittedAt, id]: IsoTimeAndId) =>
  sql`(${agentVersions.submittedAt}, ${agentVersions.id}) > (${submittedAt}::timestamptz, ${id}::uuid)`
