import { foldArabic } from '../reading/arabic.ts'
import { type Passage, tidy, withoutCourtesy } from '../reading/passage.ts'
import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { withColonForArrow } from './arrows.ts'
import { askingIn, askingOf, BRIEF, isBare, SHORT } from './asking.ts'
import { withoutSenders } from './chat.ts'
import { behindCorrection, isCorrection } from './corrected.ts'
import { lexicon } from './lexicon.ts'
import { paragraphApart } from './paragraph-apart.ts'
import { isLabel, isSaid, partedRemarks } from './remarks.ts'
import { isClosed, lengthOfRequest } from './request-length.ts'
import { withoutSetAside } from './set-aside.ts'
import { isTeaser } from './teaser.ts'
import { textApart } from './text-apart.ts'
import {
  isBehindOnly,
  isBehindSelf,
  isCourtesy,
  isForWhom,
  isTelling,
  isUse,
  isWanted,
  reference,
} from './told.ts'
import { type Unit, unitsIn, type Vocabulary } from './units.ts'

/** A request and its context take at most so many characters before and after the text. */
const WINDOW = 900
const LONGEST_CONTEXT = 2

/**
 * Tells what is asked from the text it is asked of, in whichever order they stand, in one line or many, with or without punctuation.
 * Quoted mail is freed of its marks, greeting and signature. Orders inside the text stay in the text.
 */
export function requestAndText(pasted: string, vocabulary: Vocabulary): Passage {
  const message = vocabulary.hasSpeakers ? pasted : withoutSenders(pasted)
  const { instruction, text } = partedAt(message, vocabulary)
  return { instruction, text: withoutSetAside(text, instruction) }
}

function partedAt(message: string, vocabulary: Vocabulary): Passage {
  const inside = textApart(message, vocabulary)
  if (inside) return inside
  const written = withColonForArrow(withoutQuoting(message)).trim()
  const { greeting, rest: said } = withoutCourtesy(written)
  const paragraph = paragraphApart(said, vocabulary)
  if (paragraph) return { ...paragraph, instruction: tidy(`${greeting} ${paragraph.instruction}`) }
  const { remarks, text: rest } = partedRemarks(said, vocabulary)
  const head = unitsIn(rest.slice(0, WINDOW), 0, vocabulary)
  const start = endOfRequest(head, rest, vocabulary, remarks !== '')
  const tailFrom = Math.max(start, rest.length - WINDOW)
  const tail = unitsIn(rest.slice(tailFrom), tailFrom, vocabulary)
  const end = startOfRequest(tail, vocabulary, start > 0) ?? rest.length
  if (
    start > 0 &&
    goesOnAsking(rest.slice(0, start), rest.slice(start, Math.max(start, end)), vocabulary)
  )
    return { instruction: tidy(`${greeting} ${remarks} ${rest}`), text: '' }
  return {
    instruction: tidy(
      `${greeting} ${remarks} ${rest.slice(0, start)} ${end < rest.length ? rest.slice(end) : ''}`,
    ),
    text: rest
      .slice(start, Math.max(start, end))
      .replace(/^\s*(?:[-–—]+|[:：])\s+/, '')
      .trim(),
  }
}

/** Who sent a text, in what leads to it: "a friend forwarded me this:". */
const sender = lexicon({ me: 'me, us, i, we, my, our, وصلني, جاني, عندي, بعتلي, ارسلي' })
/** A sentence of fewer words that nothing marks as the text goes on about it. */
const LEAST_UNMARKED = 25

