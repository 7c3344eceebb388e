import type { Language } from '@wakeel/contract'
import fc from 'fast-check'
import type { Frame, Goal, Slot } from '../src/understanding/frame.ts'
import { impliedBy, labelsOf, optionWords, type Word } from './labels.ts'
import { type Written, writtenValue } from './values.ts'

export type Values = Readonly<Record<string, readonly object[]>>

/** One slot as it is said: its value as written, with or without a word that names it. */
export interface Piece {
  slot: string
  text: string
  written: string
  label: string
  /** What it stands for, with what its words say besides. */
  values: Values
  /** The goal needs it. */
  isNeeded: boolean
  isBare: boolean
  /** The same with another label, or another value. */
  with(change: { label?: string; written?: string }): string
  /** Another value of the same slot. */
  other?: Written
}

const LABELLED: Record<Language, readonly string[]> = {
  en: [
    '{label} {value}',
    '{label} of {value}',
    '{label}: {value}',
    '{label} is {value}',
    '{value} {label}',
  ],
  ar: ['{label} {value}', '{label}: {value}', 'ال{label} {value}', '{label} هو {value}'],
}
/** Stand before what they name, and take no article. */
const BEFORE =
  /^(?:was|used to|weighed|earn|make|lose|reach|get to|down to|كان|كنت|كانت|over|for|to|in|within|until|till|by|before|after|from|since|under|below|above|with|على|في|إلى|خلال|حتى|لين|لغاية|بحلول|لحد|قبل|بعد|منذ|من|عند|لدى|مع|فوق|تحت|على مدى|من راتبي|ساكن)$/i
/** Phrases, verbs as they are said, and what belongs to somebody take no «ال»; some nouns go without it too. */
const NO_ARTICLE = /\s|^(?:ال|[يتنأب])|(?:[يتا]|وا)$/
/** A frame and a goal of it, and the language in which it is asked for. */
export interface Asked {
  frame: Frame
  goal: Goal
  language: Language
}

/** One of the ways to say a slot; nothing for one that needs a name and has none that is clear. */
export function pieceOf(
  asked: Asked,
  name: string,
  isNeeded: boolean,
): fc.Arbitrary<Piece> | undefined {
  const { frame, goal, language } = asked
  const slot = frame.slots[name] as Slot
  if (slot.kind === 'choice') {
    const options = optionWords(frame, goal, slot, language)
    if (options.length === 0) return undefined
    return fc.constantFrom(...options).map(({ word }) => ({
      slot: name,
      text: word.word,
      written: '',
      label: word.word,
      values: impliedBy(frame, word),
      isNeeded,
      isBare: false,
      with: ({ label = word.word }) => label,
    }))
  }
  const labels = labelsOf(frame, goal, name, language)
  if (labels.length === 0 && slot.isCued) return undefined
  if (slot.kind === 'date' && slot.isMany && !slot.isCued)
    return spanOfDays(name, slot, asked, isNeeded)
  const written = writtenValue(slot, language, hasTwin(frame, name)) as fc.Arbitrary<Written>
  const label = labels.length > 0 ? fc.constantFrom(...labels) : fc.constant(undefined)
  return fc
    .tuple(written, written, label, fc.constantFrom(...LABELLED[language]))
    .map(([value, other, word, shape]) =>
      labelled(asked, { name, isNeeded }, [value, other], word, shape),
    )
}

function labelled(
  { frame }: Asked,
  { name, isNeeded }: { name: string; isNeeded: boolean },
  [value, other]: readonly [Written, Written],
  word: Word | undefined,
  shape: string,
): Piece {
  const label = word?.word ?? ''
  const isBefore = BEFORE.test(label)
  const takesArticle = !isBefore && !NO_ARTICLE.test(label)
  const form = isBefore || (shape.startsWith('ال') && !takesArticle) ? '{label} {value}' : shape
  const said = ({ label: one = label, written = value.text }) =>
    (one ? form.replace('{label}', one).replace('{value}', written) : written).trim()
  return {
    slot: name,
    label,
    written: value.text,
    text: said({}),
    values: { ...(word && impliedBy(frame, word)), [name]: [value.value] },
    isNeeded,
    isBare: value.isBare ?? false,
    with: said,
    ...(isOtherOfSameUnit(other, value) && { other }),
  }
}

/** Nobody compares 80 kilos with 12 stone. */
const isOtherOfSameUnit = (other: Written, { value, isBare, text }: Written): boolean => {
  const unitOf = (one: object) => ('unit' in one ? one.unit : Object.keys(one).join())
  return (
    JSON.stringify(other.value) !== JSON.stringify(value) &&
    unitOf(other.value) === unitOf(value) &&
    other.isBare === isBare &&
    other.text !== text
  )
}

/** "From 1 March 2019 to 31 August 2024": two dates are one piece. */
function spanOfDays(
  name: string,
  slot: Slot,
  { language }: Asked,
  isNeeded: boolean,
): fc.Arbitrary<Piece> {
  const day = writtenValue(slot, language, false) as fc.Arbitrary<Written>
  const shape = language === 'en' ? 'from {} to {}' : 'من {} إلى {}'
  return fc
    .tuple(day, day)
    .filter(([first, last]) => JSON.stringify(first.value) < JSON.stringify(last.value))
    .map(([first, last]) => {
      const text = shape.replace('{}', first.text).replace('{}', last.text)
      return {
        slot: name,
        text,
        written: text,
        label: '',
        values: { [name]: [first.value, last.value] },
        isNeeded,
        isBare: false,
        with: () => text,
      }
    })
}

/** Whether another slot of its kind has a name in common with it, so that only the period tells them apart. */
function hasTwin({ slots }: Frame, name: string): boolean {
  const { kind, cues = [] } = slots[name] as Slot
  return Object.entries(slots).some(
    ([other, slot]) =>
      other !== name && slot.kind === kind && slot.cues?.some((cue) => cues.includes(cue)),
  )
}
