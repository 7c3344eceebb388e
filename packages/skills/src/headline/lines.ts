import { placeNamed } from '../follow-up/place-named.ts'
import { removes } from '../follow-up/removes.ts'
import { withoutCourtesy } from '../reading/passage.ts'
import { words } from '../reading/words.ts'
import { withoutSenders } from '../sentences/chat.ts'
import { behindCorrection } from '../sentences/corrected.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { partedRemarks } from '../sentences/remarks.ts'
import { checkHits } from './asked-checks.ts'
import { behindRequest, isQuestionOf, startOfScoreQuestion } from './behind-request.ts'
import { CHOICE, choiceIn, enumerated, isOneTitle, withItemMarks } from './choice.ts'
import { correctedLines, putInRows } from './corrected-line.ts'
import { asksForecast } from './forecast.ts'
import {
  asksIn,
  type Concept,
  concepts,
  isMostlyRequest,
  isRequest,
  LONGEST_REQUEST,
} from './line-words.ts'
import { withoutOrder } from './order-words.ts'
import { shapedLines } from './shaped-lines.ts'
import { asksToWrite, isBesideLines, isToldOfLine, lineInTheEnd } from './told-of-line.ts'
import { wishesForLine } from './wished-line.ts'
import { withoutTail } from './without-tail.ts'
import { startOfWondering } from './wondering.ts'

const vocabulary = {
  find: concepts,
  strong: ['judge', 'opinion', 'choose', 'compare', 'long', 'fits', 'cut', 'forecast'],
}

export interface HeadlineRequest {
  lines: string[]
  /** The words around the lines. */
  request: string
}

