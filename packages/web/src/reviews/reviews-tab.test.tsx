import { screen, waitFor, within } from '@testing-library/react'
import type { reviews } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { app } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

let server: FakeServer
let stored: reviews.Review[]
let isOwnAgent: boolean
beforeEach(() => {
  server = fakeServer()
  isOwnAgent = false
  stored = [
    review({
      id: 'r1',
      user_name: 'Omar',
      comment: 'Right to the fils.',
      rating: 5,
      has_run: true,
    }),
  ]
  server.answer('catalogue.getApp', () => ({
    success: true,
    app: app({ slug: 'vat-desk', name: 'VAT desk' }),
  }))
  server.answer('reviews.listReviews', () => ({
    success: true,
    reviews: stored,
    total: stored.length,
    rating: 4.5,
    histogram: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 3 },
    mine: stored.find(({ is_mine }) => is_mine) ?? null,
    is_own_agent: isOwnAgent,
    next_cursor: null,
  }))
})

function review(details: Partial<reviews.Review>): reviews.Review {
  const at = '2026-11-15T08:00:00.000Z'
  return {
    id: 'r',
    rating: 4,
    comment: 'Good',
    user_name: 'Aisha',
    created_at: at,
    updated_at: at,
    has_run: false,
    is_sample: false,
    is_mine: false,
    status: 'counted',
    status_reason: null,
    reply: null,
    ...details,
  }
}

const signedIn = () => server.signIn({ id: 'aisha', name: 'Aisha', email: 'aisha@example.ae' })
const openReviews = () => openPage('/app-store/vat-desk?tab=reviews')

