import { Icon } from './icon.tsx'
import { MetricButton, type MetricButtonProps } from './metric-button.tsx'
import styles from './stat-card.module.css'

export interface Change {
  trend: 'up' | 'down' | 'stable'
  /** The direction in a word, and by how much where that is known. */
  said: string
  /** Whether that direction is welcome: more errors are not. */
  isGood: boolean
}

const icons = { up: 'up', down: 'down', stable: 'steady' } as const

/** A metric with how it has moved: a button that opens the rows it is made of. */
export function StatCard({
  value,
  exact,
  change,
  ...rest
}: {
  value: string
  /** The whole number where `value` is shortened. */
  exact?: string | undefined
  change?: Change | undefined
} & MetricButtonProps) {
  return (
    <MetricButton className={styles.card} {...rest}>
      <span className={styles.value}>
        <bdi>{value}</bdi>
      </span>{' '}
      {exact && (
        <span className={styles.exact}>
          <bdi>{exact}</bdi>
        </span>
      )}{' '}
      {change && (
        <span
          className={styles.change}
          data-good={change.trend === 'stable' ? undefined : change.isGood}
        >
          <Icon name={icons[change.trend]} size={14} />
          {change.said}
        </span>
      )}
    </MetricButton>
  )
}
