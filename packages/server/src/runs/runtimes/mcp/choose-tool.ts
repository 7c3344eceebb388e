import type { Ask } from '@wakeel/skills'
import {
  asksForScope,
  type Choosable,
  choose,
  scope,
  wholeRequest,
  withoutRunsOfBlanks,
} from '@wakeel/skills'
import type { McpTool } from '../../../connections/remotes/mcp.ts'
import { toChoosable } from './choosable.ts'
import { isForbidding, isNegated } from './negation.ts'
import { parametersOf } from './parameters.ts'
import { type Arguments, findArguments } from './read-arguments.ts'

/** A tool of which the person has at least said a word of its name. */
const WORTH_PROPOSING = 0.4

/** A tool of an agent, and whether it may be called without asking the person. */
export interface ToolUse {
  tool: McpTool
  isAutoApproved: boolean
}

export type ToolChoice =
  | { call: McpTool; input: unknown }
  | { propose: McpTool; input: Arguments }
  | { question: string }
  /** The request says what is not to be done, or asks for something else. */
  | { refusal: string }

/**
 * What the built-in engine does with a request. It calls only what may be called unasked; a tool that may change something is
 * proposed, and only where no other suits as well. An order not to do something is never an order to do it, or anything else.
 */
export function chooseTool(
  tools: readonly ToolUse[],
  request: Ask,
  examples: readonly string[],
): ToolChoice {
  const whole = wholeRequest(request)
  const ask = { ...whole, text: withoutRunsOfBlanks(whole.text) }
  const all = tools.map((use) => ({ ...use, choosable: toChoosable(use.tool) }))
  const abilities = all.map(({ choosable }) => choosable)
  if (asksForScope(ask)) return { refusal: scope(abilities, ask, examples) }
  if (isForbidding(ask.text)) return { refusal: refusal(abilities, ask, examples) }

  const ranked = all
    .map((use) => ({ ...use, score: use.choosable.suits(ask) }))
    .sort((a, b) => b.score - a.score)
  const best = (isAutoApproved: boolean) =>
    ranked.find((use) => use.isAutoApproved === isAutoApproved)
  const [reading, changing] = [best(true), best(false)]
  if (changing && changing.score >= WORTH_PROPOSING && changing.score > (reading?.score ?? 0)) {
    if (isNegated(ask.text)) return { refusal: refusal(abilities, ask, examples) }
    return { propose: changing.tool, input: findArguments(parametersOf(changing.tool), ask) }
  }

  const autoApproved = all.filter(({ isAutoApproved }) => isAutoApproved)
  // The only tool of an agent is tried with whatever is asked: one that reads beside others that change is not the only one.
  if (
    autoApproved.length === 0 ||
    (autoApproved.length < all.length && (reading?.score ?? 0) === 0)
  )
    return { refusal: scope(abilities, ask, examples) }
  const choice = choose(
    autoApproved.map(({ choosable }) => choosable),
    ask,
    examples,
  )
  if (!('steps' in choice)) return choice
  const [{ skill, input }] = choice.steps
  const chosen = autoApproved.find(({ choosable }) => choosable === skill)!
  return { call: chosen.tool, input }
}

const understood = {
  en: 'You said what is not to be done, so nothing was done. If you want something to be done, say it without a negation.',
  ar: 'ذكرتَ ما لا تريد فعله، فلم يُنفَّذ شيء. إن أردت تنفيذ شيء فاطلبه بلا نفي.',
}

const refusal = (abilities: readonly Choosable[], ask: Ask, examples: readonly string[]): string =>
  [understood[ask.language], scope(abilities, ask, examples)].join('\n\n')
