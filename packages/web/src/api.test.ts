import { reviews } from '@wakeel/contract'
import { describe, expect, test } from 'vitest'
import { app, list } from '../testing/apps.ts'
import { fakeServer, Refusal } from '../testing/fake-server.ts'
import { ApiError, api, createClient, NetworkError } from './api.ts'
import { askEarly } from './early.ts'

describe('the client', () => {
  test('puts each value where the route has it', async () => {
    const server = fakeServer().signIn({ id: 'p1', name: 'Layla', email: 'layla@example.com' })
    server.answer('reviews.createReview', ({ slug, rating, comment }, { token }) => {
      expect({ slug, rating, comment, token }).toEqual({
        slug: 'vat-desk',
        rating: 4,
        comment: 'Right',
        token: 'token-of-p1',
      })
      const at = '2026-11-20T08:00:00.000Z'
      const review = {
        id: 'r1',
        rating,
        comment,
        user_name: 'Layla',
        created_at: at,
        updated_at: at,
      }
      return {
        success: true,
        review: {
          ...review,
          has_run: false,
          is_sample: false,
          is_mine: true,
          status: 'counted',
          status_reason: null,
          reply: null,
        },
      }
    })
    const { review } = await createClient(reviews.routes).createReview({
      slug: 'vat-desk',
      rating: 4,
      comment: 'Right',
    })
    expect(review.id).toBe('r1')
    expect(server.received.at(-1)).toEqual({
      method: 'POST',
      address: '/api/apps/vat-desk/reviews',
      body: { rating: 4, comment: 'Right' },
    })
  })

  test('adds the language of the page where the contract has one', async () => {
    document.documentElement.lang = 'ar'
    const server = fakeServer().answer('catalogue.listApps', () => list([]))
    await api.catalogue.listApps({ category: 'health' })
    expect(server.received.at(-1)?.address).toBe('/api/apps?category=health&lang=ar')
  })

  test('a refusal carries its code, status and sentence', async () => {
    fakeServer().answer('catalogue.getApp', () => {
      throw new Refusal('catalogue.app_not_found')
    })
    const refused = api.catalogue.getApp({ slug: 'nobody' })
    await expect(refused).rejects.toBeInstanceOf(ApiError)
    await expect(refused).rejects.toMatchObject({
      code: 'catalogue.app_not_found',
      status: 404,
      message: 'This agent is not in the store.',
    })
  })

  test('no answer is a network error', async () => {
    fakeServer().cutOff()
    await expect(api.catalogue.getStore()).rejects.toBeInstanceOf(NetworkError)
  })

  test('uses an answer that was asked for early, once', async () => {
    const shown = app()
    const server = fakeServer().answer('catalogue.getApp', () => ({ success: true, app: shown }))
    askEarly('/api/apps/vat-desk?lang=en')
    await api.catalogue.getApp({ slug: 'vat-desk', lang: 'en' })
    expect(server.received).toHaveLength(1)
    await api.catalogue.getApp({ slug: 'vat-desk', lang: 'en' })
    expect(server.received).toHaveLength(2)
  })
})
