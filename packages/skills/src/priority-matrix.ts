import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { askedTask, type Property, properties } from './priority/asked-task.ts'
import { goOnWithTasks, type TasksInput } from './priority/go-on.ts'
import { type Goal, goals, goalsIn } from './priority/goal.ts'
import { inventingIn } from './priority/invented.ts'
import { type Judgement, judge, URGENT_DAYS } from './priority/judge.ts'
import { type Shown, shownParts } from './priority/shown.ts'
import { isOnlySituation } from './priority/situation.ts'
import { isAboutPriorities, readTasks, requestOfTasks } from './priority/tasks.ts'
import { formatDate, markdownTable } from './reading/format.ts'
import { defineSkill } from './skill.ts'

const quadrants = ['do', 'schedule', 'delegate', 'drop'] as const
type Quadrant = (typeof quadrants)[number]

export interface Matrix {
  today: string
  quadrants: Record<Quadrant, Judgement[]>
  /** Tasks whose words speak neither of time nor of weight. */
  open: string[]
  /** The parts that were asked for by name. */
  goals: Goal[]
  /** What was asked of one task with yes or no. */
  asked?: Asked
  /** The task whose place is to be explained. */
  explained?: Judgement
  /** Nothing but these parts. */
  shown?: Shown[]
  /** What comes next; null: nothing more. */
  next?: Judgement | null
  /** The first of all, as many as there is time for. */
  top?: Judgement[]
}

interface Asked {
  property: Property
  judgement: Judgement
}

/** Whoever speaks of deadlines asks for an order. */
const OF_TIME = /\b(?:deadlines?|due dates?)\b|(?<!\p{L})(?:ال)?(?:موعد|مواعيد)(?!\p{L})/iu
const FEWEST_TASKS = 2
/** How much of a text is looked at to tell whether it lists tasks. */
const PREVIEW = 2_000

export const priorityMatrix = defineSkill<TasksInput, Matrix>({
  name: 'priority-matrix',
  title: { en: 'Priority matrix', ar: 'مصفوفة الأولويات' },
  description: {
    en: 'Sorts a list of tasks into the Eisenhower matrix (urgent, important) from their words, marks and deadlines, with the reason for each.',
    ar: 'يرتب قائمة مهام في مصفوفة أيزنهاور (عاجل، مهم) بحسب ألفاظها وعلاماتها ومواعيدها، مع سبب كل منها.',
  },
  limits: [
    {
      asked:
        'invent a deadline, invent deadlines, make up deadlines, اخترع موعد, اخترع مواعيد, اخترع مهام',
      isAsked: (request) => inventingIn(request) !== '',
      sentence: {
        en: 'I never invent a task or a deadline: only what you write counts.',
        ar: 'لا أختلق مهمة ولا موعدًا: لا يُحتسب إلا ما تكتبه.',
      },
    },
  ],
  input: z.object({
    tasks: z.array(z.string().max(500)).min(1).max(200),
    goals: z.array(z.enum(goals)).optional(),
    asked: z.object({ task: z.number(), property: z.enum(properties) }).optional(),
    asksWhy: z.object({ task: z.number().optional() }).optional(),
    shown: z.array(z.enum(shownParts)).optional(),
    next: z.object({ after: z.number().optional() }).optional(),
    most: z.number().optional(),
  }),
  suits({ text, today }) {
    if (isAboutPriorities(text)) return 0.8
    return readTasks(text.slice(0, PREVIEW), today).length >= FEWEST_TASKS ? 0.4 : 0
  },
  goOn: goOnWithTasks,
  read({ text, today }) {
    const tasks = readTasks(text, today).slice(0, 200)
    const asked = goalsIn(text)
    const one = askedTask(text, tasks)
    const speaks =
      isAboutPriorities(text) ||
      OF_TIME.test(text) ||
      text.trim().includes('\n') ||
      tasks.some((task) => !judge(task, today).isOpen)
    return (tasks.length >= FEWEST_TASKS || (one && tasks.length > 0)) &&
      speaks &&
      !isOnlySituation(text, tasks, today)
      ? {
          request: `${requestOfTasks(text)}\n${inventingIn(text)}`.trim(),
          input: { tasks, ...(asked.length > 0 && { goals: asked }), ...(one && { asked: one }) },
        }
      : { missing: [taskList] }
  },
  run({ tasks, goals: wanted = [], asked, asksWhy, shown, next, most }, { today }) {
    const one = asked && tasks[asked.task]
    const matrix: Matrix = {
      today,
      quadrants: { do: [], schedule: [], delegate: [], drop: [] },
      open: [],
      goals: wanted,
      ...(asked &&
        one !== undefined && {
          asked: { property: asked.property, judgement: judge(one, today) },
        }),
    }
    for (const task of tasks) {
      const judgement = judge(task, today)
      if (judgement.isOpen) matrix.open.push(judgement.task)
      else matrix.quadrants[quadrantOf(judgement)].push(judgement)
    }
    for (const quadrant of quadrants)
      matrix.quadrants[quadrant].sort((a, b) => dayOf(a, today).localeCompare(dayOf(b, today)))
    if (shown) matrix.shown = shown
    if (next) matrix.next = nextIn(matrix, next.after === undefined ? undefined : tasks[next.after])
    if (most) matrix.top = inOrder(matrix).slice(0, most)
    if (!asksWhy) return matrix
    const meant = asksWhy.task === undefined ? undefined : tasks[asksWhy.task]
    const explained =
      meant === undefined
        ? quadrants.flatMap((quadrant) => matrix.quadrants[quadrant])[0]
        : judge(meant, today)
    return { ...matrix, ...(explained && { explained }) }
  },
  explain,
})

