import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { daysBetween, weekdayOf } from './calendar/day.ts'
import { formatDate, markdownTable, weekdayNames } from './reading/format.ts'
import { mentions } from './reading/words.ts'
import { defineSkill, type Missing, SkillRefusal } from './skill.ts'
import { dailyTimeIn } from './study-plan/daily-time.ts'
import { examsIn } from './study-plan/exams.ts'
import { restWeekdaysIn, spanIn } from './study-plan/read-wish.ts'
import {
  availableMinutes,
  plan,
  type Session,
  STEP,
  type StudyPlan,
  studyDays,
} from './study-plan/schedule.ts'
import { asksForTime, topicsIn } from './study-plan/topics.ts'

const MAX_DAYS = 180
const MAX_TOPICS = 40
const MAX_MINUTES = 14 * 60

/** A plan is asked for in a few sentences; what stands behind them is not read. */
const LONGEST_REQUEST = 3000

const input = z.object({
  topics: z
    .array(
      z.object({
        name: z.string().min(1),
        effort: z.enum(['easy', 'normal', 'hard']),
        exam: z.iso.date().optional(),
      }),
    )
    // None when only the time is asked for.
    .min(0),
  from: z.iso.date(),
  exam: z.iso.date(),
  minutesPerDay: z.int(),
  minutesOn: z.array(z.object({ weekday: z.int().min(0).max(6), minutes: z.int() })).optional(),
  restWeekdays: z.array(z.int().min(0).max(6)),
})

