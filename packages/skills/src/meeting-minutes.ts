import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import {
  type Answer,
  answersTo,
  asksOfMinutes,
  isOnlyOfPerson,
  type Part,
  partsWanted,
} from './meeting/asked.ts'
import { type Minutes, readNotes } from './meeting/notes.ts'
import { headingOf } from './meeting/sections.ts'
import { minutesVocabulary } from './meeting/words.ts'
import { onceFor } from './once-for.ts'
import { formatDate, markdownTable } from './reading/format.ts'
import { passage } from './reading/passage.ts'
import { mentions, words } from './reading/words.ts'
import { grammar } from './sentences/grammar.ts'
import { partedRemarks } from './sentences/remarks.ts'
import { requestAndText } from './sentences/request.ts'
import { sentencesIn } from './sentences/split.ts'
import { asking, unitsIn } from './sentences/units.ts'
import type { Due } from './sentences/when.ts'
import { type Ask, defineSkill, SkillRefusal } from './skill.ts'

const subject = [
  'meeting',
  'minutes',
  'action items',
  'notes',
  'decisions',
  'اجتماع',
  'محضر',
  'قرارات',
  'ملاحظات',
  'مهام',
]
/** How much of a text is looked at to tell whether it is notes. */
const PREVIEW = 4_000
const LONG = 200

function findings(notes: string, today: string): number {
  const { decisions, actions, questions } = readNotes(notes, today)
  return decisions.length + actions.length + questions.length
}

interface Pasted {
  notes: string
  /** What is said to the agent. */
  question: string
}

/** What was pasted. "Who does what: …" belongs to it, as it says what follows, and so does "…, Ahmed, can you book the hall?". */
function pastedIn(message: string, today: string): Pasted {
  const { remarks, text: said } = partedRemarks(message, minutesVocabulary)
  if (remarks) return { notes: said, question: remarks }
  const asked = requestAndText(message, minutesVocabulary)
  const { instruction, text } = asked.instruction ? asked : passage(message)
  const noted = readNotes(instruction, today)
  const isNote =
    headingOf(instruction)?.kind === 'actions' ||
    noted.actions.some(({ owner }) => owner) ||
    (noted.decisions.length > 0 && !isAddressed(instruction))
  const question = isNote && !/[?؟]/.test(instruction) ? '' : instruction
  return { notes: isNote ? message.trim() : text, question }
}

/** "I need …", «أحتاج إلى …»: it asks for decisions and holds none. */
const isAddressed = (text: string) =>
  unitsIn(text, 0, minutesVocabulary).some(({ hits }) =>
    hits.some(({ concept, from }) => concept === 'please' && from < 3),
  )

/** "… who pays the deposit can you make that into minutes thanks": dictated, the request runs on behind the notes. */
const DICTATED =
  /\s(?:can|could|pls|please|kindly|اعمل\S{0,4}|سو[يو]\S{0,3}|رتب\S{0,4}|حول\S{0,4}|اكتب\S{0,4}|طلع\S{0,3}|ممكن|ابغ[يى]\S{0,2}|عايز)\s(?=[^.!\n]{0,60}(?:minutes|محضر))[^.!?؟\n]{0,80}$/i
const SHORTEST_NOTES = 40

function withoutDictated({ notes, question }: Pasted): Pasted {
  const asked = notes.includes('\n') ? undefined : DICTATED.exec(notes)
  if (!asked || asked.index < SHORTEST_NOTES) return { notes, question }
  return { notes: notes.slice(0, asked.index), question: `${question}${asked[0]}`.trim() }
}

const LATEST_ORDER = 6
const LONGEST_QUESTION = 200
const LABEL =
  /^(?:\[[^\]]{1,40}\]|[\d:. ]{1,10}(?:[ap]m)?)?\s?(?!question|سؤال)\p{L}[^:：?؟\n]{0,20}[:：]\s/iu

/** "Reem: who has the key?" among lines that begin alike. */
const isSpoken = (part: string, rest: readonly string[]) =>
  LABEL.test(part) && rest.some((line) => LABEL.test(line))