const inOrder = ({ quadrants: placed }: Matrix): Judgement[] =>
  (['do', 'delegate', 'schedule', 'drop'] as const).flatMap((quadrant) => placed[quadrant])

/** What comes after a task, or after the first of all. */
function nextIn(matrix: Matrix, after: string | undefined): Judgement | null {
  const order = inOrder(matrix)
  const at =
    after === undefined ? 0 : order.findIndex((one) => one.task === judge(after, matrix.today).task)
  return order[at + 1] ?? null
}

function quadrantOf({ isUrgent, isImportant }: Judgement): Quadrant {
  if (isImportant) return isUrgent ? 'do' : 'schedule'
  return isUrgent ? 'delegate' : 'drop'
}

/** What is due by today goes before what is marked P1, and that before the days to come; tasks without a day are last. */
const dayOf = ({ due, importantBecause, word }: Judgement, today: string) => {
  const isMarked = importantBecause === 'said' && /^p[01]$/i.test(word ?? '')
  return due?.date && due.date <= today
    ? `0${due.date}`
    : isMarked
      ? `1${word}`
      : (due?.date ?? '9999')
}

const taskList = {
  name: {
    en: 'your tasks, one per line, with deadlines where there are any',
    ar: 'مهامك، كل مهمة في سطر، مع مواعيدها إن وُجدت',
  },
  example: {
    en: '“pay the rent today; prepare the client proposal by 30 November; clean the desk, no rush”',
    ar: '«دفع الإيجار اليوم؛ إعداد عرض العميل قبل 30 نوفمبر؛ ترتيب المكتب، غير عاجل»',
  },
}

