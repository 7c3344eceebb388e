import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { buyPlan, topUp } from '../../testing/checkout.ts'
import { inOrganisation, join, newMember, organisationOf } from '../../testing/organisations.ts'
import { openSystem, type Person, type System, type TestReply } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { organisationInvitations } from '../database/schema/organisations.ts'

const AT_ONCE = 20
const CAP = 5
const PRICE = 250
const perUse = { price: { model: 'per_use', fils: PRICE } } as const

let system: System
let others: System[]
beforeAll(async () => {
  system = await openSystem()
  others = onPostgres
    ? [await openSystem({ beside: system }), await openSystem({ beside: system })]
    : []
})
afterAll(async () => {
  await Promise.all(others.map((other) => other.close()))
  await system.close()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

/** An agent that costs by the run and that every process knows: the others hear of it a moment after the first. */
async function knownApp() {
  const app = await system.app(perUse)
  const isKnownTo = async (process: System) =>
    expect((await process.request('GET', `/api/apps/${app.slug}`)).status).toBe(200)
  for (const process of others) await vi.waitFor(() => isKnownTo(process), { timeout: 10_000 })
  return app
}

/** Runs that begin at the same moment, by turns of the people and of the store's processes. */
function runAtOnce(
  people: readonly Person[],
  slugs: readonly string[],
  organisation: string,
  count = AT_ONCE,
): Promise<TestReply[]> {
  const processes = [system, ...others]
  return Promise.all(
    Array.from({ length: count }, (_, number) =>
      processes[number % processes.length]!.request(
        'POST',
        `/api/apps/${slugs[number % slugs.length]}/runs`,
        {
          token: people[number % people.length]!.token,
          body: { input: 'Add VAT to AED 1,000', organisation },
        },
      ),
    ),
  )
}

const outcomes = (replies: readonly TestReply[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ status, body }) => body?.code ?? String(status))].map(
      ([code, of]) => [code, of.length],
    ),
  )

const password = ({ password }: Person) => ({ password })

describe('twenty runs at once', { timeout: 120_000 }, () => {
  test('stop exactly at the cap of the organisation, paid from the wallet by three members', async () => {
    const { id, cap, get, owner, admin, member } = await organisationOf(system)
    await topUp(system, owner, AT_ONCE * PRICE)
    const apps = [await knownApp(), await knownApp()]
    await cap(owner, { monthly_fils: CAP * PRICE + PRICE - 1 })

    const replies = await runAtOnce(
      [owner, admin, member],
      apps.map(({ slug }) => slug),
      id,
    )

    expect(outcomes(replies)).toEqual({ 200: CAP, 'organisations.cap_reached': AT_ONCE - CAP })
    expect((await get(owner)).used).toEqual({ fils: CAP * PRICE, runs: CAP })
  })

  test('stop exactly at the cap of a member, out of the runs of the plan', async () => {
    const { id, capMember, get, owner, member } = await organisationOf(system)
    await buyPlan(system, owner, { plan: 'enterprise' })
    const app = await knownApp()
    await capMember(owner, member, { monthly_runs: CAP })

    const replies = await runAtOnce([member], [app.slug], id)

    expect(outcomes(replies)).toEqual({
      200: CAP,
      'organisations.member_cap_reached': AT_ONCE - CAP,
    })
    expect(await get(owner)).toMatchObject({
      used: { fils: 0, runs: CAP },
      included: { used: CAP },
    })
  })

  test('stop exactly at the cap of an agent, and what fails makes room again', async () => {
    const { id, setAgents, get, owner, admin, member } = await organisationOf(system)
    await topUp(system, owner, AT_ONCE * PRICE)
    const app = await knownApp()
    await setAgents(owner, [app.slug], { cap: { monthly_runs: CAP } })
    system.faults.failAt('runs.reserved', 1)

    const replies = await runAtOnce([owner, admin, member], [app.slug], id)
    const after = await runAtOnce([owner, admin, member], [app.slug], id)

    const succeeded = [...replies, ...after].filter(({ status }) => status === 200)
    expect(replies.filter(({ status }) => status === 500)).toHaveLength(1)
    expect(succeeded).toHaveLength(CAP)
    expect((await get(owner)).rules).toMatchObject([{ used: { fils: CAP * PRICE, runs: CAP } }])
  })
})

