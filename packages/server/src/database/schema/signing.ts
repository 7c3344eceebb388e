import type { signing } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The keys that the store signs with. None is ever deleted: what it signed is verified with it. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    kid: text('kid').primaryKey(),
    publicJwk: jsonb('public_jwk').$type<signing.SigningKey['public_key']>().notNull(),
    /** A private JWK, encrypted with the store's secret; taken away when it is retired. */
    encryptedPrivateJwk: text('encrypted_private_jwk'),
    createdAt: at('created_at').notNull(),
    retiredAt: at('retired_at'),
  },
  (table) => [
    // One is in force, however many processes make the first.
    uniqueIndex('signing_keys_in_force')
      .on(sql`(${table.retiredAt} is null)`)
      .where(sql`${table.retiredAt} is null`),
  ],
)
