import { screen, within } from '@testing-library/react'
import type { forge, moderation } from '@wakeel/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AGENT_ID, content } from '../../testing/agents.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import {
  APPEAL_ID,
  reported,
  reportedProfile,
  submission,
  TAKEDOWN_ID,
  takenDown,
  takenTexts,
} from '../../testing/moderation.ts'
import { openPage } from '../../testing/open-page.tsx'

// What the page loads when it is needed takes a busy machine longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('./trust-page.tsx'),
    import('../moderation/queue-tab.tsx'),
    import('../moderation/open-submission.tsx'),
    import('../moderation/reports-tab.tsx'),
    import('../moderation/takedowns-tab.tsx'),
    import('../moderation/trust-showcase.ts'),
  ]),
)

let server: FakeServer
let submissions: forge.Submission[]
let cases: moderation.ReportedCase[]
let takedowns: moderation.TakenDownCase[]
beforeEach(() => {
  submissions = [submission()]
  cases = [reported()]
  takedowns = [takenDown()]
  server = fakeServer()
  server.signIn({ id: 'mona', name: 'Mona Idris', email: 'mona@example.ae', role: 'admin' })
  server.answer('forge.listSkills', () => ({ success: true, skills: [] }))
  server.answer('forge.listSubmissions', () => ({ success: true, submissions, next_cursor: null }))
  server.answer('moderation.listReports', () => ({
    success: true,
    cases,
    next_cursor: null,
  }))
  server.answer('moderation.listTakedowns', ({ state }) => ({
    success: true,
    takedowns: takedowns.filter(({ ended_at }) => (ended_at !== null) === (state === 'ended')),
    next_cursor: null,
  }))
})

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const sent = () =>
  server.received
    .filter(({ method, address }) => method === 'POST' && !address.includes('analytics'))
    .at(-1)

async function openReview() {
  const page = await openPage('/admin/trust')
  await page.user.click(await screen.findByRole('link', { name: 'Quote VAT' }))
  await screen.findByRole('heading', { name: 'Quote VAT', level: 2 })
  return page
}

