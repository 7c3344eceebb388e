import type { audit as contract } from '@wakeel/contract'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { writtenIn } from '../accounts/written-in.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { organisations } from '../database/schema/organisations.ts'

interface Subject {
  subjectKind: contract.AuditSubjectKind
  subjectId: string
}

/** Selects the ids of people, agents and organisations whose name, or e-mail, has this part. */
export const idsNamed = (part: string): SQL => sql`(
  select ${users.id} from ${users} where ${writtenIn(users.searched, part)}
  union all select ${apps.id}::text from ${apps} where ${writtenIn(sql`lower((${apps.name}->>'en') || chr(10) || (${apps.name}->>'ar'))`, part)}
  union all select ${organisations.id}::text from ${organisations} where ${writtenIn(sql`lower(${organisations.name})`, part)}
)`

/** What people, agents and organisations are called now; null for what has no name or is gone. */
export async function namesOf(
  database: Database,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => string | null> {
  const ids = (kind: contract.AuditSubjectKind) => [
    ...new Set(
      subjects.filter(({ subjectKind }) => subjectKind === kind).map(({ subjectId }) => subjectId),
    ),
  ]
  const people = ids('person')
  const agents = ids('agent')
  const groups = ids('organisation')
  const found: Partial<Record<contract.AuditSubjectKind, { id: string; name: string }[]>> = {
    person:
      people.length === 0
        ? []
        : await database
            .select({ id: users.id, name: users.name })
            .from(users)
            .where(inArray(users.id, people)),
    agent:
      agents.length === 0
        ? []
        : await database
            .select({ id: apps.id, name: sql<string>`${apps.name}->>'en'` })
            .from(apps)
            .where(inArray(apps.id, agents)),
    organisation:
      groups.length === 0
        ? []
        : await database
            .select({ id: organisations.id, name: organisations.name })
            .from(organisations)
            .where(inArray(organisations.id, groups)),
  }
  const names = new Map(
    Object.entries(found).flatMap(([kind, rows]) =>
      rows.map(({ id, name }) => [`${kind} ${id}`, name] as const),
    ),
  )
  return ({ subjectKind, subjectId }) => names.get(`${subjectKind} ${subjectId}`) ?? null
}
