import { reviews as contract } from '@wakeel/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/database.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { apps, listedTimes } from '../database/schema/catalogue.ts'
import { organisationMembers, organisations } from '../database/schema/organisations.ts'
import { param, statement } from '../database/statement.ts'

const DAY_MS = 24 * 3_600_000

interface PersonAndApp {
  appId: string
  userId: string
  now: Date
}

/**
 * Whether an agent is a person's own or of somebody in an organisation with them, or was until lately: whoever leaves, or whose organisation
 * is dissolved, is no stranger the next day. Who was in an organisation stands in its log.
 */
export async function isRelated(
  queries: Queries,
  { appId, userId, now }: PersonAndApp,
): Promise<boolean> {
  const values = { app_id: appId, user_id: userId, lately: relatedSince(now) }
  const [row] = await findRelated.execute(queries, values)
  return row!.related
}

/** Since when somebody is no stranger any more to whom they were related. */
export const relatedSince = (now: Date): string =>
  new Date(now.getTime() - contract.RATING_RULES.relatedDays * DAY_MS).toISOString()

/** The same as part of a query. */
export const related = ({ appId, userId, now }: PersonAndApp): SQL<boolean> =>
  isRelatedTo(sql`${appId}`, sql`${userId}`, sql`${relatedSince(now)}::timestamptz`)

/** The same as a part of a statement that is given the app, the person and since when. */
export const isRelatedInStatement = (): SQL<boolean> =>
  isRelatedTo(param('app_id', 'uuid'), param('user_id', 'text'), param('lately', 'timestamptz'))

function isRelatedTo(appId: SQL, userId: SQL, lately: SQL): SQL<boolean> {
  return sql<boolean>`(
    with creators as (
      select ${apps.creatorId} as id from ${apps} where ${apps.id} = ${appId} and ${apps.creatorId} is not null
      union
      select ${listedTimes.creatorId} from ${listedTimes}
      where ${listedTimes.appId} = ${appId} and ${listedTimes.creatorId} is not null
        and (${listedTimes.unlistedAt} is null or ${listedTimes.unlistedAt} > ${lately})
    ), people as (
      select id from creators union select ${userId}
    ), parts as (
      ${memberships(lately, sql`(select id from people)`)}
    )
    select exists (select from creators where id = ${userId}) or exists (
      select from parts mine join parts theirs on theirs.organisation = mine.organisation
      where mine.person = ${userId} and theirs.person in (select id from creators)
    ))`
}

const findRelated = statement<{ related: boolean }>(
  'find_related',
  sql`select ${isRelatedInStatement()} as related`,
)

/** Pairs of a creator and somebody who is in an organisation with them, or was until lately. */
export const sharedOrganisations = (lately: SQL): SQL => sql`
  with parts as (${memberships(lately)})
  select theirs.person, mine.person from parts theirs join parts mine on mine.organisation = theirs.organisation
  where theirs.person in (select ${apps.creatorId} from ${apps}) and theirs.person is not null and mine.person is not null`

/** Who is in which organisation, or was until lately; of these people, and of everybody in one that is dissolved. */
function memberships(lately: SQL, people?: SQL): SQL {
  const isOf = (person: PgColumn) => (people ? sql`${person} in ${people}` : sql`true`)
  return sql`select ${organisationMembers.organisationId} as organisation, ${organisationMembers.userId} as person
      from ${organisationMembers} where ${isOf(organisationMembers.userId)}
      union
      select ${auditEntries.organisationId}, ${auditEntries.subjectId} from ${auditEntries}
      where ${isOf(auditEntries.subjectId)} and ${auditEntries.at} > ${lately}
        and ${auditEntries.action} in ('organisations.left', 'organisations.member_removed')
      union
      select ${auditEntries.organisationId}, case when ${auditEntries.action} = 'organisations.created' then ${auditEntries.actorId} else ${auditEntries.subjectId} end
      from ${auditEntries} join ${organisations} on ${organisations.id} = ${auditEntries.organisationId} and ${organisations.dissolvedAt} > ${lately}
      where ${auditEntries.action} in ('organisations.created', 'organisations.joined')`
}
