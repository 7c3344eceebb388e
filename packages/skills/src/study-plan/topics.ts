import { NOT_BEHIND_PREPOSITION, NOT_OWN_WAW } from '../reading/arabic.ts'
import { holdInnerJoints, released } from '../reading/inner-joints.ts'
import { isStopword } from '../reading/prose.ts'
import { quantities } from '../reading/quantities.ts'
import { type Word, words } from '../reading/words.ts'
import { daysIn, weekdaysIn } from '../sentences/days.ts'
import { grammar } from '../sentences/grammar.ts'
import { type Sentence, sentencesIn } from '../sentences/split.ts'
import { chaptersOfSubjects } from './chapters-of-subjects.ts'
import {
  arePlurals,
  dictated,
  markedApart,
  runApart,
  subjectsApart,
  subjectsIn,
} from './dictated.ts'
import { effortOf, topicFrom, withoutRatings } from './effort.ts'
import { isNamedTest, isOnlyInList, withoutNamedAfter } from './named-after.ts'
import { MAX_NUMBERED } from './numbered-topics.ts'
import { numberedTopics } from './rated-chapters.ts'
import { withRatedRows } from './rated-rows.ts'
import { PERIOD } from './said-last.ts'
import type { Topic } from './schedule.ts'
import { withSelfRatings, withWeakestFirst } from './self-ratings.ts'
import { studyWords } from './words.ts'

const MAX_WORDS = 4
const MAX_STARTS = 30
const LONGEST_LIST = 1_200

/** The topics of a study request, wherever it lists them; "chapters 1 to 8" are eight of them. What is called hard or easy returns sooner or later. */
export function topicsIn(text: string): Topic[] {
  const ofSubjects = chaptersOfSubjects(text)
  if (ofSubjects.length > 0) return ofSubjects
  const numbered = numberedTopics(text)
  if (numbered.length > 0) return numbered
  const plain = withoutTimes(withRatedRows(withSelfRatings(withWeakestFirst(text))))
    .replaceAll(/[;؛]/g, ',')
    .replace(RATED, '$1,')
  const sentences = sentencesIn(plain)
  const lists = [...rowsIn(plain, sentences), ...sentences.flatMap(listsIn)]
  const best = lists.toSorted((a, b) => b.weight - a.weight || b.items.length - a.items.length)[0]
  const seen = new Set<string>()
  const clauses = plain.split(/[.،,;؛\n!?؟]/).map((clause) => ({ clause, all: words(clause) }))
  return withoutRatings(best?.items ?? [])
    .slice(0, MAX_NUMBERED)
    .map((item) => topicFrom(item, clauses))
    .filter(({ name }) => {
      const key = name.toLowerCase().replace(/^ال(?=\p{L}{3})/u, '')
      return !seen.has(key) && seen.add(key)
    })
}

/** "Statistics (hard) micro macro": what says how hard it is ends a topic. */
const RATED =
  /(\((?:very |quite |جدا )?(?:hard|easy|difficult|weak|صعب[ةه]?|سهل[ةه]?|ضعيف[ةه]?)\))(?= (?!(?:and|or|in|by|but|for|on)\s|و)\p{L})/giu

/** Where a day or a length of time stood, a list ends. */
const GONE = '§'

function withoutTimes(text: string): string {
  const spans = [
    ...daysIn(text, '2026-01-01'),
    ...quantities(text).filter(({ kind }) => kind === 'duration' || kind === 'age'),
  ].sort((a, b) => a.start - b.start)
  let [plain, at] = ['', 0]
  for (const { start, end: last } of spans) {
    const end = last + (PERIOD.exec(text.slice(last))?.[0].length ?? 0)
    if (start >= at) plain += `${text.slice(at, start).replace(DAY_BEFORE, '')}${GONE}`
    at = Math.max(at, end)
  }
  return plain + text.slice(at)
}

/** «يوم 10 ديسمبر» */
const DAY_BEFORE = /(?<=\s)(?:في )?يوم\s{1,3}$/u

interface List {
  items: string[]
  /** How sure it is that these are topics. */
  weight: number
}

