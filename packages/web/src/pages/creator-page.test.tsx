import { screen, waitFor, within } from '@testing-library/react'
import type { creators, reviews } from '@wakeel/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { draftAgent } from '../../testing/agents.ts'
import {
  agentRun,
  creatorAgent,
  days,
  earning,
  noStats,
  receivedReview,
  stats,
} from '../../testing/creators.ts'
import { dismissAlerts } from '../../testing/dismiss-alerts.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import * as files from '../save-file.ts'

let server: FakeServer
let metrics: creators.CreatorStats
let agents: creators.CreatorAgent[]
let received: reviews.ReceivedReview[]
beforeEach(() => {
  dismissAlerts()
  server = fakeServer()
  server.signIn({ id: 'layla', name: 'Layla Haddad', email: 'layla@example.ae' })
  metrics = stats()
  agents = [
    creatorAgent(),
    creatorAgent({
      id: '9d3c4f52-0f5e-4c1a-8d39-2f8f4f0f7a02',
      slug: 'study-buddy',
      name: 'Study Buddy',
      category: 'education',
      status: 'draft',
      is_listed: false,
      open_status: 'draft',
      version: null,
      rating: null,
      totalRuns: 0,
      trustScore: null,
      trustParts: null,
      createdAt: '2026-11-10T08:00:00.000Z',
    }),
  ]
  received = [receivedReview()]
  server.answer('moderation.listProfileTakedowns', () => ({ success: true, takedowns: [] }))
  server.answer('creatorPages.getCreatorProfile', () => ({
    success: true,
    profile: { handle: 'layla', about: { en: '', ar: '' }, website: null, has_page: true },
  }))
  server.answer('creators.getCreatorStats', () => ({ success: true, stats: metrics }))
  server.answer('creators.listCreatorAgents', () => ({ success: true, agents }))
  server.answer('creators.getCreatorSeries', ({ range }) => ({
    success: true,
    days: days(range === '7d' ? 7 : range === '90d' ? 90 : 30),
  }))
  server.answer('creators.listEarnings', () => ({
    success: true,
    entries: [earning()],
    next_cursor: null,
  }))
  server.answer('creators.listAgentRuns', () => ({
    success: true,
    runs: [agentRun()],
    next_cursor: null,
  }))
  server.answer('reviews.listReceivedReviews', ({ show }) => ({
    success: true,
    reviews: received.filter(({ reply }) => show === 'all' || reply === null),
    next_cursor: null,
  }))
})

const metric = async (name: RegExp) =>
  within(await screen.findByRole('region', { name: /^(Figures|الأرقام)$/ })).findByRole('button', {
    name,
  })
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the dashboard', () => {
  test.each(['/creator', '/creator-tools'])(
    'asks who is not signed in to do so (%s)',
    async (address) => {
      server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
      await openPage(address)
      expect(await screen.findByRole('heading', { name: 'Creator Access Required' })).toBeDefined()
      expect(screen.getByRole('link', { name: 'Sign In to Create' })).toHaveProperty(
        'href',
        expect.stringContaining('/signin?to=%2Fcreator'),
      )
    },
  )

  test('shows every metric first', async () => {
    await openPage('/creator')
    expect((await metric(/^Total revenue/)).textContent).toContain('AED 455.91')
    expect((await metric(/^This month/)).textContent).toContain('AED 39.27')
    expect((await metric(/^Runs/)).textContent).toContain('1,304')
    expect((await metric(/^Average rating/)).textContent).toContain('4.3')
    expect((await metric(/^Growth/)).textContent).toContain('+12.5%')
    expect((await metric(/^Trust score/)).textContent).toContain('93')
    expect((await metric(/^Agents/)).textContent).toContain('1 in the store')
  })

  test('says so where there is no metric yet', async () => {
    metrics = stats({ avgRating: null, growthRate: null, trustScore: null })
    await openPage('/creator')
    for (const name of [/^Average rating/, /^Growth/, /^Trust score/])
      expect((await metric(name)).textContent).toContain('Not yet')
  })

  test('tells a newcomer what there is to earn and where to begin', async () => {
    metrics = noStats
    await openPage('/creator')
    await screen.findByRole('heading', { name: 'How it works' })
    expect(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
    ).toEqual([
      ['Starter', '50%'],
      ['Pro', '70%'],
      ['Enterprise', '80%'],
    ])
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Create an agent' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/create$/),
    )
    expect(main.getByRole('link', { name: 'Connect your agent' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/create\/connect$/),
    )
  })

  test('that cannot be loaded says so and can be asked for again', async () => {
    server.answer('creators.getCreatorStats', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage('/creator')
    await screen.findByRole('heading', { name: 'Your figures could not be loaded' })
    server.answer('creators.getCreatorStats', () => ({ success: true, stats: metrics }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await metric(/^Total revenue/)).textContent).toContain('AED 455.91')
  })

  test('is told in Arabic', async () => {
    await openPage('/creator', { language: 'ar' })
    expect((await metric(/^إجمالي الإيرادات/)).textContent).toContain('455.91 درهم')
    expect(await screen.findByRole('heading', { name: 'وكلاؤك' })).toBeDefined()
  })
})

