import type { catalogue, runs } from '@wakeel/contract'
import { type ReactNode, useState } from 'react'
import { PurchaseDialog } from '../billing/dialogs.ts'
import { TopUpDialog } from '../billing/lazy-top-up-dialog.ts'
import { priceOf } from '../language/app-price.ts'
import { useLanguage } from '../language/language.tsx'
import { formatDirhams, formatMoney } from '../language/money.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import styles from './demo-limit-panel.module.css'
import { messages } from './run-messages.ts'

export interface BlockReason {
  app: catalogue.App
  userId: string
  terms: runs.RunTerms
}

/** What stands in the way of a run, with the button that helps. */
export function RunBlocked(props: BlockReason) {
  const { language } = useLanguage()
  const words = messages[language].blockReason
  const price = formatMoney(props.terms.price, language)
  switch (props.terms.blockReason) {
    case 'billing.balance_too_low':
      return (
        <Panel
          title={words.balanceTitle}
          said={words.balanceText(price, formatMoney(props.terms.balance, language))}
        >
          <TopUpButton userId={props.userId} />
          <PlansLink />
        </Panel>
      )
    case 'billing.monthly_cap_reached':
      return (
        <Panel title={words.capTitle} said={words.capText(price)}>
          <LimitsLink />
        </Panel>
      )
    case 'billing.over_max_per_run':
      return (
        <Panel title={words.maxTitle} said={words.maxText(price)}>
          <LimitsLink />
        </Panel>
      )
    case 'billing.purchase_required':
      return <Purchase {...props} />
    default:
      return null
  }
}

function Purchase({ app, userId }: BlockReason) {
  const { language } = useLanguage()
  const words = messages[language].blockReason
  const [isBuying, setBuying] = useState(false)
  const price = formatDirhams(priceOf(app), language)
  return (
    <Panel
      title={words.purchaseTitle}
      said={
        app.pricing.model === 'subscription'
          ? words.purchaseMonth(price)
          : words.purchaseOnce(price)
      }
    >
      <Button {...PurchaseDialog.whenNear} onClick={() => setBuying(true)}>
        {words.buy}
      </Button>
      <PlansLink />
      <PurchaseDialog app={app} userId={userId} open={isBuying} onClose={() => setBuying(false)} />
    </Panel>
  )
}

function TopUpButton({ userId }: { userId: string }) {
  const words = messages[useLanguage().language].blockReason
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...TopUpDialog.whenNear} onClick={() => setOpen(true)}>
        {words.topUp}
      </Button>
      <TopUpDialog userId={userId} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function PlansLink() {
  const words = messages[useLanguage().language].blockReason
  return (
    <LinkButton kind="secondary" to="/pricing">
      {words.plans}
    </LinkButton>
  )
}

function LimitsLink() {
  const words = messages[useLanguage().language].blockReason
  return (
    <LinkButton to="/account" search={{ tab: 'billing' }}>
      {words.limits}
    </LinkButton>
  )
}

export function Panel({
  title,
  said,
  children,
}: {
  title: string
  said: string
  children: ReactNode
}) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      <p>{said}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  )
}
