import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type forge, share, vatIn } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './creator-share.module.css'
import { messages } from './creator-share-messages.ts'
import { plansQuery } from './queries.ts'

/** What the creator keeps of a price: their own plan's share of it without VAT, and what the others would bring. */
export function CreatorShare({
  fils,
  pricing,
  userId,
}: {
  fils: number
  pricing: forge.ForgePricingModel
  userId: string | undefined
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const listed = useQuery(plansQuery(undefined, language, userId))
  if (listed.isPending) return <Skeleton shape="block" />
  // A price can be set without knowing the share; the plans say it as well.
  if (!listed.data) return null
  const net = fils - vatIn(fils)
  const { plans, current } = listed.data
  const own = plans.find(({ id }) => id === (current?.plan ?? 'starter'))
  const amount = (percent: number) => formatDirhams(share(net, percent, 100), language)
  return (
    <div className={styles.share} role="status">
      {own && (
        <>
          <p>
            <span className={styles.amount}>{words.earns(amount(own.creatorShare))}</span>{' '}
            {words.per[pricing]}
          </p>
          <p className={styles.small}>
            {words.shareOf(own.creatorShare, formatDirhams(net, language))}
          </p>
        </>
      )}
      <p className={styles.small}>
        {plans
          .filter(({ creatorShare }) => creatorShare > (own?.creatorShare ?? 0))
          .map((plan) => words.wouldEarn(plan.name, plan.creatorShare, amount(plan.creatorShare)))
          .join(' · ')}
      </p>
      <p className={styles.small}>
        {words.included} <Link to="/legal/earnings">{words.includedRules}</Link>
      </p>
    </div>
  )
}
