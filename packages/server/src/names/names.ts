import type { Bilingual } from '@wakeel/contract'
import { and, arrayOverlaps, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { bind } from '../bind.ts'
import type { Database, Queries, Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { DomainError } from '../errors.ts'
import { createPosing } from './posing.ts'
import { createReserved } from './reserved.ts'
import { keyOf, keysOf, mixesAlphabets } from './skeleton.ts'

/** What a name with a number behind it may be cut to. */
const MAX_SUFFIX = 4
const MAX_NUMBERED = 99
const BATCH = 500

export type Names = ReturnType<typeof createNames>

interface NameRules extends ReturnType<typeof createReserved> {
  database: Database
}

interface Agent {
  appId: string | undefined
  creatorId: string
  name: Bilingual
}

/**
 * What people, organisations and agents may not be called: as the store, its staff or its own agents, in letters that look like theirs,
 * and an agent as another creator's that is in the store. Decision 32.
 */
export function createNames({
  database,
  storeNames,
}: {
  database: Database
  storeNames: readonly Bilingual[]
}) {
  const rules: NameRules = { database, ...createReserved(storeNames) }
  return {
    storeNames,
    findPosing: createPosing(storeNames),
    requireFree,
    lockFree,
    numbered,
    ...bind(rules, { requirePersonName, requireOrganisationName, requireAgentName, indexNames }),
  }
}

/** Throws `names.mixed` or `names.reserved`. */
async function requirePersonName(names: NameRules, name: string): Promise<void> {
  requireReadable(names, name)
  if (names.isStaff(name)) throw new DomainError('names.reserved')
  await requireNotOwnAgents(names.database, [keyOf(name)])
}

/** Throws `names.mixed` or `names.reserved`. */
async function requireOrganisationName(
  names: NameRules,
  queries: Queries,
  name: string,
): Promise<void> {
  requireReadable(names, name)
  await requireNotOwnAgents(queries, [keyOf(name)])
}

/** Throws `names.mixed` or `names.reserved`. */
async function requireAgentName(
  names: NameRules,
  queries: Queries,
  name: Bilingual,
): Promise<void> {
  requireReadable(names, name.en)
  requireReadable(names, name.ar)
  await requireNotOwnAgents(queries, keysOf(name))
}

/** Throws `names.taken`. Only spares the work of a refusal: `lockFree` decides. */
async function requireFree(queries: Queries, agent: Agent): Promise<void> {
  if (await isTaken(queries, agent)) throw new DomainError('names.taken')
}

/** Throws `names.taken`; whoever lists an agent of the same name at the same moment waits until the transaction ends. */
async function lockFree(tx: Transaction, agent: Agent): Promise<void> {
  for (const key of keysOf(agent.name))
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`name ${key}`}, 0))`)
  if (await isTaken(tx, agent)) throw new DomainError('names.taken')
}

/** The name, with the first number behind it that nobody else's agent in the store has. */
async function numbered(queries: Queries, agent: Agent, max: number): Promise<Bilingual> {
  for (let number = 1; number <= MAX_NUMBERED; number++) {
    const name = {
      en: withNumber(agent.name.en, number, max),
      ar: withNumber(agent.name.ar, number, max),
    }
    if (!(await isTaken(queries, { ...agent, name }))) return name
  }
  return agent.name
}

/** Agents that were listed before names were compared. */
async function indexNames({ database }: NameRules): Promise<number> {
  let indexed = 0
  for (;;) {
    const rows = await database
      .select({ id: apps.id, name: apps.name })
      .from(apps)
      .where(isNull(apps.nameKeys))
      .limit(BATCH)
    for (const { id, name } of rows)
      await database
        .update(apps)
        .set({ nameKeys: keysOf(name) })
        .where(and(eq(apps.id, id), isNull(apps.nameKeys)))
    indexed += rows.length
    if (rows.length < BATCH) return indexed
  }
}

async function requireNotOwnAgents(queries: Queries, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const [own] = await queries
    .select({ id: apps.id })
    .from(apps)
    .where(and(arrayOverlaps(apps.nameKeys, keys), apps.isActive, isNull(apps.creatorId)))
    .limit(1)
  if (own) throw new DomainError('names.reserved')
}

function requireReadable({ isReserved }: NameRules, name: string): void {
  if (mixesAlphabets(name)) throw new DomainError('names.mixed')
  if (isReserved(name)) throw new DomainError('names.reserved')
}

/** An agent in the store keeps what it is called there; out of the store, its name is anybody's. */
async function keptKeys(queries: Queries, appId: string | undefined): Promise<string[]> {
  if (appId === undefined) return []
  const [listed] = await queries
    .select({ name: apps.name })
    .from(apps)
    .where(and(eq(apps.id, appId), apps.isActive))
  return listed ? keysOf(listed.name) : []
}

/** Whether an agent of somebody else's in the store is called like this, or so that it looks like it. */
async function isTaken(queries: Queries, { appId, creatorId, name }: Agent): Promise<boolean> {
  const kept = await keptKeys(queries, appId)
  const keys = keysOf(name).filter((key) => !kept.includes(key))
  if (keys.length === 0) return false
  const [other] = await queries
    .select({ id: apps.id })
    .from(apps)
    .where(
      and(
        arrayOverlaps(apps.nameKeys, keys),
        apps.isActive,
        or(isNull(apps.creatorId), ne(apps.creatorId, creatorId)),
        appId === undefined ? undefined : ne(apps.id, appId),
      ),
    )
    .limit(1)
  return other !== undefined
}

function withNumber(name: string, number: number, max: number): string {
  if (name === '' || number === 1) return name
  return `${Array.from(name)
    .slice(0, max - MAX_SUFFIX)
    .join('')
    .trimEnd()} ${number}`
}
