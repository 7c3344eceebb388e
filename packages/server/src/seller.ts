import { Trn } from '@wakeel/contract'
import { isValidIBAN } from 'ibantools'
import { z } from 'zod'

/** Text of an operator’s file. */
export const line = z.string().trim().min(1).max(200)
export const inBoth = z.strictObject({ en: line, ar: line })
const iban = z
  .string()
  .transform((text) => text.replace(/\s+/g, '').toUpperCase())
  .refine((text) => isValidIBAN(text), 'must be an IBAN')

/** Who sells: what the law wants on a tax invoice, and the account that creators are paid from. */
export const Seller = z.strictObject({
  name: inBoth,
  address: inBoth,
  trn: Trn,
  /** Where a customer asks about a document: an e-mail address, a telephone number, or both. */
  contact: line,
  bank: z.strictObject({ name: line, iban }).optional(),
})
export type Seller = z.infer<typeof Seller>
