import { isStopword } from '../reading/prose.ts'
import { type Span, type Word, words } from '../reading/words.ts'
import { grammar } from './grammar.ts'
import { type Hit, lexicon } from './lexicon.ts'
import { leftOutIn, longestOnly } from './negation.ts'

/** A part of a message that asks for one thing: "how much went on fuel" | "did anything get charged twice". */
export interface RequestPart<Operation extends string> extends Span {
  text: string
  /** What is to be worked out, in its order; the words that say so belong to one request. */
  operations: Operation[]
  /** It holds nothing but its operation and small words: "and the average". */
  isBare: boolean
  /** Its text without the words of its operations, for a request beside it that leaves the rest unsaid. */
  rest: string
  /** A sentence ended before it. */
  isApart: boolean
}

interface Options<Operation extends string> {
  find: (text: readonly Word[]) => Hit<Operation>[]
  /** Operations that take what follows as their own: "the difference between the highest and the lowest". */
  taking?: readonly Operation[]
  /** Those of them that may begin a request of their own: "… and the difference between them". */
  beginning?: readonly Operation[]
  /** What only says that something is wanted ("show", "how much") and asks nothing beside another operation. */
  weak?: readonly Operation[]
}

const joints = lexicon(
  { and: 'and, n, nd, plus, also, then, as well as, along with, with, و, مع, كمان, وبعدين, ثم' },
  { isExact: true },
)
/** Words that begin with a و of their own are no "and". */
const JOINED =
  /^و(?!احد|سيط|ارد|قود|زن|قت|صل|صف|رق|ضع|ظيف|كيل|رد|جب|ديع|لاي|ساد|حد)[\u0621-\u064a]{2}/u
/** Nobody asks for more in one message. */
const MAX_REQUESTS = 8
const SENTENCE_END = /[?؟!;؛\n]|\.(?!\d)/

/** Nobody asks for more in a message but to hold others up. */
const MOST_REQUESTS = 12

/** The requests of a message in its order. Each has an operation; what a message says before the first belongs to it. */
export function requestsIn<Operation extends string>(
  text: string,
  { find, taking = [], beginning = [], weak = [] }: Options<Operation>,
): RequestPart<Operation>[] {
  const all = words(text)
  const isLeftOut = leftOutIn(text, all)
  const hits = longestOnly(find(all))
    .filter((hit) => !isLeftOut(hit))
    .sort((a, b) => a.from - b.from)
  const starts = startsOf(text, all, hits, { taking, beginning })
  const parts = starts.slice(0, MOST_REQUESTS * 2).map(({ from, isApart }, index) => {
    const next = starts[index + 1]?.from ?? all.length
    return partOf(text, all, { from, next, isApart }, hits)
  })
  const isAsking = ({ operations, isBare, isApart, text: written }: RequestPart<Operation>) =>
    !isBare ||
    operations.some((operation) => !weak.includes(operation)) ||
    (isApart && isSentence(written))
  const kept = parts.filter((part, index) => index === 0 || isAsking(part))
  const asked = kept.length > 1 && kept[0] && !isAsking(kept[0]) ? kept.slice(1) : kept
  return asked.slice(0, MOST_REQUESTS)
}

/** "How many of them are there?" asks by itself, "how much?" behind a question does not. */
const isSentence = (written: string): boolean =>
  /[?؟]\s{0,3}$/.test(written) && words(written).length >= SHORTEST_SENTENCE
const SHORTEST_SENTENCE = 4

interface Start {
  from: number
  isApart: boolean
}

/** Where the requests begin: at the joint before each operation that is parted from the one before. */
function startsOf(
  text: string,
  all: readonly Word[],
  hits: readonly Hit<string>[],
  { taking, beginning }: { taking: readonly string[]; beginning: readonly string[] },
): Start[] {
  const starts: Start[] = [{ from: 0, isApart: false }]
  const isJoint = new Set(joints(all).map(({ from }) => from))
  const isAsk = new Set(
    [...grammar(all).filter(({ concept }) => concept === 'ask'), ...hits].map(({ from }) => from),
  )
  const gapBefore = (index: number) =>
    text.slice(all[index - 1]?.end ?? 0, (all[index] as Word).start)
  let takenUntil = -1
  for (const [order, hit] of hits.entries()) {
    if (starts.length === MAX_REQUESTS) break
    const before = hits[order - 1]
    const isTaken = hit.from < takenUntil
    if (taking.includes(hit.concept)) takenUntil = endOfSentence(text, all, hit.to)
    if (!before || (beginning.includes(hit.concept) ? isTaken : hit.from < takenUntil)) continue
    // All of a sentence belongs to the operation that it names.
    const apart = lastIn(before.to, hit.from, (index) => SENTENCE_END.test(gapBefore(index)))
    const strong = lastIn(before.to, hit.from, (index) => {
      const isJoined = JOINED.test((all[index] as Word).word) && isAsk.has(index)
      return isJoint.has(index) || isJoined || /[,،&+:]/.test(gapBefore(index))
    })
    const at =
      apart ??
      strong ??
      lastIn(before.to, hit.from, (index) => JOINED.test((all[index] as Word).word))
    if (at === undefined || at <= (starts.at(-1) as Start).from) continue
    starts.push({ from: at, isApart: apart !== undefined })
  }
  const [first] = hits
  // "Units sold in Dubai? And the average price?": a question that names no operation of its own.
  const opening =
    first && starts.length === 1
      ? lastIn(1, first.from, (index) => /[?؟]/.test(gapBefore(index)))
      : undefined
  if (opening !== undefined) starts.push({ from: opening, isApart: true })
  return starts
}

function lastIn(from: number, to: number, isOne: (index: number) => boolean): number | undefined {
  for (let index = to; index >= from; index -= 1) if (isOne(index)) return index
  return undefined
}

function endOfSentence(text: string, all: readonly Word[], from: number): number {
  for (let index = from; index < all.length; index += 1)
    if (SENTENCE_END.test(text.slice((all[index - 1] as Word).end, (all[index] as Word).start)))
      return index
  return all.length
}

function partOf<Operation extends string>(
  text: string,
  all: readonly Word[],
  { from, next, isApart }: Start & { next: number },
  hits: readonly Hit<Operation>[],
): RequestPart<Operation> {
  const own = hits.filter((hit) => hit.from >= from && hit.from < next)
  const isOwn = (index: number) => own.some((hit) => index >= hit.from && index < hit.to)
  const start = from === 0 ? 0 : (all[from] as Word).start
  const end = next < all.length ? (all[next] as Word).start : text.length
  let [rest, at] = ['', start]
  for (const hit of own) {
    if (hit.start > at) rest += text.slice(at, hit.start)
    at = Math.max(at, hit.end)
  }
  const written = text.slice(start, end)
  const isBare =
    !/[\d٠-٩]/.test(written) &&
    all.slice(from, next).every(({ word }, index) => isOwn(from + index) || isStopword(word))
  return {
    text: written,
    start,
    end,
    operations: own.map(({ concept }) => concept),
    isBare,
    rest: rest + text.slice(at, end),
    isApart,
  }
}
