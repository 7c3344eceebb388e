import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { described } from '../../../server/testing/agents.ts'
import { newApiKey } from '../../../server/testing/api-keys.ts'
import { openSystem, type Person, type System } from '../../../server/testing/system.ts'
import { runCommand } from './run-command.ts'

let system: System
let person: Person
let secret: string
let folder: string
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(async () => {
  person = await system.user()
  secret = (await newApiKey(system, person, { cap: { daily_fils: 5_000 } })).secret
  folder = await mkdtemp(join(tmpdir(), 'wakeel-cli-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** What somebody types, and what they read then. */
async function wakeel(words: string[], typed = secret, environment: Record<string, string> = {}) {
  const out: string[] = []
  const errors: string[] = []
  const code = await runCommand(words, {
    environment,
    folder,
    settingsFile: join(folder, 'settings/login.json'),
    write: (line) => out.push(line),
    writeError: (line) => errors.push(line),
    askSecret: async () => typed,
  })
  return { code, out: out.join('\n'), error: errors.join('\n') }
}

const signIn = () => wakeel(['login', '--store', system.url])
const newAgent = async () => {
  await signIn()
  const { problem_goal: problem, target_audience: audience } = described
  return wakeel(['init', '--problem', problem, '--audience', audience])
}
const agentFile = () => join(folder, 'agent.json')
const readAgent = async () => JSON.parse(await readFile(agentFile(), 'utf8'))
const changeAgent = async (change: (file: { agent: Record<string, unknown> }) => void) => {
  const file = await readAgent()
  change(file)
  await writeFile(agentFile(), JSON.stringify(file))
}

describe('whoever signs in', () => {
  test('keeps the key where nobody else reads it, and is told what it may do', async () => {
    const { code, out } = await signIn()
    const { out: said } = await wakeel(['keys'])

    expect([code, out]).toEqual([0, expect.stringContaining('with the key "Invoices at night"')])
    expect((await stat(join(folder, 'settings/login.json'))).mode & 0o777).toBe(0o600)
    expect(said).toContain('manage_agents')
    expect(said).toContain('today: AED 0.00 of 50.00, 0 runs')
    expect(out + said).not.toContain(secret)
  })

  test.for([
    ['what is no key', 'hunter2', /That is no API key/],
    ['a key of nobody', `wkl_live_${'a'.repeat(36)}`, /api_keys\.invalid/],
  ] as const)('with %s is refused, and nothing is kept', async ([, typed, error]) => {
    const reply = await wakeel(['login', '--store', system.url], typed)

    expect([reply.code, reply.error]).toEqual([1, expect.stringMatching(error)])
    expect((await wakeel(['keys'])).error).toContain('You are not signed in')
  })

  test('and out again has no key here any more', async () => {
    await signIn()
    await wakeel(['logout'])

    expect((await wakeel(['runs'])).error).toContain('You are not signed in')
  })

  test('in CI needs no login: the environment says it', async () => {
    const environment = { WAKEEL_STORE: system.url, WAKEEL_API_KEY: secret }

    expect(await wakeel(['runs'], '', environment)).toMatchObject({
      code: 0,
      out: 'There are no runs.',
    })
  })
})

describe('an agent in a file', () => {
  test('is written from an idea, tried, published and run', async () => {
    const made = await newAgent()
    const tried = await wakeel(['preview', 'Add 5% VAT to AED 1,000'])
    const published = await wakeel(['publish'])
    const { agent } = await readAgent()

    expect([made.code, tried.code, published.code]).toEqual([0, 0, 0])
    expect(tried.out).toContain('1,050')
    expect(published.out).toMatch(/^Checking…\nok {4} {2}complete\n/)
    expect(await wakeel(['validate'])).toMatchObject({ code: 0 })
    const slug = /lists it as ([a-z0-9-]+)\.$/.exec(published.out)?.[1]
    expect((await system.request('GET', `/api/apps/${slug}`)).body.app.name).toBe(agent.name.en)
  })

  test('is kept as the draft as it stands, and the file knows its revision', async () => {
    await newAgent()
    await changeAgent(({ agent }) => {
      agent.emoji = '🧮'
    })
    const before = await readAgent()

    const { code, out } = await wakeel(['validate'])

    expect([code, out]).toEqual([0, expect.stringContaining('nothing is listed')])
    const { app_id, revision } = await readAgent()
    expect(revision).toBe(before.revision + 1)
    const { body } = await system.request('GET', `/api/forge/agents/${app_id}`, {
      token: person.token,
    })
    expect(body.agent.content.emoji).toBe('🧮')
  })

  test('that the store does not take is refused with the place of what is wrong', async () => {
    await newAgent()
    await changeAgent(({ agent }) => {
      agent.emoji = 'no emoji'
    })

    expect(await wakeel(['validate'])).toMatchObject({
      code: 1,
      error: expect.stringMatching(/emoji.*request\.invalid/s),
    })
  })

  test('that was edited elsewhere meanwhile is not overwritten; pull brings that', async () => {
    await newAgent()
    const { app_id: id, revision, agent } = await readAgent()
    await system.request('PUT', `/api/forge/agents/${id}`, {
      token: person.token,
      body: { revision, content: { ...agent, emoji: '🏦' } },
    })

    expect((await wakeel(['validate'])).error).toContain('forge.edited_meanwhile')
    expect((await wakeel(['pull'])).code).toBe(0)
    expect((await readAgent()).agent.emoji).toBe('🏦')
  })

  test('that a check refuses is not listed, and CI notices', async () => {
    await newAgent()
    await changeAgent(({ agent }) => {
      agent.demo_prompts = { en: ['Tell me a joke about the sea'], ar: [] }
    })

    const { code, out, error } = await wakeel(['publish'])

    expect([code, error]).toEqual([1, expect.stringContaining('Not listed')])
    expect(out).toMatch(/failed {2}prompts\n {10}prompt (failed|not answered): Tell me a joke/)
  })

  test('is never written over one that is there', async () => {
    await newAgent()
    const before = await readAgent()
    const again = await newAgent()

    expect([again.code, again.error]).toEqual([1, 'agent.json is there already.'])
    expect(await readAgent()).toEqual(before)
  })

  test.for([
    ['not json', /agent\.json is not JSON/],
    ['[]', /must hold app_id/],
    ['null', /must hold an object/],
    ['{"app_id":1}', /must hold app_id/],
  ] as const)('that holds %s is told of, and nothing is sent', async ([text, error]) => {
    await signIn()
    await writeFile(agentFile(), text)

    expect(await wakeel(['publish'])).toMatchObject({
      code: 1,
      error: expect.stringMatching(error),
    })
  })
})

describe('an evaluation', () => {
  const question = (input: string, value: number) => ({
    language: 'en',
    input,
    outcome: 'answer',
    expectations: [{ kind: 'figure', value, tolerance: 0, unit: 'AED' }],
  })
  const right = question('Add VAT to AED 1,000', 1050)
  const wrong = question('Add VAT to AED 100', 110)
  const withQuestions = async () => {
    await newAgent()
    await changeAgent(({ agent }) => {
      agent.evaluation = [right, wrong, { ...right, language: 'ar' }]
    })
  }

  test('of the draft says what was not met', async () => {
    await withQuestions()

    const { code, out } = await wakeel(['evaluate', '--draft'])

    expect([code, out.split('\n')]).toEqual([
      0,
      [
        'ok      en  Add VAT to AED 1,000',
        'failed  en  Add VAT to AED 100',
        '            not met: the figure 110 AED',
        'ok      ar  Add VAT to AED 1,000',
        'English: 1 of 2, Arabic: 1 of 1, all: 2 of 3',
      ],
    ])
  })

  test('of a listed agent is repeated by anyone with a test key, for nothing', async () => {
    await withQuestions()
    const { out } = await wakeel(['publish'])
    const slug = /lists it as ([a-z0-9-]+)\.$/.exec(out)![1]!
    await system.capabilities.evaluations.evaluateListed(new AbortController().signal)
    const anyone = await system.user()
    const { secret: key } = await newApiKey(system, anyone, { is_test: true })
    const environment = { WAKEEL_STORE: system.url, WAKEEL_API_KEY: key }
    const asAnyone = (...words: string[]) => wakeel(['evaluate', slug, ...words], '', environment)

    const all = await asAnyone('--min-score', '90')
    const arabic = await asAnyone('--language', 'ar', '--min-score', '90', '--json')

    expect([all.code, all.error]).toEqual([1, expect.stringContaining('66.7% is less than')])
    expect(all.out).toContain('all: 2 of 3')
    expect(arabic.code).toBe(0)
    expect(JSON.parse(arabic.out)).toMatchObject({ questions: 1, passed: 1, score: 100 })
  })

  test('of a version asks that version, and not the one that the store lists', async () => {
    await withQuestions()
    await wakeel(['publish'])
    await system.capabilities.evaluations.evaluateListed(new AbortController().signal)
    await changeAgent(({ agent }) => {
      agent.evaluation = [right]
    })
    const { out } = await wakeel(['publish'])
    const slug = /lists it as ([a-z0-9-]+)\.$/.exec(out)![1]!
    const anyone = await system.user()
    const { secret: key } = await newApiKey(system, anyone, { is_test: true })
    const environment = { WAKEEL_STORE: system.url, WAKEEL_API_KEY: key }

    const first = await wakeel(['evaluate', slug, '--version', '1'], '', environment)
    const never = await wakeel(['evaluate', slug, '--version', '9'], '', environment)

    const { body } = await system.request('GET', '/api/runs', { token: anyone.token })
    expect([first.code, never.code]).toEqual([0, 1])
    expect(
      body.runs.map(({ version, is_pinned }: Record<string, unknown>) => [version, is_pinned]),
    ).toEqual(Array(3).fill([1, true]))
  })

  test('does not spend money unless it is told to', async () => {
    await signIn()

    expect(await wakeel(['evaluate', 'vat-desk'])).toMatchObject({
      code: 1,
      error: expect.stringContaining('Use a test key'),
    })
  })
})

describe('what was typed wrongly', () => {
  test.for([
    ['dance'],
    ['preview'],
    ['evaluate'],
    ['evaluate', 'vat-desk', '--draft'],
    ['init', '--problem', 'x'],
    ['runs', 'more'],
    ['--unknown'],
  ])('%j is answered with how it goes, and nothing is done', async (words) => {
    const { code, error } = await wakeel(words)

    expect([code, error]).toEqual([2, expect.stringContaining('wakeel publish')])
  })

  test('nothing at all shows what there is', async () => {
    expect(await wakeel([])).toMatchObject({ code: 0, out: expect.stringContaining('wakeel init') })
  })
})
