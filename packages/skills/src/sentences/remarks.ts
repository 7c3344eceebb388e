import type { Hit } from './lexicon.ts'
import { reference } from './told.ts'
import { GENERAL, type Unit, unitsIn, type Vocabulary } from './units.ts'

/** A message parted into what is said to the agent apart from the text, and the text. */
export interface Parted {
  remarks: string
  text: string
}

/** What parts a block from the one before it: the surer, the less a block has to say to be a remark. */
type Boundary = 'paragraph' | 'aside' | 'line'

interface Block {
  start: number
  end: number
  boundary: Boundary
  isEdge: boolean
}

/** No remark is longer. */
const LONGEST = { characters: 500, words: 70 } as const
/** So many lines at each end of a message may be remarks. */
const EDGE = 3
/** As much of a remark may only tell: "… my phone is off today". */
const MOST_STATED = 0.6
/** So many paragraphs and asides between are looked at. */
const MOST_INNER = 8
/** What a block must weigh to be a remark, and one in the middle of lines more. */
const WEIGHT = { apart: 1.5, line: 2, middle: 2.6 } as const
/** A long first or last line is no heading and no item. */
const LONG_LINE = 12
const LIST_ITEM = /^\s*(?:[-*•]|[\d٠-٩]{1,2}[.)])\s/
const SEPARATOR =
  /\n[ \t]{0,20}\n\s{0,20}|\n|(?<=\s)-{2,3}(?=\s)|(?<=\s)\((?=[^()]{25,400}\))|(?<=\([^()]{25,400})\)/g

/**
 * Takes out what is said to the agent in a paragraph, a line, between dashes or in brackets, wherever that stands: before the text,
 * behind it or between its parts. A request that runs into the text within one line is left to `requestAndText`.
 */
export function partedRemarks(message: string, vocabulary: Vocabulary, least = 8): Parted {
  const blocks = blocksOf(message)
  let tried = 0
  const isAsked = blocks.map(({ start, end, boundary, isEdge }, index) => {
    const isInner = !isEdge && (boundary === 'line' || tried >= MOST_INNER)
    const isItem = LIST_ITEM.test(message.slice(start, start + 8))
    if (isInner || isItem || end - start > LONGEST.characters) return false
    if (vocabulary.ofText?.test(message.slice(start, end))) return false
    if (!isEdge) tried += 1
    const units = unitsIn(message.slice(start, end), start, vocabulary)
    const length = units.reduce((sum, { words }) => sum + words.length, 0)
    const isOuter = index === 0 || index === blocks.length - 1
    const isApart =
      boundary === 'aside' ||
      (isEdge && boundary === 'paragraph') ||
      (isOuter && length > LONG_LINE)
    return isSaid(units, vocabulary, isApart ? WEIGHT.apart : isEdge ? WEIGHT.line : WEIGHT.middle)
  })
  // "(it is the text of our home page)": in brackets behind a remark, at the end of its line.
  const isRemark = blocks.map(({ start, end, boundary }, index) => {
    const [before, behind] = [blocks[index - 1], blocks[index + 1]]
    const isTold =
      boundary === 'aside' &&
      isAsked[index - 1] === true &&
      behind !== undefined &&
      !message.slice(before?.end, start).includes('\n') &&
      (/^\)[^\S\n]{0,20}\n/.test(message.slice(end, behind.start)) ||
        /\n[ \t]{0,20}\n/.test(message.slice(end, behind.start)) ||
        isLabelled(message.slice(behind.start, behind.end), vocabulary))
    return isAsked[index] === true || isTold
  })
  const rest = blocks.filter((_, index) => !isRemark[index])
  const length = rest.reduce(
    (sum, { start, end }) => sum + message.slice(start, end).split(/\s+/).length,
    0,
  )
  if (rest.length === blocks.length || length < least) return { remarks: '', text: message }
  const said = blocks.filter((_, index) => isRemark[index])
  // Blocks of the text that stand side by side keep what stands between them.
  const runs: { start: number; end: number }[] = []
  for (const [index, { start, end }] of blocks.entries()) {
    const last = runs.at(-1)
    if (isRemark[index]) continue
    if (last && isRemark[index - 1] === false) last.end = end
    else runs.push({ start, end })
  }
  return {
    remarks: said.map(({ start, end }) => message.slice(start, end)).join('\n'),
    text: runs
      .map(({ start, end }) => withoutLabel(message.slice(start, end), vocabulary).trim())
      .join('\n')
      .replaceAll(MARK_BEHIND_ASIDE, '$1'),
  }
}

/** "Our subject line (the first we send): …": the mark behind brackets belongs to what stood before them. */
const MARK_BEHIND_ASIDE = /\n([:：,،;؛])(?=\s)/g

/** "Notes:", "second part:": what only says that the text follows. */
export function isLabel({ text, words, hits }: Unit): boolean {
  return (
    /[:：]\s*$/.test(text) &&
    words.length <= LONGEST_LABEL &&
    hits.some(({ concept, to }) => concept === 'pointer' && to >= words.length - 3)
  )
}
const LONGEST_LABEL = 7

