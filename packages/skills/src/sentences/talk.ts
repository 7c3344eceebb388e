import { signatureIn } from '../reading/passage.ts'
import { isStopword } from '../reading/prose.ts'
import { quantities } from '../reading/quantities.ts'
import { type Span, words } from '../reading/words.ts'
import type { Hit } from './lexicon.ts'
import { markers, talk } from './talk-words.ts'
import { unitsIn } from './units.ts'

const ASKS =
  /[?؟]|(?<!\p{L})(?:what|whats|which|how (?:much|many|long|do|does)|please (?!be patient)|pls|calculate|compute|كم|كام|قديش|بكم|احسب|احسبلي|ابي|ابغي|اريد|بدي|عايز|عاوز|هل|وش|شو|ايش)(?!\p{L})/iu
const STRANGE_SHARE = 0.35
/** "Hello sir, I am pregnant" says something. */
const STRANGE_IN_COURTESY = 0.2
const MOST_STRANGE = 2
const LONGEST = 30
const LEAST_REST = 2
/** So much may be asked of a text in which no figure stands. */
const LEAST_WITHOUT_FIGURES = 25
/** No digits that name a thing, but an amount, a rate or a date; round ones too: "trade licence 18500 once a year". */
const AMOUNT =
  /\p{Nd}[.,٬٫/-]?\p{Nd}{0,9}\s?(?:%|[km](?!\p{L})|thousand|mil|ألف|الف|مليون|per|aed|dhs|dirham|درهم|ريال|years?|سن)|\p{Nd}[,٬]\p{Nd}{3}|\p{Nd}[/-]\p{Nd}|(?<!\p{Nd})[1-9]\p{Nd}{0,4}00(?!\p{Nd})/iu
const CLOCK =
  /(?<!\p{Nd})\p{Nd}{1,2}(?::\p{Nd}{2})? ?(?:am|pm|الفجر|الصبح|بالليل|العصر)(?!\p{L})/giu
const DIGIT = /\p{Nd}/u
const ROW = /[|;\t]|\p{L},\S|\p{Nd},\p{L}/u
const ITEM = /^\s*(?:[-*•]|[\d٠-٩]{1,2}[.)])\s/
const SAID_BY = /^\s*\p{L}[\p{L} ]{1,20}[:：]\s/u
const LONGEST_MESSAGE = 6000

/** What a request is about, so that what is said beside it is more than talk. */
interface About {
  /** Whether something that somebody claims is right. */
  isChecked: boolean
  /** How long somebody has worked. */
  isService: boolean
}

const aboutOf = (message: string): About => ({
  isChecked: /\b(?:right|true|correct|really|believe|agree)\b|صح|مزبوط|مضبوط|فعلا|معقول/i.test(
    message,
  ),
  isService: /gratuity|end.of.service|basic|notice|مكاف|نهاي[ةه] الخدم[ةه]|[أا]ساسي/i.test(message),
})

/** What a clause of talk is about; nothing when it says more. */
type Talk = 'courtesy' | 'background'

