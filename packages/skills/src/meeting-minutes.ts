import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { type Minutes, readNotes } from './meeting/notes.ts'
import type { Due } from './reading/due.ts'
import { formatDate, markdownTable } from './reading/format.ts'
import { passage } from './reading/passage.ts'
import { mentions } from './reading/words.ts'
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
/** How much of a text is looked at to tell whether it is notes. */
const PREVIEW = 4_000
const LONG = 200

function findings(notes: string, today: string): number {
  const { decisions, actions, questions } = readNotes(notes, today)
  return decisions.length + actions.length + questions.length
}

export const meetingMinutes = defineSkill<{ text: string }, Minutes>({
  name: 'meeting-minutes',
  title: { en: 'Meeting minutes', ar: 'محضر الاجتماع' },
  description: {
    en: 'Turns pasted meeting notes into decisions, actions (owner and due date) and open questions, adding nothing that the notes do not say.',
    ar: 'يحوّل ملاحظات اجتماع ملصقة إلى قرارات ومهام (المسؤول والموعد) وأسئلة مفتوحة، دون إضافة ما لم تذكره الملاحظات.',
  },
  input: z.object({ text: z.string().max(100_000) }),
  suits({ text, today }) {
    if (mentions(text.slice(0, PREVIEW), subject)) return 0.8
    return findings(passage(text).text.slice(0, PREVIEW), today) > 1 ? 0.7 : 0
  },
  read({ text, today }) {
    const notes = passage(text).text
    const hasRequest = notes !== text.trim()
    const isAbout = mentions(text.slice(0, PREVIEW), subject)
    const found = findings(notes.slice(0, PREVIEW), today)
    // One line that tells to do something is a request to this agent rather than a note, unless it says that notes follow.
    const isNotes =
      found > 1 ||
      (found === 1 && (hasRequest || /\n|[.؛;]\s/.test(notes.trim()))) ||
      (notes.length > LONG && isAbout)
    return isNotes ? { input: { text: notes } } : { missing: [meetingNotes] }
  },
  run({ text }, { today }) {
    const minutes = readNotes(text, today)
    if (minutes.decisions.length + minutes.actions.length + minutes.questions.length === 0)
      throw new SkillRefusal(nothingFound)
    return minutes
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
  none: { en: 'None in these notes.', ar: 'لا شيء في هذه الملاحظات.' },
  rule: {
    en: '*Taken from your notes alone: an owner or date they do not name is left open.*',
    ar: '*مأخوذ من ملاحظاتك وحدها: ما لم تذكره من مسؤول أو موعد تُرك مفتوحًا.*',
  },
} satisfies Record<string, Bilingual<unknown>>

function explain(minutes: Minutes, language: Language): string {
  const { decisions, questions } = minutes
  const list = (items: readonly string[]) =>
    items.length > 0 ? items.map((item) => `- ${item}`).join('\n') : text.none[language]
  return [
    headline(minutes, language),
    `### ${text.decisions[language]}\n\n${list(decisions)}`,
    `### ${text.actions[language]}\n\n${actionTable(minutes, language)}`,
    ...(questions.length > 0 ? [`### ${text.questions[language]}\n\n${list(questions)}`] : []),
    [openPoints(minutes, language), counted(minutes, language), text.rule[language]]
      .filter((part) => part !== '')
      .join(' '),
  ].join('\n\n')
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
