import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { Outbox } from '../../emails/outbox.ts'
import type { Organisations } from '../../organisations/organisations.ts'
import type { Invoices } from '../invoices/invoices.ts'
import type { Ledger } from '../ledger.ts'
import type { PlanBook } from '../plans/plan-book.ts'
import type { PriceRises } from '../price-rises/price-rises.ts'

export interface PurchaseDependencies {
  database: Database
  clock: Clock
  newId(): string
  catalogue: Pick<Catalogue, 'getRunnableApp'>
  ledger: Ledger
  invoices: Pick<Invoices, 'issue'>
  outbox: Outbox
  plans: PlanBook
  priceRises: Pick<PriceRises, 'tellBuyer'>
}

export interface RunChargeDependencies {
  clock: Clock
  ledger: Ledger
  plans: PlanBook
  organisations: Pick<
    Organisations,
    'findAllowance' | 'reserveAllowance' | 'countRun' | 'uncountRun'
  >
}

export interface WalletPageDependencies {
  database: Database
  clock: Clock
  ledger: Ledger
  isSandbox: boolean
}