function talkOf(text: string, about: About): Talk | undefined {
  if (ASKS.test(text)) return undefined
  const all = words(text)
  if (all.length === 0 || all.length > LONGEST) return undefined
  const hits = markers(all)
  const has = (concept: string) => hits.some((hit) => hit.concept === concept)
  const kind = DIGIT.test(text)
    ? isBackground(text, hits, about)
      ? 'background'
      : undefined
    : has('courtesy') || has('writing')
      ? 'courtesy'
      : undefined
  if (!kind) return undefined
  const known = new Set(
    [...hits, ...talk(all)].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, step) => from + step),
    ),
  )
  const figures = quantities(text)
  const isFigure = ({ start }: Span) =>
    figures.some((figure) => figure.start <= start && start < figure.end)
  for (const [index, word] of all.entries()) if (isFigure(word)) known.add(index)
  const meaning = all.flatMap(({ word }, index) =>
    isStopword(word.replace(/['’].*/, '')) && !known.has(index) ? [] : [known.has(index)],
  )
  const strange = meaning.filter((isKnown) => !isKnown).length
  // What somebody claims of something that is named may be what is asked about.
  const most =
    has('claim') && !has('referral') && !has('took')
      ? 0
      : has('contact') || has('life')
        ? 1
        : MOST_STRANGE
  const share = kind === 'courtesy' ? STRANGE_IN_COURTESY : STRANGE_SHARE
  return strange <= most && strange <= meaning.length * share ? kind : undefined
}

/** Whether figures beside such words are none of the request: to be reached at, of another time and person, of the hour of writing. */
function isBackground(text: string, hits: readonly Hit<string>[], about: About): boolean {
  const has = (concept: string) => hits.some((hit) => hit.concept === concept)
  const contacts = hits.filter(
    ({ concept, ...span }) => concept === 'contact' && isNumbered(text, span),
  )
  return (
    (contacts.length > 0 && !AMOUNT.test(text) && numbersIn(text) <= contacts.length) ||
    (has('outsider') && has('earlier') && has('took')) ||
    ((has('kin') || has('outsider')) &&
      numbersIn(text) === 1 &&
      (has('referral') || (has('claim') && !about.isChecked))) ||
    (has('life') && numbersIn(text) === 1 && !about.isService) ||
    (has('writing') && !DIGIT.test(text.replace(CLOCK, '')))
  )
}

/** "Flat 1204", "14th floor", "my number is 050 664 1187", and no "costs flat at 40000". */
const isNumbered = (text: string, { start, end }: Span): boolean =>
  /^(?:\s(?:no\.?|number|is|on|me(?: at)?|رقم|على|علي|التجارية|التجاريه))*[\s:#]*\+?\p{Nd}/u.test(
    text.slice(end, end + 30),
  ) || /\p{Nd}(?:st|nd|rd|th)\s*$/u.test(text.slice(Math.max(0, start - 8), start))

/** "After 6" is when to call. */
const HOUR = /(?:after|before|بعد|قبل) (?:الساعة )?\p{Nd}{1,2}(?!\p{Nd})/giu
const numbersIn = (text: string) =>
  Array.from(text.replace(HOUR, '').matchAll(/\+?\p{Nd}[\p{Nd} -]*/gu)).length

/**
 * A message without the talk around what it asks: courtesy, numbers to be reached at, what somebody else once took for it.
 * What stands in quotation marks, in rows, in items or behind a name and a colon is never talk, nor is what stands within a text.
 */
export function withoutTalk(message: string): string {
  if (message.length > LONGEST_MESSAGE) return message
  const signed = signatureIn(message)
  const cuts = [
    ...talkIn(message.slice(0, signed)),
    ...(signed < message.length ? [{ start: signed, end: message.length }] : []),
  ]
  if (cuts.length === 0) return message
  const rest = without(message, cuts)
  const lost = cuts.map(({ start, end }) => message.slice(start, end)).join(' ')
  const length = words(rest).length
  const isEmptied =
    length < LEAST_REST ||
    (length < LEAST_WITHOUT_FIGURES && quantities(lost).length > 0 && quantities(rest).length === 0)
  return isEmptied ? message : rest
}

function without(text: string, spans: readonly Span[]): string {
  let from = 0
  let kept = ''
  for (const { start, end } of spans) {
    kept += text.slice(from, start)
    // "…, licence 774512: the text": the colon parts the request from the text.
    if (/[:：]\s{0,9}$/.test(text.slice(start, end)) && /\S[^\S\n]*$/.test(kept)) kept += ':'
    // "Minutes please, room 305. Present: …": the sentence still ends.
    if (/[.!?؟]\s{0,9}$/.test(text.slice(start, end)) && /[\p{L}\p{N}]$/u.test(kept)) kept += '.'
    // The comma that parted the talk from what follows goes with it.
    from = end + (/^\s?[,،]\s?/.exec(text.slice(end, end + 3))?.[0].length ?? 0)
  }
  return (kept + text.slice(from)).replace(/^[ \n]+|[ \n]{1,40}$/g, '')
}

interface Piece extends Span {
  talk: Talk | undefined
  asks: boolean
  line: number
  /** It stands in a line of its own. */
  isLine: boolean
}

/** Talk that stands first, beside what asks, or in lines of its own at the end. */
function talkIn(message: string): Span[] {
  const pieces = piecesOf(message)
  if (!pieces.some(({ talk: kind }) => kind)) return []
  const isCut = pieces.map(() => false)
  const spread = (from: number, step: number) => {
    for (let at = from; pieces[at]?.talk; at += step) isCut[at] = true
  }
  spread(0, 1)
  for (const [at, { asks }] of pieces.entries()) {
    if (!asks) continue
    spread(at + 1, 1)
    spread(at - 1, -1)
  }
  for (let at = pieces.length - 1; pieces[at]?.talk; at -= 1)
    if (pieces[at]?.isLine || pieces[at]?.talk === 'background') isCut[at] = true
  return pieces.filter((piece, at) => isCut[at] && !isOfText(piece, pieces))
}

const LEAST_OF_TEXT = 3
/** "Shorten this mail:\n\nThe lift is closed. … Our office phone is …": a paragraph of its own beside what is asked is a text. */
function isOfText({ line, start }: Piece, pieces: readonly Piece[]): boolean {
  const said = pieces.filter(({ talk: kind }) => !kind)
  const beside = said.filter((piece) => piece.line === line)
  return (
    beside.length >= LEAST_OF_TEXT &&
    beside.length < said.length &&
    beside.some((piece) => piece.start < start)
  )
}

function piecesOf(message: string): Piece[] {
  const about = aboutOf(message)
  let start = 0
  return message.split('\n').flatMap((line, index) => {
    const from = start
    start += line.length + 1
    if (!line.trim()) return []
    const isData = ROW.test(line) || ITEM.test(line) || SAID_BY.test(line)
    const sentences = isData
      ? [{ start: 0, end: line.length, talk: undefined, asks: /[?؟]/.test(line) }]
      : sentencesOf(line, about)
    return sentences.map((piece) => ({
      ...piece,
      start: from + piece.start,
      end: from + piece.end,
      line: index,
      isLine: sentences.every(({ talk: kind }) => kind),
    }))
  })
}

/** The sentences of a line; of one that only begins or ends with talk, that and the rest. */
function sentencesOf(line: string, about: About): Omit<Piece, 'isLine' | 'line'>[] {
  const quoted = Array.from(
    line.matchAll(/[“«][^”»]{0,800}[”»]|"[^"]{0,800}"/g),
    ({ index, 0: text }) => ({
      start: index,
      end: index + text.length,
    }),
  )
  const ends = Array.from(
    line.matchAll(/(?<!\b(?:no|nr|st|mr|ms|dr))[.!?؟]{1,9}(?=\s)|[:：](?=\s)/gi),
    ({ index, 0: mark }) => index + mark.length,
  )
  const bounds = [0, ...ends, line.length]
  return bounds.slice(1).flatMap((end, index) => {
    const start = bounds[index] as number
    const text = line.slice(start, end)
    if (!text.trim()) return []
    const asks = unitsIn(text, 0, { find: () => [], strong: [] }).some(
      ({ isQuestion, hits, words: all }) =>
        isQuestion ||
        hits.some(
          ({ concept, from }) =>
            ASKING.has(concept) && from < 6 && !(concept === 'do' && isTold(all[from]?.word)),
        ),
    )
    const whole = { start, end, asks, talk: undefined }
    const isKept =
      quoted.some((span) => span.start < end && start < span.end) ||
      /[:：]\s*$/.test(line.slice(0, start))
    if (isKept) return [whole]
    const kind = talkOf(text, about)
    if (kind) return [{ ...whole, asks: false, talk: kind }]
    const parts = partsOf(text)
    const lead = talkingParts(parts, about)
    if (lead)
      return [
        { start, end: start + lead.length, asks: false, talk: lead.talk },
        { ...whole, start: start + lead.length },
      ]
    const tail = talkingParts(parts.toReversed(), about, true)
    if (!tail) return [whole]
    return [
      { ...whole, end: end - tail.length },
      { start: end - tail.length, end, asks: false, talk: tail.talk },
    ]
  })
}

/** "Charging takes six hours", "it gives no signs": a verb of somebody else asks nothing. */
const isTold = (word = ''): boolean =>
  /^(?:takes|makes|gives|shows|keeps|puts|tells|sees|looks|turns|writes|builds|creates|cuts|gets)$/.test(
    word,
  )

/** What stands between commas, each but the first with the comma before it. */
const partsOf = (text: string): string[] => text.split(/(?=[,،]\s)/)
/** Talk may have commas of its own: "my neighbour, 64 years old, told me about you". */
const MOST_OF_ONE = 3
const MOST_MORE = 6

/** How many letters at one end of a sentence are talk, while the rest is not. */
function talkingParts(
  parts: readonly string[],
  about: About,
  isReversed = false,
): { length: number; talk: Talk } | undefined {
  const joined = (to: number) => {
    const some = parts.slice(0, to)
    return (isReversed ? some.toReversed() : some).join('')
  }
  for (let to = 1; to < Math.min(parts.length, MOST_OF_ONE + 1); to += 1) {
    const talk = talkOf(joined(to), about)
    if (!talk) continue
    let reached = to
    const last = Math.min(parts.length - 1, to + MOST_MORE)
    while (reached < last && talkOf(parts[reached] as string, about)) reached += 1
    return { length: joined(reached).length, talk }
  }
  return undefined
}

const ASKING: ReadonlySet<string> = new Set(['please', 'do', 'wonder'])
