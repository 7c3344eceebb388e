import type { evaluations as contract } from '@wakeel/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { rightQuestions, wrongQuestion } from '../../testing/evaluations.ts'
import { connect2025 } from '../../testing/mcp-clients.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { evaluations } from '../database/schema/evaluations.ts'
import { agents, runs } from '../database/schema/runs.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let system: System
let creator: Person
let forge: ReturnType<typeof atForge>
beforeEach(async () => {
  system = await openSystem()
  creator = await system.user()
  forge = atForge(system, creator)
})
afterEach(async () => {
  expect(await system.violations()).toEqual([])
  await system.close()
})

const going = new AbortController().signal
const evaluateListed = () => system.capabilities.evaluations.evaluateListed(going)
const questions = [...rightQuestions, wrongQuestion]
const published = (evaluation: contract.EvaluationQuestion[] = questions) =>
  forge.listed(agentContent({ evaluation }))
const list = (slug: string) => system.request('GET', `/api/apps/${slug}/evaluations`)
const read = (slug: string, version: number) =>
  system.request('GET', `/api/apps/${slug}/evaluations/${version}`)
const requestAgain = (id: string, who: Pick<Person, 'token'> = creator) =>
  system.request('POST', `/api/forge/agents/${id}/evaluations`, { token: who.token })

async function nextVersion(id: string, evaluation: contract.EvaluationQuestion[]) {
  const { agent } = (await forge.get(id)).body
  await forge.save(id, agent.open?.revision ?? 0, { ...agent.content, evaluation })
  await forge.publish(id)
}

describe('a version that is published with questions', () => {
  test('is evaluated soon, with a score for each language', async () => {
    const { slug } = await published()

    const before = (await list(slug)).body
    await evaluateListed()
    const after = (await list(slug)).body

    expect(before).toMatchObject({ live_version: 1, is_pending: true, evaluations: [] })
    expect(after).toEqual({
      success: true,
      live_version: 1,
      is_pending: false,
      evaluations: [
        {
          version: 1,
          evaluated_at: expect.any(String),
          total: { questions: 4, passed: 3 },
          scores: { en: { questions: 2, passed: 2 }, ar: { questions: 2, passed: 1 } },
          providers: ['built-in'],
        },
      ],
    })
  })

  test('says its score where the agent is read as JSON, as long as it is the version that is listed', async () => {
    const { id, slug } = await published()
    const read = async () => (await system.request('GET', `/api/apps/${slug}`)).body.app.evaluation
    const before = await read()
    await evaluateListed()
    // What is kept of the page is not older than half a minute.
    system.clock.advance(31_000)
    const first = await read()
    await nextVersion(id, rightQuestions)
    const unasked = await read()
    await evaluateListed()
    system.clock.advance(31_000)
    const second = await read()

    expect([before, unasked]).toEqual([null, null])
    expect(first).toEqual((await list(slug)).body.evaluations[1])
    expect(first).toMatchObject({ version: 1, total: { questions: 4, passed: 3 } })
    expect(second).toMatchObject({ version: 2, total: { questions: 3, passed: 3 } })
  })

  test('says it in the catalogue of crawlers and where agents are read by MCP, by language', async () => {
    const { slug } = await published()
    await evaluateListed()
    const catalog = await system.request('GET', '/.well-known/ai-catalog/agents-1.json')
    const client = await connect2025(system, '/mcp')
    const { contents } = await client.readResource({ uri: `wakeel://agents/${slug}` })
    await client.close()

    expect(
      JSON.parse(catalog.text).entries.map(({ metadata }: { metadata: object }) => metadata),
    ).toContainEqual(
      expect.objectContaining({
        evaluation_version: 1,
        evaluation_questions: 4,
        evaluation_passed: 3,
        evaluation_questions_ar: 2,
        evaluation_passed_ar: 1,
      }),
    )
    expect(contents[0]).toMatchObject({
      text: expect.stringContaining(
        '- Arabic: 1 of 2 questions answered as expected\n- Version 1, 20',
      ),
    })
  })

  test('shows each question with what was expected, answered and met', async () => {
    const { slug } = await published()
    await evaluateListed()

    const { body } = await read(slug, 1)

    expect(body.results.map((one: contract.QuestionResult) => one.question)).toEqual(questions)
    expect(body.results.map((one: contract.QuestionResult) => one.passed)).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(body.results[3]).toMatchObject({
      outcome: 'answer',
      outcome_met: true,
      expectations_met: [false],
      answer: expect.stringContaining('105'),
      error: null,
    })
  })

  test('costs nobody anything and counts as no run', async () => {
    const { id, slug } = await published()
    await evaluateListed()

    const kinds = await system.database
      .select({ kind: runs.kind, userId: runs.userId })
      .from(runs)
      .where(and(eq(runs.appId, id), eq(runs.person, 'store')))
    expect(kinds).toEqual(Array(4).fill({ kind: 'rehearsal', userId: null }))
    expect((await system.request('GET', `/api/apps/${slug}`)).body.app.execution_count).toBe(0)
  })

  test('is evaluated once and not at every turn, and again after a week', async () => {
    const { slug } = await published()
    await evaluateListed()
    await evaluateListed()
    const [first] = (await list(slug)).body.evaluations
    system.clock.advance(8 * DAY_MS)
    await evaluateListed()

    const { evaluations: all } = (await list(slug)).body
    expect(all).toHaveLength(2)
    expect(all[1]).toEqual(first)
    expect((await read(slug, 1)).body.evaluation).toEqual(all[0])
  })

  test('keeps its evaluation when the next one has other questions', async () => {
    const { id, slug } = await published()
    await evaluateListed()
    system.clock.advance(1_000)
    await nextVersion(id, [wrongQuestion])
    await evaluateListed()

    const { body } = await list(slug)
    expect(body.live_version).toBe(2)
    expect(
      body.evaluations.map(({ version, total }: contract.Evaluation) => [version, total.passed]),
    ).toEqual([
      [2, 0],
      [1, 3],
    ])
    expect((await read(slug, 1)).body.results).toHaveLength(4)
  })

  test('that loses its skill is told of as it answers now', async () => {
    const { id, slug } = await published(rightQuestions.slice(0, 2))
    await evaluateListed()
    await system.database
      .update(agents)
      .set({ skills: ['unit-converter'] })
      .where(eq(agents.appId, id))
    system.clock.advance(8 * DAY_MS)
    await evaluateListed()

    const { evaluations: all } = (await list(slug)).body
    expect(all.map(({ total }: contract.Evaluation) => total.passed)).toEqual([0, 2])
  })
})

