import { lately, once } from '../once-for.ts'
import { behindArticle, behindMistypedArticle, headSlips } from '../reading/slips.ts'
import { isSameWord, type Span, stemOf, type Word, words } from '../reading/words.ts'
import { verbCore } from './arabic-verbs.ts'

/** A concept found in a text: where it stands, and which of the words it is. */
export interface Hit<Concept extends string> extends Span {
  concept: Concept
  /** Index of its first word among those that were searched, and of the one after its last. */
  from: number
  to: number
  /** Its first word is a typing error away from what was looked for. */
  isNear?: boolean
}

interface Entry {
  concept: string
  phrase: Word[]
  isVerb: boolean
  isExact: boolean
}

/** As many letters as make a wrong one more likely a slip than another word. */
const LONG_WORD = 5
/** Words whose concepts are kept, as texts repeat themselves. */
const MAX_KNOWN = 1_000

/**
 * Finds concepts in words: `lexicon({ decide: 'agree, settle on, يتفق' })`. Each concept stands once, its phrases in both languages
 * between commas, in the singular and without the article. Forms of a word and one typing error count as the word; an Arabic verb is
 * written with its ي (يرسل) and found in every person and tense (سترسل، أرسلنا، بيرسل). `isExact` is for the small words of a language,
 * of which no forms are wanted but a joined و or ف; without `hasVerbs` a word with ي is a noun (يوم). Time grows with the text alone.
 */
export function lexicon<Concept extends string>(
  concepts: Record<Concept, string>,
  { isExact = false, hasVerbs = true }: { isExact?: boolean; hasVerbs?: boolean } = {},
): (text: readonly Word[]) => Hit<Concept>[] {
  const index = once(() => indexOf(concepts, { isExact, hasVerbs }))
  const known = new Map<string, Candidates>()
  return (text) => {
    if (known.size > MAX_KNOWN) known.clear()
    const found: Hit<Concept>[] = []
    for (const [from, word] of text.entries()) {
      let started = known.get(word.word)
      if (!started) {
        started = candidates(word, index())
        known.set(word.word, started)
      }
      for (const entry of started.entries) {
        const to = from + entry.phrase.length
        const last = text[to - 1]
        if (
          !last ||
          !entry.phrase.every(
            (wanted, at) => at === 0 || isSame(text[from + at] as Word, wanted, entry),
          )
        )
          continue
        found.push({
          concept: entry.concept as Concept,
          from,
          to,
          start: word.start,
          end: last.end,
          ...(started.isNear && { isNear: true }),
        })
      }
    }
    return found
  }
}

/** The entries of concepts by what a word that means them may begin with. */
function indexOf(
  concepts: Record<string, string>,
  { isExact, hasVerbs }: { isExact: boolean; hasVerbs: boolean },
) {
  const entries = Object.entries(concepts).flatMap(([concept, phrases]) =>
    phrases
      .split(/[,،]/)
      .flatMap((phrase) => entriesOf(concept, phrase.trim(), { isExact, hasVerbs })),
  )
  const exact = new Map<string, Entry[]>()
  const alike = new Map<string, Entry[]>()
  const slippedAtHead = headSlips<Entry>(({ phrase }) => (phrase[0] as Word).word)
  for (const entry of entries) {
    const [first] = entry.phrase as [Word]
    for (const form of new Set([
      first.word,
      rootOf(first),
      ...(entry.isVerb ? [verbCore(first)] : []),
    ]))
      exact.set(form, [...(exact.get(form) ?? []), entry])
    if (!isExact) slippedAtHead.add(entry)
    if (!isExact && first.word.length >= LONG_WORD)
      alike.set(first.word[0] as string, [...(alike.get(first.word[0] as string) ?? []), entry])
  }
  return { exact, alike, slippedAtHead }
}

interface Candidates {
  entries: readonly Entry[]
  isNear: boolean
}

