import type { admin as contract, InputOf } from '@wakeel/contract'
import { csvOf } from '../csv.ts'
import { requireUser } from '../http/caller.ts'
import { type Context, FileReply } from '../http/context.ts'
import type { AdminDependencies } from './dependencies.ts'
import { readPeople } from './read-people.ts'
import { toAdminUsers } from './to-admin-users.ts'

const EXPORTING = { name: 'people export', max: 10, windowSeconds: 600 }

const head = [
  'id',
  'name',
  'email',
  'role',
  'status',
  'last_login',
  'created_at',
  'verified',
  'company',
  'subscription_tier',
  'trust_score',
  'agents_published',
  'total_earnings_aed',
]

/** A file of people; that somebody took it stands in the audit log. */
export async function exportPeople(
  admin: AdminDependencies,
  { order, ...filters }: InputOf<typeof contract.routes.exportPeople>,
  { caller }: Context,
  maxRows?: number,
): Promise<FileReply> {
  const { limits, clock, database, audit } = admin
  const actor = requireUser(caller)
  await limits.take(EXPORTING, actor.userId)
  const now = clock.now()
  let cursor: string | undefined
  const { bytes, rows, isTruncated } = await limits.alone(EXPORTING, actor.userId, () =>
    csvOf<contract.AdminUser>({
      head,
      async read(last, limit) {
        if (last && cursor === undefined) return []
        const { shown, next_cursor } = await readPeople(database, {
          filters,
          order,
          cursor,
          limit,
          now,
        })
        cursor = next_cursor ?? undefined
        return toAdminUsers(admin, shown, now)
      },
      toRows: (people) => people.map((person) => [toRow(person)]),
      ...(maxRows !== undefined && { maxRows }),
    }),
  )
  await database.transaction((tx) =>
    audit.record(tx, {
      actor,
      action: 'people.exported',
      subject: { kind: 'store', id: 'people' },
      after: { people: rows },
    }),
  )
  return new FileReply(bytes, {
    type: 'text/csv; charset=utf-8',
    filename: 'people.csv',
    isTruncated,
  })
}

function toRow(person: contract.AdminUser): (string | number)[] {
  return [
    person.id,
    person.name,
    person.email,
    person.role,
    person.status,
    person.lastLogin ?? '',
    person.createdAt,
    String(person.verified),
    person.company ?? '',
    person.subscription_tier,
    person.trustScore === null ? '' : String(person.trustScore),
    person.agentsPublished === undefined ? '' : String(person.agentsPublished),
    person.totalEarnings?.amount ?? '',
  ]
}
