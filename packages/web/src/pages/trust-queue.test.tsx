import { screen, within } from '@testing-library/react'
import type { forge } from '@wakeel/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AGENT_ID, content } from '../../testing/agents.ts'
import { button, dialog } from '../../testing/controls.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import { reported, submission, takenDown } from '../../testing/moderation.ts'
import { openPage } from '../../testing/open-page.tsx'
import { decided, loadTrustPage, trustServer } from '../../testing/trust-page.ts'

beforeAll(loadTrustPage)

let server: FakeServer
let submissions: forge.Submission[]
beforeEach(() => {
  submissions = [submission()]
  server = trustServer(() => ({ submissions, cases: [reported()], takedowns: [takenDown()] }))
})

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
    expect(decided(server)).toMatchObject({ address: `/api/forge/submissions/${AGENT_ID}` })
    expect(decided(server)?.body).toEqual({ decision: 'approve', number: 2, revision: 5 })
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
    expect(decided(server)?.body).toMatchObject({
      decision: 'approve',
      reason: 'The address is their own.',
    })
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
    expect(decided(server)?.body).toEqual({
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
