import { useQuery } from '@tanstack/react-query'
import type { catalogue } from '@wakeel/contract'
import { useState } from 'react'
import { priceOf } from '../language/app-price.ts'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PriceRiseNote } from '../ui/price-rise-note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { usePurchaseApp, walletQuery } from './account-queries.ts'
import { TopUpDialog } from './lazy-top-up-dialog.ts'
import styles from './money-dialog.module.css'
import { messages } from './wallet-messages.ts'

/** Buys an agent from the wallet, after saying what that means and what it leaves. */
export function PurchaseDialog(props: {
  app: catalogue.App
  userId: string
  open: boolean
  onClose: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language].purchase
  const isMonthly = props.app.pricing.model === 'subscription'
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={words.title(props.app.name)}
      description={isMonthly ? words.monthly : words.forGood}
    >
      <Purchase {...props} />
    </Dialog>
  )
}

function Purchase({
  app,
  userId,
  onClose,
}: {
  app: catalogue.App
  userId: string
  onClose: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language].purchase
  const [isToppingUp, setToppingUp] = useState(false)
  const wallet = useQuery({ ...walletQuery(userId), staleTime: 0 })
  const buy = usePurchaseApp(app.slug, () => {
    alertUser(words.bought(app.name))
    onClose()
  })
  const price = priceOf(app)
  const shown = formatDirhams(price, language)
  const canSpend = wallet.data && wallet.data.balance.amount - wallet.data.held.amount
  const isShort = canSpend !== undefined && canSpend < price

  return (
    <div className={styles.form}>
      <dl className={styles.figures}>
        <div>
          <dt>{words.price}</dt>
          <dd>
            <bdi>
              {app.pricing.model === 'subscription' ? words.perMonth(shown) : words.once(shown)}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{words.wallet}</dt>
          <dd>
            {canSpend === undefined ? (
              <Skeleton tenths={4} />
            ) : (
              <bdi>{formatDirhams(canSpend, language)}</bdi>
            )}
          </dd>
        </div>
        {canSpend !== undefined && !isShort && (
          <div>
            <dt>{words.after}</dt>
            <dd>
              <bdi>{formatDirhams(canSpend - price, language)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.small}>{words.vat}</p>
      {app.pricing.model === 'subscription' && <PriceRiseNote app={app} />}
      {isShort && (
        <InlineAlert
          action={
            <Button size="small" {...TopUpDialog.whenNear} onClick={() => setToppingUp(true)}>
              {words.topUp}
            </Button>
          }
        >
          {words.missing(formatDirhams(price - canSpend, language))}
        </InlineAlert>
      )}
      {buy.isError && (
        <InlineAlert tone="danger">{errorMessage(buy.error, language, words.failed)}</InlineAlert>
      )}
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onClose}>
          {messages[language].cancel}
        </Button>
        <Button onClick={() => buy.mutate(undefined)} disabled={isShort || buy.isPending}>
          {buy.isPending ? words.buying : words.buy(shown)}
        </Button>
      </div>
      <TopUpDialog
        userId={userId}
        open={isToppingUp}
        lacking={isShort ? price - canSpend : 0}
        onClose={() => setToppingUp(false)}
      />
    </div>
  )
}
