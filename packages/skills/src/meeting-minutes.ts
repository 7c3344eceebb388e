import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { limitsAskedFor } from './limits.ts'
import { type Answer, answersTo, isOnlyOfPerson } from './meeting/asked.ts'
import { droppedBy } from './meeting/change-said.ts'
import { Change, minutesOf } from './meeting/changes.ts'
import { withDayOf } from './meeting/day-met.ts'
import { goOnWithNotes, type NotesInput } from './meeting/go-on.ts'
import type { Minutes } from './meeting/minutes.ts'
import { notEntered } from './meeting/not-entered.ts'
import { namedParts, type Part, partsWanted } from './meeting/parts-wanted.ts'
import { foundIn, PREVIEW } from './meeting/pasted.ts'
import { formatDate, markdownTable } from './reading/format.ts'
import { mentions, words } from './reading/words.ts'
import { lexicon } from './sentences/lexicon.ts'
import { LANGUAGES } from './sentences/wanted-language.ts'
import type { Due } from './sentences/when.ts'
import { defineSkill, SkillRefusal } from './skill.ts'

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
const LONG = 200

export interface AnsweredMinutes extends Minutes {
  /** To what the request asks of the notes. */
  answers: Answer[]
  parts: Part[]
  /** They are wanted in a language in which some of the notes are not written. */
  isToTranslate?: boolean
  /** Decisions and questions with numbers before them. */
  isNumbered?: boolean
}

export const meetingMinutes = defineSkill<NotesInput, AnsweredMinutes>({
  name: 'meeting-minutes',
  title: { en: 'Meeting minutes', ar: 'محضر الاجتماع' },
  description: {
    en: 'Turns pasted meeting notes into decisions, actions (owner and due date) and open questions, adding nothing that the notes do not say.',
    ar: 'يحوّل ملاحظات اجتماع ملصقة إلى قرارات ومهام (المسؤول والموعد) وأسئلة مفتوحة، دون إضافة ما لم تذكره الملاحظات.',
  },
  limits: [notEntered],
  input: z.object({
    text: z.string().max(100_000),
    question: z.string().max(600).optional(),
    isOnlyAnswer: z.boolean().optional(),
    changes: z.array(Change).optional(),
  }),
  suits(ask) {
    const { text } = ask
    if (mentions(text.slice(0, PREVIEW), subject)) return 0.8
    return foundIn(ask).found > 1 ? 0.7 : 0
  },
  goOn: goOnWithNotes,
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
    const changes = isNotes ? droppedBy(question, notes, ask.today) : []
    return isNotes
      ? {
          request: question,
          input: {
            text: withDayOf(question, notes, ask.today),
            ...(changes.length > 0 && { changes }),
            ...(question && { question: question.slice(0, 600) }),
          },
        }
      : { missing: [meetingNotes] }
  },
  run({ text, changes, question = '', isOnlyAnswer = false }, { today }) {
    const minutes = minutesOf({ text, changes }, today, question)
    if (minutes.decisions.length + minutes.actions.length + minutes.questions.length === 0)
      throw new SkillRefusal(nothingFound)
    // Whoever wants an owner or day made up asks for none that stands in the notes.
    const answers =
      limitsAskedFor([notEntered], question).length > 0 ? [] : answersTo(question, minutes, today)
    const parts = isOnlyAnswer
      ? answers.length > 0
        ? []
        : namedParts(question)
      : isOnlyOfPerson(question, answers)
        ? []
        : partsWanted(question)
    return {
      ...minutes,
      answers,
      parts,
      ...(isToTranslate(question, minutes) && { isToTranslate: true }),
      ...(NUMBERED.test(question) && { isNumbered: true }),
    }
  },
  explain,
})

/** "The decisions numbered", «القرارات مرقمة» */
const NUMBERED =
  /\b(?:numbered|number (?:them|the|each|every|all)|with numbers)\b|(?<!\p{L})(?:ال)?مرق[ّ]?م[ةهي]?(?!\p{L})|(?<!\p{L})(?:بالأرقام|بالارقام|بأرقام|بارقام|رقمها|رقموها|رقم لي|رقملي)(?!\p{L})/iu

const languages = lexicon(LANGUAGES)

