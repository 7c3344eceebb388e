import type { Bilingual } from '@wakeel/contract'
import { lately } from '../once-for.ts'
import { quantities } from '../reading/quantities.ts'
import { durationIn } from '../reading/quantity.ts'
import type { TimeUnit } from '../reading/units.ts'
import { type Word, words } from '../reading/words.ts'
import { type GrammarHit, grammar, reachOf } from '../sentences/grammar.ts'
import type { Use } from './use.ts'
import { type ContractConcept, contractWords } from './words.ts'

export type RiskLevel = 'high' | 'medium' | 'low'

/** A sentence or clause of a contract and what its words stand for. */
export interface Said {
  text: string
  /** The concepts in it; `not:` before one that is denied: "may not terminate". */
  concepts: ReadonlySet<string>
  /** Those of the other clauses of the same kind: a cap may stand apart from what it caps. */
  elsewhere?: ReadonlySet<string>
}

export type Test = (said: Said) => boolean

export interface Risk {
  level: RiskLevel
  why: Bilingual
  /** The same with what can be worked out of the words of the clause. */
  whyOf?: (text: string) => Bilingual | undefined
  /** What to ask where the question of the kind does not fit, as the clause answers it already. */
  ask?: Bilingual
  /** Told beside a heavier one too: it is of another thing that the same clause says. */
  isApart?: boolean
}

/** A kind of clause that a careful reader looks for. */
export interface ClauseKind {
  name: string
  title: Bilingual
  /** The clause is of this kind when its heading says so… */
  heading: Test
  /** A question asks for this kind when it says so; as a heading does unless given. */
  asked?: Test
  /** …or one of its sentences does; those sentences are quoted. */
  sentence: Test
  /** What the sentence behind such a one says when it still speaks of the same. */
  goesOn?: Test
  /** The first that applies decides; the last always applies. `isNo`: the clause rules out what a question asks for. */
  risks: readonly (Risk & { when: Test; isNo?: boolean })[]
  ask: Bilingual
  /** What to ask instead in a contract of such a use. */
  asks?: Partial<Record<Use, Bilingual>>
  /** It forbids what is asked with "can I". */
  isBan?: boolean
  /** Why nearly every commercial contract should have it; absent when many rightly do without. */
  usual?: Bilingual
}

export interface Quote {
  clause: string
  text: string
}

export interface Judged {
  level: RiskLevel
  /** Which of the kind's risks were seen. */
  risks: number[]
}

/** A kind of clause as the worst of its clauses is judged, and each of them as it is judged itself. */
export interface Finding extends Judged {
  kind: string
  quotes: (Quote & Judged)[]
}

/** So many words after "not" are still denied: "in no event shall the Provider be liable". */
const REACH = 7
/** "Shall not work for or set up any business competing …": what is denied goes on behind each "or". */
const OR = /^(?:or|nor|او|ولا)$/

export function understand(text: string): Said {
  const all = words(text)
  const small = grammar(all)
  const concepts = new Set<string>()
  const aside = asidesIn(text, all)
  const countTo = (from: number, to: number) => (aside[to] ?? 0) - (aside[from] ?? 0)
  let next = 0
  let denied = Number.NEGATIVE_INFINITY
  let reach = REACH
  const nots = small.filter(({ concept }) => concept === 'not').sort((a, b) => a.from - b.from)
  const turns = new Set(small.filter(({ concept }) => concept === 'turn').map(({ from }) => from))
  let turned = Number.NEGATIVE_INFINITY
  let at = 0
  for (const { concept, from } of contractWords(all)) {
    concepts.add(concept)
    for (; at <= from; at += 1) if (turns.has(at)) turned = at
    while (nots[next] && (nots[next] as { from: number }).from < from) {
      const not = nots[next] as GrammarHit
      denied = not.to
      reach = reachOf(all, not, REACH)
      next += 1
    }
    for (let to = denied + 1; to < Math.min(from, denied + reach); to += 1)
      if (reach === REACH && denied > turned && OR.test(all[to]?.word ?? '')) denied = to
    const passed = denied < 0 ? 0 : countTo(denied, from)
    if (from - denied - passed < reach && denied > turned) concepts.add(`not:${concept}`)
  }
  return { text, concepts }
}

