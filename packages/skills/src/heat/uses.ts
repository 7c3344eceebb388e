import type { Ask, Reading } from '../skill.ts'
import { namesAny } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import { readMessage } from '../understanding/read-message.ts'

export const WATER: readonly Concept[] = ['water', 'volume', 'vessel']
export const FELT: readonly Concept[] = ['felt', 'middayBreak']

const WORK: readonly Concept[] = ['outside', 'inSun']

/** "How much water, and how hot does it feel?" asks for both: each answer rests on the words that ask for it. */
export function withUses<Input>(
  reading: Reading<Input>,
  ask: Ask,
  asked: readonly Concept[],
): Reading<Input> {
  if (!('input' in reading)) return reading
  const message = readMessage(ask.text, ask.today)
  const isOfWork = asksWhetherToWork(ask)
  if (!namesAny(message, WATER) || !(isOfWork || namesAny(message, FELT))) return reading
  const own = asked === FELT && isOfWork ? [...asked, ...WORK] : asked
  const uses = message.concepts.filter(({ concept }) => own.includes(concept))
  // What one answer leaves out the other rests on.
  const { unused: _, ...understood } = reading.understood ?? { facts: [], assumed: [] }
  return { ...reading, understood, uses: uses.map(({ start, end }) => ({ start, end })) }
}

const SENTENCE = /(?<=[.!?؟]\s|\n)/u
/** What is longer is pasted. */
const LONGEST = 1500
const MAY =
  /\b(?:can|may|could|is it (?:ok|okay|fine|legal)|are \p{L}{1,15}(?: \p{L}{1,15})? allowed)\b|(?<!\p{L})(?:هل|[يت]نفع|يجوز|مسموح|يصير|ممكن|عادي|[يتان]قدر\p{L}{0,2})(?!\p{L})/iu

/** "And can my crew work in the sun at 1 pm?": a sentence that asks of the hours of work, and of no water. */
function isOfWork(sentence: string, today: string): boolean {
  if (!MAY.test(sentence)) return false
  const message = readMessage(sentence, today)
  return (
    namesAny(message, WORK) &&
    !namesAny(message, [...WATER, 'leisure']) &&
    message.mentions.some(({ kind }) => kind === 'time' || kind === 'date')
  )
}

const sentencesOf = ({ text }: Ask): string[] => (text.length > LONGEST ? [] : text.split(SENTENCE))

const asksWhetherToWork = (ask: Ask): boolean =>
  sentencesOf(ask).some((sentence) => isOfWork(sentence, ask.today))

/** The sentences that ask one of both: the sun of those who work shines on nobody who drinks, and the litres of a day name no date. */
function onlyOf(ask: Ask, wanted: (sentence: string) => boolean): Ask {
  const text = sentencesOf(ask).filter(wanted).join('')
  const isParted = asksWhetherToWork(ask) && namesAny(readMessage(ask.text, ask.today), WATER)
  return isParted ? { ...ask, text } : ask
}

export const onWater = (ask: Ask): Ask => onlyOf(ask, (sentence) => !isOfWork(sentence, ask.today))
export const onWork = (ask: Ask): Ask => onlyOf(ask, (sentence) => isOfWork(sentence, ask.today))
