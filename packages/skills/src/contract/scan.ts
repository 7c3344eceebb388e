import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { type Quantity, quantities } from '../reading/quantities.ts'
import type { ClauseKind, RiskLevel } from './clause-kind.ts'
import { type Clause, splitClauses } from './clauses.ts'
import { lawKinds } from './law-kinds.ts'
import { moneyKinds } from './money-kinds.ts'
import { protectionKinds } from './protection-kinds.ts'
import { termKinds } from './term-kinds.ts'

export const clauseKinds: readonly ClauseKind[] = [
  ...termKinds,
  ...moneyKinds,
  ...protectionKinds,
  ...lawKinds,
]

export interface Quote {
  clause: string
  text: string
}

export interface Finding {
  kind: string
  level: RiskLevel
  /** Which of the kind's risks were seen. */
  risks: number[]
  quotes: Quote[]
}

/** An amount, percentage or period as the contract writes it. */
export interface Figure {
  clause: string
  kind: 'amount' | 'percentage' | 'period'
  text: string
  within: string
}

export interface ContractScan {
  findings: Finding[]
  missing: string[]
  /** Too short to say what is missing. */
  isExcerpt: boolean
  figures: Figure[]
}

const severity: Record<RiskLevel, number> = { high: 2, medium: 1, low: 0 }
const MAX_QUOTES = 2
const FEWEST_OF_A_WHOLE = 4
const SHORTEST_CONTRACT = 30

const plain = (text: string) => latinDigits(foldArabic(text)).replaceAll('’', "'")

/** Whether at least one sentence reads as a clause of a known kind and not as a question about one. */
export function looksLikeContract(text: string): boolean {
  if (text.length < SHORTEST_CONTRACT) return false
  const obliges =
    /\b(?:shall|will|may|must|agrees?|is|are|hereby|renews?|not)\b|ي?لتزم|[يت]ختص|تول|يحظر|يحق|يجوز|يتعهد|يكون|تكون|يتجدد|يخضع|يدفع|يسدد|مده|يسري|علي الطرف/
  return splitClauses(text).some((clause) =>
    clause.sentences.some(
      (sentence) =>
        !/[?؟]\s*$/.test(sentence) &&
        obliges.test(plain(sentence)) &&
        isClauseText(plain(sentence), clause),
    ),
  )
}

function isClauseText(sentence: string, { number }: Clause): boolean {
  const known = clauseKinds.some((kind) => kind.sentence.test(sentence))
  return (
    known &&
    (!number.startsWith('§') ||
      /\b(?:shall|hereby|part(?:y|ies)|agreement|contract|supplier|client|customer|tenant|landlord|employee|employer|provider|licen[cs]|liab|invoice|governed|confidential)|الطرف|العقد|الاتفاقي|المورد|العميل|الموجر|المستاجر|العامل/.test(
        sentence,
      ))
  )
}

export function scanContract(text: string): ContractScan {
  const clauses = splitClauses(text)
  const findings = clauseKinds
    .map((kind) => findKind(kind, clauses))
    .filter((finding) => finding !== undefined)
    .sort((a, b) => severity[b.level] - severity[a.level])
  const found = new Set(findings.map(({ kind }) => kind))
  return {
    findings,
    missing:
      clauses.length < FEWEST_OF_A_WHOLE
        ? []
        : clauseKinds
            .filter(({ name, usual }) => usual && !found.has(name))
            .map(({ name }) => name),
    isExcerpt: clauses.length < FEWEST_OF_A_WHOLE,
    figures: clauses.flatMap(figuresOf),
  }
}

function findKind(kind: ClauseKind, clauses: readonly Clause[]): Finding | undefined {
  const rated = clauses.flatMap((clause) => {
    const sentences = sentencesOfKind(kind, clause)
    if (sentences.length === 0) return []
    return [
      {
        ...rate(kind, plain(sentences.join(' '))),
        quote: { clause: clause.number, text: shorten(sentences.join(' ')) },
      },
    ]
  })
  const [worst] = rated.toSorted((a, b) => severity[b.level] - severity[a.level])
  if (!worst) return undefined
  const others = rated.filter((other) => other !== worst)
  return {
    kind: kind.name,
    level: worst.level,
    risks: worst.risks,
    quotes: [worst, ...others].slice(0, MAX_QUOTES).map(({ quote }) => quote),
  }
}

/** The first risk that applies sets the level; others of the same level are told too, but for the one that always applies. */
function rate(kind: ClauseKind, words: string): { level: RiskLevel; risks: number[] } {
  const applying = kind.risks.flatMap(({ when, level }, index) =>
    (typeof when === 'function' ? when(words) : when.test(words)) ? [{ level, index }] : [],
  )
  const [first] = applying
  if (!first) throw new Error(`The last risk of ${kind.name} must always apply`)
  const alike = applying.filter(
    ({ level, index }) =>
      level === first.level && (index === first.index || index < kind.risks.length - 1),
  )
  return {
    level: first.level,
    risks: first.level === 'low' ? [first.index] : alike.map(({ index }) => index),
  }
}

/** The sentences that make a clause one of this kind; all of it when its heading names this kind and no other. */
function sentencesOfKind(kind: ClauseKind, { heading, sentences }: Clause): string[] {
  const title = plain(heading)
  const named = clauseKinds.filter((other) => other.heading.test(title))
  if (named.length === 1 && named[0] === kind) return sentences
  const words = sentences.map(plain)
  const isOfKind = (index: number) => kind.sentence.test(words[index] ?? '')
  return sentences.filter(
    (_, index) => isOfKind(index) || (isOfKind(index - 1) && kind.goesOn?.test(words[index]!)),
  )
}

function figuresOf({ number, sentences }: Clause): Figure[] {
  return sentences.flatMap((sentence) =>
    quantities(sentence.replace(/[()]/g, ' ')).flatMap((quantity) => {
      const kind = figureKinds[quantity.kind]
      return kind
        ? [
            {
              clause: number,
              kind,
              text: sentence
                .slice(quantity.start, quantity.end)
                .replace(/^(?:for|within|over|in|an?|لمدة|خلال) /i, '')
                .replace(/^(\d+)\)/, '($1)')
                .trim(),
              within: around(sentence, quantity),
            },
          ]
        : []
    }),
  )
}

const figureKinds: Partial<Record<Quantity['kind'], Figure['kind']>> = {
  money: 'amount',
  percent: 'percentage',
  duration: 'period',
}

const NEAR = 120

/** A few words on both sides of a figure, cut between words. */
function around(sentence: string, { start, end }: { start: number; end: number }): string {
  const before = sentence
    .slice(Math.max(0, start - NEAR), start)
    .split(/\s+/)
    .slice(-7)
    .join(' ')
  const after = sentence
    .slice(end, end + NEAR)
    .split(/\s+/)
    .slice(0, 7)
    .join(' ')
  return `${before}${sentence.slice(start, end)}${after}`.trim()
}

function shorten(text: string, most = 320): string {
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))} …`
}
