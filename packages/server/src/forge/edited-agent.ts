import type { forge as contract } from '@wakeel/contract'
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { findAnnounced, findPriceInForce } from '../billing/price-rises/find-price.ts'
import type { Queries } from '../database/database.ts'
import { agentPins } from '../database/schema/connections.ts'
import { agentVersions, dailyTests } from '../database/schema/forge.ts'
import { findShown, type OwnApp, type Version } from './versions.ts'

const TESTS_SHOWN = 30

/** An agent as its creator edits it. */
export async function toEditedAgent(queries: Queries, app: OwnApp): Promise<contract.EditedAgent> {
  const shown = await findShown(queries, app)
  const open = shown.status === 'published' ? undefined : shown
  const price = await shownPrice(queries, app.id)
  // A rise that was withdrawn stays in the version that asked it, and is not to be asked again by saving the next one.
  const content =
    open || !price || price.rise ? shown.content : { ...shown.content, price: price.in_force }
  return {
    id: app.id,
    slug: app.slug,
    status: app.isListed ? 'published' : (open?.status ?? 'draft'),
    is_listed: app.isListed,
    taken_down: app.takenDownAt !== null,
    under_maintenance: app.maintenanceSince !== null,
    is_paused: await isPaused(queries, app),
    content,
    open: open ? toOpen(open) : null,
    price,
    versions: await listVersions(queries, app),
    daily_tests: await listTests(queries, app.id),
  }
}

async function isPaused(
  queries: Queries,
  { id, liveVersion }: Pick<OwnApp, 'id' | 'liveVersion'>,
): Promise<boolean> {
  if (liveVersion === null) return false
  const live = and(eq(agentPins.appId, id), eq(agentPins.version, liveVersion))
  return (await queries.$count(agentPins, and(live, isNotNull(agentPins.pausedAt)))) > 0
}

async function shownPrice(queries: Queries, appId: string): Promise<contract.EditedAgent['price']> {
  const inForce = await findPriceInForce(queries, appId)
  if (!inForce) return null
  const rise = await findAnnounced(queries, appId)
  return {
    in_force: { model: inForce.model, aed: inForce.fils / 100 },
    rise: rise
      ? {
          price: { model: rise.toModel, aed: rise.toFils / 100 },
          announced_at: rise.announcedAt.toISOString(),
          takes_effect_at: rise.takesEffectAt.toISOString(),
        }
      : null,
  }
}

function toOpen({
  number,
  status,
  revision,
  checks,
  rejection,
}: Version): NonNullable<contract.EditedAgent['open']> {
  return { number, status, revision, checks, rejection }
}

async function listVersions(queries: Queries, app: OwnApp): Promise<contract.AgentVersion[]> {
  const rows = await queries
    .select({
      number: agentVersions.number,
      status: agentVersions.status,
      createdAt: agentVersions.createdAt,
      publishedAt: agentVersions.publishedAt,
      price: sql<contract.AgentContent['price']>`${agentVersions.content} -> 'price'`,
    })
    .from(agentVersions)
    .where(eq(agentVersions.appId, app.id))
    .orderBy(desc(agentVersions.number))
  return rows.map(({ number, status, price, createdAt, publishedAt }) => ({
    number,
    status,
    is_live: app.isListed && number === app.liveVersion,
    created_at: createdAt.toISOString(),
    published_at: publishedAt?.toISOString() ?? null,
    price,
  }))
}

async function listTests(queries: Queries, appId: string): Promise<contract.DailyTest[]> {
  const rows = await queries
    .select()
    .from(dailyTests)
    .where(and(eq(dailyTests.appId, appId), ne(dailyTests.status, 'running')))
    .orderBy(desc(dailyTests.day))
    .limit(TESTS_SHOWN)
  return rows.map(({ day, status, reasons }) => ({ day, passed: status === 'passed', reasons }))
}
