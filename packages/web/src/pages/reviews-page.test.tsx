import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

test('anybody can read how reviews become a rating: who counts, what each weighs, how fast it moves', async () => {
  fakeServer()
  await openPage('/legal/reviews')

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('How ratings work')
  const page = screen.getByRole('main').textContent
  expect(page).toContain('confirmed the email address')
  expect(page).toMatch(
    /has had an answer of the agent themselves, in a free or a paid run, has \d+ points/,
  )
  expect(page).toContain('at most a tenth of a star in 24 hours')
})
