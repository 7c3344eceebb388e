import { personOfUser } from '../accounts/person.ts'
import type { RunParts } from './dependencies.ts'
import { STORE } from './forget-dry-runs.ts'
import { performRun } from './perform-run.ts'

/**
 * Runs a prompt for real before the app is published, stored and counted, but without using a free run of the person
 * who checks. Always by the built-in engine, whose answer to a prompt is the same every time.
 */
export async function checkPrompt(
  runs: RunParts,
  appId: string,
  prompt: string,
  userId?: string,
): Promise<{ answer: string; skillsUsed: string[] }> {
  const request = {
    appId,
    kind: 'check' as const,
    person: userId === undefined ? STORE : personOfUser(userId),
    userId,
    idempotencyKey: undefined,
    input: prompt,
  }
  const context = { signal: new AbortController().signal, emit() {} }
  const run = await performRun(runs, request, 'engine', context)
  return { answer: run.answer ?? '', skillsUsed: run.skillsUsed ?? [] }
}
