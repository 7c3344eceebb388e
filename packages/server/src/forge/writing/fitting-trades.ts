import type { forge } from '@wakeel/contract'
import type { Ask } from '@wakeel/skills'
import { type Mentions, mentionsIn } from './mentioned.ts'
import type { Calling, Trade } from './trades/trade.ts'

/** A trade that an idea asks for, and what it calls it. */
export interface Fit {
  trade: Trade
  calling: Calling
  score: number
  /** How often the idea asks for it; 0 when it is only hinted at. */
  named: number
}

const MAX_SKILLS = 4
/** One word that asks for the skill, or three that hint at it. */
const LEAST_SCORE = 3
/** Of several skills those are wanted that are asked for about as clearly as the best. */
const NEARLY_AS_CLEAR = 0.5

/** The skills an idea asks for, the clearest first. */
export function fittingTrades(
  trades: readonly Trade[],
  ask: Ask,
  dataInputType: forge.DataInputType,
): Fit[] {
  const count = mentionsIn(ask.text)
  const ranked = trades
    .map((trade) => ({
      trade,
      calling: callingFor(trade, count),
      ...weigh(trade, count, ask, dataInputType),
    }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score)
  const clear = ranked.filter((fit) => fit.named > 0)
  // What is only hinted at is a guess; one guess is enough.
  if (clear.length === 0) return ranked.slice(0, 1)
  const best = clear[0]?.score ?? 0
  return clear.filter(({ score }) => score >= best * NEARLY_AS_CLEAR).slice(0, MAX_SKILLS)
}

function weigh(
  { skill, callings, hints, inputs }: Trade,
  count: Mentions,
  ask: Ask,
  dataInputType: forge.DataInputType,
) {
  const named = callings.reduce((sum, { words }) => sum + count(words), 0)
  const said = (named > 0 ? 2 + Math.min(named, 3) : 0) + Math.min(count(hints), 3)
  if (said === 0) return { named, score: 0 }
  return {
    named,
    score: said + (inputs?.includes(dataInputType) ? 2 : 0) + (skill.suits(ask) >= 0.8 ? 1 : 0),
  }
}

/** The special one that the idea names, else the general one, which stands last. */
const callingFor = ({ callings }: Trade, count: Mentions): Calling =>
  callings.find(({ words }) => count(words) > 0) ?? (callings.at(-1) as Calling)

const MOST_NEAR = 3

/** The skills that come nearest to an idea that none of them serves, by what goes in and by what it hints at. */
export function nearestTrades(
  trades: readonly Trade[],
  ask: Ask,
  dataInputType: forge.DataInputType,
): string[] {
  const count = mentionsIn(ask.text)
  return trades
    .map((trade) => ({ trade, ...weigh(trade, count, ask, dataInputType) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_NEAR)
    .map(({ trade }) => trade.skill.name)
}
