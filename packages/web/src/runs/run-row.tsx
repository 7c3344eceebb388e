import type { Language, runs } from '@wakeel/contract'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { messages as sharedMessages } from './messages.ts'
import styles from './run-list.module.css'
import { messages } from './runs-messages.ts'

const tones: Record<runs.Run['status'], BadgeTone> = {
  running: 'neutral',
  succeeded: 'accent',
  unanswered: 'neutral',
  failed: 'danger',
  cancelled: 'neutral',
}

/** A line of the history: which agent, what was said to it, what it cost, when the run was and how it ended. */
export function RunRow({
  run,
  request,
  notes,
  cost,
  opens,
}: {
  run: Pick<runs.Run, 'app' | 'status' | 'outcome' | 'started_at'>
  request: string
  notes: readonly (string | undefined)[]
  cost: string
  /** Below the line, or on a page of its own. */
  opens: 'here' | 'page'
}) {
  const { language } = useLanguage()
  const note = notes.filter(Boolean).join(' · ')
  return (
    <>
      <AgentIcon app={run.app} size={40} />
      <span className={styles.words}>
        <bdi className={styles.name}>{run.app.name}</bdi>
        <bdi className={styles.request}>{request}</bdi>
        {note && <span className={styles.request}>{note}</span>}
      </span>
      <span className={styles.facts}>
        <span className={styles.cost}>
          <bdi>{cost}</bdi>
        </span>
        <span className={styles.when}>{formatMoment(run.started_at, language)}</span>
      </span>
      <span className={styles.state}>
        <RunEnd run={run} />
      </span>
      {opens === 'here' ? <Icon name="down" size={16} /> : <Icon name="forward" size={16} flips />}
    </>
  )
}

/** How a run ended. */
export function RunEnd({ run }: { run: Pick<runs.Run, 'status' | 'outcome'> }) {
  const words = messages[useLanguage().language]
  return (
    <Badge tone={tones[run.status]}>
      {run.outcome === 'question' ? words.askedBack : words.status[run.status]}
    </Badge>
  )
}

/** What a run cost, or why it cost nothing. */
export function costOf(
  {
    kind,
    status,
    charge,
    organisation,
  }: Pick<runs.Run, 'kind' | 'status' | 'charge' | 'organisation'>,
  language: Language,
): string {
  const words = messages[language]
  if (kind === 'test') return words.test
  if (kind === 'demo' && status === 'unanswered') return words.freeDemo
  if (kind === 'demo' || !charge) return words.demo
  if (charge.was_given_back) return words.givenBack
  const { paid, paidFor } = sharedMessages[language]
  return charge.source === 'wallet'
    ? formatMoney(charge.price, language)
    : (organisation ? paidFor : paid)[charge.source]
}
