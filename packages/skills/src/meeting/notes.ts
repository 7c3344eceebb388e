import { foldArabic } from '../reading/arabic.ts'
import { dates } from '../reading/dates.ts'
import { words } from '../reading/words.ts'
import { isDoing } from '../sentences/arabic-verbs.ts'
import { clausesIn } from '../sentences/clauses.ts'
import { daysIn } from '../sentences/days.ts'
import { isOffRecord } from '../sentences/left-aside.ts'
import { mailIn } from '../sentences/mail.ts'
import { type Sentence, sentencesIn } from '../sentences/split.ts'
import { dueIn } from '../sentences/when.ts'
import { actionTable } from './action-table.ts'
import {
  asksForMinutes,
  asksForOneself,
  asksOfList,
  asksWhoDoesWhat,
  isClosing,
  opensRecap,
} from './asks-for-minutes.ts'
import { isAssent } from './assent.ts'
import { dashedRow } from './dashed-row.ts'
import { dayMet, withoutDatedLead } from './day-met.ts'
import type { Minutes } from './minutes.ts'
import { isFirstName, nameIn, type People } from './names.ts'
import { dayInstead, isFormerPlan, isOpenPoint, unclaimedIn, withDayPutRight } from './put-right.ts'
import { isInflected } from './said.ts'
import { type Action, listedAction, plain, sayingsIn } from './saying.ts'
import { attendeesIn, headingOf, markedAction, namesIn } from './sections.ts'
import { addAction } from './taken-on.ts'
import { meetingWords, type SectionKind, sectionWords } from './words.ts'

/** Decisions, actions and open questions of meeting notes, in their order and their own words; a request beside them may name their day. */
export function readNotes(message: string, today: string, request = ''): Minutes {
  const listed = actionTable(message, today)
  const mail = mailIn(
    (listed?.around ?? message)
      .replaceAll(ILL, "I'll ")
      .replaceAll(ALSO, '$1')
      .replaceAll(DOES_ALSO, '$1$2'),
  )
  const met = dayMet(mail.text, today) ?? dayMet(SUBJECT.exec(message)?.[0] ?? '', today)
  const dated =
    (mail.sent && dates(mail.sent, today)[0]?.date) || (met?.date ?? dayMet(request, today)?.date)
  const reference = dated ?? today
  const minutes: Minutes = {
    reference,
    isReferenceFromNotes: dated !== undefined && dated !== today,
    ...(met?.title && { title: met.title }),
    attendees: [],
    decisions: [],
    actions: [],
    questions: [],
  }
  // Whoever writes notes for himself says "I".
  const writer = mail.sender ?? (/[\u0600-\u06ff]/.test(mail.text) ? undefined : 'I')
  const people: People = {
    present: [],
    speaker: writer,
    reference,
    firstNames: new Map(),
  }
  let section: SectionKind | undefined
  let labelled: SectionKind | undefined
  let before: { text: string; isQuestion: boolean } | undefined
  let size = 0
  const sentences = sentencesIn(withoutDatedLead(withoutPreamble(mail.text), today))
  for (const [index, sentence] of sentences.entries()) {
    // "Action items from this chat?" asks this agent, not those who met.
    if (
      index === 0 &&
      sentence.isQuestion &&
      !speakerOf(sentence.text, people) &&
      sectionWords(words(sentence.text)).length > 0
    )
      continue
    const isEdge = index === 0 || index === sentences.length - 1
    if (isEdge && (asksForOneself(sentence.text) || asksForMinutes(sentence))) continue
    if (isEdge && index > 0 && !sentence.isItem && asksOfList(sentence.text)) continue
    if (asksWhoDoesWhat(sentence) || (isEdge && isClosing(sentence.text))) continue
    if (sentence.text === met?.title || (index < 2 && opensRecap(sentence.text))) continue
    if (isOffRecord(sentence.text) || isFormerPlan(sentence.text)) continue
    if (sentence.stamp)
      people.reference = daysIn(sentence.stamp, today)[0]?.date ?? people.reference
    const attendees = attendeesIn(sentence.text)
    if (attendees) {
      addPeople(attendees, minutes, people)
      continue
    }
    const speech = speakerOf(sentence.text, people)
    const said = speech?.rest ?? sentence.text
    const isNoted = sizeOf(minutes) > size
    size = sizeOf(minutes)
    if (isAssent(said, before && { ...before, isNoted }, minutes)) continue
    before = { text: said, isQuestion: sentence.isQuestion }
    // "AGREED: two batches; the first on 8 December"
    const isRest = labelled && /[;؛]\s*$/.test(mail.text.slice(0, sentence.start).slice(-4))
    const heading =
      headingOf(sentence.text) ??
      markedAction(speech?.rest ?? sentence.text) ??
      (isRest && labelled ? { kind: labelled, rest: sentence.text } : undefined)
    labelled = heading?.rest ? heading.kind : undefined
    if (
      heading &&
      (heading.rest === '' ||
        heading.kind === 'attendees' ||
        heading.kind === 'other' ||
        heading.kind === 'notes')
    ) {
      section = heading.kind
      if (heading.rest === '') continue
      section = undefined
      if (heading.kind === 'attendees') addPeople(heading.rest, minutes, people)
      if (heading.kind !== 'notes') continue
    } else if (!sentence.isItem && /^[^.?!؟]{2,40}[:：]$/.test(sentence.text)) {
      section = undefined
      continue
    }
    // "Mona: who calls them?" and below it "- book the cake": said by nobody.
    if (sentence.isItem && !speech && sentences[index - 1]?.isQuestion) people.speaker = writer
    if (section === 'attendees') addPeople(sentence.text, minutes, people)
    else file(sentence, heading, section, speech, minutes, people)
  }
  const rows = (listed?.rows ?? []).map(({ task, owner, due }) => ({
    task,
    owner: owner || null,
    due: due ? { words: due, date: dueIn(due, reference)?.date ?? null } : null,
  }))
  minutes.actions.unshift(...rows)
  return minutes
}