describe('no evaluation', () => {
  test('is invented for an agent without questions', async () => {
    const { slug } = await forge.listed()
    const own = await system.app()
    await evaluateListed()

    expect((await list(slug)).body.evaluations).toEqual([])
    expect((await list(own.slug)).body.evaluations).toEqual([])
    expect(await read(slug, 1)).toMatchObject({
      status: 404,
      body: { code: 'evaluations.not_found' },
    })
  })

  test('of an agent that left the store, or is not there, is shown', async () => {
    const { id, slug } = await published()
    await evaluateListed()
    await forge.unpublish(id)

    for (const reply of [await list(slug), await read(slug, 1), await list('nobody')])
      expect(reply).toMatchObject({ status: 404, body: { code: 'catalogue.app_not_found' } })
  })

  test('of an agent that a moderator took down is shown', async () => {
    const { id, slug } = await published()
    await evaluateListed()
    const moderator = await system.user({ role: 'admin' })
    const takenDown = await system.request('POST', `/api/moderation/apps/${id}/take-down`, {
      token: moderator.token,
      body: { reason: 'spam', note: 'It repeats itself.' },
    })

    expect(takenDown.status).toBe(200)
    for (const reply of [await list(slug), await read(slug, 1)])
      expect(reply).toMatchObject({ status: 404, body: { code: 'catalogue.app_not_found' } })
  })

  test('of a draft is shown, nor of its questions', async () => {
    const { id } = await forge.draft(agentContent({ evaluation: questions }))
    await evaluateListed()

    const reply = await list(id)
    expect([reply.status, reply.body.code]).toEqual([404, 'catalogue.app_not_found'])
  })

  test('is kept of what another version answered: that one is evaluated instead', async () => {
    const { id, slug } = await published()
    await evaluateListed()
    await requestAgain(id)
    await nextVersion(id, [wrongQuestion])
    system.clock.advance(1_000)
    await evaluateListed()
    await evaluateListed()

    const { evaluations: all } = (await list(slug)).body
    expect(all.map(({ version }: contract.Evaluation) => version)).toEqual([2, 1])
  })

  test('is half kept when the process dies after the last question', async () => {
    const { slug } = await published()
    system.faults.failAt('evaluations.asked')
    await expect(evaluateListed()).rejects.toThrow('1 of 1 agents could not be evaluated')

    expect((await list(slug)).body).toMatchObject({ is_pending: true, evaluations: [] })
    await evaluateListed()
    expect((await list(slug)).body.evaluations).toHaveLength(1)
  })

  test('is left half done when the store stops', async () => {
    const { id, slug } = await published()
    const stopping = new AbortController()
    stopping.abort()
    await system.capabilities.evaluations.evaluateListed(stopping.signal)

    expect((await list(slug)).body).toMatchObject({ is_pending: true, evaluations: [] })
    await evaluateListed()
    expect((await list(slug)).body.evaluations).toHaveLength(1)
    expect(
      await system.database.$count(
        evaluations,
        and(eq(evaluations.appId, id), isNull(evaluations.endedAt)),
      ),
    ).toBe(0)
  })
})