describe('the queue of what waits for a moderator', () => {
  test('says who waits since when, and how much waits in each place', async () => {
    server.answer('forge.listSubmissions', () => ({
      success: true,
      submissions,
      next_cursor: 'more',
    }))
    await openPage('/admin/trust')

    const rows = within(
      await screen.findByRole('table', { name: 'Agents that wait for a moderator' }),
    ).getAllByRole('row')
    expect(rows[1]?.textContent).toMatch(/Quote VAT.*Layla Haddad.*Finance.*New agent.*18 Nov 2026/)
    expect(await screen.findByRole('tab', { name: /^Queue 1\+ waiting$/ })).toBeDefined()
    expect(screen.getByRole('tab', { name: /^Reports 1 waiting$/ })).toBeDefined()
    expect(screen.getByRole('tab', { name: /^Taken down 1 waiting$/ })).toBeDefined()
    expect(screen.queryByText('Demo data')).toBeNull()
  })

  test('shows what the checks found in words, and what differs from the listed version', async () => {
    const listed = content({
      description: { en: 'Adds VAT to each line of a quote.', ar: '' },
      price: { model: 'subscription', aed: 49 },
    })
    submissions = [submission({ live_content: listed })]
    await openReview()

    expect(
      screen.getByText(/Something in the description looks like an address/).textContent,
    ).toContain('example.com')
    const changes = screen.getByRole('heading', { name: '2 fields differ' }).parentElement
    expect(
      [...(changes?.querySelectorAll('del') ?? [])].map(({ textContent }) => textContent?.trim()),
    ).toEqual(['each', '49.00'])
    expect(
      [...(changes?.querySelectorAll('ins') ?? [])].map(({ textContent }) => textContent?.trim()),
    ).toEqual(['every', '67.00'])
  })

  test('approving lists what was looked at and goes back to the queue', async () => {
    server.answer('forge.decideSubmission', () => {
      submissions = []
      return { success: true, status: 'published' }
    })
    const { user, address } = await openReview()
    await user.click(await button('Approve and list'))

    expect(await screen.findByText('Quote VAT is in the store.')).toBeDefined()
    expect(sent()).toMatchObject({ address: `/api/forge/submissions/${AGENT_ID}` })
    expect(sent()?.body).toEqual({ decision: 'approve', number: 2, revision: 5 })
    expect(
      await screen.findByRole('heading', { name: 'Nothing waits for a moderator' }),
    ).toBeDefined()
    expect(address()).toBe('/admin/trust')
  })

  test('approving takes along why it may be listed, and one’s own agent is refused with a sentence', async () => {
    server.answer('forge.decideSubmission', () => {
      throw new Refusal('moderation.own_agent')
    })
    const { user } = await openReview()
    await user.type(
      screen.getByRole('textbox', { name: 'Why it may be listed (optional)' }),
      ' The address is their own. ',
    )
    await user.click(await button('Approve and list'))

    expect((await screen.findByText(/^Nothing was changed\./)).textContent).toContain(
      'Nobody decides about what is their own.',
    )
    expect(sent()?.body).toMatchObject({ decision: 'approve', reason: 'The address is their own.' })
  })

  test('rejecting needs a reason and how to fix it', async () => {
    server.answer('forge.decideSubmission', () => ({ success: true, status: 'rejected' }))
    const { user } = await openReview()
    await user.click(await button('Reject'))
    const form = await dialog('Reject Quote VAT?')
    await user.type(
      form.getByRole('textbox', { name: 'What is wrong' }),
      'An address stands in the text.',
    )
    expect(form.getByRole('button', { name: 'Reject' })).toHaveProperty('disabled', true)
    await user.type(form.getByRole('textbox', { name: 'How to mend it' }), 'Take it out.')
    await user.click(form.getByRole('button', { name: 'Reject' }))

    expect(await screen.findByText('Quote VAT was sent back to its creator.')).toBeDefined()
    expect(sent()?.body).toEqual({
      decision: 'reject',
      number: 2,
      revision: 5,
      reason: 'An address stands in the text.',
      how_to_mend: 'Take it out.',
    })
  })

  test('when it was decided meanwhile it says so and no longer offers a decision', async () => {
    server.answer('forge.decideSubmission', () => {
      submissions = []
      throw new Refusal('forge.not_pending')
    })
    const { user } = await openReview()
    await user.click(await button('Approve and list'))

    expect((await screen.findByText(/^Nothing was changed\./)).textContent).toContain(
      'does not wait for a moderator',
    )
    expect(
      await screen.findByRole('heading', { name: 'This agent no longer waits for a moderator' }),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Approve and list' })).toBeNull()
  })

  test('what could not be loaded can be asked for again', async () => {
    server.answer('forge.listSubmissions', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage('/admin/trust')
    const again = await button('Try again')
    server.answer('forge.listSubmissions', () => ({
      success: true,
      submissions,
      next_cursor: null,
    }))
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'Quote VAT' })).toBeDefined()
  })
})

