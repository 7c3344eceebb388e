import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { plan } from '../../testing/plans.ts'

const metricsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.lastElementChild?.textContent)

test('the page says what a run of each plan is worth today, and what a creator gets of it', async () => {
  fakeServer().answer('billing.listPlans', () => ({
    success: true,
    plans: [plan()],
    offer_notice: null,
    vat_mode: 'added',
    current: null,
  }))
  await openPage('/legal/earnings')

  const rows = within(await screen.findByRole('table', { name: 'Today’s figures' })).getAllByRole(
    'row',
  )

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How creators earn')
  expect(metricsOf(rows[1]!)).toEqual([
    'Pro, by the month',
    'AED 374.29',
    '500',
    'AED 0.75',
    'AED 0.52',
  ])
  expect(metricsOf(rows[2]!)).toEqual([
    'Pro, a year at once',
    'AED 299.43',
    '500',
    'AED 0.60',
    'AED 0.42',
  ])
})

test('the rules can be read when the plans cannot be loaded', async () => {
  fakeServer().answer('billing.listPlans', () => {
    throw new Error('away')
  })
  await openPage('/legal/earnings')

  expect(await screen.findAllByRole('heading', { name: 'Runs that a plan includes' })).toHaveLength(
    1,
  )
})
