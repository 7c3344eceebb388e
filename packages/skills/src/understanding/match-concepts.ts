import { once } from '../once-for.ts'
import { foldArabic } from '../reading/arabic.ts'
import {
  behindArticle,
  behindMistypedArticle,
  headSlips,
  isShortSwap,
  isSlip,
  isSlipAtHead,
} from '../reading/slips.ts'
import { isOneTypo, type Span, stemOf, type Word, words } from '../reading/words.ts'
import { type Concept, lexicon } from './lexicon.ts'
import { negatedVerb } from './negated-verbs.ts'

export interface ConceptMatch extends Span {
  concept: Concept
}

interface Term {
  concept: Concept
  /** `isExact`: «شهري» is no form of «شهر», though their stems are one. */
  parts: readonly { word: string; stem: string; verb?: string; isExact?: boolean }[]
}

const withoutPrefix = (word: string) => word.replace(/^(?:[سحهبل][اينت]|[اينتب])(?=...)/, '')
const withoutSuffix = (word: string) =>
  word.replace(/(?<=...)(?:ناها|ناه|وها|وا|ون|يني|وني|ني|يلي|ولي|لي|ين|نا|ها|تها|ته|ت|ه|ي)$/, '')

/** What may be the stem of an Arabic verb, whoever does it and whenever: نصرف، بصرف، صرفنا، يصرفون، نزليني. */
function verbStems(word: string): readonly string[] {
  // «وزنها» begins with a letter of its own that elsewhere is "and".
  const bare = [...new Set([word, word.replace(/^[وف](?=.{4})/, '')])]
  return bare.flatMap((one) => [
    withoutSuffix(withoutPrefix(one)),
    withoutPrefix(withoutSuffix(one)),
  ])
}

/** One letter less, at each place but the first: two words with one of these in common are a typing error apart. */
const shortened = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2))

const LEAST_LETTERS_FOR_TYPO = 5
const MOST_LETTERS_FOR_TYPO = 30

/** The word and its plural, as long as a slip in them is no other word. */
function formsToMistype(word: string): string[] {
  const plural = /^[a-z]+[^aiosuxyz]$/.test(word) ? [`${word}s`] : []
  return [word, ...plural].filter(({ length }) => length >= LEAST_LETTERS_FOR_TYPO)
}

const add = (index: Map<string, Term[]>, key: string, term: Term) => {
  const known = index.get(key)
  if (known) known.push(term)
  else index.set(key, [term])
}

const readTerms = (): Term[] =>
  (Object.keys(lexicon) as Concept[]).flatMap((concept) =>
    lexicon[concept]
      .flatMap((list) => list.split(/[,،]/))
      .map((phrase) => ({
        concept,
        parts: foldArabic(phrase.trim())
          .split(/[\s.]+/)
          .filter(Boolean)
          .map((part) =>
            part.startsWith('~')
              ? { word: part.slice(1), stem: '', verb: part.slice(1) }
              : part.startsWith('=')
                ? { word: part.slice(1), stem: stemOf(part.slice(1)), isExact: true }
                : { word: part, stem: stemOf(part) },
          ),
      })),
  )

/** The terms by what a word that means them may begin with. */
const index = once(() => {
  const byStart = new Map<string, Term[]>()
  const byTypo = new Map<string, Term[]>()
  const atHead = headSlips<Term>(({ parts: [first] }) => (first as Term['parts'][number]).word)
  for (const term of readTerms()) {
    const first = term.parts[0] as Term['parts'][number]
    for (const key of new Set([first.word, first.stem, first.verb && `~${first.verb}`]))
      if (key) add(byStart, key, term)
    if (first.verb || first.isExact) continue
    atHead.add(term)
    for (const form of formsToMistype(first.word))
      for (const key of new Set([form, ...shortened(form)])) add(byTypo, key, term)
  }
  return { byStart, byTypo, atHead }
})

/** Every concept that a text names, in order. Of two that overlap the longer is meant: "net salary" is no "salary". */
export function matchConcepts(text: string): ConceptMatch[] {
  const denied: ConceptMatch[] = []
  const written = words(text).map((word) => {
    const negated = negatedVerb(word)
    if (!negated || !(isVerb(negated.verb) || isPresent(negated.verb))) return word
    denied.push({ concept: 'negation', ...negated.not })
    return negated.verb
  })
  const found = written.flatMap((word, at) =>
    candidates(word)
      .filter((term) =>
        term.parts.every((part, offset) => {
          const next = written[at + offset]
          return (
            next !== undefined &&
            (offset === 0 ? isSame(next, part) : isSameBehind(next, part)) &&
            (offset === 0 || isOnePhrase(text, written[at + offset - 1] as Word, next))
          )
        }),
      )
      .map(({ concept, parts }) => ({
        concept,
        start: word.start,
        end: (written[at + parts.length - 1] as Word).end,
      })),
  )
  return withoutCovered([...found, ...denied])
}

/** «مابلعبش» */
const isPresent = ({ word }: Word): boolean => word.startsWith('ب')

const isVerb = (word: Word): boolean =>
  candidates(word).some(({ parts }) => parts.length === 1 && parts[0]?.verb)