/** "Shall not, for a period of 36 months after termination, work for any rival": what tells how long or how stands in between. */
const ASIDE =
  /(?<=\bnot), [^,.;]{1,120},|\b(?:for|during|within|throughout) (?:(?:a|an|the|any) )?(?:(?:further|full|whole|maximum|minimum|additional) )?(?:(?:period|term|duration) of )?(?:[^\s,.;]{1,12} ){1,3}?(?:months?|years?|weeks?|days)\b(?: (?:after|following|from) (?:[^\s,.;]{1,12} ){0,4}?(?:termination|end|ending|expiry|employment|agreement|contract|leaving))?|(?<!\p{L})و?(?:لمدة|خلال|طوال|طيلة) (?:[^\s،,.؛]{1,12} ){0,3}?(?:سنة|سنتين|سنتان|سنوات|أشهر|اشهر|شهرا|شهرًا|شهر|شهرين|عام|عامين|أعوام|عاما|عامًا|يوما|يومًا)(?!\p{L})(?: (?:من|بعد|تلي) (?:تاريخ )?(?:انتها|إنها|انها|ترك|نهاي)\p{L}{0,4}(?: \p{L}{0,3}(?:عقد|خدم|عمل|علاق)\p{L}{0,4})?)?/giu

/** How many words of such asides stand in front of each word. */
function asidesIn(text: string, all: readonly Word[]): number[] {
  const spans = [...text.matchAll(ASIDE)].map(({ index, 0: { length } }) => [index, index + length])
  let passed = 0
  return all.map(({ start, end }) => {
    const before = passed
    if (spans.some(([from = 0, to = 0]) => from <= start && end <= to)) passed += 1
    return before
  })
}

/** Several sentences as one: what is denied in one is not denied in the next. */
export const together = (parts: readonly Said[]): Said => ({
  text: parts.map(({ text }) => text).join(' '),
  concepts: new Set(parts.flatMap(({ concepts }) => [...concepts])),
})

type Known = ContractConcept | `not:${ContractConcept}`
type Term = Known | `!${Known}`

/** Each list is one way to say it, all of its concepts together: `says(['renew', 'self'], ['not:renew'])`; `!` for what must not be there. */
export function says(...ways: readonly (readonly Term[])[]): Test {
  return ({ concepts }) =>
    ways.some((way) =>
      way.every((term) =>
        term.startsWith('!') ? !concepts.has(term.slice(1)) : concepts.has(term),
      ),
    )
}

export const always: Test = () => true
export const hasCeiling = says(['ceiling', '!not:ceiling'], ['not:exceed'])
export const isUnlimited = says(['unlimited'], ['not:ceiling', '!listing'])

/** Every risk of every kind asks for those of the same sentence. */
const quantitiesOf = lately(
  (text) =>
    quantities(
      text
        .replace(/[()]/g, ' ')
        .replace(
          /(?<!\p{L})(و?(?:لمدة|خلال|طوال|ب?(?:إ|ا)شعار|ب?(?:إ|ا)خطار)) (?=(?:سنة|سنه|عام|شهر|أسبوع|اسبوع)(?: (?:بعد|من|تلي)\p{L}{0,3}(?!\p{L})|[.،؛]|$))/gu,
          '$1 1 ',
        )
        .replace(/(?<=\d\s{1,3})(?:calendar|business|working|consecutive|full)\s/gi, ''),
    ),
  200,
)

/** The periods a text names, in days: `thirty (30) calendar days` → 30, `سنتين` → 730; of one unit only when it is given. */
export function periodsInDays(text: string, unit?: TimeUnit): number[] {
  return quantitiesOf(text).flatMap((quantity) =>
    quantity.kind === 'duration' && (!unit || quantity.parts[unit] !== undefined)
      ? [durationIn('day', quantity.parts)]
      : [],
  )
}

export const longerThan =
  (days: number, unit?: TimeUnit): Test =>
  ({ text }) =>
    periodsInDays(text, unit).some((period) => period > days)

/** Where the first word of a concept stands. */
export const findConcept = (text: string, concept: ContractConcept): number | undefined =>
  contractWords(words(text)).find((hit) => hit.concept === concept)?.start