describe('the reviews of an app', () => {
  test('are listed with who has run the agent and which are samples', async () => {
    stored.push(
      review({
        id: 'r2',
        user_name: 'Wakeel User',
        comment: 'As an example',
        has_run: true,
        is_sample: true,
      }),
    )
    await openReviews()
    const first = within((await screen.findByText('Right to the fils.')).closest('li')!)
    const second = within(screen.getByText('As an example').closest('li')!)
    expect(first.getByText('Has run this agent')).toBeDefined()
    expect(first.queryByText('Sample review')).toBeNull()
    expect(second.getByText('Wakeel User')).toBeDefined()
    expect(second.getByText('Sample review')).toBeDefined()
    expect(second.queryByText('Has run this agent')).toBeNull()
    expect(
      screen.getByRole('table', { name: 'How many reviews gave each number of stars' }),
    ).toBeDefined()
  })

  test('stand under the mean of their own stars, and the rating of the store is named apart from it', async () => {
    server.answer('reviews.listReviews', () => ({
      success: true,
      reviews: [review({ rating: 2 })],
      total: 1,
      rating: 4.5,
      histogram: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 0 },
      mine: null,
      is_own_agent: false,
      next_cursor: null,
    }))
    await openReviews()
    const summary = within(await screen.findByRole('region', { name: 'Rating' }))
    expect(summary.getByText('2.0')).toBeDefined()
    expect(summary.getByText('of 1 review')).toBeDefined()
    expect(summary.getByText(/^The store’s rating is 4\.5:/)).toBeDefined()
  })

  test('show under each what its creator replied', async () => {
    stored.push(
      review({
        id: 'r2',
        comment: 'Slow.',
        reply: { text: 'Faster since today.', replied_at: '2026-11-16T08:00:00.000Z' },
      }),
    )
    await openReviews()
    const answered = within((await screen.findByText('Slow.')).closest('li')!)
    expect(answered.getByText('Reply from the creator').nextSibling?.textContent).toBe(
      '16 Nov 2026',
    )
    expect(answered.getByText('Faster since today.')).toBeDefined()
    expect(
      within(screen.getByText('Right to the fils.').closest('li')!).queryByText(
        'Reply from the creator',
      ),
    ).toBeNull()
  })

  test('a visitor is asked to sign in instead of seeing the form', async () => {
    await openReviews()
    await screen.findByText('Right to the fils.')
    const page = within(screen.getByRole('main'))
    expect(page.getByRole('heading', { name: 'Sign in to write a review' })).toBeDefined()
    expect(page.getByRole('link', { name: 'Sign In' })).toHaveProperty(
      'href',
      expect.stringContaining('/signin'),
    )
    expect(page.queryByRole('button', { name: 'Submit review' })).toBeNull()
  })

  test('a review is five stars unless chosen otherwise; it clears the form and reloads the list', async () => {
    signedIn()
    const sent: unknown[] = []
    server.answer('reviews.createReview', ({ rating, comment }) => {
      sent.push({ rating, comment })
      const mine = review({ id: 'mine', rating, comment, is_mine: true })
      stored = [mine, ...stored]
      return { success: true, review: mine }
    })
    const { user } = await openReviews()
    const comment = await screen.findByLabelText('Your review')
    expect(screen.getByRole('radio', { name: '5 stars' })).toHaveProperty('checked', true)
    await user.type(comment, '  It asked for what was missing.  ')
    await user.click(screen.getByRole('button', { name: 'Submit review' }))
    expect(await screen.findByText('Review submitted successfully!')).toBeDefined()
    expect(sent).toEqual([{ rating: 5, comment: 'It asked for what was missing.' }])
    expect(screen.queryByLabelText('Your review')).toBeNull()
    expect(await screen.findByText('It asked for what was missing.')).toBeDefined()
  })

  test('a review that is being written waits while its writer looks at another tab', async () => {
    signedIn()
    const { user } = await openReviews()
    await user.type(await screen.findByLabelText('Your review'), 'It forgot the')
    await user.click(screen.getByRole('radio', { name: '2 stars' }))
    await user.click(screen.getByRole('tab', { name: 'Overview' }))
    await user.click(screen.getByRole('tab', { name: /Reviews/ }))
    expect(await screen.findByLabelText('Your review')).toHaveProperty('value', 'It forgot the')
    expect(screen.getByRole('radio', { name: '2 stars' })).toHaveProperty('checked', true)
  })

  test('a blank review cannot be submitted, and none is submitted twice', async () => {
    signedIn()
    server.answer('reviews.createReview', () => new Promise(() => {}))
    const { user } = await openReviews()
    const comment = await screen.findByLabelText('Your review')
    await user.type(comment, '   ')
    expect(screen.getByRole('button', { name: 'Submit review' })).toHaveProperty('disabled', true)
    await user.type(comment, 'Good')
    await user.click(screen.getByRole('button', { name: 'Submit review' }))
    expect(await screen.findByRole('button', { name: 'Submitting…' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  test('a failure says Failed to submit review and keeps what was written', async () => {
    signedIn()
    server.answer('reviews.createReview', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openReviews()
    await user.type(await screen.findByLabelText('Your review'), 'Good')
    await user.click(screen.getByRole('button', { name: 'Submit review' }))
    expect(await screen.findByText('Failed to submit review')).toBeDefined()
    expect(screen.getByLabelText('Your review')).toHaveProperty('value', 'Good')
  })

  test('my review can be changed and deleted', async () => {
    signedIn()
    stored = [review({ id: 'mine', rating: 3, comment: 'It is fine', is_mine: true }), ...stored]
    server.answer('reviews.deleteReview', () => {
      stored = stored.filter(({ is_mine }) => !is_mine)
      return { success: true }
    })
    const { user } = await openReviews()
    await user.click(await screen.findByRole('button', { name: 'Change your review' }))
    expect(screen.getByRole('heading', { name: 'Change your review' })).toBeDefined()
    expect(screen.getByLabelText('Your review')).toHaveProperty('value', 'It is fine')
    expect(screen.getByRole('radio', { name: '3 stars' })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('button', { name: 'Keep it as it is' }))
    await user.click(screen.getByRole('button', { name: 'Delete my review' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your review?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete my review' }))
    expect(await screen.findByText('Your review was deleted.')).toBeDefined()
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Write a review' })).toBeDefined(),
    )
  })

  test('my review stands once, with the reply to it', async () => {
    signedIn()
    const reply = { text: 'Thank you.', replied_at: '2026-11-16T08:00:00.000Z' }
    stored = [review({ id: 'mine', comment: 'It is fine', is_mine: true, reply })]
    await openReviews()
    expect(await screen.findByText('It is fine')).toBeDefined()
    expect(screen.getByText('Thank you.')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'No reviews yet' })).toBeNull()
  })

  test('a review just written opens for a change with what it says', async () => {
    signedIn()
    server.answer('reviews.createReview', ({ rating, comment }) => {
      const mine = review({ id: 'mine', rating, comment, is_mine: true })
      stored = [mine, ...stored]
      return { success: true, review: mine }
    })
    const { user } = await openReviews()
    await user.click(await screen.findByRole('radio', { name: '2 stars' }))
    await user.type(screen.getByLabelText('Your review'), 'It forgot the discount.')
    await user.click(screen.getByRole('button', { name: 'Submit review' }))
    await user.click(await screen.findByRole('button', { name: 'Change your review' }))
    expect(screen.getByLabelText('Your review')).toHaveProperty('value', 'It forgot the discount.')
    expect(screen.getByRole('radio', { name: '2 stars' })).toHaveProperty('checked', true)
  })

  test('my review that does not count says why, and what the moderator said', async () => {
    signedIn()
    const mine = review({ id: 'mine', comment: 'Mine', is_mine: true, status: 'unconfirmed' })
    stored = [mine]
    const { user } = await openReviews()
    expect(
      await screen.findByText(/counts as soon as you have confirmed your email address/),
    ).toBeDefined()
    expect(screen.getAllByText('Waiting').length).toBe(1)
    await user.click(screen.getByRole('link', { name: 'How ratings work' }))
    expect(await screen.findByRole('heading', { name: 'How ratings work', level: 1 })).toBeDefined()
  })

  test('a rejected review shows the reason of the moderator', async () => {
    signedIn()
    stored = [
      review({
        id: 'mine',
        is_mine: true,
        status: 'rejected',
        status_reason: 'It is about another agent.',
      }),
    ]
    await openReviews()
    expect(await screen.findByText(/It is about another agent\./)).toBeDefined()
    expect(screen.getByText('Does not count')).toBeDefined()
  })

  test('of one’s own agent cannot be written', async () => {
    signedIn()
    isOwnAgent = true
    stored = []
    await openReviews()
    expect(await screen.findByText(/your own or your organisation’s/)).toBeDefined()
    expect(screen.getByText('What other people say of it stands here.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Submit review' })).toBeNull()
  })

  test('that cannot be loaded say so', async () => {
    server.answer('reviews.listReviews', () => {
      throw new Refusal('server.failed')
    })
    await openReviews()
    expect(await screen.findByText('The reviews could not be loaded')).toBeDefined()
  })
})
