import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { billing } from '@wakeel/contract'
import { Countdown, hoursMinutesSeconds, useCountdown } from '../billing/countdown.tsx'
import { GuaranteeBanner } from '../billing/guarantee-banner.tsx'
import { OfferCard } from '../billing/offer-card.tsx'
import { messages } from '../billing/plans-messages.ts'
import { offersQuery } from '../billing/queries.ts'
import { useLanguage } from '../language/language.tsx'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/state.tsx'
import styles from './offers-page.module.css'

/** The special offers (specification sections 2 and 9). */
export function OffersPage() {
  const { language } = useLanguage()
  const words = messages[language]
  const offers = useQuery(offersQuery(language))
  useTitle(words.offers.title)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.headline}>{words.offers.title}</h1>
        <p>{words.offers.line}</p>
        <TimeRemaining />
      </header>
      <Offers offers={offers} />
      <GuaranteeBanner />
      <ArrowLink to="/app-store">{words.tryFirst}</ArrowLink>
    </div>
  )
}

function TimeRemaining() {
  const words = messages[useLanguage().language].offers
  const left = useCountdown()
  if (left === 0) return <p>{words.ended}</p>
  return <Countdown label={words.countdown} shown={hoursMinutesSeconds(left).join(':')} />
}

function Offers({ offers }: { offers: UseQueryResult<billing.Offer[]> }) {
  const words = messages[useLanguage().language]
  if (offers.isPending) {
    return (
      <div className={styles.cards} role="status" aria-label={words.offers.loading}>
        {['first', 'second', 'third'].map((place) => (
          <div key={place} className={styles.skeleton}>
            <Skeleton tenths={4} />
            <Skeleton shape="title" tenths={7} />
            <Skeleton tenths={9} />
            <Skeleton shape="block" />
            <Skeleton tenths={8} />
          </div>
        ))}
      </div>
    )
  }
  if (!offers.data) {
    return (
      <ErrorState
        title={words.offers.failedTitle}
        action={<Button onClick={() => offers.refetch()}>{words.retry}</Button>}
      >
        {words.failed}
      </ErrorState>
    )
  }
  if (offers.data.length === 0) {
    return (
      <EmptyState
        title={words.offers.empty}
        action={<LinkButton to="/pricing">{words.offers.plans}</LinkButton>}
      >
        {words.offers.emptyNote}
      </EmptyState>
    )
  }
  return (
    <ul className={styles.cards} aria-label={words.offers.list}>
      {offers.data.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
    </ul>
  )
}