describe('a metric opened', () => {
  test('tells what revenue is, with each movement and how long it is held', async () => {
    const { user } = await openPage('/creator')
    await user.click(await metric(/^Total revenue/))
    const opened = await dialog('Total revenue')
    expect(opened.getByText(/without VAT, less what went back/)).toBeDefined()
    expect(
      (await opened.findByText('On hold until 19 Dec 2026')).closest('tr')?.textContent,
    ).toMatch(/Sale.*VAT desk.*50% share.*\+AED 23\.33/)
  })

  test('tells which runs were counted', async () => {
    server.answer('creators.listAgentRuns', () => ({
      success: true,
      runs: [
        agentRun(),
        agentRun({ id: 'run-2', kind: 'check', status: 'failed', error: 'runs.timed_out' }),
      ],
      next_cursor: null,
    }))
    const { user } = await openPage('/creator')
    await user.click(await metric(/^Runs/))
    const opened = await dialog('Runs')
    expect((await opened.findByText(/^Check, not counted/)).closest('tr')?.textContent).toContain(
      'Failed',
    )
  })

  test('compares the sums that growth is made of', async () => {
    const { user } = await openPage('/creator')
    await user.click(await metric(/^Growth/))
    const opened = await dialog('Growth')
    // 29 days at AED 1.19 and one at AED 2.50, against 30 at AED 1.19.
    expect((await opened.findByText('Last 30 days')).closest('tr')?.textContent).toContain(
      'AED 37.01',
    )
    expect(opened.getByText('The 30 days before').closest('tr')?.textContent).toContain('AED 35.70')
  })

  test('takes the trust score apart for each agent', async () => {
    const { user } = await openPage('/creator')
    await user.click(await metric(/^Trust score/))
    const agent = within(
      await (await dialog('Trust score')).findByRole('region', { name: 'VAT desk: 93 out of 100' }),
    )
    expect(agent.getByText('Runs that succeed').parentElement?.textContent).toContain('90%')
    expect(agent.getByText('Purchases kept').parentElement?.textContent).toContain('100%')
  })
})

describe('the days', () => {
  test('are told in words for whoever does not see the charts', async () => {
    await openPage('/creator')
    expect(
      await screen.findByRole('img', {
        name: 'Revenue by day, 30 days: AED 37.01 in all, most on 20 November with AED 2.50.',
      }),
    ).toBeDefined()
    expect(
      screen.getByRole('img', { name: 'Runs by day, 30 days: 60 answered, 30 failed.' }),
    ).toBeDefined()
  })

  test('of another period are asked for, and the address says which', async () => {
    const { user, address } = await openPage('/creator')
    await user.click(await screen.findByRole('radio', { name: '7 days' }))
    expect(
      await screen.findByRole('img', { name: /^Runs by day, 7 days: 14 answered/ }),
    ).toBeDefined()
    expect(address()).toBe('/creator?range=7d')
  })

  test('can be read as a table', async () => {
    const { user } = await openPage('/creator?range=7d')
    await user.click(await screen.findByRole('button', { name: 'Show as table' }))
    const table = within(await screen.findByRole('table', { name: 'Day by day' }))
    expect(table.getAllByRole('row')[1]?.textContent).toMatch(/20 Nov 2026.*AED 2\.50.*2.*1/)
    expect(table.getAllByRole('row')).toHaveLength(8)
  })

  test('can be taken along as CSV', async () => {
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
    const { user } = await openPage('/creator?range=7d')
    const section = within(
      (await screen.findByRole('heading', { name: 'Day by day' })).closest('section')!,
    )
    await user.click(await section.findByRole('button', { name: /^Export CSV/ }))
    const [content, name] = save.mock.lastCall!
    expect(name).toBe('days.csv')
    expect((await content.text()).split('\r\n').slice(0, 2)).toEqual([
      'Day,Revenue,Currency,Runs,Failed runs',
      '2026-11-14,1.19,AED,2,1',
    ])
  })
})