/** The entries whose first word a word may be. */
function candidates(
  word: Word,
  { exact, alike, slippedAtHead }: ReturnType<typeof indexOf>,
): Candidates {
  const found = formsOf(word).flatMap((form) => exact.get(form) ?? [])
  const distinct = [...new Set(found)].filter((entry) =>
    isSame(word, entry.phrase[0] as Word, entry),
  )
  if (distinct.length > 0 || word.word.length < LONG_WORD)
    return { entries: distinct, isNear: false }
  const bases = behindMistypedArticle(word.word)
  const mistyped = bases
    .flatMap((base) => exact.get(base) ?? [])
    .filter(({ phrase, isExact: one }) => !one && bases.includes((phrase[0] as Word).word))
  if (mistyped.length > 0) return { entries: mistyped, isNear: true }
  const bare = behindArticle(word.word)
  const atHead = bare === undefined ? [] : slippedAtHead.meantBy(bare)
  if (atHead.length > 0) return { entries: atHead, isNear: true }
  const near = (alike.get(word.word[0] as string) ?? []).filter(
    ({ phrase }) =>
      Math.abs((phrase[0] as Word).word.length - word.word.length) < 3 &&
      !isOfAnother(word, phrase[0] as Word) &&
      isSameWord(word, phrase[0] as Word),
  )
  return { entries: near, isNear: true }
}

function entriesOf(
  concept: string,
  phrase: string,
  { isExact, hasVerbs }: { isExact: boolean; hasVerbs: boolean },
): Entry[] {
  const wanted = words(phrase)
  const [first] = wanted
  if (!first) return []
  return [
    {
      concept,
      phrase: wanted,
      isVerb: hasVerbs && !isExact && /^ي.{3}/.test(first.word),
      isExact,
    },
  ]
}

const formsOf = (word: Word): string[] => [
  word.word,
  spelled(word),
  unjoined(word),
  rootOf(word),
  ...(word.unattached ? [word.unattached] : []),
  ...(/^[\u0600-\u06ff]/.test(word.word) ? coresOf(word) : []),
]

function isSame(written: Word, wanted: Word, { isVerb, isExact }: Entry): boolean {
  if (isExact) return spelled(written) === wanted.word || unjoined(written) === wanted.word
  if (written.word === wanted.word) return true
  if (isOfAnother(written, wanted)) return false
  if (rootOf(written) === rootOf(wanted)) return true
  if (unjoined(written) === wanted.word) return true
  if (written.unattached === wanted.stem) return true
  if (isVerb && /^ي/.test(wanted.word)) return coresOf(written).includes(verbCore(wanted))
  return wanted.word.length >= LONG_WORD && isSameWord(written, wanted)
}

/** «الجمعية» is no «الجمعة»: what ends in ية was made of another word than what ends in ة alone. */
const isOfAnother = (written: Word, wanted: Word): boolean =>
  /[^ي]ه$/.test(wanted.word) && /[^ا]يه$/.test(written.word)

/** "till", "call", "pass": their double letter is their own; "cancelling" and "planned" have it from their ending. */
const ONE_SYLLABLE = /^[^aeiou]*[aeiou]([lsfz])\1$/

/** One root for agree and agreed, plan and planned, apply and applied; "can't" is no form of "can", "tiles" none of "till". */
const rootOf = ({ word }: Word): string => rootOfWritten(word)
const rootOfWritten = lately((word) => {
  if (/n['’]t$/.test(word)) return word.replace('’', "'")
  const stem = stemOf(word)
  if (/^[^a-z]/.test(stem) || stem.length < 4) return stem
  const single = ONE_SYLLABLE.test(stem) ? stem : stem.replace(/([^aeiou])\1$/, '$1')
  return single.replace(/i$/, 'y').replace(/(?<=...)e$/, '')
}, MAX_KNOWN)

const spelled = ({ word }: Word) => word.replace('’', "'")
/** Without a joined "and" or "so": وسوف, فلم. */
const unjoined = ({ word }: Word) => word.replace(/^[وف](?=[\u0621-\u064a]{2})/, '')

/** With and without a و that may be its own: وافق, وكلفت; no verb has an article. Of «هبعت» and «بجهز» what the speaker will do. */
const coresOf = ({ word, stem }: Word) =>
  /^[وف]?(?:[بك]?ال|لل)/.test(word)
    ? []
    : [
        verbCore({ word }),
        verbCore({ word: stem }),
        verbCore({ word: word.replace(/^[وف]?[بهح](?=...)/, '') }),
        // «لخصولي», «رتبولنا»
        verbCore({ word: word.replace(/(?<=...)و?ل(?:ي|نا)$/, '') }),
      ]
