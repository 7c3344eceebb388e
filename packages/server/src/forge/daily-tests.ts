import { forge as contract } from '@wakeel/contract'
import { and, desc, eq, gt, lt, or } from 'drizzle-orm'
import type { ShowChange } from '../catalogue/catalogue.ts'
import { today } from '../clock.ts'
import type { Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { dailyTests } from '../database/schema/forge.ts'
import { DomainError } from '../errors.ts'
import { fromWallClock } from '../uae-calendar.ts'
import { checkPrompts, checkTime, tryPrompts } from './checks/prompts.ts'
import { type Claim, claim, isClaimed, isEnded, isStillListed, listDue, release } from './claims.ts'
import type { ForgeDependencies, ForgeParts } from './dependencies.ts'
import { maintenanceEmail } from './email-templates.ts'
import { lockWithCreator } from './versions.ts'

/** So many agents one call tests at most, and so many of them at once. */
const MAX_TESTED = 50
const AT_ONCE = 3
const KEPT_DAYS = 90
const DAY_MS = 24 * 3_600_000

/**
 * Tests what is listed, each agent once a day, however many processes there are and wherever they are killed: what is due, a bounded number at a time; the next call goes on. What `stopped`
 * breaks off is left to be tested again.
 */
export async function testListed(forge: ForgeParts, stopped: AbortSignal): Promise<void> {
  const { clock, testedUntil, database } = forge
  const now = clock.now()
  const day = today(clock)
  if (testedUntil.day === day) return
  const dayBegan = fromWallClock(new Date(`${day}T00:00:00Z`))
  const due = await listDue(database, { day, dayBegan, now, max: MAX_TESTED })
  const failures: unknown[] = []
  const waiting = due.values()
  const work = async () => {
    for (const appId of waiting)
      if (!stopped.aborted)
        await test(forge, appId, day, stopped).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} of ${due.length} agents could not be tested`,
    )
  const running = await database.$count(
    dailyTests,
    and(eq(dailyTests.day, day), eq(dailyTests.status, 'running')),
  )
  if (due.length > 0 || running > 0) return
  await forgetOld(forge, day, now)
  testedUntil.day = day
}

async function test(
  forge: ForgeDependencies,
  appId: string,
  day: string,
  stopped: AbortSignal,
): Promise<void> {
  const { database, clock, faults, runs } = forge
  const claimed = await claim(database, appId, day, clock.now())
  if (!claimed) return
  await faults.reach('forge.test_claimed')
  try {
    const tried = await tryPrompts(
      runs,
      { appId, prompts: [...new Set(claimed.prompts)], userId: undefined },
      { signal: stopped },
    )
    await faults.reach('forge.tested')
    const reasons = [...checkPrompts(tried).reasons, ...checkTime(tried).reasons]
    const show = await database.transaction((tx) => end(forge, tx, claimed, reasons))
    show?.()
  } catch (error) {
    if (stopped.aborted) await release(database, claimed)
    if (!(error instanceof DomainError && stopped.aborted)) throw error
  }
}

async function end(
  forge: ForgeDependencies,
  tx: Transaction,
  claimed: Claim,
  reasons: contract.CheckReason[],
): Promise<ShowChange | undefined> {
  const { appId } = claimed
  const held = await lockWithCreator(tx, appId)
  // Whatever took its place meanwhile was tested when it was published.
  if ((await tx.$count(apps, isStillListed(claimed))) === 0) {
    await release(tx, claimed)
    return undefined
  }
  const status = reasons.length === 0 ? 'passed' : 'failed'
  const ended = await tx
    .update(dailyTests)
    .set({ status, reasons, endedAt: forge.clock.now() })
    .where(isClaimed(claimed))
    .returning()
  if (ended.length === 0) return undefined
  return tellOutcome(forge, tx, claimed, { status, creatorId: held?.creatorId })
}

/** What the store says of an app after its test, when that is not what it said before. */
async function tellOutcome(
  { outbox, catalogue }: ForgeDependencies,
  tx: Transaction,
  claimed: Claim,
  { status, creatorId }: { status: 'passed' | 'failed'; creatorId: string | undefined },
): Promise<ShowChange | undefined> {
  const { appId } = claimed
  const [said] = await tx
    .select({ name: apps.name, since: apps.maintenanceSince })
    .from(apps)
    .where(eq(apps.id, appId))
  const wasUnderMaintenance = said!.since !== null
  const isUnderMaintenance =
    status === 'failed' && (wasUnderMaintenance || (await hasFailedTooOften(tx, claimed)))
  if (isUnderMaintenance && !wasUnderMaintenance && creatorId !== undefined)
    await outbox.queue(tx, {
      reference: `maintenance:${appId}:${claimed.day}`,
      userId: creatorId,
      ...maintenanceEmail({ name: said!.name, days: contract.FAILING_DAYS }),
    })
  return isUnderMaintenance === wasUnderMaintenance
    ? undefined
    : catalogue.changeEntitlementStatus(tx, appId, { isUnderMaintenance })
}

/** In the last tests since it was listed as it is; days on which the store was off do not count. */
async function hasFailedTooOften(tx: Transaction, { appId, listedAt }: Claim): Promise<boolean> {
  const last = await tx
    .select({ status: dailyTests.status })
    .from(dailyTests)
    .where(and(eq(dailyTests.appId, appId), isEnded, gt(dailyTests.endedAt, listedAt)))
    .orderBy(desc(dailyTests.day))
    .limit(contract.FAILING_DAYS)
  return last.length === contract.FAILING_DAYS && last.every(({ status }) => status === 'failed')
}

/** What is long ago, and what a process that died left of an earlier day: that day's test is not made any more. */
async function forgetOld({ database }: ForgeDependencies, day: string, now: Date): Promise<void> {
  const oldest = new Date(Date.parse(day) - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
  const isAbandoned = and(
    eq(dailyTests.status, 'running'),
    lt(dailyTests.day, day),
    lt(dailyTests.claimedUntil, now),
  )
  await database.delete(dailyTests).where(or(lt(dailyTests.day, oldest), isAbandoned))
}
