import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { organisationRenames } from '../database/schema/organisations.ts'

type Entry = typeof auditEntries.$inferSelect

/** What organisations were called when something was done in them. */
export async function readRenames(database: Database, entries: readonly Entry[]) {
  const ids = new Set(
    entries
      .filter(({ subjectKind }) => subjectKind === 'organisation')
      .map(({ subjectId }) => subjectId),
  )
  const rows =
    ids.size === 0
      ? []
      : await database
          .select({
            number: auditEntries.number,
            subjectId: auditEntries.subjectId,
            before: organisationRenames.before,
            after: organisationRenames.after,
          })
          .from(auditEntries)
          .leftJoin(organisationRenames, eq(organisationRenames.entry, auditEntries.number))
          .where(
            and(
              inArray(auditEntries.subjectId, [...ids]),
              eq(auditEntries.action, 'organisations.renamed'),
            ),
          )
          .orderBy(asc(auditEntries.number))

  const of = Map.groupBy(rows, ({ subjectId }) => subjectId)
  const by = new Map(rows.map((row) => [row.number, row]))

  return {
    /** Null where a later renaming did not keep what there was before it. */
    nameThen({ number, subjectId }: Entry, nameNow: string | null): string | null {
      const next = firstBehind(of.get(subjectId) ?? [], number)
      return next ? next.before : nameNow
    },
    factsOf({ number, before, after }: Entry) {
      const renamed = by.get(number)
      return renamed?.before != null && renamed.after != null
        ? { before: { name: renamed.before }, after: { name: renamed.after } }
        : { before, after }
    },
  }
}

/** Of rows by number, the first with a higher one. */
function firstBehind<Row extends { number: number }>(rows: readonly Row[], number: number) {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (rows[middle]!.number > number) high = middle
    else low = middle + 1
  }
  return rows[low]
}
