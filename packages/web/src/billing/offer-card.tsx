import type { billing } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { record } from '../record.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { LinkButton } from '../ui/button.tsx'
import { FeatureList } from './feature-list.tsx'
import styles from './offer-card.module.css'
import { messages } from './plans-messages.ts'

const tones: Record<billing.Offer['badgeColor'], BadgeTone> = {
  gold: 'gold',
  green: 'accent',
  neutral: 'neutral',
}

/** An offer with its own prices. The entire card leads to the plans at its prices; one that is gone leads nowhere. */
export function OfferCard({ offer }: { offer: billing.Offer }) {
  const { language } = useLanguage()
  const words = messages[language].offers
  const isSoldOut = offer.spots_remaining === 0
  return (
    <li className={styles.card} data-sold-out={isSoldOut}>
      <p className={styles.badges}>
        <Badge tone={tones[offer.badgeColor]}>{offer.badge}</Badge>
        {isSoldOut ? (
          <Badge>{words.soldOut}</Badge>
        ) : (
          offer.urgency && <Badge>{words.urgent}</Badge>
        )}
      </p>
      <div>
        <h2>{offer.title}</h2>
        <p className={styles.soft}>{offer.subtitle}</p>
      </div>
      <div>
        <p className={styles.before}>
          <span className="visually-hidden">{words.before}</span>{' '}
          <s>{formatDirhams(offer.originalPrice, language)}</s>{' '}
          <strong className={styles.off}>{words.off(offer.discount)}</strong>
        </p>
        <p className={styles.now}>
          <span className="visually-hidden">{words.now}</span>{' '}
          <bdi>{formatDirhams(offer.salePrice, language)}</bdi>
        </p>
      </div>
      <p className={styles.soft}>{offer.description}</p>
      <FeatureList features={offer.features} className={styles.features} />
      <div className={styles.foot}>
        {isSoldOut ? (
          <p className={styles.small}>{words.soldOutNote}</p>
        ) : (
          <>
            {offer.spots_remaining !== null && (
              <p className={styles.spots}>{words.spots(offer.spots_remaining)}</p>
            )}
            <LinkButton
              to="/pricing"
              search={{ offer: offer.id }}
              className={styles.claim}
              onClick={() => record('offer_claimed', { offer_id: offer.id })}
            >
              {offer.cta}
            </LinkButton>
          </>
        )}
      </div>
    </li>
  )
}
