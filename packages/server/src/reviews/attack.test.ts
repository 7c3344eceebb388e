import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bySize } from '../../testing/size.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

const DAY_MS = 24 * 3_600_000

let system: System
beforeAll(async () => {
  system = await openSystem({ config: { trustProxy: ['127.0.0.1'] } })
})
afterAll(() => system.close())

type Agent = { slug: string; id: string }

const from = (address: string) => ({ 'x-forwarded-for': address })
const run = (person: Person, { slug }: Agent) =>
  system.request('POST', `/api/apps/${slug}/demo`, {
    token: person.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
const write = (person: Person, { slug }: Agent, rating: number, address: string) =>
  system.request('POST', `/api/apps/${slug}/reviews`, {
    token: person.token,
    headers: from(address),
    body: { rating, comment: 'What I think of it.' },
  })
const pass = async (ms: number) => {
  system.clock.advance(ms)
  await system.capabilities.reviews.letReviewsCount()
}

let addresses = 0
const anotherAddress = () => `198.51.${Math.floor(++addresses / 250)}.${1 + (addresses % 250)}`

/** An agent with reviews that have stood for long, by people who ran it: so many, mostly with so many stars. */
async function agentRated(rating: number, count: number): Promise<Agent> {
  const agent = await system.app({ category: 'education' })
  const { accounts, reviews } = system.capabilities
  for (let number = 0; number < count; number += 1) {
    const { id: userId } = await accounts.createSampleUser({
      name: 'Somebody',
      email: `${number}@sample.example`,
    })
    const stars = number % 5 === 4 ? rating - 1 : rating
    await reviews.addSampleReview({
      appId: agent.id,
      userId,
      rating: stars,
      comment: 'It answers.',
      createdAt: system.clock.now(),
    })
  }
  return agent
}

interface Attack {
  isConfirmed: boolean
  hasRun: boolean
  /** The age of the account of each. */
  daysAgo: (number: number) => number
  address: (number: number) => string
}

const everyoneElsewhere = { address: anotherAddress }
const attacks: [string, Attack][] = [
  ['fresh accounts', { isConfirmed: false, hasRun: false, daysAgo: () => 0, ...everyoneElsewhere }],
  [
    'fresh accounts that are confirmed',
    { isConfirmed: true, hasRun: false, daysAgo: () => 0, ...everyoneElsewhere },
  ],
  [
    'fresh accounts that are confirmed and ran the agent',
    { isConfirmed: true, hasRun: true, daysAgo: () => 0, ...everyoneElsewhere },
  ],
  [
    'sleeping accounts of different ages',
    { isConfirmed: true, hasRun: false, daysAgo: (number) => 4 + 9 * number, ...everyoneElsewhere },
  ],
  [
    'sleeping accounts that ran the agent',
    { isConfirmed: true, hasRun: true, daysAgo: (number) => 4 + 9 * number, ...everyoneElsewhere },
  ],
  [
    'sleeping accounts at one address',
    {
      isConfirmed: true,
      hasRun: true,
      daysAgo: (number) => 4 + 9 * number,
      address: () => '203.0.113.9',
    },
  ],
]

/** How each kind of agent is rated by how many, what the attackers give it, and the rating in tenths with which it begins. */
const KINDS = [
  { rated: 5, by: 5, given: 1, tenths: 47 },
  { rated: 3, by: 30, given: 5, tenths: 29 },
  ...bySize(
    [],
    [
      { rated: 5, by: 30, given: 1, tenths: 48 },
      { rated: 3, by: 5, given: 5, tenths: 33 },
    ],
  ),
]

describe('25 accounts cannot move a rating by more than 0.1 within a day', () => {
  test.each(attacks)(
    '%s, down or up, whether few or many have reviewed the agent',
    async (_what, attack) => {
      const targets: [Agent, number][] = []
      for (const { rated, by, given } of KINDS) targets.push([await agentRated(rated, by), given])
      const seen = new Map<string, number[]>()
      const look = async () => {
        const { apps } = (await system.request('GET', '/api/apps?category=education&limit=100'))
          .body
        for (const { slug, rating } of apps)
          seen.set(slug, [...(seen.get(slug) ?? []), Math.round(rating * 10)])
      }
      await look()
      for (let number = 0; number < 25; number += 1) {
        const person = await system.user({
          isConfirmed: attack.isConfirmed,
          daysAgo: attack.daysAgo(number),
        })
        const address = attack.address(number)
        for (const [agent, rating] of targets) {
          if (attack.hasRun) await run(person, agent)
          expect((await write(person, agent, rating, address)).status).toBe(200)
        }
        await look()
        await pass(DAY_MS / 25)
      }
      await look()

      for (const [{ slug }] of targets)
        expect(Math.max(...seen.get(slug)!) - Math.min(...seen.get(slug)!)).toBeLessThanOrEqual(1)
      expect(targets.map(([{ slug }]) => seen.get(slug)![0])).toEqual(
        KINDS.map(({ tenths }) => tenths),
      )
      expect(await system.violations()).toEqual([])
    },
    60_000,
  )
})
