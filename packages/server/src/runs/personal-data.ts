import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, like, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { personOfUser, personOfVisitor } from '../accounts/person.ts'
import type { Database, Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { organisations } from '../database/schema/organisations.ts'
import { demoAllowances, runFiles, runs } from '../database/schema/runs.ts'
import { toAttachment } from './attached-records.ts'
import { NOT_RECORDED } from './recorded.ts'
import { forgetFiles } from './run-files.ts'
import { conversationIdOf, outcomeOf } from './run-records.ts'

/** So many at a time: each holds a whole request and a whole answer. */
const PAGE = 50

/** What is exported of a run, and what tells where it stands. */
const exported = {
  id: runs.id,
  firstRunId: runs.firstRunId,
  replyTo: runs.replyTo,
  input: runs.input,
  attachedFiles: runs.attachedFiles,
  status: runs.status,
  isRefused: runs.isRefused,
  answer: runs.answer,
  provider: runs.provider,
  skillsUsed: runs.skillsUsed,
  skillInputs: runs.skillInputs,
  proposedCall: runs.proposedCall,
  startedAt: runs.startedAt,
  finishedAt: runs.finishedAt,
  deletedAt: runs.deletedAt,
}
type Exported = Pick<typeof runs.$inferSelect, keyof typeof exported>

/** A person's runs, newest first, for the export of all that is held about them. */
export async function* exportPerson(
  { database }: { database: Database },
  userId: string,
): AsyncGenerator<Record<string, unknown>> {
  for (let last: Exported | undefined; ; ) {
    const older =
      last &&
      sql`(${runs.startedAt}, ${runs.id}) < (select r.started_at, r.id from ${runs} r where r.id = ${last.id})`
    const rows = await database
      .select({
        run: exported,
        slug: apps.slug,
        files: sql<string[] | null>`jsonb_path_query_array(${runFiles.files}, '$[*].name')`,
      })
      .from(runs)
      .innerJoin(apps, eq(apps.id, runs.appId))
      .leftJoin(runFiles, eq(runFiles.runId, runs.id))
      .where(and(eq(runs.userId, userId), older))
      .orderBy(desc(runs.startedAt), desc(runs.id))
      .limit(PAGE)
    yield* rows.map(toExported)
    last = rows.at(-1)?.run
    if (rows.length < PAGE) return
  }
}

function toExported({
  run,
  slug,
  files,
}: {
  run: Exported
  slug: string
  files: string[] | null
}): Record<string, unknown> {
  return {
    id: run.id,
    conversation_id: conversationIdOf(run),
    reply_to: run.replyTo,
    app: slug,
    input: run.input,
    /** What went with it; the store kept nothing of their content. */
    attached_files: (run.attachedFiles ?? []).map(toAttachment),
    status: run.status,
    outcome: outcomeOf(run),
    answer: run.answer,
    /** Their names; each stands in the reply for its run. */
    files: files ?? [],
    provider: run.provider,
    skills_used: run.skillsUsed,
    /** What each of them was given. */
    skill_inputs: run.skillInputs && JSON.parse(run.skillInputs),
    tool_call: run.proposedCall && {
      tool: run.proposedCall.tool.name,
      arguments: run.proposedCall.arguments,
    },
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    deleted_at: run.deletedAt?.toISOString() ?? null,
  }
}

/** Of runs, those that were not made for an organisation that is still there. */
function ofNoOrganisation(tx: Transaction, which: SQL): SQL | undefined {
  const living = tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(isNull(organisations.dissolvedAt))
  return and(which, or(isNull(runs.organisationId), notInArray(runs.organisationId, living)))
}

/** Takes away what was said in runs, but for what was made for an organisation that is still there. Its hashes stay, for receipts. */
export async function eraseTexts(tx: Transaction, which: SQL): Promise<void> {
  const erased = ofNoOrganisation(tx, which)
  await forgetFiles(tx, tx.select({ id: runs.id }).from(runs).where(erased))
  await tx
    .update(runs)
    .set({
      input: '',
      attachedFiles: sql`(select jsonb_agg(file - 'name') from jsonb_array_elements(${runs.attachedFiles}) as file)`,
      answer: null,
      skillInputs: null,
      ownFigures: null,
      suggestions: null,
      proposedCall: null,
      remoteThread: null,
      remoteError: null,
    })
    .where(erased)
}

/**
 * Forgets who a person's runs were of and what they said, so that what was counted stays true. What was made for an organisation is its
 * own, and stays for its members to read, without the person.
 */
export async function erasePerson(tx: Transaction, userId: string): Promise<void> {
  const nobody = `erased:${randomUUID()}`
  const isVisitors = like(runs.person, personOfVisitor('%'))
  await eraseTexts(tx, eq(runs.userId, userId))
  // Nobody can ask for these receipts any more, and a short text can be guessed from its hash.
  await tx
    .update(runs)
    .set({ ...NOT_RECORDED, attachedFiles: null })
    .where(ofNoOrganisation(tx, eq(runs.userId, userId)))
  await tx
    .update(runs)
    .set({
      userId: null,
      // What a visitor asked stays counted as theirs, and is nobody's to claim.
      person: sql`case when ${isVisitors} then ${runs.person} else ${nobody} end`,
      deletedAt: sql`case when ${isVisitors} then coalesce(${runs.deletedAt}, now()) else ${runs.deletedAt} end`,
      idempotencyKey: null,
      inputHash: '',
    })
    .where(eq(runs.userId, userId))
  await tx
    .update(demoAllowances)
    .set({ person: nobody })
    .where(eq(demoAllowances.person, personOfUser(userId)))
}
