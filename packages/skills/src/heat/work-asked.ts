import type { Ask } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import { readMessage } from '../understanding/read-message.ts'

export const WATER: readonly Concept[] = ['water', 'volume', 'vessel']
/** Where and by whom work is done that the midday break may ban. */
export const WORK: readonly Concept[] = [
  'outside',
  'inSun',
  'crew',
  'uninterruptibleWork',
  'middayBreak',
  'working',
]

/** A sentence ends, or a question is joined to it: "…, and how much water?", «… وهل نشتغل» */
const PART =
  /(?<=[.!?؟]\s|\n)|(?=\b(?:and|also|plus)\s(?:also\s)?(?:can|may|could|is|are|how|what|do|does|should)\s)|(?<!\p{L})(?=و(?:هل|كم|كام|قديش|شو|كيف|بكم|[يت]نفع|يجوز|مسموح|يصير|ممكن|عادي)\s)/u
/** What is longer is pasted. */
const LONGEST = 1500
const MAY =
  /\b(?:can|may|could|is it (?:ok|okay|fine|legal|safe)|safe to|allowed|permitted)\b|(?<!\p{L})[وف]?(?:هل|[يت]نفع|يجوز|مسموح|يصير|ممكن|عادي|[آا]من|[يتان]قدر\p{L}{0,2})(?!\p{L})/iu

export const partsOf = ({ text }: Pick<Ask, 'text'>): string[] =>
  text.length > LONGEST ? [] : text.split(PART)

const isOfWater = (message: Message): boolean => namesAny(message, WATER)

/** "And can my crew work in the sun at 1 pm?": a part that asks of the hours of work, and of no water. */
export function isOfWork(part: string, today: string): boolean {
  if (!MAY.test(part)) return false
  const message = readMessage(part, today)
  return (
    namesAny(message, WORK) &&
    !isOfWater(message) &&
    !namesAny(message, ['leisure', 'felt', 'humidity', 'danger']) &&
    message.mentions.some(({ kind }) => kind === 'time' || kind === 'date')
  )
}

export const asksWhetherToWork = (ask: Ask): boolean =>
  partsOf(ask).some((part) => isOfWork(part, ask.today))

/** "… is 39 °C at 55% dangerous?": a part that asks of the weather, and of no water. */
function isOfDanger(part: string, today: string): boolean {
  const message = readMessage(part, today)
  return (
    (MAY.test(part) || namesAny(message, ['danger'])) &&
    namesAny(message, ['humidity', 'danger', 'leisure', 'outside', 'inSun']) &&
    !isOfWater(message)
  )
}

export const asksOfDanger = (ask: Ask): boolean =>
  partsOf(ask).some((part) => isOfDanger(part, ask.today)) &&
  namesAny(readMessage(ask.text, ask.today), ['humidity'])

/** "Can kids play outside?" tells nothing of whoever drinks; a part with figures tells the weather. */
export const isOnlyOfDanger = (part: string, today: string): boolean =>
  isOfDanger(part, today) && readMessage(part, today).mentions.length === 0