describe('reports', () => {
  test('stand with their agent, counted by reason, with what people wrote', async () => {
    await openPage('/admin/trust?tab=reports')
    expect(await screen.findByRole('link', { name: 'VAT desk' })).toHaveProperty(
      'href',
      expect.stringContaining('/app-store/vat-desk'),
    )
    expect(screen.getByText('Misleading · 2')).toBeDefined()
    expect(screen.getByText('It promises too much.')).toBeDefined()
    expect(screen.getByText(/a former user/)).toBeDefined()
  })

  test('of what a creator says of themselves show it as it was reported and as it is now, and are answered text by text', async () => {
    cases = [reportedProfile()]
    server.answer('moderation.takeDownProfile', ({ reason, note }) => {
      cases = []
      return { success: true, takedown: { ...takenDown(), reason, note, appeal: null } }
    })
    const { user } = await openPage('/admin/trust?tab=reports')
    const list = within(await screen.findByRole('list', { name: 'What was reported' }))
    expect(list.getByText('Licensed by the authority.')).toBeDefined()
    expect(list.getByText(/as reported on 18 Nov 2026, changed since/)).toBeDefined()
    expect(list.getByText('Accountants.')).toBeDefined()

    await user.click(await button('Take off the page'))
    const form = await dialog('Take off the page of Layla Haddad?')
    await user.click(form.getByRole('checkbox', { name: /Website/ }))
    await user.type(
      form.getByRole('textbox', { name: 'What the creator is told' }),
      'Nobody is licensed.',
    )
    await user.click(form.getByRole('button', { name: 'Take off the page' }))

    expect(await screen.findByText('It was taken off the page of Layla Haddad.')).toBeDefined()
    expect(sent()).toMatchObject({
      address: '/api/moderation/creators/layla/take-down',
      body: {
        texts: { about: { en: 'Accountants.', ar: '' }, website: null },
        reason: 'misleading',
        note: 'Nobody is licensed.',
      },
    })
  })

  test('are dismissed with a reason, and the agent stays', async () => {
    server.answer('moderation.dismissReports', () => {
      cases = []
      return { success: true, dismissed: 2 }
    })
    const { user } = await openPage('/admin/trust?tab=reports')
    await user.click(await button('Dismiss reports'))
    const form = await dialog('Dismiss the reports of VAT desk?')
    await user.type(form.getByRole('textbox', { name: 'Reason' }), ' The page says the same. ')
    await user.click(form.getByRole('button', { name: 'Dismiss reports' }))

    expect(await screen.findByText('The reports of VAT desk were dismissed.')).toBeDefined()
    expect(sent()).toMatchObject({
      address: `/api/moderation/apps/${AGENT_ID}/dismiss-reports`,
      body: { reason: 'The page says the same.' },
    })
    expect(await screen.findByRole('heading', { name: 'No report is open' })).toBeDefined()
  })

  test('lead to a takedown for the reason that most people give, with a note to the creator', async () => {
    server.answer('moderation.takeDownApp', () => ({ success: true, takedown: takenDown() }))
    const { user } = await openPage('/admin/trust?tab=reports')
    await user.click(await button('Take down'))
    const form = await dialog('Take VAT desk down?')
    expect(form.getByRole('combobox', { name: 'Why it is taken down' })).toHaveProperty(
      'value',
      'misleading',
    )
    await user.selectOptions(form.getByRole('combobox'), 'unlawful')
    await user.type(
      form.getByRole('textbox', { name: 'What the creator is told' }),
      'It breaks a law.',
    )
    await user.click(form.getByRole('button', { name: 'Take down' }))

    expect(await screen.findByText('VAT desk was taken down.')).toBeDefined()
    expect(sent()).toMatchObject({
      address: `/api/moderation/apps/${AGENT_ID}/take-down`,
      body: { reason: 'unlawful', note: 'It breaks a law.' },
    })
  })

  test('what the server could not keep stays as it was written', async () => {
    server.answer('moderation.dismissReports', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage('/admin/trust?tab=reports')
    await user.click(await button('Dismiss reports'))
    const form = await dialog('Dismiss the reports of VAT desk?')
    await user.type(form.getByRole('textbox'), 'Unfounded.')
    await user.click(form.getByRole('button', { name: 'Dismiss reports' }))

    expect((await form.findByRole('alert')).textContent).toMatch(/What you wrote is still here/)
    expect(form.getByRole('textbox')).toHaveProperty('value', 'Unfounded.')
  })
})

describe('what was taken down', () => {
  test('an appeal is answered after a choice, and the answer goes to the creator', async () => {
    server.answer('moderation.answerAppeal', () => {
      takedowns = []
      return { success: true, takedown: takenDown({ ended_at: '2026-11-20T09:00:00Z' }) }
    })
    const { user } = await openPage('/admin/trust?tab=takedowns&state=appealed')
    await user.click(await button('Answer the appeal'))
    const form = await dialog('Answer the appeal for VAT desk')
    await user.type(form.getByRole('textbox', { name: 'Answer to the creator' }), 'You are right.')
    expect(form.getByRole('button', { name: 'Send the answer' })).toHaveProperty('disabled', true)
    await user.click(form.getByRole('radio', { name: /Uphold/ }))
    await user.click(form.getByRole('button', { name: 'Send the answer' }))

    expect(
      await screen.findByText('The appeal was upheld. VAT desk is back in the store.'),
    ).toBeDefined()
    expect(sent()).toMatchObject({
      address: `/api/moderation/appeals/${APPEAL_ID}`,
      body: { decision: 'upheld', answer: 'You are right.' },
    })
    expect(
      await screen.findByRole('heading', { name: 'No appeal waits for an answer' }),
    ).toBeDefined()
  })

  test('is restored with a reason; somebody who was quicker is named by what is so now', async () => {
    server.answer('moderation.restoreApp', () => {
      takedowns = [takenDown({ ended_at: '2026-11-20T09:00:00Z' })]
      throw new Refusal('moderation.not_taken_down')
    })
    const { user, address } = await openPage('/admin/trust?tab=takedowns')
    await user.click(await button('Restore'))
    const form = await dialog('Bring VAT desk back?')
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Mended.')
    await user.click(form.getByRole('button', { name: 'Restore' }))

    expect((await screen.findByText(/^Nothing was changed\./)).textContent).toContain(
      'has not been taken down',
    )
    expect(await screen.findByRole('heading', { name: 'Nothing is taken down' })).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'Ended' }))
    expect(
      await screen.findByText('Out of the store from 19 Nov 2026 to 20 Nov 2026.'),
    ).toBeDefined()
    expect(address()).toContain('state=ended')
  })

  test('words of a creator are put back on their page with a reason, by the takedown that took them', async () => {
    takedowns = [takenTexts()]
    server.answer('moderation.restoreProfile', () => {
      takedowns = []
      return { success: true, takedown: takenDown({ ended_at: '2026-11-20T09:00:00Z' }) }
    })
    const { user } = await openPage('/admin/trust?tab=takedowns')
    expect(await screen.findByText('Licensed by the authority.')).toBeDefined()
    expect(screen.getByText('Off the page since 19 Nov 2026.')).toBeDefined()
    await user.click(await button('Put back'))
    const form = await dialog('Put it back on the page of Layla Haddad?')
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'It is so.')
    await user.click(form.getByRole('button', { name: 'Put back' }))

    expect(await screen.findByText('It was put back on the page of Layla Haddad.')).toBeDefined()
    expect(sent()).toMatchObject({
      address: `/api/moderation/profile-takedowns/${TAKEDOWN_ID}/restore`,
      body: { reason: 'It is so.' },
    })
  })

  test('what left the store with its creator comes back with them, not by itself', async () => {
    takedowns = [takenDown({ reason: 'creator_suspended', note: '', appeal: null })]
    await openPage('/admin/trust?tab=takedowns')
    expect(
      await screen.findByText(/comes back when the creator’s account is restored/),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  })
})

