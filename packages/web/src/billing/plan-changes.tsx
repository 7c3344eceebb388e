import { useQuery } from '@tanstack/react-query'
import type { billing } from '@wakeel/contract'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { planChangesQuery } from './account-queries.ts'
import { messages } from './plan-change-messages.ts'
import styles from './plan-changes.module.css'

/** What was announced to this person of a plan: what changes, and from which day. Nothing where nothing was. */
export function PlanChanges({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const { data: changes = [] } = useQuery(planChangesQuery(userId, language))
  return changes.map((change) => <PlanChange key={change.plan.id} change={change} />)
}

function PlanChange({
  change: { plan, takes_effect_at, before, after },
}: {
  change: billing.AnnouncedPlanChange
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const isDearer = (['monthly', 'annual'] as const).some(
    (period) => before[period].aed !== after[period].aed,
  )
  const dirhams = (fils: number) => formatDirhams(fils, language)
  const count = (number: number) => formatNumber(number, language)
  const lines = [
    ...(['monthly', 'annual'] as const).map(
      (period) => [words[period], before[period].aed, after[period].aed, dirhams] as const,
    ),
    [words.runs, before.included_runs, after.included_runs, count] as const,
    [words.share, before.creator_share, after.creator_share, count] as const,
  ].filter(([, before, after]) => before !== after)
  return (
    <Card className={styles.change}>
      <h2 className={styles.title}>
        <Icon name="clock" />
        {words.title(plan.name, formatDate(takes_effect_at, language))}
      </h2>
      <ul className={styles.lines}>
        {lines.map(([say, before, after, shown]) => (
          <li key={say({ before: '', after: '' })}>
            {say({ before: shown(before), after: shown(after) })}
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        {words.kept} {isDearer && words.vat}
      </p>
    </Card>
  )
}
