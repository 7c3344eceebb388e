import type { forge as contract } from '@wakeel/contract'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { agentVersions, dailyTests } from './tables.ts'
import { findShown, type OwnApp, type Version } from './versions.ts'

const TESTS_SHOWN = 30

/** An agent as its creator edits it. */
export async function toEditedAgent(queries: Queries, app: OwnApp): Promise<contract.EditedAgent> {
  const shown = await findShown(queries, app)
  const open = shown.status === 'published' ? undefined : shown
  return {
    id: app.id,
    slug: app.slug,
    status: app.isListed ? 'published' : (open?.status ?? 'draft'),
    is_listed: app.isListed,
    taken_down: app.takenDownAt !== null,
    under_maintenance: app.maintenanceSince !== null,
    content: shown.content,
    open: open ? toOpen(open) : null,
    versions: await listVersions(queries, app),
    daily_tests: await listTests(queries, app.id),
  }
}

function toOpen({ number, status, revision, checks, rejection }: Version): NonNullable<contract.EditedAgent['open']> {
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
