import type { Message } from './affinity.ts'
import type { Mention } from './mentions.ts'

const THOUSAND = 1000
const IN_LETTERS = /^\p{L}[\p{L} -]*$/u
/** Of what is counted no thousands are left out. */
const COUNTED = 2

/** "Sixty going out, twenty eight coming in (thousands obviously)": amounts in words that leave their thousands out. */
export function withSpokenThousands(said: Message): Message {
  const message = { ...said, mentions: said.mentions.map(withHundredThousands) }
  const isPartOfFigure = (match: { start: number; end: number }) =>
    message.mentions.some(({ start, end }) => start <= match.start && match.end <= end)
  const isSaid = message.concepts.some(
    (match) => match.concept === 'thousands' && !isPartOfFigure(match),
  )
  return isSaid ? { ...message, mentions: message.mentions.map(inThousands) } : message
}

const inThousands = (mention: Mention): Mention =>
  mention.kind === 'number' &&
  mention.doubt < COUNTED &&
  mention.value < THOUSAND &&
  IN_LETTERS.test(mention.written)
    ? { ...mention, value: mention.value * THOUSAND }
    : mention

/** «مليون و350»: what is said behind a million in hundreds is thousands; an amount to the dirham names its dirhams. */
const withHundredThousands = (mention: Mention): Mention => {
  const isShort = mention.kind === 'number' && MILLION_AND_HUNDREDS.test(mention.written)
  const hundreds = isShort ? mention.value % 1e6 : 0
  return hundreds >= 100 && hundreds < THOUSAND && mention.kind === 'number'
    ? { ...mention, value: mention.value + hundreds * (THOUSAND - 1) }
    : mention
}
const MILLION_AND_HUNDREDS = /(?:مليون|مليونين|ملايين)\s?و\s?[\p{L}\d٠-٩]{3,14}$/u
