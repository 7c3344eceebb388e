import type { Bilingual } from '@wakeel/contract'
import type { Seller } from '../../seller.ts'
import type { StatementKind, WeekSums } from './statement-lines.ts'

/** All that stands on a week's statement. Amounts in fils. */
export interface StatementContent extends WeekSums {
  /** Null: the operator has not said who pays. */
  seller: Pick<Seller, 'name' | 'address' | 'contact'> | null
  creator: { name: string; email: string }
  /** ISO times of the week's begin and end. */
  begins: string
  ends: string
  opening: number
  closing: number
  groups: StatementGroup[]
}

/** The movements of a kind and an agent, together. */
export interface StatementGroup {
  kind: StatementKind
  app: Bilingual | null
  count: number
  fils: number
}
