import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { invoice } from '../../testing/account-money.ts'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { openPart } from '../../testing/open-part.tsx'
import { order } from '../../testing/plans.ts'
import { InvoicesTable } from './invoices-table.tsx'
import { OrdersTable } from './orders-table.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})

const classesOf = async (word: string) => [
  ...(await screen.findByText(word, { selector: '.badge' })).classList,
]

test.each([
  ['paid', 'Paid', 'accent'],
  ['refunded', 'Refunded', 'neutral'],
  ['issued', 'Issued', 'neutral'],
] as const)('an invoice that is %s is read as %s in the tone %s', async (status, word, tone) => {
  server.answer('billing.listInvoices', () => ({
    success: true,
    invoices: [invoice({ status })],
    next_cursor: null,
  }))
  openPart(<InvoicesTable userId="aisha" />)
  expect(await classesOf(word)).toEqual(['badge', tone])
})

test.each([
  ['awaiting_approval', 'Awaiting approval', 'neutral'],
  ['completed', 'Paid', 'accent'],
  ['declined', 'Declined', 'danger'],
  ['cancelled', 'Cancelled', 'neutral'],
  ['refunded', 'Refunded', 'neutral'],
  ['charged_back', 'Charged back', 'danger'],
] as const)(
  'an order that is %s is read by its customer as %s in the tone %s',
  async (status, word, tone) => {
    server.answer('billing.listOrders', () => ({
      success: true,
      orders: [order({ status })],
      next_cursor: null,
    }))
    openPart(<OrdersTable userId="aisha" />)
    expect(await classesOf(word)).toEqual(['badge', tone])
  },
)
