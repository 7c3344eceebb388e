import type { Values } from '../understanding/frame.ts'
import type { CorporateTaxInput } from './estimate.ts'
import type { corporateTaxFrame } from './frame.ts'

export type TaxValues = Values<typeof corporateTaxFrame.slots>
export type Amount = NonNullable<TaxValues['profit']>

/** A year's income, and what it was worked out from. */
export type Income = Pick<
  CorporateTaxInput,
  'taxableIncome' | 'revenue' | 'expenses' | 'notDeductible'
>
