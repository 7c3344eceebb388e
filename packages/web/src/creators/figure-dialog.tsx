import { useLanguage } from '../language/language.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { AgentStates, GrowthRows, RatingRows } from './agent-rows.tsx'
import { EarningRows } from './earning-rows.tsx'
import styles from './figure-dialog.module.css'
import { messages } from './figure-messages.ts'
import type { Figure, FigureName } from './figures.ts'
import { RunRows } from './run-rows.tsx'
import { TrustRows } from './trust-rows.tsx'

const rowsOf: Record<FigureName, typeof EarningRows> = {
  totalRevenue: EarningRows,
  monthlyRevenue: EarningRows,
  totalRuns: RunRows,
  avgRating: RatingRows,
  growthRate: GrowthRows,
  trustScore: TrustRows,
  agents: AgentStates,
}

/** A figure in words, and the rows that it is made of. */
export function FigureDialog(props: {
  open: boolean
  onClose: () => void
  figure: Figure | undefined
  userId: string
}) {
  const { open, onClose, figure, userId } = props
  const words = messages[useLanguage().language]
  if (!figure) return null
  const Rows = rowsOf[figure.name]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={figure.label}
      description={words.definitions[figure.name]}
      actions={
        <Button kind="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {figure.value && (
        <p className={styles.value}>
          <bdi>{figure.value}</bdi>
        </p>
      )}
      {figure.name === 'avgRating' && (
        <ArrowLink to="/legal/reviews">{words.ratingRules}</ArrowLink>
      )}
      <div className={styles.rows}>
        <Rows userId={userId} />
      </div>
    </Dialog>
  )
}
