import type { creators, Language } from '@wakeel/contract'
import { agentStatusNames } from '../language/agent-status-names.ts'
import { categoryName } from '../language/category-names.ts'
import { saveFile } from '../save-file.ts'
import { toCsv } from '../ui/csv.ts'
import { messages as agentsMessages } from './agents-messages.ts'
import { messages as daysMessages } from './days-messages.ts'

const amount = (fils: number) => (fils / 100).toFixed(2)

/** The agents as they are shown, as one file. */
export function saveAgents(agents: readonly creators.CreatorAgent[], language: Language): void {
  const words = agentsMessages[language]
  const head = [
    words.agent,
    words.csvSlug,
    words.category,
    words.status,
    words.rating,
    words.csvReviews,
    words.runs,
    words.revenue,
    words.currency,
    words.csvTrust,
    words.created,
  ]
  const rows = agents.map((agent) => [
    agent.name,
    agent.slug,
    categoryName(agent.category, language),
    agent.taken_down
      ? agentStatusNames[language].taken_down
      : agentStatusNames[language][agent.status],
    agent.rating === null ? '' : String(agent.rating),
    String(agent.reviewsCount),
    String(agent.totalRuns),
    amount(agent.monthlyRevenue.amount),
    agent.monthlyRevenue.currency,
    agent.trustScore === null ? '' : String(agent.trustScore),
    agent.createdAt,
  ])
  saveFile(toCsv([head, ...rows]), 'agents.csv')
}

/** Every day of the period as one file. */
export function saveDays(days: readonly creators.DayMetrics[], language: Language): void {
  const words = daysMessages[language]
  const head = [
    words.day,
    words.revenue,
    agentsMessages[language].currency,
    words.runs,
    words.failedRuns,
  ]
  const rows = days.map(({ day, revenue, runs, failed_runs }) => [
    day,
    amount(revenue.amount),
    revenue.currency,
    String(runs),
    String(failed_runs),
  ])
  saveFile(toCsv([head, ...rows]), 'days.csv')
}
