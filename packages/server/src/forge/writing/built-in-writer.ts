import type { forge as contract } from '@wakeel/contract'
import { languageOf, withoutRunsOfBlanks } from '@wakeel/skills'
import type { OfferedCategory } from '../../catalogue/own-categories.ts'
import { DomainError } from '../../errors.ts'
import { instructionsOf, textsOf } from './agent-texts.ts'
import { audienceOf } from './audience.ts'
import { categoryOf } from './category.ts'
import { equip } from './demo-prompts.ts'
import { type Fit, fittingTrades } from './fitting-trades.ts'
import type { Idea } from './idea.ts'
import type { Trade } from './trades/trade.ts'

/** As much as one of a category's own words: a skill that is useful everywhere says little about the category. */
const GENERAL_WEIGHT = 2
/** Decides between categories that are equally likely. */
const FIRST_WEIGHT = 0.5

/** Writes without a language model; the same idea on the same day gives the same agent. Throws `forge.no_skill_fits`. */
export function writeFromWords(
  trades: readonly Trade[],
  idea: Idea,
  { today, categories: offered }: { today: string; categories: readonly OfferedCategory[] },
): contract.AgentContent {
  const text = withoutRunsOfBlanks(`${idea.problemGoal}\n${idea.targetAudience}`)
  const fitting = fittingTrades(
    trades,
    { text, language: languageOf(text), today },
    idea.dataInputType,
  )
  const { fits, prompts } = equip(fitting, text, today)
  const [first] = fits
  if (!first) throw new DomainError('forge.no_skill_fits')
  const audience = audienceOf(idea.targetAudience)
  const texts = textsOf(fits, audience)
  return {
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
}

function leanings(fits: readonly Fit[]): Record<string, number> {
  const weights: Record<string, number> = {}
  fits.forEach(({ trade, score }, index) => {
    const weight = (trade.isGeneral ? GENERAL_WEIGHT : score) + (index === 0 ? FIRST_WEIGHT : 0)
    weights[trade.category] = (weights[trade.category] ?? 0) + weight
  })
  return weights
}
