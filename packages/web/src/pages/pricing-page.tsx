import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type billing, VAT_PERCENT } from '@wakeel/contract'
import { lazy, Suspense } from 'react'
import { ChoosePlan } from '../billing/choose-plan.tsx'
import { Countdown, hoursMinutesSeconds, useCountdown } from '../billing/countdown.tsx'
import { GuaranteeBanner } from '../billing/guarantee-banner.tsx'
import { OfferNoticeLine } from '../billing/offer-notice.tsx'
import cards from '../billing/plan-card.module.css'
import { PlanCard } from '../billing/plan-card.tsx'
import { PlanSwitch } from '../billing/plan-switch.tsx'
import { messages } from '../billing/plans-messages.ts'
import { plansQuery } from '../billing/queries.ts'
import { WhyChoose } from '../billing/why-choose.tsx'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/state.tsx'
import styles from './pricing-page.module.css'

const PlanChanges = lazy(() =>
  import('../billing/plan-changes.tsx').then((module) => ({ default: module.PlanChanges })),
)

/** Plans, monthly or annual, with the offer that the URL names (specification sections 2, 4 and 9). */
export function PricingPage() {
  const words = messages[useLanguage().language].pricing
  const urlState = useSearch({ from: '/shell/pricing' })
  const period = urlState.billing ?? 'monthly'
  const navigate = useNavigate({ from: '/pricing' })
  useTitle(words.title)
  const choosePeriod = (next: billing.BillingPeriod) =>
    void navigate({ search: { ...urlState, billing: next }, replace: true, resetScroll: false })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.headline}>{words.title}</h1>
        <p>{words.line}</p>
        <PlanSwitch period={period} onChange={choosePeriod} />
      </header>
      <Plans period={period} />
      <OffersStrip />
      <WhyChoose />
      <GuaranteeBanner />
      <ArrowLink to="/app-store">{words.browse}</ArrowLink>
    </div>
  )
}

function Plans({ period }: { period: billing.BillingPeriod }) {
  const { language } = useLanguage()
  const words = messages[language]
  const { offer, plan: named } = useSearch({ from: '/shell/pricing' })
  const session = useSession()
  const userId = session.status === 'signed_in' ? session.user.id : undefined
  const found = useQuery({
    ...plansQuery(offer, language, userId),
    enabled: session.status !== 'loading',
  })
  if (found.isPending) return <PlansSkeleton />
  if (!found.data) {
    return (
      <ErrorState
        title={words.pricing.failedTitle}
        action={<Button onClick={() => found.refetch()}>{words.retry}</Button>}
      >
        {words.failed}
      </ErrorState>
    )
  }
  const { plans, offer_notice, vat_mode, current } = found.data
  const subscriber = current ? userId : undefined
  return (
    <section className={styles.plans} aria-label={words.pricing.plans}>
      <Suspense>{userId && <PlanChanges userId={userId} />}</Suspense>
      <OfferNoticeLine notice={offer_notice} code={offer} />
      <div className={cards.cards}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            period={period}
            isCurrent={current?.plan === plan.id && current.billing === period}
            isNamed={plan.id === named}
            action={<ChoosePlan plan={plan} period={period} subscriber={subscriber} />}
          />
        ))}
      </div>
      <p className={styles.vat}>
        {vat_mode === 'added' ? words.vatPlus(VAT_PERCENT) : words.vatIn(VAT_PERCENT)}
      </p>
    </section>
  )
}

function PlansSkeleton() {
  const words = messages[useLanguage().language].pricing
  return (
    <div className={cards.cards} role="status" aria-label={words.loading}>
      {['starter', 'pro', 'enterprise'].map((plan) => (
        <div key={plan} className={cards.skeleton}>
          <Skeleton shape="title" tenths={4} />
          <Skeleton tenths={8} />
          <Skeleton shape="title" tenths={7} />
          <Skeleton shape="block" />
          <Skeleton tenths={9} />
          <Skeleton tenths={6} />
        </div>
      ))}
    </div>
  )
}

function OffersStrip() {
  const words = messages[useLanguage().language].pricing
  const left = useCountdown()
  return (
    <div className={styles.strip}>
      {left > 0 ? (
        <Countdown label={words.countdown} shown={words.left(...hoursMinutesSeconds(left))} />
      ) : (
        <p>{words.ended}</p>
      )}
      <ArrowLink to="/offers">{words.offers}</ArrowLink>
    </div>
  )
}
