import type { Bilingual } from '@wakeel/contract'
import { roundToFils } from '../fils.ts'
import { formatMoney } from '../reading/format.ts'
import { asItIs } from '../what-if.ts'
import type { LoanInput } from './loan-input.ts'
import { planLoan } from './plan.ts'

// "If I pay 100,000 at once now": the loan as it is and less by that, with the same term or the same payment.

interface Variant {
  input: LoanInput
  title: Bilingual
}

export function withLumpSum(input: LoanInput, paid: number): readonly Variant[] {
  const loan = input.principal ?? (input.price ?? 0) - (input.downPayment ?? 0)
  const now = { input, title: asItIs }
  if (input.find === 'amount' || loan <= paid) return [now]
  const { price: _, downPayment: __, ...rest } = input
  const less: LoanInput = { ...rest, principal: roundToFils(loan - paid) }
  const title = (en: string, ar: string): Bilingual => ({
    en: `${formatMoney(paid, 'en', input.currency)} paid at once${en}`,
    ar: `بعد دفع ${formatMoney(paid, 'ar', input.currency)} مرة واحدة${ar}`,
  })
  if (input.find === 'term') return [now, { input: less, title: title('', '') }]
  const { months: ___, ...open } = less
  return [
    now,
    { input: less, title: title(', same term', '، بالمدة نفسها') },
    {
      input: { ...open, find: 'term', payment: planLoan(input).payment },
      title: title(', same payment', '، بالقسط نفسه'),
    },
  ]
}
