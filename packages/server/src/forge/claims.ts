import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentPins } from '../database/schema/connections.ts'
import { dailyTests } from '../database/schema/forge.ts'
import { agents, isPinOfListed } from '../database/schema/runs.ts'

/** For so long one process has the test of a day to itself; afterwards it is taken for dead and the test is made again. */
const CLAIM_MS = 10 * 60_000

/** What is to be tested: an app as it was listed when its test was claimed. */
export interface Claim {
  appId: string
  day: string
  until: Date
  listedAt: Date
  prompts: string[]
}

/** Apps whose test of this day was not made; one that is paused is not tested. What was listed or changed on the day itself has been tested by being published. */
export async function listDue(
  database: Database,
  { day, dayBegan, now, max }: { day: string; dayBegan: Date; now: Date; max: number },
): Promise<string[]> {
  const isFree = and(eq(dailyTests.status, 'running'), lt(dailyTests.claimedUntil, now))
  const rows = await database
    .select({ id: apps.id })
    .from(apps)
    .leftJoin(dailyTests, and(eq(dailyTests.appId, apps.id), eq(dailyTests.day, day)))
    .leftJoin(agents, eq(agents.appId, apps.id))
    .leftJoin(agentPins, isPinOfListed)
    .where(
      and(
        apps.isActive,
        isNull(agentPins.pausedAt),
        lt(apps.updatedAt, dayBegan),
        or(isNull(dailyTests.appId), isFree),
      ),
    )
    .orderBy(sql`${dailyTests.claimedUntil} nulls first`, asc(apps.id))
    .limit(max)
  return rows.map(({ id }) => id)
}

/** Takes the test of an app on a day. Undefined: another process has it, or has made it, or the app is gone. */
export async function claim(
  database: Database,
  appId: string,
  day: string,
  now: Date,
): Promise<Claim | undefined> {
  const until = new Date(now.getTime() + CLAIM_MS)
  const [taken] = await database
    .insert(dailyTests)
    .values({ appId, day, status: 'running', reasons: [], claimedUntil: until })
    .onConflictDoUpdate({
      target: [dailyTests.appId, dailyTests.day],
      set: { claimedUntil: until },
      setWhere: and(eq(dailyTests.status, 'running'), lt(dailyTests.claimedUntil, now)),
    })
    .returning()
  if (!taken) return undefined
  const [app] = await database
    .select({ listedAt: apps.updatedAt, demoPrompts: apps.demoPrompts })
    .from(apps)
    .where(and(eq(apps.id, appId), apps.isActive))
  return {
    appId,
    day,
    until,
    listedAt: app?.listedAt ?? now,
    prompts: app ? [...app.demoPrompts.en, ...app.demoPrompts.ar] : [],
  }
}

/** Whether the test is still this process's to end. */
export const isClaimed = ({ appId, day, until }: Claim) =>
  and(
    eq(dailyTests.appId, appId),
    eq(dailyTests.day, day),
    eq(dailyTests.status, 'running'),
    eq(dailyTests.claimedUntil, until),
  )

/** Gives a test back that was not made. */
export async function release(database: Pick<Database, 'delete'>, claimed: Claim): Promise<void> {
  await database.delete(dailyTests).where(isClaimed(claimed))
}

/** Whether an app is still listed as it was when its test was claimed. */
export const isStillListed = ({ appId, listedAt }: Claim) =>
  and(eq(apps.id, appId), apps.isActive, eq(apps.updatedAt, listedAt))

export const isEnded = isNotNull(dailyTests.endedAt)
