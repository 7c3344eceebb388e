import { bind } from '../bind.ts'
import type { BillingDependencies } from './dependencies.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { createInvoices } from './invoices/invoices.ts'
import { createLedger } from './ledger.ts'
import { createCheckout } from './orders/checkout.ts'
import { createQuotes } from './plans/quotes.ts'
import { renewSubscriptions } from './plans/renew-subscriptions.ts'
import { createSubscriptions } from './plans/subscriptions.ts'
import { createPriceRises } from './price-rises/price-rises.ts'
import { createRefunds } from './refunds/refunds.ts'
import { createPurchases } from './spending/purchases.ts'
import { createRunCharges } from './spending/run-charges.ts'
import { createWalletPage } from './spending/wallet-page.ts'

export type Billing = ReturnType<typeof createBilling>

/**
 * Plans, offers, payments, wallets, invoices and the ledger under them.
 *
 * Amounts are integers in minor units, half up. An order's money is taken once, and what follows
 * from it happens in one transaction: the order is completed, the plan or the wallet changed, the
 * document issued, the ledger posted, the email stored. No transaction is open while the payment
 * provider is asked: what is to happen is stored first, done under an id that makes a repeat
 * harmless, and then recorded; a job takes up whatever was left between two steps. Whoever changes
 * a person's money locks in this order: the person, the order, the wallet, the series of invoices.
 */
export function createBilling(dependencies: BillingDependencies) {
  const base = { ...dependencies, isSandbox: dependencies.provider.name === 'sandbox' }
  const ledger = createLedger(base)
  const invoices = createInvoices(base)
  const priceRises = createPriceRises(base)
  const sale = { ...base, ledger, invoices }
  const quotes = createQuotes(base)
  const purchases = createPurchases({ ...sale, priceRises })
  const runCharges = createRunCharges(sale)
  const subscriptions = createSubscriptions({ ...base, purchases })
  const checkout = createCheckout({ ...sale, quotes, subscriptions })
  const renewals = bind({ ...base, checkout }, { renewSubscriptions })
  const refunds = createRefunds({ ...sale, subscriptions, purchases })
  const walletPage = createWalletPage(sale)
  const personalData = bind({ ...sale, refunds }, { exportPerson, erasePerson })

  return {
    quotes,
    checkout,
    subscriptions,
    walletPage,
    personalData,
    invoices,
    purchases,
    renewals,
    refunds,
    priceRises,
    runCharges,
    ledger,
  }
}
