import type { Database } from '../database/database.ts'
import type { Signing } from '../signing/signing.ts'

export interface ReceiptDependencies {
  database: Database
  signing: Pick<Signing, 'currentKey' | 'findPublicKey'>
  /** Of the store that issues them. */
  publicUrl: string
  secret: string
}

export interface ReceiptParts extends ReceiptDependencies {
  /** What stands in a receipt for a person or an organisation: nobody without the store's secret can tell whom it means. */
  pseudonym: (of: string) => string
}
