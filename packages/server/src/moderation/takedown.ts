import type { moderation as contract } from '@wakeel/contract'
import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { appeals, takedowns } from '../database/schema/moderation.ts'

type Row = { takedown: typeof takedowns.$inferSelect; appeal: typeof appeals.$inferSelect | null }

export const takedownColumns = {
  takedown: getTableColumns(takedowns),
  appeal: getTableColumns(appeals),
}

export function selectTakedowns(queries: Queries, where: SQL | undefined) {
  return queries
    .select(takedownColumns)
    .from(takedowns)
    .leftJoin(appeals, eq(appeals.takedownId, takedowns.id))
    .where(where)
    .$dynamic()
}

export async function getTakedownById(queries: Queries, id: string): Promise<contract.Takedown> {
  const [row] = await selectTakedowns(queries, eq(takedowns.id, id))
  if (!row) throw new Error(`there is no takedown ${id}`)
  return toTakedown(row)
}

/** Of what a creator says of themselves, with what was taken. */
export const toProfileTakedown = (row: Row): contract.ProfileTakedown => ({
  ...toTakedown(row),
  texts: row.takedown.texts!,
})

export function toTakedown({
  takedown: { id, reason, note, at, endedAt },
  appeal,
}: Row): contract.Takedown {
  return {
    id,
    reason,
    note,
    at: at.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    appeal: appeal && {
      id: appeal.id,
      text: appeal.text,
      at: appeal.at.toISOString(),
      decision: appeal.decision,
      answer: appeal.answer,
      answered_at: appeal.answeredAt?.toISOString() ?? null,
    },
  }
}
