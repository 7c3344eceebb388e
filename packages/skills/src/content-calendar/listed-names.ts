import type { Span } from '../reading/words.ts'
import { words } from '../reading/words.ts'
import { grammar } from '../sentences/grammar.ts'
import type { Hit } from '../sentences/lexicon.ts'
import { channelHits } from './channel-hits.ts'
import { postCounts } from './post-counts.ts'
import type { Told } from './told.ts'

const MOST_WORDS = 5
const PART = /[,،;؛\n]|[.!?؟](?=\s|$)|\s[-–—]\s|\s(?:and|و)\s/gu
/** What a word for a thing only says where something is given of it: "budget: 500", "owner is Sara". */
const GIVEN = /[\d٠-٩:：=|]|(?<!\p{L})(?:is|are|هو|هي)(?!\p{L})/iu
/** Behind these a word for a thing says where or how: "in a table". */
const HOW = /(?<!\p{L})(?:in|as|with|on|for|to|في|على|مع|ع)\s/iu

/** "Topics: …", "topics are …" */
const LISTS = /(?:[:：]|(?<!\p{L})(?:are|include|هي|وهي|تشمل))\s{0,3}$/iu

/** What of a list behind a colon is a name, whatever its words mean elsewhere: "topics: deadlines, why choose us, chef's table". */
export function namesListed(said: Told, from: number, stops: readonly Hit<string>[]): Span[] {
  const { text, found } = said
  const isList = LISTS.test(text.slice(Math.max(0, from - 12), from))
  const parts = isList ? partsOf(text, from) : []
  if (parts.length < 2) return []
  const marks = [...channelHits(said), ...postCounts(said), ...found]
  return parts.filter((part) => {
    const inside = ({ start, end }: Span) => start < part.end && part.start < end
    const written = text.slice(part.start, part.end)
    const count = words(written).length
    return (
      count > 0 &&
      count <= MOST_WORDS &&
      !(GIVEN.test(written) && !isAskedFirst(written)) &&
      !marks.some(inside) &&
      !stops.some((stop) => inside(stop) && !isOfName(stop, part, text)) &&
      isNoSentence(written)
    )
  })
}

function partsOf(text: string, from: number): Span[] {
  const marks = [...text.slice(from).matchAll(PART)].map(({ index, 0: { length } }) => ({
    start: from + index,
    end: from + index + length,
  }))
  const ends = [...marks.map(({ start }) => start), text.length]
  return ends.map((end, at) => ({ start: marks[at - 1]?.end ?? from, end }))
}

const WHO = /^من (?:نحن|[اأ]نا|هو|هي|هم)(?!\p{L})/u

/** "Chef's table", "calendar art" and "platform news", not "in a table" or a table by itself. */
function isOfName({ concept, start, end }: Hit<string>, part: Span, text: string): boolean {
  const before = text.slice(part.start, start)
  if (concept === 'joint') return before.trim() !== '' || WHO.test(text.slice(start, part.end))
  if (HOW.test(before)) return false
  const behind = text.slice(end, part.end)
  const isPlain =
    before.trim() === '' ? behind.trim() !== '' && !HOW.test(behind) : behind.trim() === ''
  return concept === 'thing' || (concept === 'form' && isPlain)
}

/** "How it is made" */
const isAskedFirst = (written: string): boolean =>
  !/[?؟]/.test(written) &&
  grammar(words(written)).some(({ concept, from }) => concept === 'ask' && from === 0)

/** "Why choose us", "what we do" and "no-show policy" name something; "we close early" and "no hashtags" tell or ask for it. */
function isNoSentence(part: string): boolean {
  const written = part.replace(/\bthank[- ]you\b/iu, 'thanks')
  const all = words(written)
  const [first] = all
  const isHyphened = first !== undefined && written[first.end] === '-'
  return (
    isAskedFirst(written) ||
    !grammar(all).some(
      ({ concept, from }) =>
        concept === 'pronoun' || (concept === 'not' && !(from === 0 && isHyphened)),
    )
  )
}

const QUOTES = /[«“»”"]/gu

/** A list that stands within a quotation ends with it. */
export function withinQuotation(list: string): string {
  let depth = 0
  let isOpen = false
  for (const { index, 0: mark } of list.matchAll(QUOTES)) {
    const isClosing: boolean =
      mark === '"' ? isOpen || /\S/.test(list[index - 1] ?? '') : /[»”]/.test(mark)
    if (isClosing && depth === 0) return list.slice(0, index)
    depth += isClosing ? -1 : 1
    if (mark === '"') isOpen = !isClosing
  }
  return list
}