export const studyPlanner = defineSkill<z.infer<typeof input>, StudyPlan>({
  name: 'study-planner',
  title: { en: 'Study plan with spaced repetition', ar: 'خطة دراسة بالمراجعة المتباعدة' },
  description: {
    en: 'Plans study sessions day by day until an exam: new topics first, reviews at spaced intervals (FSRS), rest days kept, never more hours than given.',
    ar: 'يخطط جلسات الدراسة يومًا بيوم حتى الامتحان: المواضيع الجديدة أولًا ثم المراجعات على فترات متباعدة (FSRS)، مع أيام الراحة ودون تجاوز الساعات المتاحة.',
  },
  source: {
    title: {
      en: 'Free Spaced Repetition Scheduler, FSRS-6 (ts-fsrs 5.4)',
      ar: 'خوارزمية المراجعة المتباعدة FSRS-6 (‏ts-fsrs 5.4)',
    },
    url: 'https://github.com/open-spaced-repetition/ts-fsrs',
    date: '2026-11-20',
  },
  input,
  limits: [
    {
      asked:
        'promise me, promise that, guarantee, guarantee me, score 90, get an a, اوعدني, وعد, اضمن, ضمان, تضمن',
      sentence: {
        en: 'I promise no grade; I plan the time.',
        ar: 'لا أعد بدرجة؛ أخطط الوقت فقط.',
      },
    },
    {
      asked:
        'remind me, send me a reminder, set an alarm, add it to my calendar, ذكرني, نبهني, يذكرني, حط منبه',
      sentence: {
        en: 'I send no reminders and write into no calendar.',
        ar: 'لا أرسل تذكيرات ولا أكتب في تقويمك.',
      },
    },
    {
      asked:
        'take my exam, sit my exam, do my exam, take the exam for me, sit the exam for me, do the exam for me, take the test for me, do the test for me, do the quiz for me, sit it for me, take it for me, pretend to be me, in my place, log in as me, log into my account, log in to my account, my password, help me cheat, exam answers, answers to the exam, leaked, do my homework, do my assignment, write my essay, write my assignment, بحسابي, لحسابي, بدالي, بدل عني, بدلا عني, بدلا مني, نيابه عني, تمتحن عني, تختبر عني, تحل عني, تمتحن مكاني, تختبر مكاني, تحل مكاني, تدخل مكاني, تحل لي الامتحان, تحل لي الاختبار, تدخل حسابي, تدخل على حسابي, الرقم السري, كلمه السر, كلمه المرور, الباسورد, تغش, تغششني, غششني, اسئله مسربه, تحل واجبي, تكتب بحثي',
      sentence: {
        en: 'I cannot sit an exam, do graded work for you or log into an account; never give your password to anyone. I plan your time to study.',
        ar: 'لا أستطيع أن أؤدي امتحانًا أو واجبًا عنك ولا أن أدخل إلى حسابك، فلا تعطِ رقمك السري لأحد. أخطط لك وقت المذاكرة.',
      },
      isInstead: true,
    },
  ],
  suits: ({ text }) =>
    mentions(text.slice(0, LONGEST_REQUEST), [
      'study plan',
      'study',
      'exam',
      'test',
      'midterm',
      'final',
      'finals',
      'revision',
      'revise',
      'learn',
      'learning',
      'لتعلم',
      'اتعلم',
      'فاينل',
      'فحص',
      'دراسة',
      'لدراسة',
      'امتحان',
      'اختبار',
      'مذاكرة',
      'أدرس',
      'مراجعة',
    ])
      ? 0.8
      : 0,
  read({ text: message, today }) {
    const text = message.slice(0, LONGEST_REQUEST)
    const exams = examsIn(text, today)
    const listed = exams?.topics ?? topicsIn(text)
    // "How many days until my exam": what was taken for one topic is none.
    const isTimeOnly = listed.length < 2 && asksForTime(text)
    const topics = isTimeOnly ? [] : listed
    const rest = restWeekdaysIn(text)
    const time = dailyTimeIn(text, rest.length)
    const timed = new Set(time?.on.map(({ weekday }) => weekday))
    const restWeekdays = rest.filter((weekday) => !timed.has(weekday))
    const span = exams?.span ?? spanIn(text, today)
    const missing: Missing[] = []
    if (!span) missing.push(wanted.exam)
    if (topics.length === 0 && !isTimeOnly) missing.push(wanted.topics)
    if (time === undefined) missing.push(wanted.hours)
    if (!span || time === undefined || missing.length > 0) return { missing }
    return {
      input: {
        ...span,
        topics,
        minutesPerDay: time.minutes,
        ...(time.on.length > 0 && { minutesOn: time.on }),
        restWeekdays,
      },
    }
  },
  run(wish, { today }) {
    const days = daysBetween(wish.from, wish.exam)
    if (wish.exam <= today || days < 1) throw new SkillRefusal(refusals.past)
    if (days > MAX_DAYS) throw new SkillRefusal(refusals.tooFar)
    if (wish.topics.length > MAX_TOPICS) throw new SkillRefusal(refusals.tooManyTopics)
    const times = [wish.minutesPerDay, ...(wish.minutesOn ?? []).map(({ minutes }) => minutes)]
    if (Math.max(...times) > MAX_MINUTES || Math.min(...times) < STEP)
      throw new SkillRefusal(refusals.hours)
    if (wish.topics.length === 0)
      return {
        wish,
        days: [],
        minutesPerTopic: 0,
        reviewMinutes: 0,
        totalMinutes: availableMinutes(wish),
      }
    const result = plan(wish)
    if (!result)
      throw new SkillRefusal(
        tooLittle(wish.topics.length, studyDays(wish).length, wish.minutesPerDay),
      )
    return result
  },
  explain,
})

const wanted = {
  exam: {
    name: { en: 'the exam date or how long you have', ar: 'تاريخ الامتحان أو المدة المتاحة' },
    example: {
      en: 'exam on 15 January 2027, or in 6 weeks',
      ar: 'الامتحان في 15 يناير 2027، أو خلال 6 أسابيع',
    },
  },
  topics: {
    name: { en: 'the topics', ar: 'المواضيع' },
    example: {
      en: 'topics: algebra, geometry (hard), statistics',
      ar: 'المواضيع: الجبر، الهندسة (صعب)، الإحصاء',
    },
  },
  hours: {
    name: { en: 'the hours per day', ar: 'عدد الساعات في اليوم' },
    example: { en: '2 hours a day', ar: 'ساعتان في اليوم' },
  },
} satisfies Record<string, Missing>

