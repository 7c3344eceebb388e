import type { creators } from '@wakeel/contract'

const payout = (
  number: number,
  week: string,
  status: creators.PayoutStatus,
  [holder_name, iban_masked, fils]: readonly [string, string, number],
): creators.Payout => ({
  id: `payout-${number}`,
  number: `PO-${String(number).padStart(6, '0')}`,
  week,
  status,
  amount: { amount: fils, currency: 'AED' },
  holder_name,
  iban_masked,
  created_at: week === '2026-W46' ? '2026-11-16T02:00:00Z' : '2026-11-09T02:00:00Z',
  paid_at: status === 'paid' ? '2026-11-10T09:30:00Z' : null,
})

const layla = (fils: number) => ['Layla Haddad', 'AE07 •••• 3456', fils] as const
const omar = (fils: number) => ['Omar Siddiqui', 'AE31 •••• 9904', fils] as const
const anita = (fils: number) => ['Anita Verma', 'GB82 •••• 5432', fils] as const

export const showcasePayouts = (): creators.Payout[] => [
  payout(42, '2026-W46', 'ready', layla(876_125)),
  payout(43, '2026-W46', 'ready', omar(214_050)),
  payout(39, '2026-W45', 'paid', layla(912_400)),
  payout(40, '2026-W45', 'paid', omar(188_210)),
  payout(41, '2026-W45', 'returned', anita(31_900)),
]

/** The weeks of these payouts, newest first. */
export function weeksOf(payouts: readonly creators.Payout[]): creators.PayoutWeek[] {
  return [...Map.groupBy(payouts, ({ week }) => week)]
    .map(([week, of]) => ({
      week,
      payouts: of.length,
      total: {
        amount: of.reduce((sum, { amount }) => sum + amount.amount, 0),
        currency: 'AED' as const,
      },
      by_status: { ready: 0, sent: 0, paid: 0, returned: 0, ...countBy(of) },
    }))
    .sort((one, other) => other.week.localeCompare(one.week))
}

const countBy = (
  payouts: readonly creators.Payout[],
): Partial<Record<creators.PayoutStatus, number>> =>
  Object.fromEntries(
    [...Map.groupBy(payouts, ({ status }) => status)].map(([status, of]) => [status, of.length]),
  )