/** The head of a mail names the meeting as well. */
const SUBJECT = /^(?:الموضوع|subject)\s?[:：]\s.{3,120}$/imu

const sizeOf = ({ decisions, actions, questions }: Minutes) =>
  decisions.length + actions.length + questions.length

/** "Ok ill book it": typed without its mark. */
const ILL =
  /\b[Ii]ll (?=(?:send|call|book|bring|check|ask|do|get|make|take|buy|pay|write|tell|email|prepare|fix|order|print|handle|sort|draft|update|share|look|talk|see|try|find|chase|finish|confirm|arrange|pick|collect)\b)/g

/** "Can you also print it?": joined to nothing before it. */
const ALSO = /\b((?:can|could|will|would) you) (?:also|maybe|just)(?= )/gi
/** "Ahmed to also check it", «رنا كمان بتتواصل معهم» */
const DOES_ALSO =
  /\b((?!We\b|They\b|It\b|This\b|That\b|There\b|You\b)\p{Lu}\p{Ll}{1,15}(?: (?:will|should|must|to))?) also(?= \p{Ll}{3})|(?<=^|[.،؛\n-]\s?|و)(\p{Script=Arabic}{2,12}) (?:كمان|برضو|برضه|أيضا|ايضا|أيضًا)(?= [بهسحيت]\p{L}{3})/gu