describe('at the same moment', { timeout: 120_000 }, () => {
  test('two transfers leave one owner', async () => {
    const { id, get, setRole, owner, admin, member } = await organisationOf(system)
    await system.setRole(admin.id, 'enterprise_user')
    await system.setRole(member.id, 'enterprise_user')

    const replies = await Promise.all([
      setRole(owner, admin, 'owner'),
      setRole(owner, member, 'owner'),
    ])

    const { people } = await get((await isOwner(id, admin)) ? admin : member)
    expect(outcomes(replies)).toEqual({ 200: 1, 'organisations.forbidden': 1 })
    expect(people.filter(({ role }) => role === 'owner')).toHaveLength(1)
    expect(people).toHaveLength(3)
  })

  test('an invitation is used once, and the last place is given once', async () => {
    const { id, get, invite, owner } = await organisationOf(system)
    const invited = await system.user()
    const { body } = await invite(owner, invited.email)
    const joins = await Promise.all(
      Array.from({ length: 5 }, () => join(system, invited, body.link)),
    )
    // Four members, 195 places that are kept, and one that is left.
    await system.database.insert(organisationInvitations).values(
      Array.from({ length: 195 }, (_, number) => ({
        id: crypto.randomUUID(),
        organisationId: id,
        email: `kept-${number}@example.ae`,
        role: 'member' as const,
        tokenHash: `${id} ${number}`,
        createdAt: system.clock.now(),
        expiresAt: new Date(system.clock.now().getTime() + 1_000_000),
      })),
    )

    const invites = await Promise.all(
      Array.from({ length: 5 }, (_, number) => invite(owner, `last-${number}@example.ae`)),
    )

    expect(outcomes(joins)).toEqual({ 200: 1, 'organisations.invitation_not_found': 4 })
    expect(outcomes(invites)).toEqual({ 200: 1, 'organisations.full': 4 })
    expect(await get(owner)).toMatchObject({ members: 4, invitations: { length: 196 } })
  })

  test('a member is removed and runs: each run is for a member, or refused', async () => {
    const { id, remove, get, owner, member } = await organisationOf(system)
    await topUp(system, owner, AT_ONCE * PRICE)
    const app = await knownApp()

    const [replies, removed] = await Promise.all([
      runAtOnce([member], [app.slug], id),
      remove(owner, member),
    ])
    const afterwards = await runAtOnce([member], [app.slug], id, 1)

    const {
      200: succeeded = 0,
      'organisations.not_found': refused = 0,
      ...others
    } = outcomes(replies)
    expect(removed.status).toBe(200)
    expect(others).toEqual({})
    expect(succeeded + refused).toBe(AT_ONCE)
    expect(outcomes(afterwards)).toEqual({ 'organisations.not_found': 1 })
    expect((await get(owner)).used).toEqual({ fils: succeeded * PRICE, runs: succeeded })
  })

  test.runIf(onPostgres)(
    'members leave the store, become owners and run: nobody waits in a circle',
    async () => {
      const { id, setRole, get, owner, admin, member } = await organisationOf(system)
      const leaver = await newMember(system, id, owner)
      await system.setRole(admin.id, 'enterprise_user')
      await topUp(system, owner, AT_ONCE * PRICE)
      await topUp(system, admin, AT_ONCE * PRICE)
      const app = await knownApp()

      const [replies, left, transferred, renamed] = await Promise.all([
        runAtOnce([owner, leaver, member, admin], [app.slug], id),
        system.request('DELETE', '/api/account', { token: leaver.token, body: password(leaver) }),
        setRole(owner, admin, 'owner'),
        inOrganisation(system, id).ask(member, 'DELETE', `/members/${member.id}`),
      ])

      const refusals = [
        '200',
        'organisations.not_found',
        'accounts.sign_in_required',
        'runs.cancelled',
      ]
      expect([left, transferred, renamed].map(({ status }) => status)).toEqual([200, 200, 200])
      expect(Object.keys(outcomes(replies)).filter((code) => !refusals.includes(code))).toEqual([])
      expect((await get(admin)).people.map(({ user_id, role }) => [user_id, role])).toEqual([
        [admin.id, 'owner'],
        [owner.id, 'admin'],
      ])
    },
  )

  test.runIf(onPostgres)(
    'the owner leaves alone while a removed member’s run ends, and nothing is lost',
    async () => {
      const { id, remove, ask, owner, admin, member } = await organisationOf(system)
      await buyPlan(system, owner, { plan: 'enterprise' })
      const app = await knownApp()
      system.faults.failAt('runs.answered', AT_ONCE)
      await remove(owner, admin)
      const running = runAtOnce([member], [app.slug], id)
      await remove(owner, member)

      const left = await system.request('DELETE', '/api/account', {
        token: owner.token,
        body: password(owner),
      })

      const codes = Object.keys(outcomes(await running))
      system.faults.failAt('runs.answered', 0)
      expect(left.status).toBe(200)
      expect(
        codes.filter((code) => !['200', 'server.failed', 'organisations.not_found'].includes(code)),
      ).toEqual([])
      expect((await ask(member, 'GET')).status).toBe(404)
    },
  )
})

async function isOwner(id: string, person: Person): Promise<boolean> {
  return (await inOrganisation(system, id).get(person)).role === 'owner'
}