/** What is asked in the first or last line, or sentence of a single line, was asked of the agent if the rest answers it. */
function withoutQuestions({ notes, question }: Pasted, today: string): Pasted {
  const isLines = notes.includes('\n')
  const parts = isLines ? notes.split('\n') : sentencesIn(notes).map(({ text }) => text)
  let [from, to] = [0, parts.length]
  const asked = [question]
  const isAnswered = (part: string, rest: readonly string[]) => {
    const isAsked =
      /[?؟]/.test(part) ||
      grammar(words(part)).some((hit) => hit.concept === 'ask' && hit.from < 2) ||
      asking(words(part)).some((hit) => hit.concept === 'do' && hit.from <= LATEST_ORDER)
    if (!isAsked || !asksOfMinutes(part)) return false
    if (part.length > LONGEST_QUESTION || isSpoken(part, rest)) return false
    return answersTo(part, readNotes(rest.join(isLines ? '\n' : ' '), today)).some(
      ({ actions, decisions }) => actions.length + decisions.length > 0,
    )
  }
  const [first = '', last = ''] = [parts[from], parts[to - 1]]
  if (to - from > 1 && isAnswered(last, parts.slice(from, to - 1))) {
    to -= 1
    asked.push(last)
  }
  if (to - from > 1 && isAnswered(first, parts.slice(from + 1, to))) {
    from += 1
    asked.unshift(first)
  }
  return asked.length === 1
    ? { notes, question }
    : { notes: parts.slice(from, to).join(isLines ? '\n' : ' '), question: asked.join('\n') }
}

/** The notes of a request, what is asked of them, and how much is found in their beginning. */
const foundIn = onceFor(({ text, today }: Ask) => {
  const { notes, question } = withoutQuestions(withoutDictated(pastedIn(text, today)), today)
  return { notes, question, found: findings(notes.slice(0, PREVIEW), today) }
})

export interface AnsweredMinutes extends Minutes {
  /** To what the request asks of the notes. */
  answers: Answer[]
  parts: Part[]
}

export const meetingMinutes = defineSkill<{ text: string; question?: string }, AnsweredMinutes>({
  name: 'meeting-minutes',
  title: { en: 'Meeting minutes', ar: 'محضر الاجتماع' },
  description: {
    en: 'Turns pasted meeting notes into decisions, actions (owner and due date) and open questions, adding nothing that the notes do not say.',
    ar: 'يحوّل ملاحظات اجتماع ملصقة إلى قرارات ومهام (المسؤول والموعد) وأسئلة مفتوحة، دون إضافة ما لم تذكره الملاحظات.',
  },
  input: z.object({ text: z.string().max(100_000), question: z.string().max(600).optional() }),
  suits(ask) {
    const { text } = ask
    if (mentions(text.slice(0, PREVIEW), subject)) return 0.8
    return foundIn(ask).found > 1 ? 0.7 : 0
  },
  read(ask) {
    const { text } = ask
    const { notes, question, found } = foundIn(ask)
    const hasRequest = notes !== text.trim()
    const isAbout = mentions(text.slice(0, PREVIEW), subject)
    // One line that tells to do something is a request to this agent rather than a note, unless it says that notes follow.
    const isNotes =
      found > 1 ||
      (found === 1 && (hasRequest || /\n|[.؛;]\s/.test(notes.trim()))) ||
      (notes.length > LONG && isAbout)
    return isNotes
      ? { input: { text: notes, ...(question && { question: question.slice(0, 600) }) } }
      : { missing: [meetingNotes] }
  },
  run({ text, question = '' }, { today }) {
    const minutes = readNotes(text, today, question)
    if (minutes.decisions.length + minutes.actions.length + minutes.questions.length === 0)
      throw new SkillRefusal(nothingFound)
    const answers = answersTo(question, minutes)
    const parts = isOnlyOfPerson(question, answers) ? [] : partsWanted(question)
    return { ...minutes, answers, parts }
  },
  explain,
})

const meetingNotes = {
  name: { en: 'the notes of the meeting', ar: 'ملاحظات الاجتماع' },
  example: {
    en: '“We agreed to launch in May. Sara will send the budget by Friday. Who approves the design?”',
    ar: '«اتفقنا على الإطلاق في مايو. سترسل سارة الميزانية قبل الخميس. من يعتمد التصميم؟»',
  },
}

const nothingFound: Bilingual = {
  en: 'I found no decision, action or open question in these notes. Mark the lines, for example “Decision: …”, “Sara to send the budget by Friday”, “Open: who approves?”, and paste them again.',
  ar: 'لم أجد في هذه الملاحظات قرارًا أو مهمة أو سؤالًا مفتوحًا. علّم الأسطر مثل «القرار: …» أو «سارة: إرسال الميزانية قبل الخميس» أو «سؤال: من يعتمد؟» ثم الصقها من جديد.',
}

