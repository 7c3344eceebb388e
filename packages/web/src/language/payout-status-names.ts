import type { Bilingual, creators } from '@wakeel/contract'

export const payoutStatusNames: Bilingual<Record<creators.PayoutStatus, string>> = {
  en: { ready: 'Ready', sent: 'Sent to the bank', paid: 'Paid', returned: 'Returned' },
  ar: { ready: 'جاهزة', sent: 'أُرسلت إلى المصرف', paid: 'مدفوعة', returned: 'مرتجعة' },
}