const text = {
  names: {
    do: { en: '1. Do first (urgent and important)', ar: '1. نفّذ أولًا (عاجل ومهم)' },
    schedule: { en: '2. Schedule (important, not urgent)', ar: '2. جدوِل (مهم وغير عاجل)' },
    delegate: {
      en: '3. Delegate or do quickly (urgent, not important)',
      ar: '3. فوّض أو أنجز سريعًا (عاجل وغير مهم)',
    },
    drop: { en: '4. Later or drop (neither)', ar: '4. أجّل أو احذف (لا عاجل ولا مهم)' },
  } satisfies Record<Quadrant, Bilingual>,
  columns: { en: ['Task', 'Due', 'Why'], ar: ['المهمة', 'الموعد', 'السبب'] },
  open: {
    en: 'Not placed: nothing says when these are due or how much they matter. Add a deadline or “important”:',
    ar: 'لم تُصنّف: لا يظهر موعدها ولا أهميتها. أضف موعدًا أو كلمة «مهم»:',
  },
  goals: {
    schedule: { en: 'To schedule', ar: 'ما يمكن جدولته' },
    wait: { en: 'Can wait', ar: 'ما يحتمل التأجيل' },
    delegate: { en: 'To delegate', ar: 'ما يمكن تفويضه' },
    drop: { en: 'To drop', ar: 'ما يمكن حذفه' },
  } satisfies Record<Goal, Bilingual>,
  noneOf: { en: 'nothing in this list', ar: 'لا شيء في هذه القائمة' },
  next: { en: 'Next', ar: 'بعدها' },
  top: { en: 'First of all', ar: 'قبل غيرها' },
  start: { en: 'Start with', ar: 'ابدأ بـ' },
  nothing: { en: 'Nothing here is both urgent and important.', ar: 'لا شيء هنا عاجل ومهم معًا.' },
} satisfies Record<string, unknown>

function explain(matrix: Matrix, language: Language): string {
  const sections = quadrants
    .filter((quadrant) => matrix.quadrants[quadrant].length > 0)
    .filter((quadrant) => !matrix.shown || matrix.shown.includes(quadrant))
    .map((quadrant) => {
      const rows = matrix.quadrants[quadrant].map((judgement) => [
        judgement.task,
        dueInWords(judgement, language),
        why(judgement, language),
      ])
      return `### ${text.names[quadrant][language]}\n\n${markdownTable(text.columns[language], rows)}`
    })
  const open =
    matrix.open.length > 0 && !matrix.shown
      ? [`${text.open[language]}\n\n${matrix.open.map((task) => `- ${task}`).join('\n')}`]
      : []
  if (matrix.shown && sections.length === 0) sections.push(`**${text.noneOf[language]}.**`)
  return [headline(matrix, language), ...sections, ...open, rule(matrix.today, language)].join(
    '\n\n',
  )
}

/** "No: renew the contract is important and not urgent (schedule)." */
function verdict({ property, judgement }: Asked, language: Language): string {
  if (judgement.isOpen) return ''
  const quadrant = quadrantOf(judgement)
  const isSo =
    property === 'urgent'
      ? judgement.isUrgent
      : property === 'important'
        ? judgement.isImportant
        : property === quadrant
  const answer = { en: isSo ? 'Yes' : 'No', ar: isSo ? 'نعم' : 'لا' }[language]
  const place = text.names[quadrant][language].replace(/^\d\. /, '')
  return language === 'en'
    ? `**${answer}: ${judgement.task}: ${place}; ${why(judgement, language)}.**`
    : `**${answer}: ${judgement.task}: ${place}؛ ${why(judgement, language)}.**`
}

/** "Pay the rent: do first (urgent and important), because: due within 3 days; “important”." */
function because(judgement: Judgement, language: Language): string {
  const place = judgement.isOpen
    ? text.open[language].split(/[.:]/)[0]
    : text.names[quadrantOf(judgement)][language].replace(/^\d\. /, '')
  const due = dueInWords(judgement, language)
  const reasons = [...(due ? [due] : []), why(judgement, language)]
  return language === 'en'
    ? `**${judgement.task}: ${place}, because: ${reasons.join('; ')}.**`
    : `**${judgement.task}: ${place}، والسبب: ${reasons.join('؛ ')}.**`
}