/** "These are the notes, with few names in them: …", «هاي ملاحظات الاجتماع: …»: what is told of the notes is none. */
const PREAMBLE =
  /^\s{0,9}(?:(?:hi|hello|مرحبا|السلام عليكم)[,،]? )?(?:(?:i['’]?m|i am|[أا]نا) [^.!\n]{2,60}[.!،] )?(?:(?:my |our |the )?(?:notes|minutes) (?:of|from)|(?:ال)?(?:ملاحظات|محضر) (?:من|بتاريخ|يوم)|these|this|here|below|هاي|هذي|هذه|هاد|هادي|هاذي|دي|ده|هذا|إليك|اليك|تفضل)(?!\p{L})[^:：\n]{0,90}[:：]\s{1,3}(?=\S)/iu
const OF_NOTES = /\b(?:notes|minutes|chat|meeting)\b|ملاحظات|اجتماع|محضر|محادثه|شات/i

function withoutPreamble(text: string): string {
  const [lead = ''] = PREAMBLE.exec(text) ?? []
  return OF_NOTES.test(foldArabic(lead)) ? text.slice(lead.length) : text
}

function addPeople(text: string, minutes: Minutes, people: People): void {
  const names = namesIn(text)
  minutes.attendees.push(...names)
  people.present.push(...names.map(foldArabic))
}

/** "Decisions: none today" */
const NONE =
  /^[-–—:\s]*(?:none|nothing|nil|n\/a|لا شيء|لا يوجد|ما في|ولا شي)(?:\s(?:today|yet|so far|اليوم))?[.\s]*$/iu

/** Puts a sentence where its section, its label or its words say; what is none of the three is left out. */
function file(
  sentence: Sentence,
  heading: { kind: SectionKind; rest: string } | undefined,
  section: SectionKind | undefined,
  speech: { name: string; rest: string } | undefined,
  minutes: Minutes,
  people: People,
): void {
  const { reference } = people
  const last = minutes.actions.at(-1)
  const amended = last && dayInstead(speech?.rest ?? sentence.text, reference)
  if (amended) {
    last.due = amended
    return
  }
  const unclaimed = unclaimedIn(sentence.text)
  if (unclaimed) {
    minutes.actions.push({ task: unclaimed, owner: null, due: null })
    return
  }
  const kind = heading?.kind ?? (sentence.isBox ? 'actions' : section)
  const text = withDayPutRight(heading?.rest ?? sentence.text, reference)
  if (kind && NONE.test(text)) return
  if (kind !== 'actions' && isOpenPoint(sentence.text)) {
    minutes.questions.push(plain(sentence.text))
    return
  }
  if (kind === 'decisions') minutes.decisions.push(plain(text))
  else if (kind === 'actions' && !sentence.isItem && (sentence.isQuestion || isOpenPoint(text)))
    minutes.questions.push(plain(text))
  else if (kind === 'actions') minutes.actions.push(...tasksOf(text, people, reference))
  else if (kind === 'questions') minutes.questions.push(plain(text))
  else {
    const row = sentence.isQuestion ? undefined : dashedRow(text, people, reference)
    if (row && (sentence.isItem || row.due || isOrder(row.task))) {
      minutes.actions.push(row)
      return
    }
    const said = speech && isSpoken(speech.rest, sentence) ? speech : undefined
    if (said) people.speaker = said.name
    if (speech && !said) {
      for (const item of ownedItems(sentence.text) ?? [sentence.text])
        minutes.actions.push(listedAction(item, people, reference))
      return
    }
    const sayings = sayingsIn(
      {
        text: said ? withDayPutRight(said.rest, reference) : text,
        isQuestion: sentence.isQuestion,
      },
      people,
      reference,
    )
    // "Maryam: stock count before Monday"
    const due = said && sayings.length === 0 ? dueIn(said.rest, reference) : undefined
    const isDeadline =
      due?.isDeadline || (due && (due.date ?? '') >= reference && endsWith(said?.rest ?? '', due))
    if (said && sayings.length === 0 && (isDeadline || doesFirst(said.rest)))
      minutes.actions.push(listedAction(sentence.text, people, reference))
    for (const saying of sayings)
      if (saying.kind === 'action') addAction(minutes, saying.action, said?.rest ?? text)
      else minutes[saying.kind === 'decision' ? 'decisions' : 'questions'].push(saying.text)
  }
}

/** «خولة: تتابع مع المقاول» */
const doesFirst = (rest: string): boolean => {
  const [first] = words(rest)
  return (
    first !== undefined &&
    /^[يت]/.test(first.word) &&
    meetingWords([first]).some(({ concept }) => concept === 'act')
  )
}

/** "Ask the mosque for storage - Yasin" */
const isOrder = (task: string): boolean =>
  meetingWords(words(task)).some(({ concept, from }) => concept === 'does' && from === 0)

/** "Greg: bank letter 1/12" */
const endsWith = (text: string, { end }: { end: number }) => !/[\p{L}\p{N}]/u.test(text.slice(end))

/** "catering - Salma, invitations - Yousef", "Ben: chase it, Cara: update it": each item with a name of its own. */
function ownedItems(text: string): string[] | undefined {
  const items = text.split(/[,،]\s*/)
  const isOwned = (item: string) => /\s[-–—]\s|^\p{L}[^:：]{1,30}[:：]\s/u.test(item)
  return items.length > 1 && items.every(isOwned) ? items : undefined
}

/** «هدى - تجمع الهويات - 30 نوفمبر» is one row, whatever its cells could say by themselves. */
function tasksOf(text: string, people: People, reference: string): Action[] {
  const row = dashedRow(text, people, reference)
  if (row?.due) return [row]
  return itemsOf(text).map(
    (item) => dashedRow(item, people, reference) ?? listedAction(item, people, reference),
  )
}

/** «فاطمة تحدّث الأسعار، علي يراجع الفواتير» */
const itemsOf = (text: string): string[] =>
  ownedItems(text) ?? clausesIn(text).map((clause) => clause.text)

const LONGEST_SPEAKER = 40
/** "Fwd: notes": nobody says it. */
const OF_MAIL = /^(?:fwd?|re|subject|from|to|cc|date|ps|nb|note|notes)$/i

/** "Lina: I'll send it": who speaks in a chat. */
function speakerOf(text: string, people: People): { name: string; rest: string } | undefined {
  const colon = /^(\p{L}[\p{L} .'’-]{0,38}?)\s?[:：|]\s+(?=\S)/u.exec(
    text.slice(0, LONGEST_SPEAKER + 4),
  )
  const name = colon?.[1]
  if (!colon || !name || name.split(' ').length > 3 || OF_MAIL.test(name)) return undefined
  const isName =
    people.present.includes(foldArabic(name)) ||
    nameIn(name, people, { isLabel: true }) ||
    isFirstName(name, people)
  return isName ? { name, rest: text.slice(colon[0].length) } : undefined
}

/** Said rather than assigned: "Lina: prepare the contract" in notes charges Lina. */
function isSpoken(rest: string, { isQuestion }: Sentence): boolean {
  const said = words(rest)
  const found = meetingWords(said)
  const [first] = said
  const isOrder =
    first !== undefined &&
    (isDoing(first) ||
      (found.some(({ concept, from }) => concept === 'does' && from === 0) &&
        !isInflected(first.word)))
  return isQuestion || !isOrder
}
