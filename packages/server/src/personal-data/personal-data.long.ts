import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestTurn } from '../../testing/event-loop.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { runs } from '../database/schema/runs.ts'

const RUNS = 100_000
/** Of each run's request and answer, so that the whole is far more than connections and buffers hold. */
const LETTERS = 1_000

let system: System
let person: Person
beforeAll(async () => {
  system = await openSystem()
  person = await system.user()
  const { slug } = await system.app()
  await system.request('POST', `/api/apps/${slug}/demo`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
  // Rehearsals count nowhere, so that nothing else has to be made true of them.
  await system.database.execute(sql`
    insert into runs (id, app_id, kind, person, user_id, input_hash, input, status, answer, agent_version, elapsed_ms, started_at, finished_at)
      select gen_random_uuid(), app_id, 'rehearsal', person, user_id, input_hash, repeat('x', ${LETTERS}), status, repeat('y', ${LETTERS}),
        agent_version, elapsed_ms, started_at - number * interval '1 second', finished_at
      from runs, generate_series(1, ${RUNS - 1}) as number where user_id = ${person.id}`)
})
afterAll(() => system.close())

/** Stands once in each run, and nowhere else. */
const MARK = '"skills_used":'

/** How many runs the export holds, and how it ends; `begun` is waited for once its first runs are there, before more of it is taken. */
async function exported(
  begun = async () => {},
): Promise<{ status: number; count: number; end: string }> {
  const response = await fetch(`${system.url}/api/account/export`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  const decoder = new TextDecoder()
  let waiting: (() => Promise<void>) | undefined = begun
  let count = 0
  let end = ''
  for await (const part of response.body!) {
    const text = end + decoder.decode(part, { stream: true })
    count += text.split(MARK).length - 1
    if (count > 0) {
      await waiting?.()
      waiting = undefined
    }
    // A mark that is split between two parts is counted with the second.
    end = text.slice(1 - MARK.length)
  }
  return { status: response.status, count, end }
}

test(`an export of ${RUNS} runs is whole, and nobody waits for it`, async () => {
  let whole: Awaited<ReturnType<typeof exported>> | undefined
  const waited = await longestTurn(async () => {
    whole = await exported()
  })

  expect(whole).toEqual({ status: 200, count: RUNS, end: expect.stringMatching(/\]\}$/) })
  expect(waited).toBeLessThan(50)
})

test('an export is read as it is taken, so that none is held in memory', async () => {
  const isNotYetTaken = sql`started_at < (select max(started_at) - interval '${sql.raw(String(RUNS - 1_000))} seconds' from runs where user_id = ${person.id})`

  const { status, count } = await exported(async () => {
    await system.database
      .delete(runs)
      .where(sql`${eq(runs.userId, person.id)} and ${isNotYetTaken}`)
  })

  expect([status, count]).toEqual([200, RUNS - 999])
})
