import type { Span } from '../reading/words.ts'
import type { Message } from './affinity.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

// "Revenue", and below it a line for each part of it: what stands under a heading is added up.

/** What a list of figures may be headed by. */
const HEADINGS: ReadonlySet<string> = new Set(['turnover', 'income', 'cost', 'totalCost', 'cash'])
const LONGEST_HEADING = 40
const MOST_WORDS = 3
const LEAST_LINES = 2
const TOTAL = /^\W*(?:total|sum|sub ?total|المجموع|مجموع|[إا]جمالي|ال[إا]جمالي)(?!\p{L})/iu

interface TextLine extends Span {
  mentions: readonly Mention[]
}

/** A message in which the figures under a heading are one, named by it alone. */
export function withHeadedLists(message: Message): Message {
  const lines = linesOf(message)
  let { mentions, concepts } = message
  for (const [at, line] of lines.entries()) {
    const named = headingIn(message, line)
    if (named.length === 0) continue
    const parts = partsBelow(message.text, lines.slice(at + 1))
    const [first] = parts
    if (!first || parts.length < LEAST_LINES) continue
    const figures = parts.map((part) => part.mentions[0] as Amount)
    const whole = summed(figures)
    const isInList = ({ start, end }: Span) =>
      start >= first.start && end <= (parts.at(-1) as TextLine).end
    mentions = [...mentions.filter((mention) => !isInList(mention)), whole].toSorted(byPlace)
    const heading = named.map((match) => ({ ...match, start: whole.start, end: whole.start }))
    concepts = [...concepts.filter((match) => !isInList(match)), ...heading].toSorted(byPlace)
  }
  return { ...message, mentions, concepts }
}

const byPlace = (a: Span, b: Span) => a.start - b.start

type Amount = Mention & { kind: 'money' | 'number' }
const isAmount = (mention: Mention | undefined): mention is Amount =>
  mention?.kind === 'money' || mention?.kind === 'number'

function linesOf({ text, mentions }: Message): TextLine[] {
  let start = 0
  return text.split('\n').map((line) => {
    const span = { start, end: start + line.length }
    start = span.end + 1
    return {
      ...span,
      mentions: mentions.filter((one) => one.start >= span.start && one.end <= span.end),
    }
  })
}

/** What a line without a figure names, if it is nothing but a name. */
function headingIn({ text, concepts }: Message, line: TextLine): readonly ConceptMatch[] {
  const written = text.slice(line.start, line.end).trim()
  const isShort = written.length <= LONGEST_HEADING && written.split(/\s+/).length <= MOST_WORDS
  if (line.mentions.length > 0 || !isShort || /[?؟]/.test(written)) return []
  return concepts.filter(
    (match) => HEADINGS.has(match.concept) && match.start >= line.start && match.end <= line.end,
  )
}

/** The lines below with a name and one amount each, without what is only their total. */
function partsBelow(text: string, lines: readonly TextLine[]): TextLine[] {
  const parts: TextLine[] = []
  for (const line of lines) {
    const written = text.slice(line.start, line.end)
    const [mention] = line.mentions
    const isPart =
      line.mentions.length === 1 &&
      isAmount(mention) &&
      mention.doubt < 1 &&
      /\p{L}{2}/u.test(text.slice(line.start, mention.start))
    if (!isPart) break
    if (!TOTAL.test(written)) parts.push(line)
  }
  return parts
}

function summed(figures: readonly Amount[]): Mention {
  const [first] = figures as [Amount, ...Amount[]]
  return {
    ...first,
    value: figures.reduce((sum, { value }) => sum + value, 0),
    written: figures.map(({ written }) => written).join(' + '),
  }
}
