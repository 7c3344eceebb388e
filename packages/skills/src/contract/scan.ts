import type { Answer } from './answer.ts'
import { answersTo } from './answers.ts'
import {
  type ClauseKind,
  type Finding,
  type Quote,
  type RiskLevel,
  type Said,
  together,
  understand,
} from './clause-kind.ts'
import { type Clause, clausesBefore, gapsIn, splitClauses } from './clauses.ts'
import { conductKinds } from './conduct-kinds.ts'
import { type Fairness, fairnessAsked } from './fairness.ts'
import { type Figure, figuresOf } from './figures.ts'
import { lawKinds } from './law-kinds.ts'
import { liabilityKinds } from './liability-kinds.ts'
import { moneyKinds } from './money-kinds.ts'
import { protectionKinds } from './protection-kinds.ts'
import { termKinds } from './term-kinds.ts'
import { isUsualIn, type Use, useOf } from './use.ts'
import { type Wanted, wantedIn } from './wanted.ts'

export const clauseKinds: readonly ClauseKind[] = [
  ...termKinds,
  ...moneyKinds,
  ...liabilityKinds,
  ...protectionKinds,
  ...lawKinds,
  ...conductKinds,
]

export interface ContractScan {
  findings: Finding[]
  missing: string[]
  /** Too short to say what is missing. */
  isExcerpt: boolean
  /** The clauses before and between those that were pasted, by their first and last number. */
  unseen: [number, number][]
  figures: Figure[]
  /** Sentences that bind a side and are of no kind known here: to be read by oneself. */
  unread: Quote[]
  /** To what the request asks of the text: "is there a penalty in it?" */
  answers: Answer[]
  /** What the request asks for above all. */
  wanted: Wanted
  /** What was found in each of several texts, which are to be compared. */
  compared?: { opening: string; findings: Finding[] }[]
  /** Nothing but these kinds of clause is told of. */
  isFocused?: true
  /** It was asked whether the text is normal or lawful; of these kinds, or of this clause alone. */
  fairness?: Fairness
  use?: Use
}

const severity: Record<RiskLevel, number> = { high: 2, medium: 1, low: 0 }
const MAX_QUOTES = 2
const FEWEST_OF_A_WHOLE = 4
const SHORTEST_CONTRACT = 30

/** A clause with each of its sentences understood. */
interface ReadClause extends Clause {
  title: Said
  said: Said[]
}

let lastRead: { text: string; clauses: readonly ReadClause[] } | undefined

/** Reads a contract once: to choose the skill, to find its input and to scan it. */
function readClauses(text: string): readonly ReadClause[] {
  if (lastRead?.text !== text)
    lastRead = {
      text,
      clauses: splitClauses(text).map((clause) => ({
        ...clause,
        title: understand(clause.heading),
        said: clause.sentences.map(understand),
      })),
    }
  return lastRead.clauses
}

/** What only clauses say, whomever they name. */
const BINDING_VERB = /\b(?:shall|hereby)\b|(?<!\p{L})و?(?:يحق|يجوز|يلتزم|تلتزم|يتعهد|تتعهد) /iu

/** Whether at least one sentence reads as a clause of a known kind and not as a question about one. */
export function looksLikeContract(text: string): boolean {
  if (text.length < SHORTEST_CONTRACT) return false
  return readClauses(text).some(({ said, number }) =>
    said.some((sentence) => {
      if (/[?؟]\s*$/.test(sentence.text) || isOrder(sentence.text)) return false
      const { concepts } = sentence
      const isAboutParties =
        !number.startsWith('§') ||
        (['agreement', 'party', 'both'] as const).some((concept) => concepts.has(concept)) ||
        BINDING_VERB.test(sentence.text)
      return isAboutParties && clauseKinds.some((kind) => kind.sentence(sentence))
    }),
  )
}

/** Whether a text speaks of parties or of what they agreed. */
export function isAgreed(text: string): boolean {
  const { concepts } = understand(text)
  return (
    text.length >= SHORTEST_CONTRACT &&
    ['party', 'agreement', 'both', 'price'].some((one) => concepts.has(one))
  )
}

/** Whether some of a text that is quoted or told as a clause says what clauses say, whomever it names. */
export const readsAsClause = (text: string): boolean =>
  isAgreed(text) ||
  (text.length >= SHORTEST_CONTRACT &&
    readClauses(text).some(({ said }) =>
      said.some((sentence) => clauseKinds.some((kind) => kind.sentence(sentence))),
    ))

/** A text that begins with one of these verbs, courtesy aside. */
const beginsWith = (verbs: string) =>
  new RegExp(
    `^(?:\\s*(?:please|pls|hi|hello|can you|could you|لو سمحت|من فضلك))*\\s*(?:${verbs})`,
    'iu',
  )
export const ORDERS = beginsWith(
  '(?:scan|check|look at|شيك|شيكي|تشيك|شوف|review|read|analy[sz]e|explain|write|make|draft|find|افحص|راجع|حلل|اكتب|اشرح|اقرأ)(?!\\p{L})',
)
/** "Scan my contract please" is asked of the agent and no clause. */
const isOrder = (sentence: string) => ORDERS.test(sentence) && sentence.length < 80

/** "Write me a full NDA for two years": what one should look like, in a line of its own. */
export const isWish = (text: string): boolean => WISH.test(text) && !text.trim().includes('\n')
const WISH = beginsWith('(?:write|draft|compose|اكتب(?:لي)?|صغ|صيغ)\\s')

