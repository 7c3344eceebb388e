import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { createPerson } from './create-person.ts'
import type { PeopleDependencies } from './dependencies.ts'

const DEFAULT_FOUNDER_EMAIL = 'founder@wakeel.local'

/** Makes the founder when the store has none. A password that was made here is returned, and known to nobody else. */
export async function ensureFounder(
  people: PeopleDependencies,
  requested: { email: string | undefined; password: string | undefined },
): Promise<{ email: string; madePassword: string | undefined }> {
  const { database, passwords } = people
  const founder = await findFounder(database)
  if (founder) return { email: founder.email, madePassword: undefined }
  const email = (requested.email ?? DEFAULT_FOUNDER_EMAIL).toLowerCase()
  const madePassword =
    requested.password === undefined ? randomBytes(15).toString('base64url') : undefined
  const passwordHash = await passwords.hash(requested.password ?? madePassword!)
  try {
    await database.transaction((tx) =>
      createPerson(people, tx, { name: 'Founder', email, passwordHash, role: 'founder' }),
    )
    return { email, madePassword }
  } catch (error) {
    // Another process that started at the same time made the founder first.
    const other = await findFounder(database)
    if (other) return { email: other.email, madePassword: undefined }
    throw error
  }
}

async function findFounder(database: Database): Promise<{ email: string } | undefined> {
  const [founder] = await database
    .select({ email: users.email })
    .from(users)
    .where(eq(users.role, 'founder'))
  return founder
}
