import {
  accounts as accountContract,
  type admin as contract,
  type InputOf,
  type ReplyOf,
} from '@wakeel/contract'
import { eq, sql } from 'drizzle-orm'
import { users } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import type { AdminDependencies } from './dependencies.ts'
import { countPeople, findPerson, readPeople } from './read-people.ts'
import { toAdminUsers } from './to-admin-users.ts'

type Routes = typeof contract.routes

export async function getPerson(
  admin: AdminDependencies,
  {
    id,
  }: {
    id: string
  },
): Promise<{ success: true; user: contract.AdminUser }> {
  const person = await findPerson(admin.database, id)
  if (!person) throw new DomainError('accounts.user_not_found')
  const [user] = await toAdminUsers(admin, [person], admin.clock.now())
  return { success: true, user: user! }
}

export async function listPeople(
  admin: AdminDependencies,
  { cursor, limit, order, ...filters }: InputOf<Routes['listPeople']>,
): Promise<ReplyOf<Routes['listPeople']>> {
  const { clock, database } = admin
  const now = clock.now()
  const { shown, next_cursor } = await readPeople(database, {
    filters,
    order,
    cursor,
    limit,
    now,
  })
  return {
    success: true,
    people: await toAdminUsers(admin, shown, now),
    total: await countPeople(database, filters, now),
    next_cursor,
  }
}

export async function countRoles({
  database,
}: AdminDependencies): Promise<ReplyOf<Routes['countRoles']>> {
  const rows = await database
    .select({ role: users.role, people: sql<number>`count(*)::int` })
    .from(users)
    .where(eq(users.isSample, false))
    .groupBy(users.role)
  const countOf = new Map(rows.map(({ role, people }) => [role, people]))
  const roles = accountContract.Role.options.map((role) => [role, countOf.get(role) ?? 0])
  return {
    success: true,
    roles: Object.fromEntries(roles) as Record<accountContract.Role, number>,
  }
}
