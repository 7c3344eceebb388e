import { signing as contract, type ReplyOf } from '@wakeel/contract'
import { desc, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { signingKeys } from '../database/schema/signing.ts'
import { openToEverySite } from '../http/cors.ts'
import { currentKey } from './current-key.ts'
import type { SigningParts } from './dependencies.ts'
import { findKey, type KeyRow, toSigningKey } from './stored-keys.ts'

type Routes = typeof contract.routes

export async function listSigningKeys({
  database,
}: SigningParts): Promise<ReplyOf<Routes['listSigningKeys']>> {
  const rows = await database
    .select()
    .from(signingKeys)
    .orderBy(sql`${signingKeys.retiredAt} is null desc`, desc(signingKeys.createdAt))
  return { success: true, keys: rows.map(toSigningKey) }
}

/** A key that the store signs or ever signed with. */
export async function findPublicKey(
  { database }: SigningParts,
  kid: string,
): Promise<contract.SigningKey | undefined> {
  const row = await findKey(database, kid)
  return row && toSigningKey(row)
}

export async function readPublished(
  parts: SigningParts,
): Promise<{ keys: contract.PublishedKey[] }> {
  // Whoever reads the keys before anything was signed finds the one that will sign.
  await currentKey(parts)
  const rows = await parts.database.select().from(signingKeys).orderBy(desc(signingKeys.createdAt))
  return { keys: rows.map(toPublishedKey) }
}

const toPublishedKey = ({
  kid,
  publicJwk,
  createdAt,
  retiredAt,
}: KeyRow): contract.PublishedKey => ({
  ...publicJwk,
  kid,
  alg: 'EdDSA',
  use: 'sig',
  created_at: createdAt.toISOString(),
  ...(retiredAt && { retired_at: retiredAt.toISOString() }),
})

/** For whoever verifies what the store signed, pages of other sites too. */
export function servePublicKeys(
  server: FastifyInstance,
  { readPublished }: { readPublished(): Promise<{ keys: contract.PublishedKey[] }> },
): void {
  server.get(contract.KEYS_PATH, async (_request, reply) =>
    openToEverySite(reply)
      .header('cache-control', 'public, max-age=60')
      .type('application/json; charset=utf-8')
      .send(await readPublished()),
  )
}
