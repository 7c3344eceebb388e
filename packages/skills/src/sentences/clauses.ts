import { type Span, type Word, words } from '../reading/words.ts'
import { isArabicVerb } from './arabic-verbs.ts'
import { type GrammarConcept, type GrammarHit, grammar } from './grammar.ts'

/** A part of a sentence that says one thing of its own: "Sara will send it" | "but Omar has not agreed". */
export interface Clause extends Span {
  text: string
  words: Word[]
  /** Its small words, counted in its own words. */
  hits: GrammarHit[]
  /** It begins with "but", "while", «بينما» or the like, which are left out of its text. */
  isTurn: boolean
}

/** Tells whether a clause of its own begins at a word, for a skill that knows more beginnings: an imperative, "we agreed". */
export type Beginning = (text: readonly Word[], index: number) => boolean

const SAID = /^و?(?:قال|قالت|قالوا|said|says|promised)$/

const TELLS_THAT = /^و?ال(?:مشكله|سبب|مهم|اهم|حل|خبر|نتيجه|حقيقه|خلاصه|مطلوب)$/

/** A subject takes up to so many words: "the new finance manager will". */
const LONGEST_SUBJECT = 4

interface Sight {
  text: string
  words: readonly Word[]
  hits: readonly GrammarHit[]
  is: (index: number, concept: GrammarConcept) => boolean
  isVerb: (index: number) => boolean
  begins: Beginning
}

/**
 * The clauses of a sentence in its order; places count from its beginning. A comma or "and" parts two clauses only when something that
 * can stand by itself follows, so that "send the plan, the budget and the photos" remains one; people who dictate leave both out.
 */
export function clausesIn(sentence: string, begins: Beginning = () => false): Clause[] {
  const sight = look(sentence, begins)
  const cuts = cutsIn(sight)
  let hit = 0
  return cuts.flatMap(({ from, end, isTurn }, order) => {
    const next = cuts[order + 1]
    const part = sight.words.slice(from, end)
    const [first] = part
    const own: GrammarHit[] = []
    for (; hit < sight.hits.length && (sight.hits[hit] as GrammarHit).from < end; hit += 1) {
      const found = sight.hits[hit] as GrammarHit
      if (found.from >= from && found.to <= end)
        own.push({ ...found, from: found.from - from, to: found.to - from })
    }
    if (!first) return []
    const start = order === 0 ? 0 : first.start
    const last = endOf(sentence, part.at(-1) as Word)
    const stop = next
      ? withFigures(sentence, last, sight.words[end]?.start ?? last)
      : sentence.length
    return [{ text: sentence.slice(start, stop), words: part, hits: own, start, end: stop, isTurn }]
  })
}

/** "(was 35k), Sam will …": brackets that close behind the last word belong to it. */
const endOf = (sentence: string, { end }: Word): number =>
  /[)\]”»]/.test(sentence[end] ?? '') ? end + 1 : end

function look(text: string, begins: Beginning): Sight {
  const all = words(text)
  const hits = grammar(all).sort((a, b) => a.from - b.from)
  const at: (Set<string> | undefined)[] = []
  for (const { concept, from } of hits) {
    const concepts = at[from] ?? new Set()
    at[from] = concepts.add(concept)
  }
  const verbs = all.map(isArabicVerb)
  return {
    text,
    words: all,
    hits,
    begins,
    is: (index, concept) => at[index]?.has(concept) ?? false,
    isVerb: (index) => verbs[index] ?? false,
  }
}

interface Cut {
  from: number
  /** After its last word, without an "and" that leads to the next clause. */
  end: number
  isTurn: boolean
}