function endOfRequest(
  units: readonly Unit[],
  text: string,
  vocabulary: Vocabulary,
  isAskedApart: boolean,
): number {
  let last = -1
  const labels = units.filter(
    (unit, index) =>
      isLabel(unit) &&
      (index === 0
        ? sender(unit.words).length > 0
        : isSaid(units.slice(0, index), vocabulary) ||
          askingIn(units[index - 1] as Unit, vocabulary).isOwn ||
          isLabel(units[index - 1] as Unit)),
  )
  const labelled = labels.at(-1)
  if (labelled) return startOfParts(units) ?? endOfFragments(units, labelled, vocabulary)
  const [opening] = units
  const asksOn = units[1] !== undefined && askingIn(units[1], vocabulary).isOwn
  if (opening && HERE.test(opening.text) && !asksOn) return opening.end
  if (opening && (isAnnouncement(opening, text) || isTelling(opening))) return opening.end
  for (const [index, unit] of units.entries()) {
    if (index - last > LONGEST_CONTEXT) break
    if ((last >= 0 || isAskedApart) && units[index + 1] && isTeaser(unit)) break
    const { isOwn, isGeneral, isAddressed, isVague } = askingOf(unit, vocabulary)
    // What was asked apart from the text does not run on into it.
    if (isAskedApart && !unit.isQuestion && !isClosed(unit, text)) break
    const isContext = units
      .slice(Math.max(0, last), index)
      .every((one) => one.words.length <= SHORT * 2)
    const goesOn = last === index - 1 && (last < 0 || unit.isQuestion)
    if (!isContext || (!isOwn && !(isGeneral && goesOn))) continue
    const before = units[last]
    // Behind a colon or in the next paragraph the text has begun, unless somebody goes on asking; so it has behind other sentences.
    const hasBegun = before ? isClosed(before, text) : index > 0
    const isMeant =
      (isAddressed && !isVague) || isBehindOnly(units, index) || isBehindSelf(units, index)
    if ((hasBegun || index > last + 1) && !isMeant) {
      if (before) break
      continue
    }
    last = index
  }
  if (last < 0) return 0
  const isSaidOn = (one: Unit | undefined) =>
    one !== undefined &&
    one.words.length <= SHORT &&
    (isCorrection(one.text) ||
      isRelabelled(one, vocabulary) ||
      isForWhom(one) ||
      isWanted(one) ||
      (isCourtesy(one) && !/[:：]\s*$/.test(units[last]?.text ?? '')) ||
      isBare(one))
  while (isSaidOn(units[last + 1])) last += 1
  const unit = units[last]
  if (!unit) return 0
  const next = units[last + 1]
  if (isWanted(unit)) return unit.end
  return next && (isLeadIn(next) || isUse(next))
    ? next.end
    : endOfTelling(unit.start + lengthOfRequest(unit, text, vocabulary), text)
}

/** «عفوًا قصدي صف سادس:»: what is said first is taken back for another of its kind. */
const isRelabelled = ({ text, hits }: Unit, { labels = [] }: Vocabulary): boolean =>
  behindCorrection(text) !== undefined && hits.some(({ concept }) => labels.includes(concept))

/** "Nothing but this text: two gaps. The Red Line …": behind its label somebody still says how many. */
function endOfFragments(units: readonly Unit[], labelled: Unit, vocabulary: Vocabulary): number {
  let last = labelled
  for (const unit of units.slice(units.indexOf(labelled) + 1)) {
    if (unit.words.length > BRIEF || !askingIn(unit, vocabulary).isOwn) break
    last = unit
  }
  return last.end
}

/** "2 bullets of each: Text A: … Text B: …": where the first of several texts with labels of their own begins. */
function startOfParts(units: readonly Unit[]): number | undefined {
  const parts = units.filter((unit) => isLabel(unit) && PART.test(unit.text))
  return parts.length > 1 ? parts[0]?.start : undefined
}
const PART =
  /^\s*(?:text|part|paragraph|article|passage|email|message|note|النص|نص|الفقرة|فقرة|المقال|الرسالة)\s\S{1,8}\s?[:：]\s*$/iu

const MOST_TOLD = 40

