import { words } from '../reading/words.ts'
import type { Message } from './affinity.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

// "Down from 104 kg to 91.5 since spring": the first is what was, the second what is.

const WEIGHTS: ReadonlySet<string> = new Set(['kg', 'lb', 'st'])
const FROM = /(?<!\p{L})(?:from|من)\s(?:(?:about|around|حوالي)\s)?$/iu
const TO =
  /^\s{0,3}(?:kg|kgs|kilos?|كيلو|كغ)?\s{0,3}[,،]?\s{0,3}(?:(?:down|up)\s)?(?:to|until|→|->|إلى|الى|الي|لـ?)\s{0,3}(?:(?:about|around|now|حوالي)\s)?$/iu
const BEFORE = 60

/** What has happened, said right before "from"; alone at the beginning of its sentence "down" is one. */
const HAPPENED =
  /(?<!\p{L})(?:went|gone|dropped|fell|fallen|came|lost|gained|shrunk|shrank|slimmed|decreased|increased|rose|risen|changed|got|moved|down|up|(?:و)?(?:نزلت|نزل|خسيت|خسرت|ضعفت|نحفت|طلعت|طلع|زدت|زاد|انخفض|نقصت|نقص|ارتفع|تغير|صار|هبط|رحت))(?!\p{L})/iu
/** What is only wished for, asked or thought of. */
const WISHED =
  /(?<!\p{L})(?:want|wants|wanna|would|like|wish|hope|hoping|plan|planning|aim|goal|target|try|trying|need|will|how|can|could|should|if|to (?:go|get|be|drop|come|lose|move|cut|slim|fall)|[أا]بي|[أا]بغ[ىيا]|ودي|بدي|[أا]ريد|عايزه?|عاوزه?|حابه?|نفسي|هدفي|عشان|لو|[إا]ذا|كيف|كم)(?!\p{L})/iu

const CHANGES: ReadonlySet<string> = new Set(['gainWeight', 'loseWeight'])
const PAST =
  /^(?:gained|added|dropped|shed|slimmed|reduced|bulked|و?(?:نزل|نقص|خسر|فقد|ضعف|نحف|زد|سمن|تخن|متن|كسب|نصح)ت)$/iu
const SUPPOSED = /(?<!\p{L})(?:if|لو|[إا]ذا)\s(?:\p{L}{1,6}\s)?$/iu

/** "I gained 11 kg already" and «نزلت 5 كيلو» tell what was, and no aim. */
export const withoutPastChanges = (
  text: string,
  concepts: readonly ConceptMatch[],
): ConceptMatch[] =>
  concepts.filter(
    ({ concept, start, end }) =>
      !CHANGES.has(concept) ||
      !PAST.test(text.slice(start, end)) ||
      SUPPOSED.test(text.slice(Math.max(0, start - 12), start)),
  )

type Place = Pick<Mention, 'start' | 'end'>

/** Of each weight that has become another: that the first was, right before it, and that the second is. */
export function courseOf(message: Message): ConceptMatch[] {
  const mentions = message.mentions.filter(({ kind }) => kind !== 'date' && kind !== 'time')
  return mentions.slice(1).flatMap((now, index): ConceptMatch[] => {
    const was = mentions[index] as Mention
    if (isWishedCourse(message, was, now)) return [glued('weight', was), glued('targetWeight', now)]
    if (!areWeights(was, now) || !(isFromTo(message, was, now) || isThenNow(message, was, now)))
      return []
    return [glued('formerly', was), glued('nowadays', now)]
  })
}

/** "Lose from 90 to 80": without units, a weight and the one that is wished for. */
function isWishedCourse(message: Message, was: Mention, now: Mention): boolean {
  const { text, concepts } = message
  const isBareWeight = (mention: Mention) =>
    mention.kind === 'number' && mention.value >= LIGHTEST && mention.value <= HEAVIEST
  return (
    isBareWeight(was) &&
    isBareWeight(now) &&
    FROM.test(text.slice(Math.max(0, was.start - BEFORE), was.start)) &&
    TO.test(text.slice(was.end, now.start)) &&
    concepts.some(
      ({ concept, end }) => CHANGES.has(concept) && end <= was.start && was.start - end <= NEAR,
    )
  )
}
const [LIGHTEST, HEAVIEST] = [30, 300]
const NEAR = 12

/** Whether the second of two mentions is what the first has become. */
export const isCourse = ({ concepts }: Pick<Message, 'concepts'>, was: Place, now: Place) =>
  isGlued(concepts, 'formerly', was) && isGlued(concepts, 'nowadays', now)

/** In the space before a figure, where no word is. */
const glued = (concept: ConceptMatch['concept'], { start }: Place): ConceptMatch => ({
  concept,
  start: start - 1,
  end: start - 1,
})
const isGlued = (
  concepts: readonly ConceptMatch[],
  concept: ConceptMatch['concept'],
  { start }: Place,
) =>
  concepts.some(
    (match) => match.concept === concept && match.start === start - 1 && match.end === start - 1,
  )

function areWeights(was: Mention, now: Mention): boolean {
  const isWeight = (mention: Mention) => mention.kind === 'measure' && WEIGHTS.has(mention.unit)
  const isBare = (mention: Mention) => mention.kind === 'number' && mention.value < NO_WEIGHT
  return (
    (isWeight(was) && (isWeight(now) || isBare(now))) ||
    (isBare(was) && (isWeight(now) || isBare(now)))
  )
}

/** "Profit rose from 500k to 700k" tells of no weight in any unit. */
const NO_WEIGHT = 1000

function isFromTo({ text }: Message, was: Place, now: Place): boolean {
  const before = text.slice(Math.max(0, was.start - BEFORE), was.start)
  if (!FROM.test(before) || !TO.test(text.slice(was.end, now.start))) return false
  const [sentence = ''] = before.split(/[.!?؟\n]/u).slice(-1)
  return HAPPENED.test(sentence) && !WISHED.test(sentence)
}

const ANYBODY: ReadonlySet<string> = new Set([
  'relative',
  'child',
  'baby',
  'he',
  'she',
  'self',
  'male',
  'female',
])
/** Words between a figure and what says when it was so. */
const WITHIN = 2
const APART = 4

/** «كان وزني 90 وصار 78», "I used to weigh 90, now I'm 78" */
function isThenNow({ text, concepts, clauses }: Message, was: Place, now: Place): boolean {
  const isSaid = (concept: string, from: number, { start }: Place) =>
    concepts.some(
      (match) =>
        match.concept === concept &&
        match.start >= from &&
        match.end <= start &&
        words(text.slice(match.end, start)).length <= WITHIN,
    )
  /** "Weight 95 kg in March, now 88": of the same person, and no number of anything else. */
  const isWeightOnce = ({ start, end }: Place, { start: until }: Place) =>
    isSaid('weight', 0, { start, end }) &&
    !/[\n?؟]/u.test(text.slice(end, until)) &&
    !concepts.some((one) => ANYBODY.has(one.concept) && one.start >= end && one.end <= until)
  return (
    clauses.wordsBetween(was, now) <= APART &&
    isSaid('nowadays', was.end, now) &&
    (isSaid('formerly', 0, was) || isWeightOnce(was, now))
  )
}