function cutsIn(sight: Sight): Cut[] {
  const { text, words: all, is, isVerb } = sight
  const cuts: Cut[] = [{ from: 0, end: all.length, isTurn: false }]
  let saysWhatIsDone = false
  let modals = 0
  for (let index = 1; index < all.length; index += 1) {
    if (isVerb(index - 1)) saysWhatIsDone = true
    if (is(index - 1, 'future') || is(index - 1, 'duty')) modals += 1
    const last = cuts.at(-1) as Cut
    const length = index - last.from
    const gap = text.slice((all[index - 1] as Word).end, (all[index] as Word).start)
    // "AED 5,000" is one figure.
    const isComma = /[,،](?!\d{3})/.test(gap)
    const isMark = isComma || /[:：–—|]|\s-\s/.test(gap)
    // "shall also return it"
    const isTurn = is(index, 'turn') && !is(index - 1, 'future') && !is(index - 1, 'duty')
    const isAnd = is(index, 'and') || /^و.{2}/.test((all[index] as Word).word)
    const next = isTurn || is(index, 'and') ? index + 1 : index
    const isOpen =
      saysWhatIsDone ||
      (modals > 0
        ? length - modals > 2
        : length > 3 || (length > 1 && sight.begins(all, last.from)))
    // "Sara, please order": what stands before is no clause.
    const isOpening = isComma && length <= 2 && !isOpen && !sight.begins(all, last.from)
    const canStand = isMark || isTurn || (isAnd && isOpen)
    const isCut =
      (isTurn && (isMark || length > 2)) ||
      (canStand && !isOpening && (beginsClause(sight, next) || sight.begins(all, next))) ||
      ((modals > 0 || saysWhatIsDone || is(index, 'pronoun')) && length > 2 && runsOn(sight, index))
    if (!isCut) continue
    last.end = index
    cuts.push({ from: next, end: all.length, isTurn })
    saysWhatIsDone = false
    modals = 0
    index = next
  }
  return cuts
}

/** Figures are no words: those between the last word of a clause and the next belong to the clause that ends. */
function withFigures(sentence: string, last: number, next: number): number {
  const between = /^[^,،;:\d٠-٩]*[\d٠-٩%٪$][^\s,،]*/.exec(sentence.slice(last, next))
  return between ? last + between[0].length : last
}

/** A subject of some words and what will or must be; a pronoun; a verb of an Arabic third person. */
function beginsClause({ words: all, is, isVerb }: Sight, index: number): boolean {
  if (is(index, 'pronoun') || is(index, 'future') || is(index, 'duty') || isVerb(index)) return true
  let reach = 2
  for (let at = index + 1; at <= index + LONGEST_SUBJECT && at < all.length; at += 1) {
    // «ومروة قالت إنها هتكلم البنك»
    if (is(at, 'relative') && SAID.test((all[at - 1] as Word).word)) {
      reach += 2
      continue
    }
    // «والمشكلة ان الرخام ما وصل»
    if (is(at, 'relative') && TELLS_THAT.test((all[at - 1] as Word).word)) return true
    if (is(at, 'relative') || is(at, 'turn')) return false
    if (is(at, 'future') || is(at, 'duty') || (at - index <= reach && isVerb(at))) return true
  }
  return false
}

/** "sara will send the files omar needs to call": a second subject with its own "will" needs no mark between. */
function runsOn({ text, words: all, is, isVerb, begins }: Sight, index: number): boolean {
  // "… on saturday we decided to skip it"
  const isSaid =
    is(index, 'pronoun') &&
    /^(?:to|that|on|not)$/.test(all[index + 2]?.word ?? '') &&
    begins(all, index + 1)
  if (!isSaid && !is(index + 1, 'future') && !is(index + 1, 'duty')) return false
  // «امتحان يوم الخميس ولازم أذاكر»: the second begins behind its و.
  if (/^و[\u0621-\u064a]{3}/.test(all[index + 1]?.word ?? '')) return false
  if (/[,،:;]/.test(text.slice((all[index] as Word).end, (all[index + 1] as Word).start)))
    return false
  const leads = (['relative', 'condition', 'and'] as const).some((concept) =>
    is(index - 1, concept),
  )
  const isNoSubject = (['not', 'future', 'duty', 'and', 'relative', 'condition'] as const).some(
    (concept) => is(index, concept),
  )
  return !leads && !isNoSubject && !isVerb(index)
}