export function scanContract(
  text: string,
  question = '',
  isOnlyAnswer = false,
  focus?: readonly string[],
): ContractScan {
  const clauses = readClauses(text)
  const findings = clauseKinds
    .map((kind) => findKind(kind, clauses))
    .filter((finding) => finding !== undefined)
    .sort((a, b) => severity[b.level] - severity[a.level])
  const found = new Set(findings.map(({ kind }) => kind))
  const wanted = wantedIn(question)
  const isCalledWhole =
    wanted.isWhole && clauses.length > 1 && clausesBefore(clauses) === 0 && clauses.every(isKnown)
  const isExcerpt =
    !wanted.isMissing &&
    (clausesBefore(clauses) > 0 || (clauses.length < FEWEST_OF_A_WHOLE && !isCalledWhole))
  const answers = answersTo(question, findings, clauseKinds, clauses)
  const fairness = fairnessAsked(question, answers)
  const use = useOf(text)
  return {
    ...(fairness && { fairness }),
    ...(use && { use }),
    ...(focus && { isFocused: true }),
    findings: focus ? findings.filter(({ kind }) => focus.includes(kind)) : findings,
    missing: isExcerpt
      ? []
      : clauseKinds
          .filter(({ name, usual }) => usual && !found.has(name) && isUsualIn(name, use))
          .map(({ name }) => name),
    isExcerpt,
    unseen: gapsIn(clauses),
    figures: clauses.flatMap(figuresOf),
    unread: unreadIn(clauses),
    answers,
    wanted: {
      ...wanted,
      isOnlyAnswers: isOnlyAnswer || (wanted.isOnlyAnswers && answers.some(({ judged }) => judged)),
      ...(isOnlyAnswer && { isOnlyLists: wanted.isMissing || wanted.isFigures }),
    },
  }
}

/** The scan of the last of several texts, beside what was found in each. */
export const comparedTexts = (texts: readonly string[]): ContractScan => ({
  ...scanContract(texts.at(-1) ?? ''),
  compared: texts.map((text) => ({
    opening: shorten(text, LONGEST_OPENING),
    findings: scanContract(text).findings,
  })),
})
const LONGEST_OPENING = 60

/** A clause of no known kind may be what seems to be missing. */
const isKnown = (clause: ReadClause): boolean =>
  clauseKinds.some((kind) => sentencesOfKind(kind, clause).length > 0)

const MOST_UNREAD = 6
const SHORTEST_UNREAD = 4
const BINDS =
  /\b(?:shall|must|may|will|agrees?|undertakes?|not|no|only|responsible|pays?|bears?)\b|[%٪]|(?<!\p{L})(?:و?[يت]\p{L}{3,}|لا|لن|على|يحق|يجوز)(?!\p{L})|^ل(?:ل\p{L}{3,12}|صاحب) /iu

/** What binds a side and was taken for no kind of clause: left unsaid, it would seem harmless. */
function unreadIn(clauses: readonly ReadClause[]): Quote[] {
  return clauses
    .flatMap((clause) => {
      const known = new Set(clauseKinds.flatMap((kind) => sentencesOfKind(kind, clause)))
      return clause.said
        .filter(
          (said) =>
            !known.has(said) &&
            BINDS.test(said.text) &&
            !/[?؟]\s*$/.test(said.text) &&
            !isOrder(said.text) &&
            said.text.split(/\s+/).length >= SHORTEST_UNREAD,
        )
        .map(({ text }) => ({ clause: clause.number, text: shorten(text) }))
    })
    .slice(0, MOST_UNREAD)
}

function findKind(kind: ClauseKind, clauses: readonly ReadClause[]): Finding | undefined {
  const ofKind = clauses.flatMap((clause) => {
    const sentences = sentencesOfKind(kind, clause)
    return sentences.length > 0 ? [{ clause, said: together(sentences) }] : []
  })
  const rated = ofKind.flatMap(({ clause, said }) => {
    const others = ofKind.filter((other) => other.clause !== clause)
    const { concepts: elsewhere } = together(others.map((other) => other.said))
    // "Late payment: AED 50 a week": the heading says what for.
    const titled = kind.heading(clause.title) ? together([said, clause.title]) : said
    return [
      {
        ...rate(kind, { ...titled, text: said.text, elsewhere }),
        quote: { clause: clause.number, text: shorten(said.text) },
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
    quotes: [worst, ...others]
      .slice(0, MAX_QUOTES)
      .map(({ quote, level, risks }) => ({ ...quote, level, risks })),
  }
}

/** The first risk that applies sets the level; others of the same level are told too, but for the one that always applies. */
function rate(kind: ClauseKind, said: Said): { level: RiskLevel; risks: number[] } {
  const applying = kind.risks.flatMap(({ when, level }, index) =>
    when(said) ? [{ level, index }] : [],
  )
  const [first] = applying
  if (!first) throw new Error(`The last risk of ${kind.name} must always apply`)
  const alike = applying.filter(
    ({ level, index }) =>
      (level === first.level && (index === first.index || index < kind.risks.length - 1)) ||
      kind.risks[index]?.isApart,
  )
  return {
    level: first.level,
    risks: first.level === 'low' ? [first.index] : alike.map(({ index }) => index),
  }
}

/** The sentences that make a clause one of this kind; all of it when its heading names this kind and no other. */
function sentencesOfKind(kind: ClauseKind, { title, said }: ReadClause): Said[] {
  if (kind.heading(title)) {
    const named = clauseKinds.filter((other) => other.heading(title))
    if (named.length === 1) return said
  }
  return said.filter(
    (sentence, index) =>
      kind.sentence(sentence) ||
      (kind.goesOn?.(sentence) &&
        said[index - 1] !== undefined &&
        kind.sentence(said[index - 1] as Said)),
  )
}

function shorten(text: string, most = 320): string {
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))} …`
}
