import type { Language } from '@wakeel/contract'
import { lately } from '../src/once-for.ts'
import { foldArabic } from '../src/reading/arabic.ts'
import { withoutPastChanges } from '../src/understanding/course.ts'
import type { ChoiceCue, Frame, Goal, Slot } from '../src/understanding/frame.ts'
import { type Concept, lexicon } from '../src/understanding/lexicon.ts'
import { matchConcepts } from '../src/understanding/match-concepts.ts'
import { readMessage } from '../src/understanding/read-message.ts'

export const TODAY = '2026-11-20'

/** More than the lexicon has. */
const MANY_WORDS = 50_000

/** A word of the lexicon and the concept that it was taken from. */
export interface Word {
  word: string
  concept: Concept
}

/** Turn what stands beside them, whatever the frame. */
const TURNING: readonly Concept[] = [
  'negation',
  'claim',
  'identifier',
  'document',
  'businessPaper',
  'address',
  'counted',
  'countOf',
  'every',
  'supposing',
  'another',
  'restating',
  'question',
  'deadline',
  'difference',
  'ofWhich',
]

/** Nobody writes «لوالدي هو 63»: such words stand in the lexicon with what is joined to them, and «هلا كنت» with a greeting. */
const bareOf = (word: string) => word.replace(/^=(?:ول|و|ل)/, '=').replace(/^هلا /, '')

const wordsOf = (concept: Concept, language: Language): Word[] =>
  lexicon[concept][language === 'en' ? 0 : 1]
    .split(/[,،]/)
    .map((word) => word.trim())
    .filter((word, _, all) => bareOf(word) === word || !all.includes(bareOf(word)))
    .map((word) => word.replace(/^=/, ''))
    // Verbs stand in many forms of which the lexicon holds only the root.
    .filter((word) => word && !word.includes('~') && isNoFigure(word))
    // "Classes a week" counts, and no length of time stands behind it.
    .filter((word) => !/ (?:a|per) week$/.test(word))
    .map((word) => ({ word, concept }))

/** "Sun" is rather a Sunday, and «ريال» before a figure a currency. */
const isNoFigure = lately(
  (word) => readMessage(`${word} 30`, TODAY).mentions.every(({ written }) => written === '30'),
  MANY_WORDS,
)

/** Every word of the lexicon as it stands there. */
const allWords = new Set(
  Object.values(lexicon).flatMap((lists) =>
    lists.flatMap((list) => list.split(/[\s,،=~]+/).map((word) => foldArabic(word))),
  ),
)

export const isKnownWord = (word: string): boolean => allWords.has(foldArabic(word))

/** Every concept that means something to a frame. */
function conceptsOf({ slots, goals, notAbout = [] }: Frame): Set<Concept> {
  return new Set([
    ...Object.values(slots).flatMap((slot) => [...(slot.cues ?? []), ...optionCues(slot)]),
    ...Object.values(goals).flatMap(({ cues = [], unless = [] }) => [...cues, ...unless]),
    ...notAbout,
    ...TURNING,
  ])
}

const optionCues = (slot: Slot): Concept[] =>
  slot.kind === 'choice' ? Object.values(slot.options).flatMap(({ cues }) => cues.map(bare)) : []

const bare = (cue: ChoiceCue) => cue.replace(/^not /, '') as Concept

/** "Shed" and «نزلت» tell what has happened: they ask for nothing and name no aim. */
const meantBy = lately((word) => withoutPastChanges(word, matchConcepts(word)), MANY_WORDS)

/**
 * Words that say one thing to a frame, and nothing to another goal than the one that is meant: a person who writes them is not
 * asking for something else.
 */
