import { FigureButton, type FigureButtonProps } from './figure-button.tsx'
import { Icon } from './icon.tsx'
import styles from './stat-card.module.css'

export interface Change {
  trend: 'up' | 'down' | 'stable'
  /** The direction in a word, and by how much where that is known. */
  said: string
  /** Whether that direction is welcome: more errors are not. */
  isGood: boolean
}

const icons = { up: 'up', down: 'down', stable: 'steady' } as const

/** A figure with how it has moved: a button that opens the rows it is made of. */
export function StatCard({
  value,
  exact,
  change,
  ...rest
}: {
  value: string
  /** The whole figure where `value` is shortened. */
  exact?: string | undefined
  change?: Change | undefined
} & FigureButtonProps) {
  return (
    <FigureButton className={styles.card} {...rest}>
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
    </FigureButton>
  )
}
