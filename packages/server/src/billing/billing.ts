import { bind } from '../bind.ts'
import type { BillingDependencies } from './dependencies.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { createBillingDetails } from './invoices/billing-details.ts'
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
 * document issued, the ledger posted, the letter stored. No transaction is open while the payment
 * provider is asked: what is to happen is stored first, done under an id that makes a repeat
 * harmless, and then recorded; a job takes up whatever was left between two steps. Whoever changes
 * a person's money locks in this order: the person, the order, the wallet, the series of invoices.
 */
export function createBilling({
  accounts,
  provider,
  vatMode,
  seller,
  brand,
  publicUrl,
  outbox,
  ...rest
}: BillingDependencies) {
  const isSandbox = provider.name === 'sandbox'
  const ledger = createLedger(rest)
  const invoices = createInvoices({ ...rest, outbox, seller, brand, isSandbox })
  const quotes = createQuotes({ ...rest, vatMode, isSandbox })
  const priceRises = createPriceRises({ ...rest, outbox })
  const purchases = createPurchases({
    ...rest,
    ledger,
    invoices,
    outbox,
    priceRises,
  })
  const runCharges = createRunCharges({ ...rest, ledger })
  const subscriptions = createSubscriptions({ ...rest, accounts, purchases, vatMode, isSandbox })
  const checkout = createCheckout({
    ...rest,
    provider,
    quotes,
    subscriptions,
    ledger,
    invoices,
    outbox,
    vatMode,
    publicUrl,
  })
  const renewals = bind(
    { ...rest, accounts, provider, checkout, outbox, vatMode },
    { renewSubscriptions },
  )
  const refunds = createRefunds({
    ...rest,
    provider,
    ledger,
    invoices,
    outbox,
    subscriptions,
    purchases,
  })

  return {
    ...quotes,
    ...checkout,
    ...subscriptions,
    ...createWalletPage({ ...rest, ledger, isSandbox }),
    ...createBillingDetails(rest),
    ...bind({ ...rest, ledger, invoices }, { exportPerson, erasePerson }),
    ...invoices,
    ...purchases,
    ...renewals,
    ...refunds,
    ...priceRises,
    runCharges,
    ledger,
  }
}
