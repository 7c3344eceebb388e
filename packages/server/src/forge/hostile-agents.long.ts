import type { connections, forge } from '@wakeel/contract'
import { skills } from '@wakeel/skills'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { longestTurn } from '../../testing/event-loop.ts'
import { agentThatSays } from '../../testing/hostile-agents.ts'
import { hostileTexts } from '../../testing/hostile-texts.ts'
import { refusedAlone } from '../../testing/refused-alone.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { standardOffer } from '../catalogue/own-categories.ts'
import { DomainError } from '../errors.ts'
import { createReserved } from '../names/reserved.ts'
import { keysOf, mixesAlphabets } from '../names/skeleton.ts'
import { agentDefinitions } from '../own-agents/all.ts'
import { openWorkers } from '../tasks/open-workers.ts'
import { bannedTerms, refusals } from '../text-rules/banned-terms.ts'
import { checkComplete } from './checks/complete.ts'
import { toCreatorApp } from './content.ts'
import { checkContentTask, checkTextsTask, importContent, writeAgent } from './tasks.ts'

const THREADS = 2
/** In bytes; an agent that says in Arabic as much as it may everywhere is larger than a request may be. */
const MAX_REQUEST = 120_000
const workers = openWorkers({ threads: THREADS, waitLimitMs: 60_000 })
let system: System
beforeAll(async () => {
  system = await openSystem({ workers })
})
afterAll(async () => {
  await system.close()
  await workers.close()
})

/** What the checks look for, or its beginning, over and over. */
const secrets = [
  'sk-live-',
  'AKIA',
  'ghp_',
  'xoxb-',
  'eyJ',
  'eyJaaaaaaaaaa.',
  'Bearer ',
  '-----BEGIN A',
  'password is ',
  'كلمة السر ',
]
const addresses = [
  'AE07 1234 ',
  '050 ',
  '+9',
  '00 9',
  'x@y.',
  '@a',
  'https://a@',
  '//a.',
  '1.1.1.',
  'a-a.',
  'example.com ',
  '..,',
  '٠٥',
]
const terms = [...Object.values(bannedTerms).flat(), ...refusals].flatMap((term) => [
  `${term} `,
  `${term.split(' ')[0]} `,
])

const texts = [
  ...hostileTexts(agentDefinitions, [8_000]),
  ...hostileTexts(
    agentDefinitions.slice(0, 1),
    [8_000],
    [...secrets, ...addresses, ...new Set(terms)],
  ),
].map(({ text }) => text)
const unlike = [...new Set(texts)]

/** Between these the store asks its database. */
const turn = () => new Promise((next) => setImmediate(next))

const storeNames = [{ en: 'Wakeel', ar: 'وكيل' }]
const { isReserved } = createReserved(storeNames)

/** What a creator's texts go through from the editor to the store: here where others wait, and in a thread of its own. */
async function check(text: string): Promise<void> {
  await turn()
  const content = agentThatSays(text)
  await turn()
  if (!content) return
  for (const name of [content.name.en, content.name.ar])
    if (mixesAlphabets(name) || isReserved(name)) return
  keysOf(content.name)
  checkComplete(content)
  toCreatorApp(content, 'creator')
  await turn()
  await workers.run(checkTextsTask, content)
  await workers.run(checkContentTask, { content, storeNames })
  await workers.run(importContent, [
    connectionThatSays(text),
    { tools: [], read_only: [] },
    content.price,
    standardOffer,
  ])
}

const connectionThatSays = (text: string) =>
  ({
    id: '3c9d34fc-4d2d-4321-98f2-56faaa954036',
    kind: 'a2a',
    description: {
      name: text.slice(0, 200),
      description: text.slice(0, 2_000),
      examples: [text],
      tools: [] as connections.RemoteTool[],
    },
  }) as connections.Connection

async function write(text: string): Promise<void> {
  const idea = {
    problemGoal: text.slice(0, 2_000),
    targetAudience: text.slice(0, 500),
    dataInputType: 'mixed',
    price: agentContent().price,
  } as const
  try {
    await workers.run(writeAgent, {
      skills: skills.map(({ name }) => name),
      categories: standardOffer,
      idea,
      today: '2026-11-20',
    })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'forge.no_skill_fits') throw error
  }
}

async function measured(some: readonly string[], work: (text: string) => Promise<void>) {
  let refused: string[] = []
  await refusedAlone(some.slice(0, 20), THREADS, work)
  const waited = await longestTurn(async () => {
    const alone = await refusedAlone(some, THREADS, work)
    refused = alone.map(
      ({ item, error }) => `${error.message} ${JSON.stringify(item.slice(0, 60))}`,
    )
  })
  console.info(`${some.length} texts, longest wait ${waited.toFixed(1)} ms`)
  return { refused, waited }
}

test('of 10,000 agents that say long and repetitive texts none keeps others waiting for more than 50 ms, and each is checked in time', {
  timeout: 3_600_000,
}, async () => {
  const { refused, waited } = await measured(unlike, check)

  expect(unlike.length).toBeGreaterThanOrEqual(10_000)
  expect(refused).toEqual([])
  expect(waited).toBeLessThan(50)
})

test('of 4,000 such ideas none keeps others waiting, and for each an agent is written or no skill fits, in time', {
  timeout: 3_600_000,
}, async () => {
  const ideas = unlike.filter((_, index) => index % 3 === 0)

  const { refused, waited } = await measured(ideas, write)

  expect(ideas.length).toBeGreaterThanOrEqual(4_000)
  expect(refused).toEqual([])
  expect(waited).toBeLessThan(50)
})

test('fifty such agents are saved and published, each with a clear reply, and keep nobody waiting', {
  timeout: 3_600_000,
}, async () => {
  const contents = unlike
    .filter((_, index) => index % 150 === 0)
    .flatMap((text) => agentThatSays(text) ?? [])
    .filter((content) => Buffer.byteLength(JSON.stringify(content)) < MAX_REQUEST)
  const replies: { status: number; code: string | undefined; checks: number }[] = []
  const publish = async (content: forge.AgentContent) => {
    const creator = atForge(system, await system.user())
    const { id, revision } = await creator.draft(
      agentContent({ name: { en: crypto.randomUUID(), ar: '' } }),
    )
    const saved = await creator.save(id, revision, content)
    const reply = saved.status === 200 ? await creator.publish(id) : saved
    replies.push({
      status: reply.status,
      code: reply.body.code,
      checks: reply.body.checks?.length ?? 0,
    })
  }
  await publish(agentContent())

  const waited = await longestTurn(async () => {
    for (const content of contents) await publish(content)
  })
  console.info(`${contents.length} agents, longest wait ${waited.toFixed(1)} ms`)

  expect(contents.length).toBeGreaterThanOrEqual(50)
  expect(
    replies.filter(({ status, code }) => status !== 200 && !code?.startsWith('names.')),
  ).toEqual([])
  expect(replies.filter(({ status, checks }) => status === 200 && checks < 4)).toEqual([])
  expect(waited).toBeLessThan(50)
})
