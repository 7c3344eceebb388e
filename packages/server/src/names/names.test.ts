import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { found } from '../../testing/organisations.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { keysOf } from './skeleton.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
  await system.app({ name: { en: 'Tax Invoice Desk', ar: 'مكتب الفواتير الضريبية' } })
  await system.app({ name: { en: 'Rent & Lease Shelf', ar: 'رف الإيجار والعقود' } })
})
afterAll(() => system.close())

const signUp = (name: string) =>
  system.request('POST', '/api/auth/sign-up/email', {
    body: { name, email: `${crypto.randomUUID()}@example.ae`, password: 'long enough 1' },
  })
const rename = (token: string, name: string) =>
  system.request('POST', '/api/auth/update-user', { token, body: { name } })
const called = (en: string, ar = '') => agentContent({ name: { en, ar } })
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
]

describe('a person', () => {
  test.for([
    ['Wakeel Support', 'names.reserved'],
    ['Wаkeel Admin', 'names.mixed'],
    ['Вадим Ткаченко', undefined],
    ['وكيل الدعم', 'names.reserved'],
    ['Wakeel℠', 'names.reserved'],
    ['Omar™', undefined],
    ['Administrator', 'names.reserved'],
    ['Tax lnvoice Desk', 'names.reserved'],
  ] as const)('signs up as %s: %s', async ([name, code]) => {
    const reply = await signUp(name)

    expect(outcome(reply)).toEqual(code ? [422, code] : [200, undefined])
  })

  test('who has the store’s name in theirs signs up, and cannot take the store’s name later', async () => {
    const { body } = await signUp('Omar Wakeel Al Mansoori')

    const taken = await rename(body.token, 'Wakeel Support')

    expect(outcome(taken)).toEqual([422, 'names.reserved'])
    const [person] = await system.database
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, body.user.id))
    expect(person?.name).toBe('Omar Wakeel Al Mansoori')
  })

  test('who runs the store may speak for it', async () => {
    const admin = await system.user({ role: 'admin' })

    expect((await rename(admin.token, 'Wakeel Support')).status).toBe(200)
  })

  test('is compared with the name that the operator gave the store', async () => {
    const store = await openSystem({
      config: { operator: { brand: { name: { en: 'Souq Nour', ar: 'سوق نور' } } } },
    })
    const statuses = []
    for (const name of [
      'Souq Nour Help',
      'SouqNour Admin',
      'سوق نور الرسمي',
      'Wakeel Support',
      'Nour Haddad',
    ])
      statuses.push(
        (
          await store.request('POST', '/api/auth/sign-up/email', {
            body: { name, email: `${crypto.randomUUID()}@example.ae`, password: 'long enough 1' },
          })
        ).status,
      )
    await store.close()

    expect(statuses).toEqual([422, 422, 422, 200, 200])
  })
})

test('an organisation is not founded or renamed as the store', async () => {
  const owner = await system.user({ role: 'enterprise_user' })
  const id = await found(system, owner)
  const founded = await system.request('POST', '/api/organisations', {
    token: owner.token,
    body: { name: 'Wakeel Official' },
  })
  const renamed = await system.request('PATCH', `/api/organisations/${id}`, {
    token: owner.token,
    body: { name: 'فريق وكيل الرسمي' },
  })
  const marked = await system.request('PATCH', `/api/organisations/${id}`, {
    token: owner.token,
    body: { name: '© Wakeel' },
  })
  const honest = await system.request('PATCH', `/api/organisations/${id}`, {
    token: owner.token,
    body: { name: 'Wakeel Trading LLC' },
  })

  expect([outcome(founded), outcome(renamed), outcome(marked)]).toEqual([
    [422, 'names.reserved'],
    [422, 'names.reserved'],
    [422, 'names.reserved'],
  ])
  expect(honest.status).toBe(200)
})

