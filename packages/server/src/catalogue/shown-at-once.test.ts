import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appDefinition } from '../../testing/apps.ts'
import { both, getApp, listApps, slugsOf } from '../../testing/catalogue.ts'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

describe('what changes is shown at once', () => {
  test('a published agent is found by the next request', async () => {
    const { id, slug } = await system.app({ name: both('Quicksilver'), isActive: false })
    const before = await listApps(system, { q: 'quicksilver' })
    await system.capabilities.catalogue.publishApp(id)

    expect(before.total).toBe(0)
    expect(slugsOf(await listApps(system, { q: 'quicksilver' }))).toEqual([slug])
    expect((await getApp(system, slug)).name).toBe('Quicksilver')
  })

  test('a changed agent is found by its new words and not by its old ones', async () => {
    const { id, slug } = await system.app({ name: both('Caterpillar') })
    const changed = appDefinition({
      slug: `${slug}-two`,
      category: 'health',
      name: both('Butterfly', 'فراشة'),
    })
    await system.capabilities.catalogue.updateApp(id, changed)

    expect((await listApps(system, { q: 'caterpillar' })).total).toBe(0)
    expect((await listApps(system, { q: 'فراشه', category: 'health' })).apps).toMatchObject([
      { name: 'Butterfly', category: 'health' },
    ])
    expect((await system.request('GET', `/api/apps/${slug}`)).status).toBe(404)
    expect((await getApp(system, `${slug}-two`)).id).toBe(id)
  })

  test('an agent that gets another skill is found by it, and its page says so', async () => {
    const { id, slug } = await system.app({ name: both('Apprentice') })
    const page = await getApp(system, slug)
    const plan = {
      instructions: 'Plan loans.',
      skills: ['loan-planner'],
      examples: { en: [], ar: [] },
    }
    await system.capabilities.runs.defineAgent(id, plan)

    expect(page.skills.map(({ name }) => name)).toEqual(['vat-calculator'])
    expect(slugsOf(await listApps(system, { q: 'apprentice loan' }))).toEqual([slug])
    expect((await getApp(system, slug)).skills.map(({ name }) => name)).toEqual(['loan-planner'])
  })

  test('an agent that was taken out of the store is in no list and has no page', async () => {
    const { id, slug } = await system.app({ name: both('Evanescent') })
    await system.capabilities.catalogue.unpublishApp(id)

    expect((await listApps(system, { q: 'evanescent' })).total).toBe(0)
    expect((await system.request('GET', `/api/apps/${slug}`)).body.code).toBe(
      'catalogue.app_not_found',
    )
    expect((await system.request('GET', `/api/apps/${id}`)).body.code).toBe(
      'catalogue.app_not_found',
    )
  })

  test('a caller who holds the page as it is gets 304, and the new one after a change', async () => {
    const { id } = await system.app({ name: both('Unmodified') })
    const path = '/api/apps?q=unmodified'
    const first = await system.request('GET', path)
    const headers = { 'if-none-match': first.headers.get('etag')! }
    await system.app({ name: both('Something else') })
    const same = await system.request('GET', path, { headers })
    await system.capabilities.catalogue.unpublishApp(id)
    const changed = await system.request('GET', path, { headers })

    expect([first.status, same.status, same.text, changed.status, changed.body.total]).toEqual([
      200,
      304,
      '',
      200,
      0,
    ])
  })
})