/** Topics that stand one below the other, with bullets, numbers or nothing before them. */
function rowsIn(text: string, sentences: readonly Sentence[]): List[] {
  const bulleted = sentences.flatMap(({ text: row, isItem }) => (isItem ? [tidy(rowOf(row))] : []))
  const runs: string[][] = [[]]
  for (const line of text.split('\n', MAX_ROWS)) {
    const name = tidy(rowOf(line))
    const isRow = line.length < LONGEST_ROW && !/[,،:：§]/.test(line) && isTopic(name)
    if (isRow) runs.at(-1)?.push(name)
    else if (runs.at(-1)?.length !== 0) runs.push([])
  }
  return [bulleted.filter(isTopic), ...runs]
    .filter((items) => items.length > 1)
    .map((items, index) => ({ items, weight: index === 0 ? ROWS + 1 : ROWS }))
}

const ROWS = 4
const MAX_ROWS = 100
const LONGEST_ROW = 60
const rowOf = (line: string) => line.replace(/[.!]\s*$/, '').trim()

/** Where a list may begin in a sentence: behind "topics:", behind "study", behind a colon, at its start. */
function listsIn({ text }: Sentence): List[] {
  const all = words(text)
  const starts = new Map<number, number>([[0, 1]])
  for (const { concept, start, end } of studyWords(all)) {
    const isOfParts = concept === 'parts' && SEVERAL.test(text.slice(start, end))
    const only = ONLY.exec(text.slice(end))?.[0].length ?? 0
    if (concept === 'label' || isOfParts) starts.set(end + only, 4)
    // «فاينل قانون تجاري وقانون مدني»
    if (concept === 'exam' && /^[\u0621-\u064a]/.test(text.slice(start)) && !starts.has(end))
      starts.set(end, 1)
    if ((concept === 'study' || concept === 'lead') && (starts.get(end) ?? 0) < 2)
      starts.set(end, 2)
  }
  // Behind a time a list may follow in the same breath: «بعد ٢٠ يوم علوم وعربي».
  for (const mark of text.matchAll(/[:：](?=\s)|[،,](?=\s)|\s[-–]\s|§(?=\s)/g))
    if (!starts.has(mark.index + 1)) starts.set(mark.index + 1, /[:：]/.test(mark[0]) ? 3 : 1)
  const likely = [...starts].sort((a, b) => b[1] - a[1]).slice(0, MAX_STARTS)
  return likely.flatMap(([start, weight]) => {
    const items = itemsFrom(text.slice(start, start + LONGEST_LIST), weight > 1)
    if (
      items.length === 0 ||
      (items.length < 2 && weight < 2) ||
      (weight === 2 && items.length === 1 && words(items[0] as string).length > 3)
    )
      return []
    return [{ items, weight: items.length > 1 ? weight : weight - ALONE }]
  })
}

/** "Two topics only: …" */
const ONLY = /^\s(?:only|just|list|بس|فقط)(?=\s?[:：-])/iu

const SEVERAL = /s$|^(?:ال|و?ال)?(?:[اأ]قسام|[اأ]جزاء|مهارات)/iu

/** Several topics are likelier a list than one is. */
const ALONE = 2.2

const SEPARATOR = new RegExp(
  `[,،;؛&\\n]|\\s[+]\\s|\\s(?:and|or|و)\\s|${NOT_BEHIND_PREPOSITION}\\sو(?=\\p{L}{3})${NOT_OWN_WAW}`,
  'u',
)
const LEAD =
  /^(?:and|also|my|our|her|his|their|the|are|is|in|for|of|و?عندي|و?عندها|و?عنده|و?لدي|و?فيها?|هي|وهي|تشمل|ل|في|على|و)\s+/i
/** What begins after a topic in the same breath: "physics in the evenings". */
const TAIL =
  /\s(?:in|over|within|before|by|for|on|with|at|is|are|(?:and )?the (?:others?|rest)|everything else|و?الباقي|to (?:cover|study|learn|revise|finish|do)|but|that|which|till|until|up to|before|i|exams?|tests?|ال(?:امتحان|اختبار)(?:ات)?|both|can|could|would|will|please|pls|plz|thanks|make|every|each|daily|كل|يوميا|يوميًا|باليوم|خلال|قبل|لغاية|لغايه|حتى|لين|لحد|لمده|لمدة|بمعدل|و?عندي|و?عندها|و?عنده|و?لدي|و?معي|و?معاي|و?[أا]قدر|و?تقدر|و?[بهح]?[أا](?:درس|ذاكر|راجع)|[بهح](?:درس|ذاكر|راجع)|على|اللي|لكن|بس|ممكن|بتاع(?:ي|نا|ها|ه)|حق(?:ي|نا)|تبع(?:ي|نا|ها|ه)|مال(?:ي|نا)|تقدر|[أا]بي|[أا]بغى|[أا]ريد|بدي|عايز[هة]?|عاوز[هة]?|نصف? ساع[ةه]|ساع[ةه]|ساعتين|an hour|رجاء|لو سمحت[مي]?|من فضلك|سو[يّ]?|اعمل(?:لي)?)(?:\s.*)?$/isu

