import { useLanguage } from '../language/language.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { AgentStates, GrowthRows, RatingRows } from './agent-rows.tsx'
import { EarningRows } from './earning-rows.tsx'
import styles from './metric-dialog.module.css'
import { messages } from './metric-messages.ts'
import type { Metric, MetricName } from './metrics.ts'
import { RunRows } from './run-rows.tsx'
import { TrustRows } from './trust-rows.tsx'

const rowsOf: Record<MetricName, typeof EarningRows> = {
  totalRevenue: EarningRows,
  monthlyRevenue: EarningRows,
  totalRuns: RunRows,
  avgRating: RatingRows,
  growthRate: GrowthRows,
  trustScore: TrustRows,
  agents: AgentStates,
}

/** A metric in words, and the rows that it is made of. */
export function MetricDialog(props: {
  open: boolean
  onClose: () => void
  metric: Metric | undefined
  userId: string
}) {
  const { open, onClose, metric, userId } = props
  const words = messages[useLanguage().language]
  if (!metric) return null
  const Rows = rowsOf[metric.name]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={metric.label}
      description={words.definitions[metric.name]}
      actions={
        <Button kind="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {metric.value && (
        <p className={styles.value}>
          <bdi>{metric.value}</bdi>
        </p>
      )}
      {metric.name === 'avgRating' && (
        <ArrowLink to="/legal/reviews">{words.ratingRules}</ArrowLink>
      )}
      <div className={styles.rows}>
        <Rows userId={userId} />
      </div>
    </Dialog>
  )
}
