import type { accounts, admin as contract } from '@wakeel/contract'
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { writtenIn } from '../accounts/written-in.ts'
import { cell, readCursor, toPage } from '../cursor.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { billingDetails, subscriptions } from '../database/schema/billing.ts'
import { hasStatus, lastSignIn } from './person-status.ts'

export interface Filters {
  search?: string | undefined
  role?: accounts.Role | undefined
  status?: contract.PersonStatus | undefined
}

/** By what people are ordered, as an index has it; ids decide between equals. */
/** As PostgreSQL writes a time; without one it stands before all others. */
const writtenTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/)
  .refine((time) => Date.parse(time) >= 0)
  .or(z.literal('-infinity'))

const timeAndId = { as: sql`timestamptz`, Place: z.tuple([writtenTime, cell.text]) }

const orders: Record<
  contract.PeopleOrder,
  { by: SQL; as: SQL; Place: z.ZodType<[key: string, id: string]>; descends: boolean }
> = {
  newest: { by: sql`${users.createdAt}`, ...timeAndId, descends: true },
  oldest: { by: sql`${users.createdAt}`, ...timeAndId, descends: false },
  name: {
    by: sql`lower(${users.name})`,
    as: sql`text`,
    Place: z.tuple([cell.text, cell.text]),
    descends: false,
  },
  last_login: { by: lastSignIn, ...timeAndId, descends: true },
}

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  isSuspended: users.isSuspended,
  subscriptionTier: users.subscriptionTier,
  hasSubscription: sql<boolean>`exists (select from ${subscriptions} where ${subscriptions.userId} = ${users.id} and ${subscriptions.status} <> 'ended')`,
  lastSignInAt: users.lastSignInAt,
  createdAt: users.createdAt,
  company: billingDetails.company,
}

export type PersonRow = Awaited<ReturnType<typeof findPerson>> & {}

export async function findPerson(database: Database, id: string) {
  const [person] = await database
    .select(columns)
    .from(users)
    .leftJoin(billingDetails, eq(billingDetails.userId, users.id))
    .where(eq(users.id, id))
  return person
}

interface Page {
  filters: Filters
  order: contract.PeopleOrder
  cursor: string | undefined
  limit: number
  now: Date
}

/** A page of those who match, and where the next begins. */
export async function readPeople(
  database: Database,
  { filters, order, cursor, limit, now }: Page,
): Promise<{ shown: PersonRow[]; next_cursor: string | null }> {
  const list = `people ${order} ${JSON.stringify(filters)}`
  const { by, as, Place, descends } = orders[order]
  const last = readCursor(list, cursor, Place)
  const rows = await database
    .select({ ...columns, key: sql<string>`(${by})::text` })
    .from(users)
    .leftJoin(billingDetails, eq(billingDetails.userId, users.id))
    .where(
      and(
        matches(database, filters, now),
        last &&
          sql`(${by}, ${users.id}) ${descends ? sql`<` : sql`>`} (${last[0]}::${as}, ${last[1]})`,
      ),
    )
    .orderBy(...(descends ? [desc(by), desc(users.id)] : [asc(by), asc(users.id)]))
    .limit(limit + 1)
  return toPage(list, rows, limit, ({ key, id }) => [key, id])
}

export function countPeople(database: Database, filters: Filters, now: Date): Promise<number> {
  return database.$count(users, matches(database, filters, now))
}

/** People of the sample data are nobody. */
function matches(
  database: Database,
  { search, role, status }: Filters,
  now: Date,
): SQL | undefined {
  return and(
    eq(users.isSample, false),
    role && eq(users.role, role),
    status && hasStatus(status, now),
    search
      ? or(
          writtenIn(users.searched, search),
          inArray(
            users.id,
            database
              .select({ id: billingDetails.userId })
              .from(billingDetails)
              .where(writtenIn(sql`lower(${billingDetails.company})`, search)),
          ),
        )
      : undefined,
  )
}
