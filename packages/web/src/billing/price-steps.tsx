import type { billing as contract } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import styles from './price-changes.module.css'
import { messages } from './price-changes-messages.ts'

const WIDTH = 600
const HEIGHT = 80

/** The price in force as steps from its first day until now; nothing before it has ever changed. The table beside it says the same in words. */
export function PriceSteps({ changes }: { changes: contract.PriceChange[] }) {
  const words = messages[useLanguage().language]
  const inForce = changes
    .filter(({ kind }) => kind !== 'announced' && kind !== 'withdrawn')
    .toReversed()
  const [first] = inForce
  if (!first || inForce.length < 2) return null
  const begin = Date.parse(first.at)
  const length = Math.max(Date.now() - begin, 1)
  const highest = Math.max(...inForce.map(({ to }) => to.price.amount), 1)
  const x = (at: string) => Math.round(((Date.parse(at) - begin) / length) * WIDTH)
  const y = (fils: number) => Math.round(HEIGHT - (fils / highest) * (HEIGHT - 4)) - 2
  const path = inForce.map(({ at, to }, index) =>
    index === 0 ? `M0 ${y(to.price.amount)}` : `H${x(at)} V${y(to.price.amount)}`,
  )
  return (
    <svg
      className={styles.steps}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.chart}
    >
      <path d={`${path.join(' ')} H${WIDTH}`} />
    </svg>
  )
}
