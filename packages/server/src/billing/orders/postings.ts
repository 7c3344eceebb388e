import { aed, usd } from '@wakeel/contract'
import type { OrderRow } from '../../database/schema/billing.ts'
import type { Line } from '../ledger.ts'

type Amounts = Pick<OrderRow, 'vatFils' | 'totalFils' | 'totalCents'>

/** What the ledger holds of a plan or renewal that the payment provider was paid for. */
export function saleLines({ vatFils, totalFils, totalCents }: Amounts): Line[] {
  return [
    ...takenLines({ totalFils, totalCents }),
    { account: 'vat', ...aed(-vatFils) },
    { account: 'platform', ...aed(-(totalFils - vatFils)) },
  ]
}

/** What the ledger holds of money put into a wallet; `walletLine` is what the wallet's own change answers with. */
export function topUpLines(
  amounts: Pick<Amounts, 'totalFils' | 'totalCents'>,
  walletLine: Line,
): Line[] {
  return [...takenLines(amounts), walletLine]
}

/** Dollars at the provider, exchanged for the dirhams that the sale is in. */
function takenLines({ totalFils, totalCents }: Pick<Amounts, 'totalFils' | 'totalCents'>): Line[] {
  return [
    { account: 'provider', ...usd(totalCents) },
    { account: 'exchange', ...usd(-totalCents) },
    { account: 'exchange', ...aed(totalFils) },
  ]
}
