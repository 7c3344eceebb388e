import { aed, type Bilingual, creatorPart, vatIn } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { creatorAccounts } from '../../database/schema/billing.ts'
import type { Ledger, Line } from '../ledger.ts'

/** An app as it is sold at this moment. */
export interface SoldApp {
  id: string
  slug: string
  name: Bilingual
  pricingModel: string
  /** With VAT. */
  priceFils: number
  /** Whose it is; null: the store's own. */
  creatorId: string | null
  /** The percent of the price without VAT that is the creator's. */
  sharePercent: number | null
}

/** A run or a purchase as it was agreed when it began. */
export interface AgreedSale {
  priceFils: number
  vatFils: number
  creatorId: string | null
  sharePercent: number | null
}

/** What is agreed when an app is sold now. Prices of single agents hold their VAT, whatever the plans do. */
export const agreeSale = ({ priceFils, creatorId, sharePercent }: SoldApp): AgreedSale => ({
  priceFils,
  vatFils: vatIn(priceFils),
  creatorId,
  sharePercent,
})

/** Makes sure that a creator has an account. Before any wallet is locked: it waits for a creator who is leaving. */
export async function openCreatorAccount(
  { ledger }: { ledger: Ledger },
  tx: Transaction,
  creatorId: string | null,
): Promise<void> {
  if (creatorId === null) return
  const [account] = await tx
    .select()
    .from(creatorAccounts)
    .where(eq(creatorAccounts.userId, creatorId))
  if (account) return
  const accountId = await ledger.openAccount(tx, 'creator')
  await tx.insert(creatorAccounts).values({ userId: creatorId, accountId }).onConflictDoNothing()
}

/** The creator's part of what is paid for an agent. */
export const shareOf = ({
  priceFils,
  vatFils,
  sharePercent,
}: Omit<AgreedSale, 'creatorId'>): number => creatorPart(priceFils - vatFils, sharePercent ?? 0)

/** Posts what was paid for an agent: VAT, the creator's part, and the rest, with what rounding leaves, to the platform. */
export async function postSale(
  { ledger }: { ledger: Ledger },
  tx: Transaction,
  kind: 'run' | 'sale',
  reference: string,
  { paid, sale }: { paid: Line; sale: AgreedSale },
): Promise<void> {
  const net = sale.priceFils - sale.vatFils
  const part = shareOf(sale)
  const lines: Line[] = [
    paid,
    { account: 'vat', ...aed(-sale.vatFils) },
    { account: 'platform', ...aed(part - net) },
  ]
  if (sale.sharePercent !== null) {
    const account = await creatorAccount(tx, sale.creatorId)
    lines.push({ account, ...aed(-part), sharePercent: sale.sharePercent })
  }
  await ledger.post(tx, kind, reference, lines)
}

/** A creator who has left since the sale was agreed has none any more. */
export async function creatorAccount(
  tx: Transaction,
  creatorId: string | null,
): Promise<Line['account']> {
  if (creatorId === null) return 'unclaimed'
  // Locked against a creator who leaves at this moment and whose account is being emptied.
  const [account] = await tx
    .select()
    .from(creatorAccounts)
    .where(eq(creatorAccounts.userId, creatorId))
    .for('key share')
  return account ? { id: account.accountId } : 'unclaimed'
}
