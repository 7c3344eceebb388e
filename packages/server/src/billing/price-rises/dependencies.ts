import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { BillingDependencies } from '../dependencies.ts'

/** What price rises are built from. */
export interface PriceRiseDependencies
  extends Pick<BillingDependencies, 'database' | 'clock' | 'newId' | 'outbox' | 'publicUrl'> {
  catalogue: Pick<Catalogue, 'changePrice' | 'recordChanges' | 'getRunnableApp'>
}
