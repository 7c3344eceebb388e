import type { Message } from './affinity.ts'
import type { Mention } from './mentions.ts'

const THOUSAND = 1000
const IN_LETTERS = /^\p{L}[\p{L} -]*$/u
/** Of what is counted no thousands are left out. */
const COUNTED = 2

/** "Sixty going out, twenty eight coming in (thousands obviously)": amounts in words that leave their thousands out. */
export function withSpokenThousands(message: Message): Message {
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