/** What is told behind a request in its own paragraph, before the text begins in the next: "(it is the text of our home page)". */
function endOfTelling(end: number, text: string): number {
  const paragraph = /\n[ \t]{0,20}\n/.exec(text.slice(end, end + WINDOW))
  const told = paragraph ? text.slice(end, end + paragraph.index) : ''
  const all = words(told)
  const isTold =
    /^\s*\(/.test(told) ||
    // "Bullets. 4. Go"
    (/^\s*[\d٠-٩]{1,2}(?:[.!,،]|\s|$)/.test(told) && all.length <= LONGEST_CONTEXT) ||
    reference(all).some(({ from }) => from === 0)
  return isTold && all.length <= MOST_TOLD ? end + told.length : end
}

/** "My friend says it's ok: …": what is told behind a request before the text begins. */
const isLeadIn = ({ text, words: all, hits }: Unit) =>
  /[:：]\s*$/.test(text) &&
  all.length <= SHORT &&
  (sender(all).length > 0 ||
    reference(all).length > 0 ||
    hits.some(({ concept, from }) => concept === 'wonder' && from === 0))

/** "The handout for Thursday is below." stands above a text and is none of it. */
const isAnnouncement = (unit: Unit, text: string) =>
  isClosed(unit, text) &&
  unit.words.length <= SHORT * 2 &&
  following(unit.words).some(({ to }) => to === unit.words.length)
/** "Here is a text.", «إليك النص.» */
const HERE =
  /^\s{0,9}(?:(?:here(?:['’]?s| is| are)|this is) (?:a|an|the|my|our) (?:text|article|notice|email|letter|passage|paragraph|story|notes?)|(?:إليك|اليك|تفضل|هذا|ده|دا) (?:ال)?(?:نص|مقال|خبر|إعلان|اعلان))\s?[.!:]\s*$/iu
const following = lexicon(
  { below: 'below, beneath, as follows, underneath, ادناه, كما يلي, تحت' },
  { isExact: true },
)

/** Whether one short sentence behind a request is no text: what the request is about, or what is told of it. */
function goesOnAsking(request: string, text: string, vocabulary: Vocabulary): boolean {
  const end = request.trimEnd()
  if (/[:：]$/.test(end) || request.includes('\n', end.length) || text.includes('\n')) return false
  const units = unitsIn(text.slice(0, WINDOW), 0, vocabulary)
  const [first] = units
  if (!first || units.length > 1 || first.words.length >= LEAST_UNMARKED) return false
  const asked = unitsIn(request, 0, vocabulary).at(-1)
  const isPointedAt = asked?.hits.some(
    ({ concept, to }) => concept === 'pointer' && to >= asked.words.length - 1,
  )
  if (reference(first.words).some(({ from }) => from === 0)) return true
  if (isPointedAt || /[.!?؟]$/.test(end)) return false
  // "The moons of Saturn before noon": a name within the request, not the first word of a text.
  const isWithin = isStopword(asked?.words.at(-1)?.word ?? '')
  return isWithin || !/^\s*\p{Lu}/u.test(text)
}

/** Where a request behind the text begins. Whoever has asked before the text says more behind it only in the skill's own words. */
function startOfRequest(
  units: readonly Unit[],
  vocabulary: Vocabulary,
  isSecond: boolean,
): number | undefined {
  let start: number | undefined
  for (const unit of units.slice(1).reverse()) {
    const { isOwn, isAddressed } = askingIn(unit, vocabulary)
    if (!isOwn || (isSecond && !isAddressed && !isOnlyCount(unit))) break
    start = unit.start
  }
  return start
}

/** "6 questions, mixed": behind its text a request still says how many. */
const isOnlyCount = ({ text, words: all, hits }: Unit): boolean =>
  /^\s{0,9}[\d٠-٩]{1,2}\s/.test(text) && hits[0]?.from === 0 && all.length <= LONGEST_COUNT
const LONGEST_COUNT = 3

const HEADER =
  /^(?:from|to|cc|sent|date|subject|on .{4,60} wrote|من|الي|التاريخ|الموضوع|كتب .{2,40})\s?[:：]/i

/** A mail as its writer wrote it: without marks of quotation and the lines that a program adds. */
export function withoutQuoting(message: string): string {
  if (!/^[ \t]{0,20}(?:>|from:|on .{4,60} wrote:|من:)/im.test(message)) return message
  const lines = message.split('\n').map((line) => line.replace(/^(?:\s*>)+ ?/, ''))
  const isHeader = (line: string) => HEADER.test(foldArabic(line.slice(0, 80)))
  return lines.filter((line, index) => !(index < 8 && isHeader(line))).join('\n')
}

/** Whether something is said where requests stand: at the beginning of a message, or behind the text at its end. */
export const isSaidAround = (message: string, says: (part: string) => boolean): boolean =>
  says(message.slice(0, 400)) || says(message.slice(400).slice(-200))