/** "… (never mind the price). Here is the text: …" */
const isLabelled = (block: string, vocabulary: Vocabulary): boolean =>
  unitsIn(block.replace(MARKS, '').slice(0, LONGEST.characters), 0, vocabulary)
    .slice(0, 1)
    .some(isLabel)
const MARKS = /^\s{0,9}\)[\s.,،؛;!]{0,9}/u

function withoutLabel(written: string, vocabulary: Vocabulary): string {
  const block = written.replace(MARKS, '')
  const [first] = unitsIn(block.slice(0, LONGEST.characters), 0, vocabulary)
  // "Eid is here: 30% off" points at nothing.
  const isSentence = first && /\s(?:is|are) (?:here|it|this)\s?[:：]\s*$/iu.test(first.text)
  return first && isLabel(first) && !isSentence ? block.slice(first.end).trimStart() : block
}

function blocksOf(message: string): Block[] {
  const blocks: Omit<Block, 'isEdge'>[] = []
  let start = 0
  let boundary: Boundary = 'paragraph'
  const add = (end: number, next: Boundary) => {
    const isAside = boundary === 'aside' || next === 'aside'
    const isApart = boundary === 'paragraph' && next === 'paragraph'
    const kind = isAside ? 'aside' : isApart ? 'paragraph' : 'line'
    // "… -- gaps please, it goes on here: The Red Line …"
    const colon = isAside ? message.slice(start, start + LONGEST.characters).search(/[:：]\s/) : -1
    const middle = colon > 0 && start + colon < end ? start + colon + 1 : end
    for (const [from, to] of [
      [start, middle],
      [middle, end],
    ] as const)
      if (message.slice(from, to).trim()) blocks.push({ start: from, end: to, boundary: kind })
  }
  for (const { index, 0: mark } of message.matchAll(SEPARATOR)) {
    const next: Boundary = mark === '\n' ? 'line' : mark.includes('\n') ? 'paragraph' : 'aside'
    add(index, next)
    start = index + mark.length
    boundary = next
  }
  add(message.length, 'paragraph')
  return blocks.map((block, index) => ({
    ...block,
    isEdge: index < EDGE || index >= blocks.length - EDGE,
  }))
}

/** Whether it is said to the agent: some of it asks, and nothing of it is a statement of some length. */
export function isSaid(
  units: readonly Unit[],
  { strong, counted }: Vocabulary,
  limit: number = WEIGHT.apart,
): boolean {
  const all = units.flatMap(({ words }) => words)
  if (units.length === 0 || all.length > LONGEST.words || holdsText(units)) return false
  const hits = units.flatMap((unit) => unit.hits)
  const isAsked =
    units.some(({ isQuestion }) => isQuestion) || hits.some(({ concept }) => concept === 'wonder')
  const weight = weightOf(hits, strong, counted) + (isAsked ? 0.5 : 0)
  if (weight < limit) return false
  const stated = units.filter((unit, index) => !asks(unit) && !goesOn(units, index))
  const statedWords = stated.reduce((sum, { words }) => sum + words.length, 0)
  return statedWords <= all.length * MOST_STATED
}

/** "I want to send this: Your visa is ready": what stands last, behind a colon, and asks nothing. */
function holdsText(units: readonly Unit[]): boolean {
  const [lead, last] = units.slice(-2)
  return (
    lead !== undefined &&
    last !== undefined &&
    /[:：]\s*$/.test(lead.text) &&
    last.words.length > 3 &&
    !last.isQuestion &&
    last.hits.length === 0
  )
}

/** "Is this too formal? My staff are new to English": what is told right behind a question explains it. */
const goesOn = (units: readonly Unit[], index: number): boolean => {
  const [before, unit] = [units[index - 1], units[index]]
  return (
    before?.isQuestion === true &&
    unit !== undefined &&
    unit.words.length <= LONGEST_TOLD &&
    reference(unit.words).some(({ from }) => from === 0)
  )
}
const LONGEST_TOLD = 14

function weightOf(
  hits: readonly Hit<string>[],
  strong: readonly string[],
  counted: readonly string[] = [],
): number {
  const names = new Set(hits.map(({ concept }) => concept))
  const isOwn = strong.some((concept) => names.has(concept))
  const isNear = [...names].some((concept) => !GENERAL.has(concept))
  // Whoever asks without a word of the skill asks somebody else: "Joe asked: do we need a second one?"
  if (!isOwn && !isNear) return 0
  return (
    (isOwn ? 1 : 0.7) +
    (names.has('please') ? 1 : 0) +
    (names.has('bare') ? BARE_WEIGHT : 0) +
    (hits.some(({ concept, from }) => concept === 'do' && from < 5) ? 0.7 : 0) +
    (names.has('limit') && counted.some((concept) => names.has(concept)) ? 0.5 : 0) +
    (names.has('pointer') ? 0.5 : 0)
  )
}

/** "Only the comparison, no rewriting" is said to nobody else. */
const BARE_WEIGHT = 1.3

/** One word in a long sentence that could also ask does not make it a request: "… during the exam weeks in May". */
const asks = ({ words, hits, isQuestion }: Unit) =>
  isQuestion ||
  hits.filter(({ concept }) => concept !== 'limit').length * STATED_WORDS >= words.length
const STATED_WORDS = 14