describe('the agents', () => {
  test('can be viewed only while they are in the store', async () => {
    await openPage('/creator')
    const listed = await row(/VAT desk/)
    const draft = await row(/Study Buddy/)
    expect(listed.getByText('Published')).toBeDefined()
    expect(listed.getByRole('link', { name: 'View VAT desk in the store' })).toHaveProperty(
      'href',
      expect.stringContaining('/app-store/vat-desk'),
    )
    expect(listed.getByRole('link', { name: 'New version of VAT desk' })).toHaveProperty(
      'href',
      expect.stringContaining(`/creator/agents/${agents[0]!.id}`),
    )
    expect(draft.getByText('Draft')).toBeDefined()
    expect(draft.queryByRole('link', { name: /^View/ })).toBeNull()
    expect(draft.getByRole('link', { name: 'Edit Study Buddy' })).toBeDefined()
  })

  test('say when they are paused until their creator approves a change', async () => {
    agents = [creatorAgent({ is_paused: true })]
    await openPage('/creator')
    expect((await row(/VAT desk/)).getByText('Paused: approve the change')).toBeDefined()
  })

  test('say when they are under maintenance and when a new version is on its way', async () => {
    agents = [creatorAgent({ under_maintenance: true, open_status: 'pending' })]
    await openPage('/creator')
    const agent = await row(/VAT desk/)
    expect(agent.getByText('Under maintenance')).toBeDefined()
    expect(agent.getByText(/^New version: /)).toBeDefined()
  })

  test('are chosen by state and sorted by any column, and the address says how', async () => {
    const { user, address } = await openPage('/creator')
    await screen.findByRole('row', { name: /VAT desk/ })
    const names = () =>
      within(screen.getByRole('table', { name: 'Your agents' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => /VAT desk|Study Buddy/.exec(row.textContent ?? '')?.[0])
    expect(names()).toEqual(['Study Buddy', 'VAT desk'])
    await user.click(screen.getByRole('button', { name: 'Runs' }))
    await waitFor(() => expect(names()).toEqual(['VAT desk', 'Study Buddy']))
    expect(address()).toBe('/creator?sort=runs')
    await user.click(screen.getByRole('button', { name: 'Runs' }))
    await waitFor(() => expect(names()).toEqual(['Study Buddy', 'VAT desk']))
    expect(screen.getByRole('columnheader', { name: 'Runs' }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'published')
    await waitFor(() => expect(names()).toEqual(['VAT desk']))
    expect(address()).toBe('/creator?status=published&sort=runs&order=rising')
  })

  test('that were taken down are a state of their own, and are sorted before what needs the creator less', async () => {
    agents = [
      creatorAgent(),
      creatorAgent({
        id: 'app-3',
        name: 'Visa Shortcut',
        slug: 'visa',
        status: 'draft',
        is_listed: false,
        taken_down: true,
      }),
      creatorAgent({
        id: 'app-4',
        name: 'Study Buddy',
        slug: 'study',
        status: 'draft',
        is_listed: false,
      }),
    ]
    const { user, address } = await openPage('/creator?sort=status&order=rising')
    const states = async () =>
      within(await screen.findByRole('table', { name: 'Your agents' }))
        .getAllByText(/^(Published|Draft|Taken down)$/)
        .map(({ textContent }) => textContent)
    expect(await states()).toEqual(['Taken down', 'Draft', 'Published'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Taken down')
    await waitFor(async () => expect(await states()).toEqual(['Taken down']))
    expect(address()).toBe('/creator?status=taken_down&sort=status&order=rising')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Visa Shortcut/ })).toBeNull())
    expect(await states()).toEqual(['Draft'])
  })

  test('say so when none is in the chosen state', async () => {
    await openPage('/creator?status=rejected')
    expect(await screen.findByRole('heading', { name: 'No agent is in this state' })).toBeDefined()
  })

  test('are taken out of the store after the question', async () => {
    server.answer('forge.unpublishAgent', ({ id }) => {
      metrics = stats({ publishedAgents: 0 })
      agents = [creatorAgent({ status: 'draft', is_listed: false, version: null })]
      return { success: true, agent: draftAgent({ id }) }
    })
    const { user } = await openPage('/creator')
    await user.click(await screen.findByRole('button', { name: 'Unpublish VAT desk' }))
    await user.click(
      (await dialog('Take VAT desk out of the store?')).getByRole('button', { name: 'Unpublish' }),
    )
    expect((await screen.findByRole('alert')).textContent).toBe(
      'VAT desk is no longer in the store.',
    )
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'View VAT desk in the store' })).toBeNull(),
    )
    await waitFor(async () =>
      expect((await metric(/^Agents/)).textContent).toContain('0 in the store'),
    )
  })

  test('that were never published can be deleted here, after the question', async () => {
    agents = [
      creatorAgent({ status: 'draft', is_listed: false, version: null, open_status: 'draft' }),
    ]
    server.answer('forge.discardDraft', () => {
      agents = []
      return { success: true, agent: null }
    })
    const { user } = await openPage('/creator')
    await user.click(await screen.findByRole('button', { name: 'Delete the draft of VAT desk' }))
    await user.click(
      (await dialog('Delete the draft of VAT desk?')).getByRole('button', { name: 'Delete' }),
    )
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The draft of VAT desk was deleted.',
    )
  })

  describe('of which several are drafts', () => {
    const draft = (id: string, name: string) =>
      creatorAgent({
        id,
        name,
        status: 'draft',
        is_listed: false,
        version: null,
        open_status: 'draft',
      })
    let discarded: string[]
    beforeEach(() => {
      discarded = []
      agents = [
        creatorAgent(),
        draft('11111111-0f5e-4c1a-8d39-2f8f4f0f7a01', 'Banana'),
        draft('22222222-0f5e-4c1a-8d39-2f8f4f0f7a02', 'Moon'),
        draft('33333333-0f5e-4c1a-8d39-2f8f4f0f7a03', 'Purple'),
      ]
      server.answer('forge.discardDraft', ({ id }) => {
        const { name } = agents.find((agent) => agent.id === id)!
        if (name === 'Purple') throw new Refusal('server.unavailable')
        discarded.push(name)
        agents = agents.filter((agent) => agent.id !== id)
        return { success: true, agent: null }
      })
    })

    test('are deleted together, those that were chosen and no others', async () => {
      const { user } = await openPage('/creator')
      await user.click(await screen.findByRole('button', { name: 'Delete drafts' }))
      const question = await dialog('Which drafts are to be deleted?')
      expect(question.queryByRole('checkbox', { name: /VAT desk/ })).toBeNull()
      expect(question.getByRole('button', { name: 'Delete drafts' })).toHaveProperty(
        'disabled',
        true,
      )
      await user.click(question.getByRole('checkbox', { name: /Banana/ }))
      await user.click(question.getByRole('checkbox', { name: /Moon/ }))
      expect(discarded).toEqual([])
      await user.click(question.getByRole('button', { name: 'Delete 2 drafts' }))
      expect((await screen.findByRole('alert')).textContent).toBe('2 drafts were deleted.')
      expect(discarded).toEqual(['Banana', 'Moon'])
      await waitFor(() => expect(screen.queryByRole('row', { name: /Moon/ })).toBeNull())
    })

    test('can all be chosen at once, and it is told how many are left when some cannot be deleted', async () => {
      const { user } = await openPage('/creator')
      await user.click(await screen.findByRole('button', { name: 'Delete drafts' }))
      const question = await dialog('Which drafts are to be deleted?')
      await user.click(question.getByRole('checkbox', { name: 'All 3 drafts' }))
      await user.click(question.getByRole('button', { name: 'Delete 3 drafts' }))
      expect(await screen.findByText('2 drafts were deleted.')).toBeDefined()
      expect(
        screen.getByText('1 draft could not be deleted and is still here. Try again.'),
      ).toBeDefined()
      expect(discarded).toEqual(['Banana', 'Moon'])
    })
  })

  test('that a moderator took out say why, and take an appeal', async () => {
    agents = [creatorAgent({ status: 'draft', is_listed: false, taken_down: true })]
    server.answer('moderation.getTakedown', () => ({
      success: true,
      takedown: {
        id: 'takedown-1',
        reason: 'misleading',
        note: 'It promises too much.',
        at: '2026-11-19T08:00:00Z',
        ended_at: null,
        appeal: null,
      },
    }))
    await openPage('/creator')
    expect(await screen.findByText('It promises too much.')).toBeDefined()
    expect(screen.getByRole('button', { name: /appeal/i })).toBeDefined()
  })

  test('stay in the store when that fails', async () => {
    const requested: string[] = []
    server.answer('forge.unpublishAgent', ({ id }) => {
      requested.push(id)
      throw new Refusal('forge.not_listed')
    })
    const { user } = await openPage('/creator')
    await user.click(await screen.findByRole('button', { name: 'Unpublish VAT desk' }))
    const question = await dialog('Take VAT desk out of the store?')
    expect(requested).toEqual([])
    await user.click(question.getByRole('button', { name: 'Unpublish' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The agent could not be taken out of the store. Nothing was changed.',
    )
    expect(requested).toEqual([agents[0]!.id])
  })

  test('can be taken along as CSV', async () => {
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
    const { user } = await openPage('/creator?status=published')
    await screen.findByRole('row', { name: /VAT desk/ })
    const section = within(screen.getByRole('heading', { name: 'Your agents' }).closest('section')!)
    await user.click(section.getByRole('button', { name: /^Export CSV/ }))
    const [content, name] = save.mock.lastCall!
    expect(name).toBe('agents.csv')
    expect((await content.text()).split('\r\n')[1]).toBe(
      'VAT desk,vat-desk,Finance,Published,4.3,4,1304,39.27,AED,93,2026-11-01T08:00:00.000Z',
    )
  })
})

