import { screen } from '@testing-library/react'
import type { billing } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { noDetails } from '../../testing/billing-tab.ts'
import { checkoutServer, OFFERED, payButton } from '../../testing/checkout-page.ts'
import { field } from '../../testing/controls.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { sent } from '../../testing/sent.ts'

const TRN = '100123456700003'

let server: FakeServer
let details: billing.BillingDetails
beforeEach(() => {
  details = noDetails
  server = checkoutServer()
  server.answer('billing.getBillingDetails', () => ({ success: true, details }))
  server.answer('billing.setBillingDetails', (written) => {
    details = written
    return { success: true, details }
  })
})

const openDetails = async () => {
  const page = await openPage(OFFERED)
  await page.user.click(await screen.findByText('Company, TRN and address for the invoice'))
  await field('Company')
  return page
}
/** What was asked of the server, in order. */
const writes = () =>
  server.received
    .filter(({ method }) => method !== 'GET')
    .map(({ address }) => address.split('?')[0])
    .filter((path) => path === '/api/billing/details' || path === '/api/checkout')

describe('company, TRN and address for the invoice', () => {
  test('are saved before anything is paid', async () => {
    const { user } = await openDetails()
    await user.type(await field('Company'), 'Rahman Trading LLC')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Your billing details are saved.')).toBeDefined()
    expect(writes()).toEqual(['/api/billing/details'])
  })

  test('that were typed and not saved are saved by paying, before the order is made', async () => {
    const { user } = await openDetails()
    await user.type(await field('Company'), 'Rahman Trading LLC')
    await user.type(await field('Tax Registration Number (TRN)'), TRN)
    await user.click(await payButton())
    expect(await screen.findByText(/^Checkout completed!/)).toBeDefined()
    expect(sent(server, '/api/billing/details')).toEqual([
      { company: 'Rahman Trading LLC', trn: TRN, address: null },
    ])
    expect(writes()).toEqual(['/api/billing/details', '/api/checkout'])
  })

  test('with a TRN that is none stop the payment, and the field says why', async () => {
    const { user } = await openDetails()
    await user.type(await field('Tax Registration Number (TRN)'), '123')
    // Out of sight, it is shown again.
    await user.click(screen.getByText('Company, TRN and address for the invoice'))
    await user.click(await payButton())
    const trn = await field('Tax Registration Number (TRN)')
    expect(document.activeElement).toBe(trn)
    expect(trn.getAttribute('aria-invalid')).toBe('true')
    expect(trn.closest('details')).toHaveProperty('open', true)
    expect(writes()).toEqual([])
    await user.clear(trn)
    await user.type(trn, TRN)
    await user.click(await payButton())
    expect(await screen.findByText(/^Checkout completed!/)).toBeDefined()
    expect(sent(server, '/api/billing/details')).toEqual([
      { company: null, trn: TRN, address: null },
    ])
  })

  test('that could not be saved stop the payment', async () => {
    server.answer('billing.setBillingDetails', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openDetails()
    await user.type(await field('Company'), 'Rahman Trading LLC')
    await user.click(await payButton())
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(await payButton()).toHaveProperty('disabled', false)
    expect(await field('Company')).toHaveProperty('value', 'Rahman Trading LLC')
    expect(sent(server, '/api/checkout')).toEqual([])
  })

  test('that stand as they were are not saved again', async () => {
    details = { ...noDetails, company: 'Rahman Trading LLC' }
    const { user } = await openDetails()
    await user.click(await payButton())
    expect(await screen.findByText(/^Checkout completed!/)).toBeDefined()
    expect(writes()).toEqual(['/api/checkout'])
  })
})
