import { useLanguage } from '../../../language/language.tsx'
import { Progress } from '../../../ui/progress.tsx'
import type { Part } from '../board.ts'
import { ColourBadge } from '../colour-badge.tsx'
import { tierOf, tiers } from '../feature-tier.ts'
import { useMetric } from '../metric-context.tsx'
import styles from './features-part.module.css'

/** Every feature with its percentage and the tier that this makes. */
export function FeaturesPart({ metrics }: Extract<Part, { kind: 'features' }>) {
  return (
    <ul className={styles.features}>
      {metrics.map((name) => (
        <Feature key={name} name={name} />
      ))}
    </ul>
  )
}

function Feature({ name }: { name: string }) {
  const { language } = useLanguage()
  const { label, value, shown } = useMetric(name)
  const tier = tiers[tierOf(value)]
  return (
    <li className={styles.feature}>
      <span className={styles.name}>{label}</span>
      <span className={styles.under}>
        <bdi className={styles.percent} data-metric={name}>
          {shown}
        </bdi>
        <ColourBadge colour={tier.colour}>{tier.name[language]}</ColourBadge>
      </span>
      <Progress label={label} value={value} of={100} />
    </li>
  )
}