function isToTranslate(question: string, { decisions, actions, questions }: Minutes): boolean {
  const [wanted] = languages(words(question))
  const own = wanted?.concept === 'ar' ? /\p{Script=Arabic}/u : /\p{Script=Latin}{2}/u
  return (
    wanted !== undefined &&
    [...decisions, ...questions, ...actions.map(({ task }) => task)].some((one) => !own.test(one))
  )
}

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
  present: { en: 'Present:', ar: 'الحضور:' },
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
  overdue: { en: 'Overdue today', ar: 'فات موعده حتى اليوم' },
  dueIn: {
    en: (until: string) => `Due: ${until}`,
    ar: (until: string) => `موعده: ${until}`,
  },
  order: {
    first: { en: 'Due first', ar: 'أقرب موعد' },
    last: { en: 'Due last', ar: 'أبعد موعد' },
  },
  noneLacking: { en: 'none.', ar: 'لا شيء.' },
  notInNotes: { en: 'these notes do not say.', ar: 'لا تذكره هذه الملاحظات.' },
  noTranslation: {
    en: 'I do not translate: tasks and decisions stay in the words of the notes.',
    ar: 'لا أترجم: تبقى المهام والقرارات بكلمات الملاحظات نفسها.',
  },
  none: { en: 'None in these notes.', ar: 'لا شيء في هذه الملاحظات.' },
  rule: {
    en: '*Taken from your notes alone: an owner or date they do not name is left open.*',
    ar: '*مأخوذ من ملاحظاتك وحدها: ما لم تذكره من مسؤول أو موعد تُرك مفتوحًا.*',
  },
}

function explain(minutes: AnsweredMinutes, language: Language): string {
  const { decisions, questions, parts } = minutes
  const list = (items: readonly string[]) =>
    items.length > 0
      ? items.map((item, at) => `${minutes.isNumbered ? `${at + 1}.` : '-'} ${item}`).join('\n')
      : text.none[language]
  return [
    ...minutes.answers.map((answer) => answerInWords(answer, language)),
    ...(parts.length > 0 ? [headline(minutes, language)] : []),
    ...(parts.length === ALL_PARTS ? [whoMet(minutes, language)] : []),
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
      minutes.isToTranslate ? text.noTranslation[language] : '',
      parts.includes('actions') ? openPoints(minutes, language) : '',
      parts.includes('actions') || minutes.answers.length > 0 ? counted(minutes, language) : '',
      text.rule[language],
    ]
      .filter((part) => part !== '')
      .join(' '),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
const ALL_PARTS = 3

/** What the notes call the meeting, and who was there. */
const whoMet = ({ title, attendees }: Minutes, language: Language): string =>
  [
    ...(title ? [title] : []),
    ...(attendees.length > 0
      ? [`${text.present[language]} ${attendees.join(language === 'en' ? ', ' : '، ')}`]
      : []),
  ].join('\n\n')

/** "**Rashid (2):**" and the tasks, each with its owner and day. */
function answerInWords({ about, actions, decisions }: Answer, language: Language): string {
  const title =
    'lacking' in about
      ? text.lacking[about.lacking][language]
      : 'person' in about
        ? about.person
        : 'order' in about
          ? text.order[about.order][language]
          : 'until' in about
            ? text.dueIn[language](about.until)
            : 'isOverdue' in about
              ? text.overdue[language]
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
    return `**${title}: ${text['words' in about || 'person' in about ? 'notInNotes' : 'noneLacking'][language]}**`
  return `**${title} (${lines.length}):**\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}

function headline(
  { decisions, actions, questions, parts }: AnsweredMinutes,
  language: Language,
): string {
  const counts: Record<Part, string> =
    language === 'en'
      ? {
          decisions: `decisions: ${decisions.length}`,
          actions: `actions: ${actions.length}`,
          questions: `open questions: ${questions.length}`,
        }
      : {
          decisions: `القرارات: ${decisions.length}`,
          actions: `المهام: ${actions.length}`,
          questions: `الأسئلة المفتوحة: ${questions.length}`,
        }
  const counted = parts.map((part) => counts[part]).join(language === 'en' ? ', ' : '، ')
  return `**${counted.charAt(0).toUpperCase()}${counted.slice(1)}.**`
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