/** "Math and physics, English": two that everybody knows are two, wherever they stand. */
const isPlainItem = (piece: string) =>
  !piece.includes(GONE) &&
  !/^\s*(?:and|also|plus|و|كمان|[اأ]يضا)\s/iu.test(piece) &&
  isTopic(tidy(piece)) &&
  subjectsIn(piece).length < 2

/** "The parts (that) I need are …", «الأقسام اللي محتاجها …» */
const RELATIVE =
  /^\s?(?:(?:(?:that|which)\s)?(?:i|we|she|he|they)\s(?:\p{L}{1,12}\s){1,5}(?=(?:are|is)\s)|(?:اللي|التي|يلي)\s(?:[اأ]نا\s)?(?:محتاج|ناقص|باقي|ضايل|لازم|علي|عندي|[اأ]حتاج|[اأ]بي)\p{L}{0,4}\s(?:(?:لي|علي|[اأ]درسها|[اأ]راجعها)\s)?)/iu

/** "History test, geography test" */
const ITS_EXAM = /^\s(?:exams?|tests?)$/iu

function itemsFrom(rest: string, isIntroduced: boolean): string[] {
  const inBrackets = /^[^,،;\n(§]{1,60}\(([^(),،\n]*[,،][^()\n]*)\)/u.exec(rest)?.[1]
  const behind = (inBrackets ?? rest)
    .replace(RELATIVE, ' ')
    .replace(/^\s*(?:are|is|هي|وهي)?\s*[:：-]?\s*/i, '')
  const items: string[] = []
  const pieces = holdInnerJoints(behind, isPlainItem).split(SEPARATOR)
  for (const [index, piece] of pieces.entries()) {
    const written = withoutLeadIn(released(piece ?? '').replace(/[.!?؟]{1,3}\s?$/, ''), index)
    const name = tidy(written)
    const isBetween = index > 0 && index < pieces.length - 1 && isOnlyInList(name)
    if (!isTopic(name) && !isBetween) {
      if (index === 0 && !isIntroduced) return runIn(behind, isIntroduced) ?? []
      if (items.length > 0 || index > 0) break
      continue
    }
    items.push(name)
    const whole = tidy(written, false)
    // "Writing is my weakest, also reading": what says how hard it is ends no list.
    const isCut =
      name.length < whole.length &&
      !ITS_EXAM.test(whole.slice(name.length)) &&
      effortOf(words(whole.slice(name.length))) === 'normal'
    if (written.includes(GONE) || isCut) break
  }
  if (items.length > 1)
    return named(
      dictated(items, behind.split(GONE)[0] ?? '')
        .flatMap(markedApart)
        .flatMap(runApart),
    )
  return runIn(behind, isIntroduced) ?? named(items.flatMap(subjectsApart))
}

/** "Plan for the biology final in 12 days - cells": what stands before the day is no topic, what stands behind it is. */
function withoutLeadIn(piece: string, index: number): string {
  const written = piece.trim()
  const at = index === 0 && !isTopic(tidy(written)) ? written.lastIndexOf(GONE) : -1
  return at < 0 ? written : written.slice(at + 1).replace(/^[\s:：–-]+/u, '')
}

const named = (items: readonly string[]): string[] =>
  items.map((item) => tidy(item)).filter((item) => isTopic(item) || isOnlyInList(item))

/** So many words in a row without a small one between them are no name of one topic. */
const LEAST_IN_RUN = 6

/** «فيزياء كيمياء احياء», "math physics biology": one after another, without anything between. */
function runIn(behind: string, isIntroduced: boolean): string[] | undefined {
  const [run = ''] = behind.split(/\s[-–—]\s|[§,،;؛.!?؟\n(:&]/u, 1)
  const parts = tidy(run).split(/\s+/)
  const isArabic = parts.every((part) => /^(?!ال)[\u0621-\u064a]{3,}$/.test(part))
  const named = subjectsIn(run).length
  const isRun =
    (isArabic && isIntroduced && parts.length > 2) ||
    (parts.length > 2 && isIntroduced && arePlurals(parts)) ||
    (parts.length > 2 && named > 1 && named >= parts.length - 2) ||
    parts.length >= LEAST_IN_RUN
  const isPlain = (part: string) =>
    /^\p{L}{3,}$/u.test(part) && isTopic(part) && studyWords(words(part)).length === 0
  return isRun && parts.length <= MAX_NUMBERED && parts.every(isPlain) ? parts : undefined
}

export function tidy(written: string, isCut = true): string {
  const [before = ''] = written.split(GONE)
  // «للمحاسبة والاقتصاد»
  let name = before.trim().replace(/^لل(?=\p{L}{3})/u, 'ال')
  for (let again = true; again; ) {
    const next = name.replace(LEAD, '')
    again = next !== name
    name = next
  }
  const marks = /\([^()]*\)?$/.exec(name)?.[0] ?? ''
  const bare = marks ? name.slice(0, -marks.length).trim() : name
  return `${isCut ? withoutAside(isNamedTest(bare) ? bare : bare.replace(TAIL, '')) : bare}${marks ? ` ${marks}` : ''}`.trim()
}

/** "Criminal law - exam is on 13 December": behind a dash only what says how hard it is belongs to a topic. */
function withoutAside(name: string): string {
  const [dash = '', aside = ''] = /\s[-–—](?:\s(.{0,80}))?$/u.exec(name) ?? []
  const isOwn = aside !== '' && (effortOf(words(aside)) !== 'normal' || isTopic(aside))
  return isOwn ? name : name.slice(0, name.length - dash.length)
}

/** "Room 204", «رقم هويتي 784…», «بنتي صف سادس», and the exam by its name alone */
const NO_TOPIC =
  /^(?:ielts|toefl|emsat|gmat|acca|cfa|(?:ال)?[اآأ]يلتس|(?:ال)?توفل)$|^(?:بنت|[اإ]بن|ولد|[أا]خت|[أا]خو|عيال|[أا]ولاد)(?:ي|نا)(?!\p{L})|\d{5}|(?<!\p{L})(?:room|id|phone|mobile|رقم|رقمي|كودي?|غرف[ةه]|هويتي|جوالي?)\s(?:\p{L}{1,12}\s){0,2}\d/iu

export function isTopic(written: string): boolean {
  const name = withoutNamedAfter(written)
  const all = words(name.replace(/\([^()]*\)?$/, ''))
  if (/^[A-HJ-Z]$/.test(name)) return true
  if (all.length === 1 && weekdaysIn(name).length === 1) return false
  if (all.length === 0 || all.length > MAX_WORDS || name.length < 2 || NO_TOPIC.test(name))
    return false
  if (
    grammar(all).some(
      ({ concept }) =>
        concept === 'pronoun' ||
        concept === 'duty' ||
        concept === 'future' ||
        concept === 'ask' ||
        concept === 'condition' ||
        concept === 'not',
    )
  )
    return false
  const found = studyWords(all)
  const isOnlyMark = (word: Word) =>
    found.some(
      ({ concept, start }) =>
        start === word.start &&
        (concept === 'hard' ||
          concept === 'easy' ||
          concept === 'lead' ||
          (concept === 'parts' && SEVERAL.test(name.slice(start, word.end)))),
    )
  if (
    found.some(
      ({ concept }) =>
        concept === 'other' ||
        concept === 'rest' ||
        concept === 'label' ||
        concept === 'study' ||
        concept === 'weekend',
    )
  )
    return false
  // «نحو» is grammar here, not "towards".
  const isSmall = ({ word }: Word) =>
    (isStopword(word) && word !== 'نحو') || /^(?:شيء?|حاجه|thing|one)$/u.test(word)
  return !all.every((word) => isOnlyMark(word) || isSmall(word)) && !/[?؟]/.test(name)
}
