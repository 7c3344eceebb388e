import { useQuery } from '@tanstack/react-query'
import type { billing } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { messages } from './ends-with-plan-messages.ts'
import styles from './money-dialog.module.css'
import { plansQuery } from './queries.ts'

/** What else ends with a plan: what the members of organisations had of it, and the creator's share that it brings. */
export function EndsWithPlan({ plan }: { plan: billing.PlanId }) {
  const { language } = useLanguage()
  const words = messages[language]
  const session = useSession()
  const userId = session.status === 'signed_in' ? session.user.id : undefined
  const listed = useQuery(plansQuery(undefined, language, userId))
  const shareOf = (id: billing.PlanId) =>
    listed.data?.plans.find((each) => each.id === id)?.creatorShare ?? 0
  const percent = (share: number) => formatNumber(share / 100, language, { style: 'percent' })
  const [share, rest] = [shareOf(plan), shareOf('starter')]
  const lines = [
    plan === 'enterprise' && words.organisations,
    share > rest && words.share(percent(rest), percent(share)),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <ul className={styles.consequences}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="forward" size={16} flips />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}
