import { type ChatLine, namedLines, stampedLines } from './chat-lines.ts'
import { isLeftAside } from './left-aside.ts'

/** "Coach: training?", and what the next line says is the answer. */
const SHORT_QUESTION = /^(\s{0,60}[\p{L}’']{1,20}(?: [\p{L}’']{1,20}){0,2} ?)[?؟](?=\s{0,9}$)/u
const ASKS = /(?:[?؟]|(?<!\p{L})(?:right|yeah|yes|صح|مش كده|مو هيك))[\s!.]{0,4}$/iu
const DENIES = /^\s{0,9}(?:no|nope|nah|not|لا|لأ|لاء)(?!\p{L})/iu
const WHOEVER_ASKS = /^(?:me|i|myself|you|[أا]نا)$/iu
/** "I do 4 hours", «انا بدرس ٥ ساعات»: told of whoever says it, where nothing is wished. */
const OF_ONESELF =
  /(?<!\p{L})(?:(?:i|[أا]نا)(?!\p{L})(?! (?:want|need|think|would|said|say|told|ask|[أا]بغ[يى]|[أا]ب[يى]|بدي|عايز|عاوز|[أا]ريد|قلت|شايف))|i['’]?m|i['’]ve|mine|my (?:time|weight|height|age|own)|here|عندي|وزني|طولي|عمري|خصري)(?!\p{L})/iu

/** Whose chat it is: "me", else who is left when the request names the others, else who speaks last. */
function askerIn(lines: readonly ChatLine[]): string | undefined {
  const speakers = speakersIn(lines)
  const own = speakers.find((name) => WHOEVER_ASKS.test(name))
  const said = apartFrom(lines)
  const left = speakers.filter((name) => !said.includes(name.toLowerCase()))
  return own ?? (left.length === 1 ? left[0] : speakers.length > 1 ? lastOf(lines) : speakers[0])
}

const lastOf = (lines: readonly ChatLine[]) => lines.findLast(({ speaker }) => speaker)?.speaker

const speakersIn = (lines: readonly ChatLine[]): string[] => [
  ...new Set(lines.flatMap(({ speaker }) => speaker ?? [])),
]

/** What is said outside of the chat. */
const apartFrom = (lines: readonly ChatLine[]): string =>
  lines.flatMap(({ text, speaker }) => (speaker ? [] : [text.toLowerCase()])).join('\n')

/** "Compare me with Noor", and no "not Noor's". */
const isWanted = (request: string, name: string): boolean =>
  request
    .split(name.toLowerCase())
    .slice(0, -1)
    .some(
      (before) => !/(?<!\p{L})(?:not|without|except|no|مش|مو|مب|غير|بدون)\s{1,2}$/iu.test(before),
    )

/**
 * A pasted chat without its stamps and without what others tell of themselves or ask in vain, so that only what holds for
 * whoever asks is left; a short question names what the line below it answers. Every place stays where it is.
 */
export function ownChat(text: string): string {
  const lines = stampedLines(text)
  if (!lines) return text
  const asker = askerIn(lines)
  const request = apartFrom(lines)
  const isOthers = ({ speaker }: ChatLine) =>
    speaker !== undefined && speaker !== asker && !isWanted(request, speaker)
  return lines
    .map((line, at) => {
      const said = line.text.slice(line.from)
      if (isOthers(line) && OF_ONESELF.test(said)) return ' '.repeat(line.text.length)
      const next = lines[at + 1] ?? line
      const isDenied =
        ASKS.test(said) && next.speaker === asker && DENIES.test(next.text.slice(next.from))
      if (isOthers(line) && isDenied)
        return /\d/.test(said)
          ? line.text.replace(/\d\S{0,20}/g, (figure) => ' '.repeat(figure.length))
          : ' '.repeat(line.text.length)
      const own = line.speaker === asker ? ' '.repeat(line.from) + said : line.text
      return line.from > 0 ? own.replace(SHORT_QUESTION, '$1:') : own
    })
    .join('\n')
}

/** A pasted chat: each line without the time and the name of whoever wrote it. */
export const withoutSenders = (text: string): string =>
  (stampedLines(text) ?? namedLines(text))
    ?.map(({ text: line, from }) => (from > 0 ? line.slice(from).trimStart() : line))
    .join('\n') ?? text

/** Of a chat in which one of them is asked about, what the others write is left out: "what does Jad need?". */
export function linesOfAsked(text: string): string {
  const lines = stampedLines(text)
  if (!lines) return text
  const asked = apartFrom(lines)
    .split(/[.,،؛;!?؟\n]/u)
    .filter((clause) => !isLeftAside(clause))
    .join(' ')
  const meant = speakersIn(lines).filter((name) => asked.includes(name.toLowerCase()))
  return meant.length === 1
    ? lines
        .filter(({ speaker }) => speaker === undefined || speaker === meant[0])
        .map((line) => line.text)
        .join('\n')
    : text
}