const refusals = {
  past: {
    en: 'The exam must be after today and after the start of the plan. Please check the dates.',
    ar: 'يجب أن يكون الامتحان بعد اليوم وبعد بداية الخطة. راجع التواريخ.',
  },
  tooFar: {
    en: `I plan at most ${MAX_DAYS} days at a time. Choose a nearer date or plan the first part now.`,
    ar: `أخطط ${MAX_DAYS} يومًا على الأكثر. اختر تاريخًا أقرب أو خطط للجزء الأول الآن.`,
  },
  tooManyTopics: {
    en: `I plan at most ${MAX_TOPICS} topics at a time. Join some of them.`,
    ar: `أخطط لـ ${MAX_TOPICS} موضوعًا على الأكثر. اجمع بعضها.`,
  },
  hours: {
    en: 'I plan between 15 minutes and 14 hours a day. Please check the hours.',
    ar: 'أخطط بين 15 دقيقة و14 ساعة في اليوم. راجع الساعات.',
  },
} satisfies Record<string, Bilingual>

const tooLittle = (topics: number, days: number, minutes: number): Bilingual => ({
  en: `The time is too short: ${topics} topics with at least ${STEP} minutes each do not fit into ${days} study days of ${hours(minutes)} hours with time to review. Add hours or days, or leave topics out.`,
  ar: `الوقت لا يكفي: عدد المواضيع ${topics} ولكل منها ${STEP} دقيقة على الأقل، ولا تتسع لها أيام الدراسة وعددها ${days} بمعدل ${hours(minutes)} ساعة مع وقت للمراجعة. زد الساعات أو الأيام أو احذف بعض المواضيع.`,
})

const hours = (minutes: number) => String(Math.round((minutes / 60) * 100) / 100)
const several = (count: number | string, noun: string) =>
  `${count} ${noun}${String(count) === '1' ? '' : 's'}`
const length = (minutes: number, arabic: boolean) =>
  minutes < 120
    ? `${minutes} ${arabic ? 'دقيقة' : 'minutes'}`
    : `${hours(minutes)} ${arabic ? 'ساعة' : 'hours'}`
function explain(
  { wish, days, minutesPerTopic, reviewMinutes, totalMinutes }: StudyPlan,
  language: Language,
): string {
  const arabic = language === 'ar'
  const available = studyDays(wish).length
  if (wish.topics.length === 0) return explainTime(wish, totalMinutes, language)
  const isSeveral = wish.topics.some(({ exam }) => exam !== undefined)
  const given = availableMinutes(wish)
  const planned = hours(totalMinutes)
  const isAllPlanned = given === totalMinutes
  const result = arabic
    ? `**خطة من ${formatDate(wish.from, 'ar')} حتى الامتحان${isSeveral ? ' الأخير' : ''} في ${formatDate(wish.exam, 'ar')}: أيام الدراسة ${available}، والمواضيع ${wish.topics.length}، ومجموع الساعات ${hours(given)}${isAllPlanned ? '' : `، والمخطط منها ${planned}`}.**`
    : `**Plan from ${formatDate(wish.from, 'en')} to the ${isSeveral ? 'last ' : ''}exam on ${formatDate(wish.exam, 'en')}: ${several(available, 'study day')}, ${several(wish.topics.length, 'topic')}, ${several(hours(given), 'hour')} in all${isAllPlanned ? '' : `, ${planned} of them planned`}.**`
  const rows = days.map(({ day, sessions }) => [
    formatDate(day, language),
    weekdayNames[language][weekdayOf(day)] as string,
    sessions.map((session) => describe(session, arabic)).join(arabic ? '؛ ' : '; '),
    hours(sessions.reduce((sum, { minutes }) => sum + minutes, 0)),
  ])
  const table = markdownTable(
    arabic ? ['التاريخ', 'اليوم', 'الجلسات', 'الساعات'] : ['Date', 'Day', 'Sessions', 'Hours'],
    rows,
    [3],
  )
  const rest = restOf(wish, language)
  const facts = arabic
    ? [
        `زمن التعلّم لكل موضوع ${length(minutesPerTopic, true)}، ولكل مراجعة ${reviewMinutes} دقيقة؛ الحد اليومي بالساعات: ${hours(wish.minutesPerDay)}${ownTimes(wish, 'ar')}.`,
        rest ? `أيام الراحة: ${rest}.` : 'لم تُذكر أيام راحة؛ قل مثلًا «الجمعة راحة».',
      ]
    : [
        `Each topic gets ${length(minutesPerTopic, false)} of learning and ${reviewMinutes} minutes per review; no day exceeds ${length(wish.minutesPerDay, false)}${ownTimes(wish, 'en')}.`,
        rest
          ? `Rest days: ${rest}.`
          : 'No rest days were named; say for example “rest on Fridays”.',
      ]
  const rule = arabic
    ? '_المراجعات بخوارزمية FSRS-6 بمعاملاتها المنشورة: تأتي المراجعة حين يُتوقع أن يهبط التذكر إلى 90%، بافتراض أن كل مراجعة نجحت (للموضوع العادي بعد 3 أيام من تعلّمه ثم بعد 14 يومًا من تلك المراجعة؛ والصعب أبكر والسهل أبعد). إن نسيت موضوعًا فراجعه في اليوم التالي._'
    : '_Reviews follow FSRS-6 with its published parameters: each comes when recall is expected to fall to 90%, taking every review as successful (for a normal topic 3 days after learning, 14 days after that review; hard ones sooner, easy ones later). If you forget a topic, review it the next day._'
  return [result, table, facts.map((fact) => `- ${fact}`).join('\n'), rule].join('\n\n')
}

