import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { organisationMembers } from '../database/schema/organisations.ts'
import { widgets } from '../database/schema/widgets.ts'

/**
 * A widget that answers: neither deleted nor paused, of somebody who is not suspended and still a member where an organisation pays. The
 * database is asked each time, so that whatever ends it holds at the next request everywhere.
 */
export async function findAnsweringWidget(queries: Queries, id: string) {
  const [found] = await queries
    .select({ widget: widgets, key: apiKeys, memberId: organisationMembers.userId })
    .from(widgets)
    .innerJoin(apiKeys, eq(apiKeys.id, widgets.apiKeyId))
    .innerJoin(users, eq(users.id, widgets.userId))
    .leftJoin(
      organisationMembers,
      and(
        eq(organisationMembers.organisationId, apiKeys.organisationId),
        eq(organisationMembers.userId, widgets.userId),
      ),
    )
    .where(
      and(
        eq(widgets.apiKeyId, id),
        isNull(apiKeys.revokedAt),
        isNull(widgets.pausedAt),
        eq(users.isSuspended, false),
      ),
    )
  if (!found) return undefined
  const { widget, key, memberId } = found
  return key.organisationId !== null && memberId === null ? undefined : { widget, key }
}
