import type { Bilingual, forge as contract } from '@wakeel/contract'
import { languageOf, withoutRunsOfBlanks } from '@wakeel/skills'
import type { OfferedCategory } from '../../catalogue/own-categories.ts'
import { DomainError } from '../../errors.ts'
import { instructionsOf, textsOf } from './agent-texts.ts'
import { audienceOf } from './audience.ts'
import { categoryOf } from './category.ts'
import { equip } from './demo-prompts.ts'
import { type Fit, fittingTrades, nearestTrades } from './fitting-trades.ts'
import type { Idea } from './idea.ts'
import { divide, isHeap, knownShare } from './idea-parts.ts'
import { notCovered } from './not-covered.ts'
import type { Trade } from './trades/trade.ts'

/** As much as one of a category's own words: a skill that is useful everywhere says little about the category. */
const GENERAL_WEIGHT = 2
/** Decides between categories that are equally likely. */
const FIRST_WEIGHT = 0.5

export interface FromWords {
  content: contract.AgentContent
  /** What of the idea the agent does not do, in sentences. */
  notCovered: Bilingual[]
}

/** Writes without a language model; the same idea on the same day gives the same agent. Throws `forge.no_skill_fits`. */
export function writeFromWords(
  trades: readonly Trade[],
  idea: Idea,
  { today, categories: offered }: { today: string; categories: readonly OfferedCategory[] },
): FromWords {
  const goal = withoutRunsOfBlanks(idea.problemGoal)
  const text = `${goal}\n${withoutRunsOfBlanks(idea.targetAudience)}`
  const { served, beyond } = divide(goal, trades)
  const kept = `${served.join('\n')}\n${withoutRunsOfBlanks(idea.targetAudience)}`
  const ask = { text: beyond.length > 0 ? kept : text, language: languageOf(text), today }
  const fitting = served.length > 0 ? fittingTrades(trades, ask, idea.dataInputType) : []
  const { fits, prompts } = equip(isGrounded(goal, fitting, beyond) ? fitting : [], text, today)
  const [first] = fits
  if (!first)
    throw new DomainError('forge.no_skill_fits', {
      about: nearestTrades(trades, { ...ask, text }, idea.dataInputType),
    })
  const audience = audienceOf(idea.targetAudience)
  const texts = textsOf(fits, audience)
  const content: contract.AgentContent = {
    emoji: first.trade.emoji,
    category: categoryOf(text, {
      offered,
      leanings: leanings(fits),
      otherwise: first.trade.category,
    }),
    ...texts,
    demo_prompts: prompts,
    instructions: instructionsOf(fits, texts.name.en, idea.problemGoal),
    skills: fits.map(({ trade }) => trade.skill.name),
    runtime: { kind: 'skills' },
    price: idea.price,
  }
  return { content, notCovered: notCovered(served, beyond, fits) }
}

/** A guess is only made of an idea whose words the skill knows, and none of what is beyond every skill or a heap of words. */
function isGrounded(goal: string, [first]: readonly Fit[], beyond: readonly string[]): boolean {
  if (!first || isHeap(goal, [first])) return false
  return first.named > 0 || (beyond.length === 0 && knownShare(goal, [first]) >= 0.5)
}

function leanings(fits: readonly Fit[]): Record<string, number> {
  const weights: Record<string, number> = {}
  fits.forEach(({ trade, score }, index) => {
    const weight = (trade.isGeneral ? GENERAL_WEIGHT : score) + (index === 0 ? FIRST_WEIGHT : 0)
    weights[trade.category] = (weights[trade.category] ?? 0) + weight
  })
  return weights
}