/** No mark but a vowel sign («فاتورةً ضريبيةً») stands between the two: a phrase does not go on in the next clause. */
const isOnePhrase = (text: string, first: Word, second: Word): boolean =>
  /^[\u064b-\u0652]{0,2}[ \t'’.-]{1,3}$/.test(text.slice(first.end, second.start)) &&
  !/\.\s/.test(text.slice(first.end, second.start))

/** «وما», «ولا», «فكم», «عالمكتب», «هالشهر»: the word behind what dialects write together with it. */
function apartFrom({ word }: Word): string | undefined {
  if (word.length === 3 && /^[وف]/.test(word)) return word.slice(1)
  return /^[عه]ال.{3}/.test(word) ? stemOf(word.slice(1)) : undefined
}

/** Forms of the word itself; only a word that is none of these may be a typing error. */
function candidates(word: Word): readonly Term[] {
  const { byStart, byTypo, atHead } = index()
  const keys = [
    word.word,
    word.stem,
    word.unattached,
    withoutArticle(word.word),
    apartFrom(word),
    ...verbStems(word.word).map((stem) => `~${stem}`),
  ]
  const known = new Set(keys.flatMap((key) => (key && byStart.get(key)) || []))
  const letters = word.word.length
  if (known.size > 0 || letters > MOST_LETTERS_FOR_TYPO) return [...known]
  const mistyped = behindMistypedArticle(word.word).flatMap((base) => byStart.get(base) ?? [])
  if (mistyped.length > 0) return mistyped
  const swapped = swappedIn(word.word).flatMap((key) => byStart.get(key) ?? [])
  const bare = behindArticle(word.word)
  const slipped = bare === undefined ? [] : atHead.meantBy(bare)
  if (slipped.length > 0) return slipped
  if (swapped.length > 0 || letters < LEAST_LETTERS_FOR_TYPO) return swapped
  return [
    ...new Set(
      [word.word, withoutArticle(word.word)]
        .flatMap((written) => [written, ...shortened(written)])
        .flatMap((key) => byTypo.get(key) ?? []),
    ),
  ]
}

/** The words of four letters that one may be in which two letters were changed about, also behind a joined و. */
const swappedIn = (word: string): readonly string[] =>
  [word, word.replace(/^و(?=.{4}$)/, '')]
    .filter((one) => one.length === 4 && /^[\u0600-\u06ff]/.test(one))
    .flatMap(([a, b, c, d]) => [`${a}${c}${b}${d}`, `${a}${b}${d}${c}`])

/** What is left of «والمستهدف» to compare letter by letter. */
const withoutArticle = (word: string) => word.replace(/^(?:و?[بكف]?ال|و?لل|و)(?=.{4})/, '')

/** An employee who is a man is not named by «موظفة». */
const isMasculineOf = ({ word, stem }: Word, part: Term['parts'][number]): boolean =>
  part.word === `${part.stem}ه` && stem === part.stem && withoutArticle(word) === stem

/** «زوجي» is no «زوجتي», though their stems are one: whose somebody is stands behind another letter. */
function isOtherGender({ word, stem, unattached }: Word, part: Term['parts'][number]): boolean {
  const base = [stem, unattached].find((one) => one === part.stem)
  if (!base || !part.word.startsWith(base)) return false
  const owned = part.word.slice(base.length)
  if (owned !== 'ي' && owned !== 'تي') return false
  const at = word.indexOf(base)
  if (at < 0) return false
  const isFeminine = /^ت(?:ي|ك|ه|ها|نا|هم)$/.test(word.slice(at + base.length))
  return isFeminine !== (owned === 'تي')
}

function isSame(written: Word, part: Term['parts'][number]): boolean {
  if (part.isExact)
    return [written.word, written.word.replace(/^و?(?:ب?ال|لل)/, '')].includes(part.word)
  if (isOtherGender(written, part) || isMasculineOf(written, part)) return false
  if (part.verb) return verbStems(written.word).includes(part.verb) || written.stem === part.verb
  return (
    written.word === part.word ||
    withoutArticle(written.word) === part.word ||
    written.stem === part.stem ||
    written.unattached === part.stem ||
    apartFrom(written) === part.stem ||
    behindMistypedArticle(written.word).includes(part.word) ||
    isSlipAtHead(behindArticle(written.word) ?? '', part.word) ||
    [written.word, withoutArticle(written.word), written.word.replace(/^و(?=.{4}$)/, '')].some(
      (typed) =>
        isShortSwap(typed, part.word) ||
        isOneTypo(typed, part.word) ||
        (typed.length >= LEAST_LETTERS_FOR_TYPO &&
          formsToMistype(part.word).some((form) => isSlip(typed, form))),
    )
  )
}

/** «عرض بسعر» is an offer at a price and no «عرض سعر»: a preposition that is written together with a word parts it from the one before. */
const isSameBehind = (written: Word, part: Term['parts'][number]): boolean =>
  isSame(written.unattached === part.stem ? { ...written, unattached: '' } : written, part)

function withoutCovered(found: readonly ConceptMatch[]): ConceptMatch[] {
  const ordered = found.toSorted((a, b) => a.start - b.start || b.end - a.end)
  let reach: Span = { start: -1, end: -1 }
  const seen = new Set<string>()
  return ordered.filter((match) => {
    const place = `${match.concept} ${match.start} ${match.end}`
    if (seen.has(place)) return false
    seen.add(place)
    const isCovered = match.end <= reach.end && match.end - match.start < reach.end - reach.start
    if (match.end > reach.end) reach = match
    return !isCovered
  })
}
