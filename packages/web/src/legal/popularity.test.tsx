import { screen } from '@testing-library/react'
import { reviews } from '@wakeel/contract'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

const { confirmed, stranger, maxAddress, maxStrangers } = reviews.POPULARITY_RULES

test('the page about counting says by which metrics agents are popular', async () => {
  fakeServer()
  await openPage('/legal/reviews')

  expect(
    await screen.findByText(new RegExp(`with ${confirmed} points .* with ${stranger}\\.`)),
  ).toBeDefined()
  expect(
    screen.getByText(
      new RegExp(`${maxAddress} people who are not confirmed .* of all of them ${maxStrangers} `),
    ),
  ).toBeDefined()
})

test('and says them in Arabic', async () => {
  fakeServer()
  await openPage('/legal/reviews', { language: 'ar' })

  expect(await screen.findByText(new RegExp(`بعدد ${confirmed} نقاط`))).toBeDefined()
  expect(
    screen.getByText(new RegExp(`${maxAddress} أشخاص غير مؤكَّدين .* ${maxStrangers} لكل وكيل`)),
  ).toBeDefined()
})