const restOf = ({ restWeekdays }: StudyPlan['wish'], language: Language): string =>
  restWeekdays.map((day) => weekdayNames[language][day]).join(language === 'ar' ? '، ' : ', ')

/** What other days of the week have, after the usual time. */
function ownTimes({ minutesOn = [] }: StudyPlan['wish'], language: Language): string {
  const times = minutesOn.map(({ weekday, minutes }) =>
    language === 'ar'
      ? `${weekdayNames.ar[weekday]} ${hours(minutes)}`
      : `${weekdayNames.en[weekday]} ${length(minutes, false)}`,
  )
  return times.length === 0 ? '' : ` (${times.join(language === 'ar' ? '، ' : ', ')})`
}

/** How many days and hours there are, where no topics are to be planned. */
function explainTime(wish: StudyPlan['wish'], totalMinutes: number, language: Language): string {
  const days = studyDays(wish).length
  const [from, exam] = [formatDate(wish.from, language), formatDate(wish.exam, language)]
  const rest = restOf(wish, language)
  return language === 'ar'
    ? `**مجموع الساعات ${hours(totalMinutes)} في ${days} من أيام الدراسة، من ${from} حتى اليوم السابق ليوم ${exam}.**\n\n- الحد اليومي بالساعات: ${hours(wish.minutesPerDay)}${ownTimes(wish, 'ar')}.${rest ? `\n- أيام الراحة: ${rest}.` : ''}\n- اذكر المواضيع لأوزعها على هذه الأيام.`
    : `**${several(hours(totalMinutes), 'hour')} on ${several(days, 'study day')}, from ${from} to the day before ${exam}.**\n\n- ${length(wish.minutesPerDay, false)} a day${ownTimes(wish, 'en')}.${rest ? `\n- Rest days: ${rest}.` : ''}\n- Name the topics and I spread them over these days.`
}

function describe({ kind, topic, minutes }: Session, arabic: boolean): string {
  const verbs: Record<Session['kind'], Bilingual> = {
    learn: { en: `Learn ${topic}`, ar: `تعلّم: ${topic}` },
    review: { en: `Review ${topic}`, ar: `مراجعة: ${topic}` },
    practice: { en: `Practice questions: ${topic}`, ar: `تدريب على أسئلة: ${topic}` },
    final: topic
      ? { en: `Final review of ${topic}`, ar: `مراجعة نهائية: ${topic}` }
      : { en: 'Final review of all topics', ar: 'مراجعة نهائية لكل المواضيع' },
  }
  return `${verbs[kind][arabic ? 'ar' : 'en']} (${minutes} ${arabic ? 'دقيقة' : 'min'})`
}
