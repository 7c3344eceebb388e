import { fromDecimal } from '@wakeel/contract'
import { z } from 'zod'
import { Refusal } from './refusal.ts'

const MAX_CENTS = 999_999_999

/** An amount as a caller sends it. */
export const SentMoney = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^-?\d{1,31}(\.\d+)?$/),
})

export const NewOrder = z.object({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().min(1).max(256).default('default'),
        custom_id: z.string().max(255).optional(),
        invoice_id: z.string().max(127).optional(),
        description: z.string().max(3000).optional(),
        amount: SentMoney,
      }),
    )
    .length(1),
  payment_source: z
    .object({
      paypal: z.object({
        vault_id: z.string().min(1).max(255).optional(),
        attributes: z
          .object({ vault: z.object({ store_in_vault: z.literal('ON_SUCCESS') }).optional() })
          .optional(),
      }),
    })
    .optional(),
})

/** What a caller sent, or the refusal that PayPal has for it. */
export function readBody<T extends z.ZodType>(schema: T, body: string): z.infer<T> {
  let content: unknown
  try {
    content = body === '' ? {} : JSON.parse(body)
  } catch {
    throw new Refusal('MALFORMED_REQUEST_JSON')
  }
  const result = schema.safeParse(content)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Refusal(
    issue?.code === 'invalid_type' ? 'MISSING_REQUIRED_PARAMETER' : 'INVALID_PARAMETER_SYNTAX',
  )
}

/** PayPal knows no dirhams; the sandbox knows nothing but the dollars that the store charges. */
export function readCents({ currency_code, value }: z.infer<typeof SentMoney>): number {
  if (currency_code !== 'USD') throw new Refusal('CURRENCY_NOT_SUPPORTED')
  if (/\.\d{3,}$/.test(value)) throw new Refusal('DECIMAL_PRECISION')
  if (value.startsWith('-') || !/[1-9]/.test(value)) throw new Refusal('CANNOT_BE_ZERO_OR_NEGATIVE')
  const cents = fromDecimal(value)
  if (cents === undefined || cents > MAX_CENTS) throw new Refusal('MAX_VALUE_EXCEEDED')
  return cents
}
