import { type admin as contract, EXPORTED_ROWS_MOST, type InputOf } from '@wakeel/contract'
import { requireUser } from '../accounts/caller.ts'
import { toCsv } from '../csv.ts'
import { type Context, FileReply } from '../http/context.ts'
import type { AdminDependencies } from './admin.ts'
import { readPeople } from './read-people.ts'
import { toAdminUsers } from './to-admin-users.ts'

const EXPORTING = { name: 'people export', most: 10, windowSeconds: 600 }
/** As many at a time, so that others are answered between. */
const AT_A_TIME = 500

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
export function createExport(
  { database, clock, audit, limits }: Pick<AdminDependencies, 'database' | 'clock' | 'audit' | 'limits'>,
  rowsMost = EXPORTED_ROWS_MOST,
) {
  return {
    async exportPeople({ order, ...filters }: InputOf<typeof contract.routes.exportPeople>, { caller }: Context): Promise<FileReply> {
      const actor = requireUser(caller)
      await limits.take(EXPORTING, actor.userId)
      const now = clock.now()
      const people: contract.AdminUser[] = []
      let cursor: string | undefined
      do {
        const { shown, next_cursor } = await readPeople(database, {
          filters,
          order,
          cursor,
          limit: Math.min(AT_A_TIME, rowsMost - people.length),
          now,
        })
        people.push(...(await toAdminUsers(database, shown, now)))
        cursor = next_cursor ?? undefined
      } while (cursor !== undefined && people.length < rowsMost)
      await database.transaction((tx) =>
        audit.record(tx, {
          actor,
          action: 'people.exported',
          subject: { kind: 'store', id: 'people' },
          after: { people: people.length },
        }),
      )
      return new FileReply(toCsv([head, ...people.map(toRow)]), {
        type: 'text/csv; charset=utf-8',
        filename: 'wakeel-people.csv',
        isTruncated: cursor !== undefined,
      })
    },
  }
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