const text = {
  decisions: { en: 'Decisions', ar: 'القرارات' },
  actions: { en: 'Actions', ar: 'المهام' },
  questions: { en: 'Open questions', ar: 'أسئلة مفتوحة' },
  columns: { en: ['#', 'Action', 'Owner', 'Due'], ar: ['#', 'المهمة', 'المسؤول', 'الموعد'] },
  noOwner: { en: '*not named*', ar: '*غير مذكور*' },
  noDue: { en: '*no date given*', ar: '*بلا موعد*' },
  lacking: {
    owner: { en: 'Without an owner', ar: 'بلا مسؤول' },
    date: { en: 'Without a date', ar: 'بلا موعد' },
  },
  dueIn: {
    en: (until: string) => `Due: ${until}`,
    ar: (until: string) => `موعده: ${until}`,
  },
  noneLacking: { en: 'none.', ar: 'لا شيء.' },
  notInNotes: { en: 'these notes do not say.', ar: 'لا تذكره هذه الملاحظات.' },
  none: { en: 'None in these notes.', ar: 'لا شيء في هذه الملاحظات.' },
  rule: {
    en: '*Taken from your notes alone: an owner or date they do not name is left open.*',
    ar: '*مأخوذ من ملاحظاتك وحدها: ما لم تذكره من مسؤول أو موعد تُرك مفتوحًا.*',
  },
}

function explain(minutes: AnsweredMinutes, language: Language): string {
  const { decisions, questions, parts } = minutes
  const list = (items: readonly string[]) =>
    items.length > 0 ? items.map((item) => `- ${item}`).join('\n') : text.none[language]
  return [
    ...minutes.answers.map((answer) => answerInWords(answer, language)),
    ...(parts.length > 0 ? [headline(minutes, language)] : []),
    ...(parts.includes('decisions')
      ? [`### ${text.decisions[language]}\n\n${list(decisions)}`]
      : []),
    ...(parts.includes('actions')
      ? [`### ${text.actions[language]}\n\n${actionTable(minutes, language)}`]
      : []),
    ...(parts.includes('questions') && questions.length > 0
      ? [`### ${text.questions[language]}\n\n${list(questions)}`]
      : []),
    [
      parts.length > 0 ? openPoints(minutes, language) : '',
      counted(minutes, language),
      text.rule[language],
    ]
      .filter((part) => part !== '')
      .join(' '),
  ].join('\n\n')
}

/** "**Rashid (2):**" and the tasks, each with its owner and day. */
function answerInWords({ about, actions, decisions }: Answer, language: Language): string {
  const title =
    'lacking' in about
      ? text.lacking[about.lacking][language]
      : 'person' in about
        ? about.person
        : 'until' in about
          ? text.dueIn[language](about.until)
          : `“${about.words}”`
  const lines = [
    ...decisions,
    ...actions.map(({ task, owner, due }) => {
      const who = 'person' in about ? [] : [owner ?? text.noOwner[language]]
      const when = due ? dueInWords(due, language) : text.noDue[language]
      return `${task}: ${[...who, when].join(language === 'en' ? ', ' : '، ')}`
    }),
  ]
  if (lines.length === 0)
    return `**${title}: ${text['lacking' in about || 'until' in about ? 'noneLacking' : 'notInNotes'][language]}**`
  return `**${title} (${lines.length}):**\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}

function headline({ decisions, actions, questions }: Minutes, language: Language): string {
  return language === 'en'
    ? `**Decisions: ${decisions.length}, actions: ${actions.length}, open questions: ${questions.length}.**`
    : `**القرارات: ${decisions.length}، المهام: ${actions.length}، الأسئلة المفتوحة: ${questions.length}.**`
}

function actionTable({ actions }: Minutes, language: Language): string {
  if (actions.length === 0) return text.none[language]
  const rows = actions.map(({ task, owner, due }, index) => {
    return [
      String(index + 1),
      task,
      owner ?? text.noOwner[language],
      due ? dueInWords(due, language) : text.noDue[language],
    ]
  })
  return markdownTable(text.columns[language], rows)
}

/** "Friday" keeps its word beside the day it comes to; a written date is only put into one form. */
function dueInWords({ words, date }: Due, language: Language): string {
  if (!date) return words
  const day = formatDate(date, language)
  return /[\d٠-٩]/.test(words) ? day : `${words} (${day})`
}

function openPoints({ actions }: Minutes, language: Language): string {
  const unowned = actions.filter(({ owner }) => owner === null).length
  const undated = actions.filter(({ due }) => due === null).length
  if (unowned + undated === 0) return ''
  return language === 'en'
    ? `Still to settle: ${unowned} without an owner, ${undated} without a date.`
    : `يبقى للحسم: ${unowned} بلا مسؤول و${undated} بلا موعد.`
}

function counted(
  { actions, reference, isReferenceFromNotes }: Minutes,
  language: Language,
): string {
  if (!actions.some(({ due }) => due?.date && !/\d/.test(due.words))) return ''
  const day = formatDate(reference, language)
  if (language === 'en')
    return `Days such as “Friday” are counted from ${day} (${isReferenceFromNotes ? 'the date in the notes' : 'today'}).`
  return `تُحسب أيام مثل «الخميس» من ${day} (${isReferenceFromNotes ? 'تاريخ الملاحظات' : 'اليوم'}).`
}
