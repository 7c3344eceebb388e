import { z } from 'zod'

export const LoanInput = z.object({
  find: z
    .enum(['payment', 'amount', 'term', 'rate'])
    .describe(
      'What is asked for: the monthly payment, the amount that can be borrowed, how long it takes, or the rate that a payment comes to',
    ),
  annualRate: z
    .number()
    .describe('Annual interest or profit rate in per cent, 4.5 for 4.5%; 0 when it is asked for'),
  months: z.number().optional().describe('Term in months; left out when it is asked for'),
  principal: z
    .number()
    .optional()
    .describe(
      'Amount borrowed; left out when it is asked for or follows from price and down payment',
    ),
  price: z.number().optional().describe('Price of what is bought'),
  isHome: z.boolean().optional().describe('What is bought is a home'),
  downPayment: z.number().optional().describe('Paid by the buyer at once, an amount'),
  downShare: z
    .number()
    .optional()
    .describe('Paid by the buyer at once, in per cent of a price that is asked for'),
  payment: z.number().optional().describe('Monthly payment; left out when it is asked for'),
  salary: z.number().optional().describe('Gross monthly income'),
  otherInstalments: z.number().optional().describe('What other loans already take every month'),
  extraPayment: z.number().optional().describe('Paid every month on top of the instalment'),
  parts: z.number().optional().describe('Among how many people the payment is divided'),
  quotedPayment: z.number().optional().describe('A payment that somebody names, to compare'),
  fee: z.number().optional().describe('What the bank takes once, an amount'),
  feeShare: z.number().optional().describe('What the bank takes once, in per cent of the loan'),
  monthsPaid: z
    .number()
    .optional()
    .describe('After how many months the balance still owed is asked for'),
  method: z
    .enum(['reducing', 'flat'])
    .default('reducing')
    .describe('flat only when the person says it is a flat rate'),
  isEnoughAsked: z.boolean().optional().describe('Whether the payment is enough is asked'),
  incomeShare: z
    .number()
    .optional()
    .describe('The income is asked for of which the payment may take this share, 0.5 for half'),
  currency: z.string().default('AED'),
})
export type LoanInput = z.infer<typeof LoanInput>