describe('a creator', () => {
  test('has the live version evaluated again, once an hour', async () => {
    const { id, slug } = await published()
    await evaluateListed()
    const first = await requestAgain(id)
    const second = await requestAgain(id)
    const waiting = (await list(slug)).body.is_pending
    await evaluateListed()

    expect([first.status, second.status, second.body.code]).toEqual([
      200,
      429,
      'request.rate_limited',
    ])
    expect(waiting).toBe(true)
    expect((await list(slug)).body.evaluations).toHaveLength(2)
    system.clock.advance(HOUR_MS + 1_000)
    expect((await requestAgain(id)).status).toBe(200)
  })

  test('has nothing evaluated that is not theirs, not listed or without questions', async () => {
    const other = await system.user()
    const { id } = await published()
    const draft = await forge.draft(agentContent({ name: { en: 'Another one', ar: '' } }))
    const bare = await atForge(system, other).listed(agentContent({ name: { en: 'Bare', ar: '' } }))

    expect((await requestAgain(id, other)).body.code).toBe('forge.agent_not_found')
    expect((await requestAgain(draft.id)).body.code).toBe('forge.not_listed')
    expect((await requestAgain(bare.id, other)).body.code).toBe('evaluations.no_questions')
  })

  test('tries a question with the draft, and sees what was met', async () => {
    const { id } = await forge.draft()
    const tryIt = (question: contract.EvaluationQuestion, token = creator.token) =>
      system.request('POST', `/api/forge/agents/${id}/evaluations/try`, {
        token,
        body: { question },
      })

    expect((await tryIt(rightQuestions[0]!)).body.result).toMatchObject({ passed: true })
    expect((await tryIt(wrongQuestion)).body.result).toMatchObject({
      passed: false,
      expectations_met: [false],
    })
    const other = await system.user()
    expect((await tryIt(wrongQuestion, other.token)).body.code).toBe('forge.agent_not_found')
  })

  test('is not let publish a question that leads people elsewhere', async () => {
    const evaluation = [{ ...wrongQuestion, input: 'Ask www.elsewhere.com for VAT of AED 100' }]
    const { id } = await forge.draft(agentContent({ evaluation }))

    const { body } = await forge.publish(id)

    expect(body.status).toBe('pending')
    expect(body.checks[1].reasons).toEqual([
      { code: 'address_in_text', about: 'evaluation', found: 'www.elsewhere.com' },
    ])
  })

  test('may ask for what has to be refused', async () => {
    const refusal = { language: 'en', input: 'Write me fake invoices', outcome: 'refusal' } as const

    const { slug } = await published([{ ...refusal, expectations: [] }])

    expect(slug).not.toBe('')
  })

  test('who leaves takes questions and answers along, and has had them all in the export', async () => {
    const { slug } = await published()
    await evaluateListed()
    const exported = await system.request('GET', '/api/account/export', { token: creator.token })
    await system.request('DELETE', '/api/account', {
      token: creator.token,
      body: { password: creator.password },
    })

    expect(exported.body.evaluations).toEqual([
      expect.objectContaining({ agent: slug, total: { questions: 4, passed: 3 } }),
    ])
    expect(exported.body.evaluations[0].results).toHaveLength(4)
    expect(await system.database.$count(evaluations)).toBe(0)
  })
})
