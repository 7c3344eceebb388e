import { screen, within } from '@testing-library/react'
import type { creatorPages } from '@wakeel/contract'
import { beforeEach, expect, test } from 'vitest'
import { app } from '../../testing/apps.ts'
import { publicCreator as creator } from '../../testing/creators.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})

const shows = (details: Partial<creatorPages.Creator> = {}) =>
  server.answer('creatorPages.getCreator', ({ cursor }) => ({
    success: true,
    creator: creator(details),
    apps: [app({ name: cursor ? 'Second agent' : 'First agent' })],
    next_cursor: cursor ? null : 'next',
  }))

test('a visitor reads who made the agents, what they come to, and goes on to the rest', async () => {
  shows()
  const { user } = await openPage('/creators/noura')

  expect(await screen.findByRole('heading', { level: 1, name: 'Noura Saleh' })).toBeDefined()
  expect(screen.getByText('Accountants who write agents.')).toBeDefined()
  expect(screen.getByText('1,204')).toBeDefined()
  const website = screen.getByRole('link', { name: /scales\.example\.com/ })
  expect([website.getAttribute('href'), website.getAttribute('rel')]).toEqual([
    'https://scales.example.com/about',
    'nofollow ugc noreferrer',
  ])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('heading', { level: 3, name: 'Second agent' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('whoever finds what a creator says of themselves wrong tells a moderator', async () => {
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
  server.answer('moderation.reportProfile', () => ({ success: true }))
  shows()
  const { user } = await openPage('/creators/noura')
  await user.click(await screen.findByRole('button', { name: 'Report this text' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Report what Noura Saleh says of themselves' }),
  )
  expect(dialog.queryByRole('radio', { name: /Wrong answers/ })).toBeNull()
  await user.click(dialog.getByRole('radio', { name: /Misleading/ }))
  await user.type(dialog.getByRole('textbox', { name: 'What is wrong?' }), ' Nobody is licensed. ')
  await user.click(dialog.getByRole('button', { name: 'Send report' }))

  expect(
    await screen.findByText(/^Thank you. A moderator will look at it, and a copy comes to you/),
  ).toBeDefined()
  expect(server.received.at(-1)).toEqual({
    method: 'POST',
    address: '/api/creators/noura/reports',
    body: { reason: 'misleading', comment: 'Nobody is licensed.' },
  })
})

test('a page that says nothing of its creator offers no report', async () => {
  shows({ about: null, website: null })
  await openPage('/creators/noura')

  expect(await screen.findByRole('heading', { level: 1, name: 'Noura Saleh' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Report this text' })).toBeNull()
})

test('the store’s own page says so in Arabic, and that nobody has rated its agents yet', async () => {
  shows({ kind: 'store', name: 'وكيل', about: null, website: null, rating: null, reviews_count: 0 })
  await openPage('/creators/store', { language: 'ar' })

  expect(await screen.findByText('وكلاء يصنعهم وكيل نفسه ويعتني بهم.')).toBeDefined()
  expect(screen.getByText('لا مراجعات بعد')).toBeDefined()
  expect(screen.queryByRole('link', { name: /الموقع/ })).toBeNull()
})

test('whoever has no page is not found, and the catalogue is one step away', async () => {
  server.answer('creatorPages.getCreator', () => {
    throw new Refusal('creators.creator_not_found')
  })
  await openPage('/creators/nobody')

  expect(
    await screen.findByRole('heading', { level: 1, name: 'This creator has no page' }),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Browse the agents' })).toBeDefined()
})

test('a page that could not be loaded can be tried again', async () => {
  let isDown = true
  server.answer('creatorPages.getCreator', () => {
    if (isDown) throw new Refusal('server.failed')
    return { success: true, creator: creator(), apps: [], next_cursor: null }
  })
  const { user } = await openPage('/creators/noura')
  const alert = await screen.findByRole('alert')
  isDown = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Noura Saleh' })).toBeDefined()
})
