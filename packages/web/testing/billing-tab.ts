import type { billing } from '@wakeel/contract'
import { wallet } from './account-money.ts'
import { type FakeServer, fakeServer } from './fake-server.ts'
import { openPage } from './open-page.tsx'
import { plans } from './plans.ts'

export const noDetails: billing.BillingDetails = { company: null, trn: null, address: null }

/** The server of somebody with this in the wallet, who has bought nothing yet. */
export function billingServer(money: () => billing.Wallet = wallet): FakeServer {
  return fakeServer()
    .signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
    .answer('billing.getWallet', () => ({ success: true, wallet: money() }))
    .answer('billing.listWalletEntries', () => ({
      success: true,
      entries: [],
      next_cursor: null,
    }))
    .answer('billing.listInvoices', () => ({ success: true, invoices: [], next_cursor: null }))
    .answer('billing.listOrders', () => ({ success: true, orders: [], next_cursor: null }))
    .answer('billing.getBillingDetails', () => ({ success: true, details: noDetails }))
    .answer('billing.listPlans', () => ({
      success: true,
      plans: plans(),
      offer_notice: null,
      vat_mode: 'added',
      current: null,
    }))
}

export const openTab = () => openPage('/account?tab=billing')
