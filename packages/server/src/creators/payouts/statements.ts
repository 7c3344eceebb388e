import { aed, type creators as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { users } from '../../database/schema/accounts.ts'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import { type Context, FileReply } from '../../http/context.ts'
import { drawDocument } from '../../pdf/draw-document.ts'
import type { CreatorDependencies } from '../dependencies.ts'
import { findCreatorAccount } from './owed.ts'
import type { StatementContent, StatementGroup } from './statement-content.ts'
import { toStatementCsv } from './statement-csv.ts'
import { listLines, type StatementLine, sumWeeks, type WeekSums } from './statement-lines.ts'
import { boundsOfWeek } from './weeks.ts'

const DOWNLOADING = { name: 'statement', max: 60, windowSeconds: 600 }

type Routes = typeof contract.routes

interface FinishedWeek extends WeekSums {
  begins: Date
  ends: Date
  opening: number
  closing: number
}

const SHEET = new URL('./statement-sheet.ts', import.meta.url)

export async function listStatements(
  creators: CreatorDependencies,
  _input: unknown,
  { caller }: Context,
): Promise<ReplyOf<Routes['listStatements']>> {
  const accountId = await findCreatorAccount(creators.database, requireUser(caller).userId)
  const weeks = accountId ? await finishedWeeks(creators, accountId) : []
  return { success: true, statements: weeks.map(toStatement).reverse() }
}

export async function getStatementFile(
  creators: CreatorDependencies,
  { week, format, lang }: InputOf<Routes['getStatementFile']>,
  { caller }: Context,
): Promise<FileReply> {
  const { limits, database } = creators
  const { userId } = requireUser(caller)
  await limits.take(DOWNLOADING, userId)
  const accountId = await findCreatorAccount(database, userId)
  const found = accountId
    ? (await finishedWeeks(creators, accountId)).find((each) => each.week === week)
    : undefined
  if (!accountId || !found) throw new DomainError('creators.statement_not_found')
  const filename = `statement-${week}.${format}`
  return limits.alone(DOWNLOADING, userId, async () => {
    const lines = await listLines(database, accountId, week)
    return format === 'csv'
      ? new FileReply(toStatementCsv(found, lines, lang), {
          type: 'text/csv; charset=utf-8',
          filename,
        })
      : new FileReply(await draw(creators, userId, found, lines, lang), {
          type: 'application/pdf',
          filename,
        })
  })
}

/** The weeks that are over, the earliest first. */
async function finishedWeeks(
  creators: CreatorDependencies,
  accountId: string,
): Promise<FinishedWeek[]> {
  const now = creators.clock.now()
  let closing = 0
  const weeks = (await sumWeeks(creators, accountId)).map((sums) => {
    const opening = closing
    closing += sums.earned - sums.takenBack - sums.paidOut
    return { ...sums, ...boundsOfWeek(sums.week), opening, closing }
  })
  return weeks.filter(({ ends }) => ends <= now)
}

async function draw(
  { database, payer, brand }: CreatorDependencies,
  userId: string,
  week: FinishedWeek,
  lines: readonly StatementLine[],
  lang: 'en' | 'ar',
): Promise<Uint8Array> {
  const [creator] = await database
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  if (!creator) throw new DomainError('accounts.sign_in_required')
  const times = { begins: week.begins.toISOString(), ends: week.ends.toISOString() }
  const content: StatementContent = {
    ...week,
    ...times,
    seller: payer.seller ?? null,
    creator,
    groups: toGroups(lines),
  }
  return drawDocument(SHEET, content, lang, brand)
}

function toStatement({
  week,
  begins,
  ends,
  opening,
  earned,
  takenBack,
  paidOut,
  closing,
}: FinishedWeek): contract.Statement {
  return {
    week,
    from: begins.toISOString(),
    to: ends.toISOString(),
    opening: aed(opening),
    earned: aed(earned),
    taken_back: aed(takenBack),
    paid_out: aed(paidOut),
    closing: aed(closing),
  }
}

/** One row for the movements of each kind and agent, in the order in which they first came. */
function toGroups(lines: readonly StatementLine[]): StatementGroup[] {
  const groups = Map.groupBy(lines, ({ kind, app }) => `${kind} ${app?.en ?? ''}`)
  return [...groups.values()].map((same) => ({
    kind: same[0]!.kind,
    app: same[0]!.app,
    count: same.length,
    fils: same.reduce((total, { fils }) => total + fils, 0),
  }))
}
