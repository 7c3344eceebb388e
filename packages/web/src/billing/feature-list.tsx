import { Icon } from '../ui/icon.tsx'
import styles from './feature-list.module.css'

/** What a plan or an offer brings, each with a tick. */
export function FeatureList({
  features,
  label,
  className,
}: {
  features: readonly string[]
  label?: string
  className?: string | undefined
}) {
  return (
    <ul className={`${styles.list} ${className ?? ''}`} aria-label={label}>
      {features.map((feature) => (
        <li key={feature}>
          <Icon name="check" size={18} />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  )
}
