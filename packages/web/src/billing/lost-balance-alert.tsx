import { useQuery } from '@tanstack/react-query'
import type { Bilingual } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { InlineAlert } from '../ui/state.tsx'
import { walletQuery } from './account-queries.ts'

const message: Bilingual<(balance: string) => string> = {
  en: (balance) =>
    `${balance} is in your wallet. Spend it or have it refunded first: afterwards it cannot be spent, and we only keep it for you as unclaimed.`,
  ar: (balance) =>
    `في محفظتك ${balance}. أنفقه أو استرده أولًا، فبعد الحذف لا يمكن إنفاقه ويُحفظ لك رصيدًا غير مطالَب به.`,
}

/** What a wallet still holds, before its account is deleted. */
export function LostBalanceAlert({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const { data } = useQuery({ ...walletQuery(userId), staleTime: 0 })
  if (!data || data.balance.amount <= 0) return null
  return (
    <InlineAlert tone="danger">
      {message[language](formatMoney(data.balance, language))}
    </InlineAlert>
  )
}
