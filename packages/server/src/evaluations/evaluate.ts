import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { evaluationResults, evaluations } from '../database/schema/evaluations.ts'
import { DomainError } from '../errors.ts'
import { type Asked, askQuestion } from './ask-question.ts'
import type { EvaluationDependencies } from './dependencies.ts'
import { questionsOf } from './questions-of.ts'

const HOUR_MS = 3_600_000

interface Pending {
  id: string
  appId: string
  version: number
}

/** Asks a version all of its questions. Nothing of it is kept before the last; when another version has taken its place, nothing at all. */
export async function evaluate(
  parts: EvaluationDependencies,
  pending: Pending,
  stopped: AbortSignal,
): Promise<void> {
  const { database, clock, runs, faults } = parts
  const isPending = and(eq(evaluations.id, pending.id), isNull(evaluations.endedAt))
  const questions = await questionsOf(parts, database, pending)
  const all: Asked[] = []
  try {
    for (const question of questions) {
      const asked = await askQuestion(
        question,
        (prompt, signal) =>
          runs.runDry({ appId: pending.appId, prompt, userId: undefined }, { signal, emit() {} }),
        stopped,
      )
      all.push(asked)
      if (asked.replied && asked.replied.version !== pending.version) break
    }
  } catch (error) {
    if (stopped.aborted) return
    if (!(error instanceof DomainError)) throw error
    const later = new Date(clock.now().getTime() + HOUR_MS)
    await database.update(evaluations).set({ dueAt: later }).where(isPending)
    return
  }
  await faults.reach('evaluations.asked')
  const isOutdated = all.some(({ replied }) => replied && replied.version !== pending.version)
  if (all.length === 0 || isOutdated) await database.delete(evaluations).where(isPending)
  else await keep(parts, pending, all)
}

/** Answers are kept of the newest evaluation of a version; of those before, what they came to. */
async function keep(
  { database, clock }: EvaluationDependencies,
  { id, appId, version }: Pending,
  all: readonly Asked[],
): Promise<void> {
  const count = (language: 'en' | 'ar', onlyPassed: boolean) =>
    all.filter(
      ({ result }) => result.question.language === language && (!onlyPassed || result.passed),
    ).length
  await database.transaction(async (tx) => {
    const [ended] = await tx
      .update(evaluations)
      .set({
        endedAt: clock.now(),
        enQuestions: count('en', false),
        enPassed: count('en', true),
        arQuestions: count('ar', false),
        arPassed: count('ar', true),
        providers: [...new Set(all.flatMap(({ replied }) => replied?.provider ?? []))],
      })
      .where(and(eq(evaluations.id, id), isNull(evaluations.endedAt)))
      .returning({ id: evaluations.id })
    // Another process did it, or its creator has left.
    if (!ended) return
    const before = tx
      .select({ id: evaluations.id })
      .from(evaluations)
      .where(
        and(eq(evaluations.appId, appId), eq(evaluations.version, version), ne(evaluations.id, id)),
      )
    await tx.delete(evaluationResults).where(inArray(evaluationResults.evaluationId, before))
    await tx.insert(evaluationResults).values(
      all.map(({ result }, position) => ({
        evaluationId: id,
        position,
        question: result.question,
        passed: result.passed,
        outcomeMet: result.outcome_met,
        expectationsMet: result.expectations_met,
        outcome: result.outcome,
        answer: result.answer,
        error: result.error,
        elapsedMs: result.execution_time_ms,
      })),
    )
  })
}
