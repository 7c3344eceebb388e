import { z } from 'zod'

/** A UAE tax registration number has 15 digits, as the Federal Tax Authority issues it; whoever has none writes zeros. */
export const TRN_SHAPE = /^(?!0+$)\d{15}$/

export const Trn = z
  .string()
  .regex(TRN_SHAPE, 'must be the 15 digits of a Tax Registration Number, not zeros alone')
