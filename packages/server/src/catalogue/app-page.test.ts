import { catalogue as contract } from '@wakeel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { both, getApp } from '../../testing/catalogue.ts'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

describe("an agent's page", () => {
  test('is found by address and by id, in both languages, in the shape of the contract', async () => {
    const { id, slug } = await system.app({ name: both('VAT desk', 'مكتب الضريبة') })
    const bySlug = await system.request('GET', `/api/apps/${slug}`)
    const byId = await system.request('GET', `/api/apps/${id}?lang=ar`)

    expect(contract.routes.getApp.response.parse(bySlug.body)).toEqual(bySlug.body)
    expect(contract.routes.getApp.response.parse(byId.body)).toEqual(byId.body)
    expect([bySlug.body.app.name, byId.body.app.name]).toEqual(['VAT desk', 'مكتب الضريبة'])
    expect([bySlug.body.app.metadata.demo_prompts, byId.body.app.demo_prompts]).toEqual([
      ['Add VAT to AED 1,000'],
      ['أضف الضريبة إلى 1000 درهم'],
    ])
  })

  test('says who offers it, which skills it has and by which source, and nothing of runs before the first', async () => {
    const { slug } = await system.app()
    const { provider, skills, median_time_ms, success_rate, verification, sample, languages } =
      await getApp(system, slug)

    expect(provider).toEqual({ name: 'Wakeel', kind: 'store', handle: 'store' })
    expect(skills).toEqual([
      { name: 'vat-calculator', title: expect.any(String), source: expect.any(String) },
    ])
    expect([median_time_ms, success_rate, verification, sample, languages]).toEqual([
      null,
      null,
      null,
      null,
      ['en', 'ar'],
    ])
  })

  test('names the creator who offers it', async () => {
    const creator = await system.user({ role: 'creator', name: 'Noura Saleh' })
    const { slug } = await system.app({ creatorId: creator.id })

    expect((await getApp(system, slug)).provider).toEqual({
      name: 'Noura Saleh',
      kind: 'creator',
      handle: creator.id,
    })
  })

  test('says what was verified and when, and shows an answer it gave', async () => {
    const { id, slug } = await system.app({ isActive: false })
    const statement = both('Every prompt was run.', 'شُغّل كل طلب.')
    const sample = {
      en: { prompt: 'Add VAT', answer: '1,050' },
      ar: { prompt: 'أضف الضريبة', answer: '1050' },
    }
    await system.capabilities.catalogue.publishApp(id, { statement, promptsChecked: 6 }, sample)
    const arabic = await getApp(system, slug, '?lang=ar')

    expect(arabic.is_verified).toBe(true)
    expect(arabic.verification).toEqual({
      statement: 'شُغّل كل طلب.',
      verified_at: system.clock.now().toISOString(),
      prompts_checked: 6,
    })
    expect(arabic.sample).toEqual({ prompt: 'أضف الضريبة', answer: '1050' })
  })

  test('shows how long runs take and how many of them succeed', async () => {
    const { slug } = await system.app()
    const demo = () =>
      system.request('POST', `/api/apps/${slug}/demo`, { body: { input: 'Add VAT to AED 1,000' } })
    await demo()
    system.faults.failAt('runs.answered')
    await demo()
    await demo()
    const { success_rate, median_time_ms } = await getApp(system, slug)

    expect(success_rate).toBeCloseTo(2 / 3)
    expect(median_time_ms).toBeTypeOf('number')
  })

  test('of an unknown agent or a draft is not found', async () => {
    const draft = await system.app({ isActive: false })
    const replies = await Promise.all(
      ['no-such-agent', draft.slug, draft.id].map((address) =>
        system.request('GET', `/api/apps/${address}`),
      ),
    )

    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      replies.map(() => [404, 'catalogue.app_not_found']),
    )
  })
})