function headline(
  { quadrants: placed, goals: asked, asked: one, explained, next, top }: Matrix,
  language: Language,
): string {
  const first = placed.do[0] ?? placed.schedule[0]
  const lead = placed.do.length === 0 ? `${text.nothing[language]} ` : ''
  const start = first
    ? `**${lead}${text.start[language]}${language === 'en' ? ': ' : ': '}${first.task}.**`
    : `**${text.nothing[language]}**`
  const parts = asked.map((goal) => {
    const found = goal === 'wait' ? [...placed.schedule, ...placed.drop] : placed[goal]
    const named = found.map(({ task }) => task).join(language === 'en' ? '; ' : '؛ ')
    return `**${text.goals[goal][language]}: ${named || text.noneOf[language]}.**`
  })
  return [
    ...(explained ? [because(explained, language)] : []),
    ...(next === undefined
      ? []
      : [`**${text.next[language]}: ${next?.task ?? text.noneOf[language]}.**`]),
    ...(top
      ? [
          `**${text.top[language]}: ${top.map(({ task }) => task).join(language === 'en' ? '; ' : '؛ ')}.**`,
        ]
      : []),
    ...(one ? [verdict(one, language)] : []),
    ...parts,
    start,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function dueInWords({ due }: Judgement, language: Language): string {
  if (!due) return ''
  // "Last week" names no day, however long ago it was due.
  if (!due.date || LAST_PERIOD.test(due.words)) return due.words
  const day = formatDate(due.date, language)
  return /[\d٠-٩]/.test(due.words) ? day : `${due.words} (${day})`
}

const LAST_PERIOD =
  /^(?:the )?(?:last|past) (?:week|month|year)|(?:[أا]سبوع|شهر|سن[ةه]|عام) (?:ال)?(?:ماضي[ةه]?|(?:اللي|الي|يلي) (?:فات|طاف|راح|مض[ىي])ت?)/iu

function why(judgement: Judgement, language: Language): string {
  const { urgentBecause, urgentWord, importantBecause, word } = judgement
  const quoted = urgentWord ? { en: `“${urgentWord}”`, ar: `«${urgentWord}»` } : undefined
  const urgency = {
    overdue: { en: 'overdue', ar: 'فات موعدها' },
    due_soon: { en: `due within ${URGENT_DAYS} days`, ar: `موعدها خلال ${URGENT_DAYS} أيام` },
    due_later: {
      en: `due later than ${URGENT_DAYS} days`,
      ar: `موعدها بعد أكثر من ${URGENT_DAYS} أيام`,
    },
    no_deadline: { en: 'no deadline', ar: 'بلا موعد' },
    said:
      quoted && !CALLED_URGENT.test(urgentWord ?? '')
        ? quoted
        : { en: 'you say it is urgent', ar: 'وصفتَها بأنها عاجلة' },
    said_not: quoted ?? { en: 'you say it is not urgent', ar: 'ذكرتَ أنها غير عاجلة' },
  } as Record<string, Bilingual>
  const importance = {
    said: { en: `“${word}”`, ar: `«${word}»` },
    area: { en: `matters: “${word}”`, ar: `ذات أثر: «${word}»` },
    said_not: { en: `“${word}”`, ar: `«${word}»` },
    denied: { en: 'you say it is not important', ar: 'ذكرتَ أنها غير مهمة' },
    nothing_said: { en: 'nothing says it is important', ar: 'لا شيء يدل على أهميتها' },
  } as Record<string, Bilingual>
  // "P1" says both.
  return [
    ...new Set([urgency[urgentBecause]?.[language], importance[importantBecause]?.[language]]),
  ].join(language === 'en' ? '; ' : '؛ ')
}
const CALLED_URGENT = /^urgent(?:ly)?$|^عاجل/i

function rule(today: string, language: Language): string {
  const day = formatDate(today, language)
  return language === 'en'
    ? `Rule (Eisenhower matrix): urgent means overdue, due within ${URGENT_DAYS} days of today (${day}) or called urgent; important means called important, or about money, law, health, family, clients or work others depend on. Correct me by writing “important” or “not urgent” beside a task.`
    : `القاعدة (مصفوفة أيزنهاور): العاجل ما فات موعده أو حل خلال ${URGENT_DAYS} أيام من اليوم (${day}) أو وُصف بأنه عاجل؛ والمهم ما وُصف بالمهم أو مسّ المال أو القانون أو الصحة أو الأسرة أو العملاء أو عملًا يعتمد عليه غيرك. صحّح لي بكتابة «مهم» أو «غير عاجل» بجانب المهمة.`
}
