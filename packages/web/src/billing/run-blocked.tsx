import { useLocation } from '@tanstack/react-router'
import type { catalogue, runs } from '@wakeel/contract'
import { useState } from 'react'
import { priceOf } from '../language/app-price.ts'
import { useLanguage } from '../language/language.tsx'
import { formatDirhams, formatMoney } from '../language/money.ts'
import { BlockedPanel } from '../ui/blocked-panel.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { PurchaseDialog } from './dialogs.ts'
import { TopUpDialog } from './lazy-top-up-dialog.ts'
import { messages } from './run-blocked-messages.ts'

interface BlockReason {
  app: catalogue.App
  userId: string
  terms: runs.RunTerms
}

/** What stands in the way of a run, with the button that helps. */
export function RunBlocked(props: BlockReason) {
  const { language } = useLanguage()
  const words = messages[language]
  const price = formatMoney(props.terms.price, language)
  switch (props.terms.blockReason) {
    case 'billing.balance_too_low':
      return (
        <BlockedPanel
          title={words.balanceTitle}
          lines={[words.balanceText(price, formatMoney(props.terms.balance, language))]}
        >
          <TopUpButton userId={props.userId} />
          <PlansLink />
        </BlockedPanel>
      )
    case 'billing.monthly_cap_reached':
      return (
        <BlockedPanel title={words.capTitle} lines={[words.capText(price)]}>
          <LimitsLink />
        </BlockedPanel>
      )
    case 'billing.over_max_per_run':
      return (
        <BlockedPanel title={words.maxTitle} lines={[words.maxText(price)]}>
          <LimitsLink />
        </BlockedPanel>
      )
    case 'billing.purchase_required':
      return <Purchase {...props} />
    default:
      return null
  }
}

function Purchase({ app, userId }: BlockReason) {
  const { language } = useLanguage()
  const words = messages[language]
  const arrivedToBuy = useLocation({ select: ({ state }) => state.isBuying === true })
  const [isBuying, setBuying] = useState(arrivedToBuy)
  const price = formatDirhams(priceOf(app), language)
  return (
    <BlockedPanel
      title={words.purchaseTitle}
      lines={[
        app.pricing.model === 'subscription'
          ? words.purchaseMonth(price)
          : words.purchaseOnce(price),
      ]}
    >
      <Button {...PurchaseDialog.whenNear} onClick={() => setBuying(true)}>
        {words.buy}
      </Button>
      <PlansLink />
      <PurchaseDialog app={app} userId={userId} open={isBuying} onClose={() => setBuying(false)} />
    </BlockedPanel>
  )
}

function TopUpButton({ userId }: { userId: string }) {
  const words = messages[useLanguage().language]
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
  const words = messages[useLanguage().language]
  return (
    <LinkButton kind="secondary" to="/pricing">
      {words.plans}
    </LinkButton>
  )
}

function LimitsLink() {
  const words = messages[useLanguage().language]
  return (
    <LinkButton to="/account" search={{ tab: 'billing' }}>
      {words.limits}
    </LinkButton>
  )
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody has pressed Buy on another page. */
    isBuying?: boolean
  }
}