describe('the reviews of the agents', () => {
  test('are answered in their place', async () => {
    server.answer('reviews.replyToReview', ({ id, text }) => {
      received = [receivedReview({ id, reply: { text, replied_at: '2026-11-20T08:00:00.000Z' } })]
      return { success: true, review: received[0]! }
    })
    const { user } = await openPage('/creator')
    await user.click(await screen.findByRole('button', { name: 'Reply to Noura Saleh' }))
    const field = screen.getByRole('textbox', { name: 'Your reply' })
    expect(document.activeElement).toBe(field)
    await user.type(field, 'Thank you, Noura.')
    await user.click(screen.getByRole('button', { name: 'Publish reply' }))
    expect(await screen.findByText('Thank you, Noura.')).toBeDefined()
    expect(screen.getByText('Reply from the creator')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toBe('Your reply is published.')
  })

  test('keep the text of a reply that could not be published', async () => {
    server.answer('reviews.replyToReview', () => {
      throw new Refusal('request.rate_limited')
    })
    const { user } = await openPage('/creator')
    await user.click(await screen.findByRole('button', { name: 'Reply to Noura Saleh' }))
    await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Thank you.')
    await user.click(screen.getByRole('button', { name: 'Publish reply' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^You have replied very often/)
    expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveProperty(
      'value',
      'Thank you.',
    )
  })

  test('lose a reply after the question', async () => {
    received = [
      receivedReview({ reply: { text: 'Thank you.', replied_at: '2026-11-20T08:00:00.000Z' } }),
    ]
    server.answer('reviews.deleteReply', () => {
      received = [receivedReview()]
      return { success: true, review: received[0]! }
    })
    const { user } = await openPage('/creator')
    await user.click(await screen.findByRole('button', { name: 'Delete reply' }))
    await user.click(
      (await dialog('Delete your reply?')).getByRole('button', { name: 'Delete reply' }),
    )
    await waitFor(() => expect(screen.queryByText('Thank you.')).toBeNull())
    expect(screen.getByText('Right to the fils.')).toBeDefined()
  })

  test('without a reply can be looked at alone', async () => {
    received = [
      receivedReview({ reply: { text: 'Thank you.', replied_at: '2026-11-20T08:00:00.000Z' } }),
    ]
    const { user, address } = await openPage('/creator')
    await user.click(await screen.findByRole('radio', { name: 'Without a reply' }))
    expect(
      await screen.findByRole('heading', { name: 'Every review has your reply' }),
    ).toBeDefined()
    expect(address()).toBe('/creator?reviews=open')
  })
})