const QUOTED =
  /["“”«»„](?<double>[^"“”«»„\n]{6,300})["“”«»„]|(?<=^|[\s:(])['‘](?<single>(?:[^'‘’\n]|(?<=\p{L})['’](?=\p{L})){6,300})['’](?=$|[\s.,;)?!])/gu
/** "Is the word “urgent” a problem?" */
const WORD_OF = /(?:\b(?:words?|term)|(?<!\p{L})(?:ال)?كلم(?:ة|ه|ات))\s{1,3}$/iu
const BULLET = /^\s*(?:[-*•–—]|\(?(?:\d{1,2}|[A-Ha-h]|[أابجده]ـ?|[٠-٩]{1,2})[.):-])\s+/u
/** A bare row is taken for a line to analyse unless it asks for something else. */
const OTHER_REQUEST =
  /^(?:(?:please|can you|could you|من فضلك|لو سمحت)\s+){0,3}(?:(?:write|generate|calculate|compute|translate|convert|summari[sz]e|book|tell|send|open|hello|hi|hey|thanks|thank)(?!\p{L})|(?:what(?:'s| is| are| was)?|who|when|where|can|could)\s.*\?$|(?:اكتب|احسب|ترجم|حول|لخص|احجز|اشرح|ما هو|ما هي|من هو|متى|أين|كم|مرحبا|السلام|شكرا)(?!\p{L}))/iu

/** The lines that a request wants analysed, wherever they stand in it, and the words around them. */
export function headlineRequest(said: string): HeadlineRequest {
  const chat = withItemMarks(withoutOrder(said))
  const shaped = shapedLines(chat)
  if (shaped) return { lines: clean(shaped.lines), request: shaped.around }
  const rows = withoutSenders(chat).split('\n')
  const drops = rows.filter((row) => dropsByPlace(row, rows.length))
  const { lines, request } = writtenLines(rows.filter((row) => !drops.includes(row)).join('\n'))
  const kept = withoutDropped(lines, drops)
  const [only, ...others] = kept
  const meant = only && others.length === 0 ? putInRows(only, rows) : undefined
  return { lines: meant ? [meant] : correctedLines(kept), request }
}

/** "Drop the third one", «شيل الثالث»: said of the lines by their place. */
const dropsByPlace = (row: string, count: number): boolean =>
  count > 2 && !BULLET.test(row) && removes(row) && placeNamed(row, count) !== undefined

function withoutDropped(lines: readonly string[], drops: readonly string[]): string[] {
  const places = drops.flatMap((row) => placeNamed(row, lines.length)?.at ?? [])
  return lines.filter((_, index) => places.length === lines.length || !places.includes(index))
}

function writtenLines(message: string): HeadlineRequest {
  const { greeting: hello, rest: said } = withoutCourtesy(message.trim())
  const { remarks, text: rest } = said.includes('\n')
    ? partedRemarks(said, vocabulary, 2)
    : { remarks: '', text: said }
  const greeting = `${hello} ${remarks}`
  const rows = rest
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)
  const quotations = [...rest.matchAll(QUOTED)].filter(
    ({ index }) => !WORD_OF.test(rest.slice(Math.max(0, index - 12), index)),
  )
  const quoted = quotations.map(({ groups }) => (groups?.double ?? groups?.single ?? '').trim())
  const around = quotations.reduce((left, { 0: said }) => left.replace(said, ' … '), rest)
  const isQuoted =
    quoted.length > 1 ||
    (quoted.length === 1 &&
      (isOfLines(around.slice(0, LONGEST_ROW)) ||
        startOfScoreQuestion(around) !== undefined ||
        !/\p{L}{2}/u.test(around)))
  if (isQuoted) return { lines: clean(quoted), request: `${greeting} ${around}` }
  const [only = ''] = rows
  // Where the request stood apart, what is left is the line, however it begins.
  const isBare = rows.length === 1 && remarks !== '' && !asksIn(only.slice(0, LONGEST_ROW))
  const lines = rows.length > 1 ? linesInRows(rows) : isBare ? clean([only]) : linesInRow(only)
  // "Rate my blog title:" is said of the line, wherever more is said behind it.
  const request = lines
    .slice(0, MANY)
    .reduce((left, line) => left.replace(line, ' … '), said.slice(0, LONGEST_ROW))
  return { lines, request: `${hello} ${request}` }
}

const isOfLines = (around: string) =>
  asksIn(around) || asksForecast(around) || (/[?؟]/.test(around) && checkHits(around).length > 0)

export const linesIn = (message: string): string[] => headlineRequest(message).lines

/** "How many characters is that?": no line asks for letters. */
const isMeasuring = (row: string) =>
  row.length <= LONGEST_REQUEST &&
  /[?؟]$/.test(row) &&
  concepts(words(row)).some(({ concept }) => concept === 'character')

const EDGE = 3

/** "No sorry, like this: …" */
function lineInstead(row: string): string | undefined {
  const { said = '', line } = SAID_OF_LINE.exec(row)?.groups ?? {}
  return DENIES.test(said) || behindCorrection(said) !== undefined ? line : undefined
}
const SAID_OF_LINE =
  /^(?:(?:hm{1,9}|oh|ah|uh|ok)[,.]? )?(?<said>[^:：]{2,70})[:：]\s{0,9}(?<line>\S.{0,999})$/iu
const DENIES = /^(?:no|wait|لا)(?!\p{L})/iu

function linesInRows(all: readonly string[]): string[] {
  const final = all.flatMap((row) => lineInTheEnd(row) ?? []).at(-1)
  if (final) return clean([final])
  if (
    all.some((row) => asksToWrite(row)) &&
    !all.some((row) => BULLET.test(row) || /["“«]/.test(row))
  )
    return []
  const beside = all.filter((row) => !isBesideLines(row))
  const rows = beside.length > 0 ? beside : all
  const instead = lineInstead(rows.at(-1) ?? '')
  if (instead && rows.length === 2) return clean([instead])
  // Where two rows and more are marked as items, what stands before and behind them is no line.
  const marked = rows.filter((row) => BULLET.test(row))
  if (marked.length > 1) return clean(marked)
  // "Subject: …" among what is told of the mail.
  const labelled = rows.filter((row) => SUBJECT.test(row))
  if (labelled.length > 0 && !rows.some((row) => BULLET.test(row))) return clean(labelled)
  const [first = '', ...others] = rows
  const isAsked =
    isRequest(first) ||
    (isMostlyRequest(first) && (/[?؟:：]$/.test(first) || others.every((row) => BULLET.test(row))))
  const opening =
    isAsked || isToldBehind(first) || isToldBefore(first)
      ? BULLET.test(first)
        ? [first]
        : []
      : [behindRequest(first) ?? first]
  // "My subject line: …": the one line that is announced, and what is asked of it.
  const isAnnounced =
    opening.length === 1 &&
    opening[0] !== first &&
    /[:：]/.test(first) &&
    !others.some((row) => BULLET.test(row))
  // Requests stand around the lines, not among them.
  const behind = others.filter(
    (row, index) =>
      !(isAnnounced && SINGLE.test(first) && /[?؟]$/.test(row)) &&
      (BULLET.test(row) ||
        index < others.length - EDGE ||
        !(
          isRequest(row) ||
          isToldOfLine(row) ||
          startOfScoreQuestion(row) === 0 ||
          startOfWondering(row) === 0 ||
          (isQuestionOf(row) && row.length <= LONGEST_TAIL) ||
          (isMeasuring(row) && (others.length > 1 || opening[0] !== first))
        )),
  )
  return clean([...opening, ...behind])
}

/** One line is spoken of, and not several. */
const SINGLE =
  /^(?![^:：]*(?:\b(?:lines|headlines|titles|subjects|options|these|two|both)\b|عناوين|عنوانين|[أا]سطر|سطرين|خيار))/iu

/** «قيم هالعنوان، بنرسله لعملاء البنك»: a request and what is told of the lines, which stand in the rows below. */
function isToldBehind(row: string): boolean {
  const mark = /[.!?؟,،](?=\s)/.exec(row.slice(0, LONGEST_REQUEST))
  const head = mark ? row.slice(0, mark.index) : ''
  return head !== '' && !/[:：]/.test(row) && isRequest(head) && asksIn(head)
}

/** «انا معلمة، قارنلي بين العنوانين»: who one is before a request for the lines in the rows below. */
function isToldBefore(row: string): boolean {
  const mark = /[.!?؟،,](?=\s)/.exec(row.slice(0, LONGEST_REQUEST))
  const request = mark ? row.slice(mark.index + 1) : ''
  return words(request).length > 1 && isRequest(request) && asksIn(request)
}

function linesInRow(row: string): string[] {
  // No request is that long, and no line either.
  if (row.length > LONGEST_ROW) return clean([row])
  if (wishesForLine(row)) return []
  const counted = enumerated(row)
  // "Rate these two 1. … 2. …": what stands before the first mark only asks.
  const ahead = row
    .slice(0, Math.max(0, row.indexOf(counted[0] ?? '\n')))
    .replace(/\S{1,3}\s{0,3}$/, '')
  if (counted.length > 1 && isRequest(ahead)) return clean(counted.map(withoutTail))
  const behind = behindRequest(row)
  if (behind === undefined && (OTHER_REQUEST.test(row) || isAddressed(row) || asksForecast(row)))
    return []
  if (
    behind === undefined &&
    /[?؟]$/.test(row) &&
    !isAskedBehind(row) &&
    concepts(words(row)).some(
      ({ concept, from, to }) =>
        concept === 'noun' &&
        to - from > 0 &&
        /lines?$|headlines?$|الموضوع$|العناوين$/.test(words(row)[to - 1]?.word ?? ''),
    )
  )
    return []
  const wasAsked = behind !== undefined
  if (behind !== undefined && isForSomething(behind)) return []
  const line = withoutTail(behind ?? row)
  const listed = enumerated(line)
  if (listed.length > 1) return clean(listed.map(withoutTail))
  if (CHOICE.test(line) && !isOneTitle(row, line)) return clean(line.split(CHOICE))
  const request = row.replace(line, ' ')
  const isChoice =
    wasAsked &&
    concepts(words(request)).some(({ concept }) => concept === 'choose' || concept === 'compare')
  const parts = isChoice ? choiceIn(line) : [line]
  return clean(
    wasAsked && (parts.length > 1 || asksWhether(row))
      ? parts.map((part) => part.replace(/[?؟]\s*$/, ''))
      : parts,
  )
}

/** «تحديث رواتب ديسمبر، هالموضوع زين؟»: the line stands before what is asked of it. */
const isAskedBehind = (row: string): boolean => {
  const line = withoutTail(row)
  return line.length < row.length && words(line).length > 2 && !asksIn(line)
}

/** "I want you to rate my subject line before I send it": a row that asks for a judgement of a line and holds none. */
function isAddressed(row: string): boolean {
  const hits = concepts(words(row.slice(0, LONGEST_REQUEST)))
  const has = (wanted: Concept) => hits.some(({ concept }) => concept === wanted)
  const isJudged = has('judge') || has('opinion') || measured(words(row)).length > 0
  return has('noun') && isJudged && wishing(words(row)).length > 0
}
/** «عندي عنوان لحملة مطعمنا وابغيك تعطيني نتيجته»: behind the name of a line stands what it is for and what is wanted of it, and no line. */
const isForSomething = (behind: string): boolean => {
  const all = words(behind.slice(0, LONGEST_REQUEST))
  const [wish] = wishing(all)
  return (
    !/[:："“«]/.test(behind) &&
    /^(?:for\s|لل?\p{L}{3})/iu.test(behind) &&
    wish !== undefined &&
    [...concepts(all), ...measured(all)].some(
      ({ concept, from }) => from >= wish.to && ['judge', 'opinion', 'measure'].includes(concept),
    )
  )
}
const measured = lexicon({
  measure:
    'its score, its rating, its marks, نتيجته, نتيجتها, درجته, درجتها, تقييمه, علامته, نقاطه, رايك فيه',
})
const wishing = lexicon({
  want: 'please, pls, plz, can you, could you, i want, i need, want you to, ابغي, ابغيك, ابي, ابيك, اريد, اريدك, عايز, عاوز, بدي, ودي, ممكن, لو سمحت, من فضلك',
})

/** What is said of the lines in a short row behind them. */
const LONGEST_TAIL = 60
const LONGEST_ROW = 3000
const MANY = 30
const asksWhether = (row: string) =>
  concepts(words(row)).some(({ concept }) => ['long', 'fits', 'spam'].includes(concept))

function clean(lines: readonly string[]): string[] {
  const bare = lines.map((line) =>
    line
      .replace(BULLET, '')
      .replace(LABEL, '')
      // "A better one than …", and the mark that a cut-off question left.
      .replace(/^than\s|\s\.$/g, '')
      .replace(/^[?؟!.,،;؛\s]{1,9}(?=[\p{L}\p{N}"“«])/u, '')
      .replace(/^["“«'‘](.+)["”»'’]$/u, '$1')
      .trim(),
  )
  return [...new Set(bare.filter((line) => /\p{L}/u.test(line)))]
}
const SUBJECT =
  /^\s*(?:(?:(?:old|new|current|first|second) )?(?:(?:email )?subject(?: line)?|headline|title)|(?:العنوان|الموضوع|عنوان)(?: (?:القديم|الجديد|الحالي|ال[أا]ول|الثاني))?)\s?[:：]\s?\S/iu
const LABEL =
  /^\s*(?:(?:here )?(?:they|these|those) (?:are|were)|here (?:it|they) (?:is|are)|it is|it['’]s|و?ه[يم]|(?:(?:old|new|current|first|second) )?(?:(?:email )?subject(?: line)?|headline|title)|option [a-z0-9]|version [a-z0-9]|(?:العنوان|الموضوع|عنوان)(?: (?:القديم|الجديد|الحالي|ال[أا]ول|الثاني))?|الخيار \S+)\s*(?:[a-z0-9]{1,2})?\s*[:：]\s*/iu
