import type { founder } from '@wakeel/contract'
import { toMetric } from './change.ts'
import type { Recurring } from './recurring.ts'
import type { Listed } from './store-at.ts'

/** What happened in some days of the UAE. Money is in fils. */
export interface Happened {
  gmv: number
  revenue: number
  payouts: number
  runs: number
  activePeople: number
}

/** How the store stood at a moment. */
export interface Store {
  recurring: Recurring
  listed: Listed
  rating: number | null
  trust: number | null
}

type Flow = 'gmv' | 'activeUsers' | 'totalRuns' | 'creatorPayouts' | 'platformRevenue'
type State = Exclude<founder.MetricName, Flow | 'burnRate'>

/** Of the range, compared with as many days before it. */
const flows: Record<Flow, (happened: Happened) => number> = {
  /** What customers paid for plans, agents and runs, without VAT, before anything of it went back. Money put into a wallet is not spent yet. */
  gmv: ({ gmv }) => gmv,
  /** Different people with an account who had an answer, free or paid. */
  activeUsers: ({ activePeople }) => activePeople,
  /** Answers to what people asked, free or paid; not what the store or a creator ran as a test. */
  totalRuns: ({ runs }) => runs,
  /** What the bank paid to creators, less what came back. */
  creatorPayouts: ({ payouts }) => payouts,
  /** What was left to the store of what customers paid, without VAT and creators' parts, less what went back. */
  platformRevenue: ({ revenue }) => revenue,
}

/** As of now, compared with how it was when the range began. */
const states: Record<State, (store: Store) => number | null> = {
  /** What all paid plans and agents by the month in force are worth a month at the price at which they renew, without VAT. */
  mrr: ({ recurring }) => recurring.filsPerMonth,
  /** The same for a year: twelve times as much. */
  arr: ({ recurring }) => 12 * recurring.filsPerMonth,
  /** People with the Enterprise plan in force. */
  enterpriseClients: ({ recurring }) => recurring.enterpriseClients,
  /** People who have an agent in the store. */
  totalCreators: ({ listed }) => listed.creators,
  /** Agents in the store. */
  totalAgents: ({ listed }) => listed.agents,
  /**
   * The mean of all reviews that count but those of the sample data, in stars to a hundredth: what customers said, each as much as the other. An
   * app's own rating begins at 4.5 and moves slowly, which is meant for lists and would hide what happened in a range.
   */
  averageRating: ({ rating }) => rating,
  /** 0 to 100: an agent's trust score, computed from what all agents together did; null until somebody had an answer. */
  trustScore: ({ trust }) => trust,
}

interface Measured {
  range: Happened
  before: Happened
  now: Store
  atBeginning: Store
  /** What a month costs, as the founder says; nothing in the store measures it, so there is nothing to compare it with. */
  burnRate: number | null
}

export function toMetrics({
  range,
  before,
  now,
  atBeginning,
  burnRate,
}: Measured): founder.Metrics['metrics'] {
  const flow = (name: Flow) => toMetric(flows[name](range), flows[name](before))
  const state = (name: State) => toMetric(states[name](now), states[name](atBeginning))
  return {
    mrr: state('mrr'),
    arr: state('arr'),
    gmv: flow('gmv'),
    activeUsers: flow('activeUsers'),
    totalCreators: state('totalCreators'),
    enterpriseClients: state('enterpriseClients'),
    totalAgents: state('totalAgents'),
    totalRuns: flow('totalRuns'),
    averageRating: state('averageRating'),
    trustScore: state('trustScore'),
    creatorPayouts: flow('creatorPayouts'),
    platformRevenue: flow('platformRevenue'),
    burnRate: toMetric(burnRate, null),
  }
}