describe('without the right', () => {
  test('invented cases stand under a badge, decisions stay on the page, and nothing is asked of the server', async () => {
    server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae', role: 'creator' })
    const { user } = await openPage('/admin/trust?tab=takedowns')
    expect(screen.getByText('Demo data')).toBeDefined()
    await user.click(await button('Answer the appeal'))
    const form = await dialog('Answer the appeal for Visa Shortcut')
    await user.click(form.getByRole('radio', { name: /Uphold/ }))
    await user.type(form.getByRole('textbox'), 'It says so now.')
    await user.click(form.getByRole('button', { name: 'Send the answer' }))

    expect(
      await screen.findByText('The appeal was upheld. Visa Shortcut is back in the store.'),
    ).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'Ended' }))
    expect(await screen.findByText('It says so now.')).toBeDefined()
    expect(server.received.filter(({ address }) => /moderation|submissions/.test(address))).toEqual(
      [],
    )
  })
})

describe('in Arabic', () => {
  const open = (part = '') => openPage(`/admin/trust${part}`, { language: 'ar' })

  test('what waits is read, and a refused decision says why', async () => {
    server.answer('forge.decideSubmission', () => {
      submissions = []
      throw new Refusal('forge.not_pending')
    })
    const { user } = await open()
    const rows = within(
      await screen.findByRole('table', { name: 'وكلاء بانتظار المشرف' }),
    ).getAllByRole('row')
    expect(rows[1]?.textContent).toMatch(/Layla Haddad.*وكيل جديد.*18 نوفمبر 2026/)
    expect(screen.getByRole('tab', { name: /^قائمة الانتظار 1 بالانتظار$/ })).toBeDefined()
    await user.click(within(rows[1]!).getByRole('link'))
    expect(await screen.findByRole('heading', { name: 'نتائج التحقق' })).toBeDefined()
    await user.click(await button('اقبله وانشره'))

    expect((await screen.findByText(/^لم يتغيّر شيء\./)).textContent).toContain(
      'هذه النسخة ليست بانتظار المشرف.',
    )
    expect(
      await screen.findByRole('heading', { name: 'لم يعد هذا الوكيل بانتظار المشرف' }),
    ).toBeDefined()
  })

  test('a decision about one’s own agent is refused', async () => {
    server.answer('moderation.dismissReports', () => {
      throw new Refusal('moderation.own_agent')
    })
    const { user } = await open('?tab=reports')
    await user.click(await button('أغلق البلاغات'))
    const form = within(await screen.findByRole('dialog'))
    await user.type(form.getByRole('textbox', { name: 'السبب' }), 'لا أساس لها.')
    await user.click(form.getByRole('button', { name: 'أغلق البلاغات' }))

    expect((await screen.findByText(/^لم يتغيّر شيء\./)).textContent).toContain(
      'لا يقرّر أحد في شأن ما يخصّه.',
    )
  })

  test('what waits is rejected with both texts', async () => {
    server.answer('forge.decideSubmission', () => ({ success: true, status: 'rejected' }))
    const { user } = await open()
    await user.click(within(await screen.findByRole('table')).getByRole('link'))
    await user.click(await button('ارفضه'))
    const form = within(await screen.findByRole('dialog', { name: /^رفض .*؟$/ }))
    await user.type(form.getByRole('textbox', { name: 'ما المشكلة' }), 'في النص عنوان.')
    await user.type(form.getByRole('textbox', { name: 'كيف يُصلَح' }), 'احذفه.')
    await user.click(form.getByRole('button', { name: 'ارفضه' }))

    expect(await screen.findByText(/^أُعيد .* إلى مبدعه\.$/)).toBeDefined()
    expect(sent()?.body).toMatchObject({
      decision: 'reject',
      reason: 'في النص عنوان.',
      how_to_mend: 'احذفه.',
    })
  })

  test('reports are read with their reasons, and lead to a takedown', async () => {
    server.answer('moderation.takeDownApp', () => ({ success: true, takedown: takenDown() }))
    const { user } = await open('?tab=reports')
    expect(await screen.findByText('مضلِّل · 2')).toBeDefined()
    expect(screen.getByText('بلاغان')).toBeDefined()
    expect(screen.getByText(/شخص غادر المتجر/)).toBeDefined()
    await user.click(await button('أزله من المتجر'))
    const form = within(
      await screen.findByRole('dialog', { name: /^إزالة .*VAT desk.* من المتجر؟$/ }),
    )
    await user.selectOptions(form.getByRole('combobox', { name: 'سبب الإزالة' }), 'مخالف للقانون')
    await user.type(form.getByRole('textbox', { name: 'ما يُقال للمبدع' }), 'يخالف القانون.')
    await user.click(form.getByRole('button', { name: 'أزله من المتجر' }))

    expect(await screen.findByText(/^أُزيل .*VAT desk.* من المتجر\.$/)).toBeDefined()
    expect(sent()?.body).toEqual({ reason: 'unlawful', note: 'يخالف القانون.' })
  })

  test('an appeal is read and denied', async () => {
    server.answer('moderation.answerAppeal', () => {
      takedowns = [takenDown({ appeal: null })]
      return { success: true, takedown: takedowns[0]! }
    })
    const { user } = await open('?tab=takedowns&state=appealed')
    expect(await screen.findByText('I have mended it.')).toBeDefined()
    await user.click(await button('الرد على التظلّم'))
    const form = within(
      await screen.findByRole('dialog', { name: /^الرد على التظلّم بشأن .*VAT desk/ }),
    )
    await user.click(form.getByRole('radio', { name: /رفض/ }))
    await user.type(form.getByRole('textbox', { name: 'الرد إلى المبدع' }), 'ما زال يعد بالكثير.')
    await user.click(form.getByRole('button', { name: 'أرسل الرد' }))

    expect(await screen.findByText(/^رُفض التظلّم\. يبقى .*VAT desk.* خارج المتجر\.$/)).toBeDefined()
    expect(sent()?.body).toEqual({ decision: 'denied', answer: 'ما زال يعد بالكثير.' })
  })

  test('whoever may not decide sees invented cases under the badge', async () => {
    server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae', role: 'creator' })
    await open('?tab=takedowns&state=ended')
    expect(await screen.findByText('بيانات تجريبية')).toBeDefined()
    expect(await screen.findAllByText(/^كان خارج المتجر من .* إلى /)).not.toHaveLength(0)
    expect(server.received.filter(({ address }) => /moderation|submissions/.test(address))).toEqual(
      [],
    )
  })
})
