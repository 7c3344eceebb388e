import { useLanguage } from '../../../language/language.tsx'
import { Progress } from '../../../ui/progress.tsx'
import type { Part } from '../board.ts'
import { tierOf, tiers } from '../feature-tier.ts'
import { useFigure } from '../figure-context.tsx'
import { HueBadge } from '../hue-badge.tsx'
import styles from './features-part.module.css'

/** Every feature with its percentage and the tier that this makes. */
export function FeaturesPart({ figures }: Extract<Part, { kind: 'features' }>) {
  return (
    <ul className={styles.features}>
      {figures.map((name) => (
        <Feature key={name} name={name} />
      ))}
    </ul>
  )
}

function Feature({ name }: { name: string }) {
  const { language } = useLanguage()
  const { label, value, shown } = useFigure(name)
  const tier = tiers[tierOf(value)]
  return (
    <li className={styles.feature}>
      <span className={styles.name}>{label}</span>
      <span className={styles.under}>
        <bdi className={styles.percent} data-figure={name}>
          {shown}
        </bdi>
        <HueBadge hue={tier.hue}>{tier.name[language]}</HueBadge>
      </span>
      <Progress label={label} value={value} of={100} />
    </li>
  )
}
