import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { formatDirhams, formatMoney } from '../language/money.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { walletQuery } from './account-queries.ts'
import { messages } from './billing-tab-messages.ts'
import { TopUpDialog } from './lazy-top-up-dialog.ts'
import styles from './money-tabs.module.css'

/** How much is in the wallet, and the way to put more into it. */
export function WalletCard({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language].wallet
  const query = useQuery(walletQuery(userId))
  const [isToppingUp, setToppingUp] = useState(false)
  const wallet = query.data
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{words.title}</h2>
      {query.isPending && <Waiting />}
      {query.isError && <LoadFailed onRetry={() => void query.refetch()} />}
      {wallet && (
        <div>
          <p className={styles.eyebrow}>{words.balance}</p>
          <p className={styles.balance}>
            <bdi>{formatMoney(wallet.balance, language)}</bdi>
          </p>
          {wallet.balance.amount === 0 && <p className={styles.small}>{words.empty}</p>}
          {wallet.held.amount > 0 && (
            <p className={styles.small}>
              {words.spendable(formatDirhams(wallet.balance.amount - wallet.held.amount, language))}{' '}
              · {words.held(formatMoney(wallet.held, language))}
            </p>
          )}
        </div>
      )}
      <div className={styles.buttons}>
        <Button {...TopUpDialog.whenNear} onClick={() => setToppingUp(true)}>
          {words.topUp}
        </Button>
      </div>
      <TopUpDialog userId={userId} open={isToppingUp} onClose={() => setToppingUp(false)} />
    </Card>
  )
}