function clearWords(frame: Frame, goal: Goal, own: readonly Concept[], language: Language): Word[] {
  const known = conceptsOf(frame)
  const elsewhere = new Set(
    Object.values(frame.goals)
      .filter((other) => other !== goal)
      .flatMap(({ cues = [] }) => cues)
      .filter((cue) => !goal.cues?.includes(cue)),
  )
  return own
    .filter((concept) => !elsewhere.has(concept) && !goal.unless?.includes(concept))
    .flatMap((concept) => wordsOf(concept, language))
    .filter(({ word }) => {
      const means = meantBy(word).filter(({ concept }) => known.has(concept))
      return (
        means.length > 0 &&
        means.every(
          ({ concept, start, end }) =>
            own.includes(concept) && (means.length === 1 || end - start === word.length),
        )
      )
    })
}

/** Whether a slot has its place among what is said for a goal. */
export const isPlaced = ({ finds, excludes = [] }: Goal, name: string): boolean =>
  name !== finds && !(excludes as readonly string[]).includes(name)

/** The slots that a cue of a slot names as well, and that neither their kind nor their period tells from it: "comes to". */
export function namedAlike({ slots }: Frame, name: string, cues: readonly Concept[]): string[] {
  const every = (slot: object) => ('per' in slot ? slot.per : undefined)
  const own = slots[name] as Slot
  return Object.entries(slots).flatMap(([other, slot]) =>
    other !== name &&
    slot.kind === own.kind &&
    every(slot) === every(own) &&
    slot.cues?.some((cue) => cues.includes(cue))
      ? [other]
      : [],
  )
}

/** What may stand beside a figure of a slot. */
export function labelsOf(frame: Frame, goal: Goal, name: string, language: Language): Word[] {
  const own = (frame.slots[name]?.cues ?? []).filter(
    (cue) => !namedAlike(frame, name, [cue]).some((other) => isPlaced(goal, other)),
  )
  return clearWords(frame, goal, own, language)
}

/** What may be asked with for a goal, and whether it needs "what is" before it. */
export function askingWords(
  frame: Frame,
  goal: Goal,
  language: Language,
): { words: Word[]; isWhole: boolean } {
  if (goal.cues) return { words: clearWords(frame, goal, goal.cues, language), isWhole: true }
  const { cues = [], neverAsked = [] } = (goal.finds && frame.slots[goal.finds]) || {}
  const found = cues.filter((cue) => !neverAsked.includes(cue))
  const named = clearWords(frame, goal, found, language)
  return { words: named.filter(({ word }) => !ASKED_BY_NOBODY.test(word)), isWhole: false }
}
/**
 * "From my pocket", "of our own", "in cash" say whence a sum comes, and nobody asks for it by that; "what is the monthly pay?" asks for
 * that of the loan.
 */
const ASKED_BY_NOBODY = /^(?:من|والباقي|of|in|i|we) |(?:self|selves|cash)$|^monthly pay$/

/** The options of a choice with the words for them, but for those that say several. */
export function optionWords(
  frame: Frame,
  goal: Goal,
  slot: Slot,
  language: Language,
): { option: string; word: Word }[] {
  if (slot.kind !== 'choice') return []
  return Object.entries(slot.options).flatMap(([option, { cues }]) => {
    const own = cues.filter(
      (cue): cue is Concept =>
        !cue.startsWith('not ') &&
        Object.entries(slot.options).every(
          ([other, { cues: others }]) => other === option || !others.map(bare).includes(bare(cue)),
        ),
    )
    return clearWords(frame, goal, own, language).map((word) => ({ option, word }))
  })
}

/** What a word that names a figure says besides: "a man of 30", "lose 5 kg". */
export function impliedBy(
  frame: Frame,
  { word }: Pick<Word, 'word'>,
): Record<string, readonly object[]> {
  const named = matchConcepts(word).map(({ concept }) => concept)
  return Object.fromEntries(
    Object.entries(frame.slots).flatMap(([name, slot]) => {
      if (slot.kind !== 'choice') return []
      const options = Object.entries(slot.options)
        .filter(([, { cues }]) => cues.some((cue) => named.includes(cue as Concept)))
        .map(([option]) => ({ option }))
      return options.length > 0 ? [[name, options] as const] : []
    }),
  )
}
