import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { billing } from '@wakeel/contract'
import { useEffect, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { record } from '../record.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { alertUser } from '../ui/toast.tsx'
import styles from './plan-card.module.css'
import { messages } from './plans-messages.ts'
import { quoteQuery } from './queries.ts'

const PROCESSING_MS = 1000
/** It tells of a page that is then there, and must not cover what is read on it. */
const SELECTED_MS = 2000

interface Choice {
  plan: billing.Plan
  period: billing.BillingPeriod
  /** Who has a plan already; what choosing another one means and costs is then asked first. */
  subscriber: string | undefined
}

/** What can be done with a plan: take it, or, for who has one that it would shorten, plan it in the account. */
export function ChoosePlan({ plan, period, subscriber }: Choice) {
  const { language } = useLanguage()
  const words = messages[language].pricing
  const choice = { plan: plan.id, billing: period, offer: plan.offerCode }
  const query = useQuery({
    ...quoteQuery(choice, language, subscriber),
    enabled: subscriber !== undefined,
  })
  if (query.isLoading)
    return (
      <Button kind={plan.popular ? 'primary' : 'secondary'} disabled>
        {plan.cta}
      </Button>
    )

  const quote = query.data?.quote
  if (quote?.change === 'current') return <ToAccount label={words.manage} />
  if (quote?.change === 'later') {
    return (
      <>
        <ToAccount label={words.change} />
        <p className={styles.note}>{words.later}</p>
      </>
    )
  }
  return (
    <>
      <TakePlan plan={plan} period={period} />
      {quote && quote.credit.aed > 0 && (
        <p className={styles.note}>{words.credit(formatDirhams(quote.credit.aed, language))}</p>
      )}
    </>
  )
}

function ToAccount({ label }: { label: string }) {
  return (
    <LinkButton kind="secondary" to="/account" search={{ tab: 'subscriptions' }}>
      {label}
    </LinkButton>
  )
}

/** The button of a plan: a moment of work, a word about what comes, then the checkout (specification section 4). */
function TakePlan({ plan, period }: Omit<Choice, 'subscriber'>) {
  const words = messages[useLanguage().language]
  const navigate = useNavigate()
  const router = useRouter()
  const [isProcessing, setProcessing] = useState(false)
  const selected = words.pricing.selected(plan.name)
  const { id, offerCode: offer } = plan

  useEffect(() => {
    if (!isProcessing) return
    // Whoever goes elsewhere meanwhile is not called back, however long that page takes to arrive.
    const forget = router.subscribe('onBeforeNavigate', () => setProcessing(false))
    const timer = setTimeout(() => {
      forget()
      alertUser(selected, 'plain', SELECTED_MS)
      void navigate({ to: '/checkout', search: { plan: id, billing: period, offer } })
    }, PROCESSING_MS)
    return () => {
      forget()
      clearTimeout(timer)
    }
  }, [isProcessing, selected, navigate, router, id, period, offer])

  const choose = () => {
    record('plan_selected', { plan_id: id, billing: period })
    setProcessing(true)
  }

  return (
    <Button
      kind={plan.popular ? 'primary' : 'secondary'}
      disabled={isProcessing}
      aria-busy={isProcessing}
      onClick={choose}
    >
      {isProcessing ? words.processing : plan.cta}
    </Button>
  )
}
