import type { Language } from '@wakeel/contract'
import { languageOfRequest, type Turn } from '@wakeel/skills'
import { eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { type RemoteThread, runs } from '../database/schema/runs.ts'
import { outcomeOf, type Run } from './run-records.ts'

/** So much of a conversation is read again for each message, the newest first: everything an agent reads takes time, and tokens. */
const MAX_TURNS = 20
const MAX_LENGTH = 40_000
const ANSWER_MAX_LENGTH = 4_000

export interface Earlier {
  /** Oldest first. */
  turns: Turn[]
  /** Of the run that is replied to. */
  remoteThread: RemoteThread | undefined
}

/** What was said in a run's conversation on the way to it. */
export async function readEarlier(
  queries: Queries,
  { replyTo }: Pick<Run, 'replyTo'>,
): Promise<Earlier> {
  if (replyTo === null) return { turns: [], remoteThread: undefined }
  const chain = sql`(
    with recursive chain (run_id, reply_to, depth) as (
      select id, reply_to, 1 from ${runs} where id = ${replyTo}
      union all
      select earlier.id, earlier.reply_to, depth + 1 from ${runs} as earlier
      join chain on chain.reply_to = earlier.id where depth < ${MAX_TURNS}
    ) select run_id, depth from chain
  ) as chain`
  const rows = await queries
    .select({
      message: runs.input,
      answer: sql<string>`left(coalesce(${runs.answer}, ''), ${ANSWER_MAX_LENGTH})`,
      status: runs.status,
      isRefused: runs.isRefused,
      remoteThread: runs.remoteThread,
    })
    .from(runs)
    .innerJoin(chain, eq(runs.id, sql`chain.run_id`))
    .where(isNull(runs.deletedAt))
    .orderBy(sql`chain.depth`)
  const turns: Turn[] = []
  let length = 0
  for (const { message, answer, ...row } of rows) {
    length += message.length + answer.length
    const outcome = outcomeOf(row)
    if (length > MAX_LENGTH || outcome === null) break
    turns.push({ message, answer, outcome })
  }
  return { turns: turns.reverse(), remoteThread: rows[0]?.remoteThread ?? undefined }
}

/** The language to answer a message in; “35” is in the language of what was said before. */
export function languageOfMessage(message: string, earlier: readonly Turn[]): Language {
  const isInWords = (text: string) => /\p{L}/u.test(text)
  const before = earlier.findLast((turn) => isInWords(turn.message))
  return languageOfRequest(isInWords(message) ? message : (before?.message ?? message))
}