describe('an agent', () => {
  test.for([
    ['Wakeel Support', 'names.reserved'],
    ['Tаx Invoice Desk', 'names.mixed'],
    ['Τax Invoice Desk', 'names.mixed'],
    ['Tax Ιnvoice desk', 'names.mixed'],
    ['Tax Invoíce Desk', 'names.reserved'],
    ['Tax Invoice Desk ®', 'names.reserved'],
    ['Wakeel (TM)', 'names.reserved'],
    ['وكيل℠', 'names.reserved'],
    ['Rent and Lease Shelf', 'names.reserved'],
    ['رف الإيجار و العقود', 'names.reserved'],
    ['مكتب الفواتير الضريبيه', 'names.reserved'],
  ] as const)('is not saved as %s', async ([name, code]) => {
    const forge = atForge(system, await system.user())
    const { id, revision } = await forge.draft(called('An honest name'))

    expect(outcome(await forge.save(id, revision, called(name)))).toEqual([422, code])
  })

  test('is not published under the name of another creator’s that is in the store, nor under one that looks like it', async () => {
    const [first, second] = [
      atForge(system, await system.user()),
      atForge(system, await system.user()),
    ]
    await first.listed(called('Budget Keeper', 'حارس الميزانية'))
    const { id, revision } = await second.draft(called('Budget  Keéper'))

    const refused = await second.publish(id)
    await second.save(id, revision, called('Budget Watcher'))
    const renamed = await second.publish(id)

    expect(outcome(refused)).toEqual([409, 'names.taken'])
    expect(renamed.body.status).toBe('published')
  })

  test('may be called as another of the same creator’s, and nobody else’s as long as one of them is in the store', async () => {
    const [first, second] = [
      atForge(system, await system.user()),
      atForge(system, await system.user()),
    ]
    const { id } = await first.listed(called('Rent Splitter'))
    await first.listed(called('Rent Splitter'))
    await first.unpublish(id)
    const { id: other } = await second.draft(called('Rent Splitter'))
    const refused = await second.publish(other)

    expect(outcome(refused)).toEqual([409, 'names.taken'])
  })

  test('that the forge writes gets a number where somebody else’s has the name, so that it can be published as it is', async () => {
    const [first, second] = [
      atForge(system, await system.user()),
      atForge(system, await system.user()),
    ]
    const written = (await first.generate()).body.generated_app
    await first.publish(written.id)
    const again = (await second.generate()).body.generated_app

    expect(again.name).toBe(`${written.name} 2`)
    expect((await second.publish(again.id)).body.status).toBe('published')
  })

  describe('that was listed when names were not compared yet', () => {
    /** Two creators' agents in the store under one name. */
    async function namesakes(name: string, arabic: string) {
      const [first, second] = [
        atForge(system, await system.user()),
        atForge(system, await system.user()),
      ]
      await first.listed(called(name, arabic))
      const { id } = await second.listed(called(`${name} apart`))
      const same = { name: { en: name, ar: '' }, nameKeys: keysOf({ en: name, ar: '' }) }
      await system.database.update(apps).set(same).where(eq(apps.id, id))
      /** A new version of the second, under this name. */
      const publishAs = async (en: string, ar?: string) => {
        await second.save(id, (await second.get(id)).body.agent.open?.revision ?? 0, called(en, ar))
        return second.publish(id)
      }
      return { id, second, publishAs }
    }

    test('keeps its name in new versions, whoever else has it', async () => {
      const { publishAs } = await namesakes('Lease Reader', 'قارئ الإيجار')

      expect((await publishAs('Lease  Reáder')).body.status).toBe('published')
    })

    test('takes no other name of somebody else’s along', async () => {
      const { publishAs } = await namesakes('Rent Reader', 'قارئ الأجرة')

      expect(outcome(await publishAs('Rent Reader', 'قارئ الأجرة'))).toEqual([409, 'names.taken'])
    })

    test('has no claim to the name once it has another, or has left the store', async () => {
      const renamed = await namesakes('Deed Reader', 'قارئ السند')
      await renamed.publishAs('Deed Reader of Dubai')
      const left = await namesakes('Bill Reader', 'قارئ الفاتورة')
      await left.second.unpublish(left.id)

      expect(outcome(await renamed.publishAs('Deed Reader'))).toEqual([409, 'names.taken'])
      expect(outcome(await left.publishAs('Bill Reader'))).toEqual([409, 'names.taken'])
    })
  })

  test.runIf(onPostgres)(
    'of two that are published under one name at the same moment, one is in the store',
    async () => {
      const forges = await Promise.all(
        Array.from({ length: 4 }, async () => atForge(system, await system.user())),
      )
      const drafts = await Promise.all(forges.map((forge) => forge.draft(called('Same Moment'))))

      const replies = await Promise.all(
        forges.map((forge, index) => forge.publish(drafts[index]!.id)),
      )

      expect(replies.filter(({ body }) => body.status === 'published')).toHaveLength(1)
      expect(replies.filter(({ body }) => body.code === 'names.taken')).toHaveLength(3)
    },
  )

  test('that was listed before names were compared is compared once the job has been there', async () => {
    const [first, second] = [
      atForge(system, await system.user()),
      atForge(system, await system.user()),
    ]
    const { id } = await first.listed(called('Old Hand'))
    await system.database.update(apps).set({ nameKeys: null }).where(eq(apps.id, id))
    await system.capabilities.names.indexNames()
    const { id: other } = await second.draft(called('Old Hand'))

    expect(outcome(await second.publish(other))).toEqual([409, 'names.taken'])
  })
})
