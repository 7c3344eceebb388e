import type { Bilingual } from '@wakeel/contract'
import { z } from 'zod'
import { addDays, type Day, daysBetween, weekdayOf } from './calendar/day.ts'
import { withoutFillers } from './reading/prose.ts'
import { mentions } from './reading/words.ts'
import { ownChat } from './sentences/chat.ts'
import { withoutOnlyFormer } from './sentences/former.ts'
import { type Ask, defineSkill, type Missing, type Reading, SkillRefusal } from './skill.ts'
import { asksForDaysAlone, asksForTime } from './study-plan/asked-time.ts'
import { alternativeTimes, type DailyTime, dailyTimeIn } from './study-plan/daily-time.ts'
import { withMonths, withoutMovedFrom } from './study-plan/exam-day.ts'
import { examsIn, severalNamedIn } from './study-plan/exams.ts'
import { explainPlan, tooLittle } from './study-plan/explain.ts'
import { planGoingOn } from './study-plan/go-on.ts'
import { minutesOfEach, neededADay, neededInAll } from './study-plan/needed-time.ts'
import { studiesEveryDay, wantsNoRest } from './study-plan/no-rest.ts'
import { withoutOthers } from './study-plan/of-others.ts'
import { restDatesIn, restWeekdaysIn, spanIn, startIn } from './study-plan/read-wish.ts'
import { saidLast } from './study-plan/said-last.ts'
import { availableMinutes, plan, STEP, type StudyPlan, studyDays } from './study-plan/schedule.ts'
import { topicsIn } from './study-plan/topics.ts'

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
  /** Days of the calendar that are kept free. */
  restDates: z.array(z.iso.date()).optional(),
  isWithoutRest: z.boolean().optional(),
  /** What each topic takes, where the time a day is asked for. */
  minutesEach: z.int().optional(),
  /** Several exams named in one breath, of which one is planned: "driving theory + IELTS". */
  severalNamed: z.string().optional(),
  asked: z.object({ day: z.iso.date().optional(), topic: z.string().optional() }).optional(),
})

type PlanInput = z.infer<typeof input>

export const studyPlanner = defineSkill<PlanInput, StudyPlan>({
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
        'promise me, promise that, guarantee, guarantee me, score 90, get an a, will i pass, will i get an a, هل سانجح, هل انجح, هل بنجح, بنجح, هنجح, اوعدني, وعد, اضمن, ضمان, تضمن',
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
        'take my exam, sit my exam, do my exam, take the exam for me, sit the exam for me, do the exam for me, take the test for me, do the test for me, do the quiz for me, sit it for me, take it for me, pretend to be me, in my place, log in as me, log into my account, log in to my account, my password, help me cheat, exam answers, answers to the exam, leaked, do my homework, do my assignment, write my essay, write my assignment, بحسابي, لحسابي, بدل عني, بدلا عني, بدلا مني, نيابه عني, تمتحن عني, تختبر عني, تحل عني, تمتحن مكاني, تختبر مكاني, تحل مكاني, تدخل مكاني, تحل لي الامتحان, تحل لي الاختبار, تدخل حسابي, تدخل على حسابي, الرقم السري, كلمه السر, كلمه المرور, الباسورد, تغش, تغششني, غششني, اسئله مسربه, تحل واجبي, تكتب بحثي',
      sentence: {
        en: 'I cannot sit an exam, do graded work for you or log into an account; never give your password to anyone. I plan your time to study.',
        ar: 'لا أستطيع أن أؤدي امتحانًا أو واجبًا عنك ولا أن أدخل إلى حسابك، فلا تعطِ رقمك السري لأحد. أخطط لك وقت المذاكرة.',
      },
      // By its stem «بدالها» would be «بدالي».
      isAsked: (request) => /(?<!\p{L})بدالي(?!\p{L})/u.test(request),
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
  goOn: (before, ask) => planGoingOn(before, ask, readPlan),
  read: readPlan,
  run(wish, { today }) {
    const days = daysBetween(wish.from, wish.exam)
    if (wish.exam <= today || days < 1) throw new SkillRefusal(refusals.past)
    if (days > MAX_DAYS) throw new SkillRefusal(refusals.tooFar)
    if (wish.topics.length > MAX_TOPICS) throw new SkillRefusal(refusals.tooManyTopics)
    if (wish.topics.length === 0 && wish.minutesPerDay === 0) return timeOf(wish)
    const times = [wish.minutesPerDay, ...(wish.minutesOn ?? []).map(({ minutes }) => minutes)]
    if (Math.max(...times) > MAX_MINUTES || Math.min(...times) < STEP)
      throw new SkillRefusal(refusals.hours)
    if (wish.topics.length === 0) return timeOf(wish)
    const result = plan(wish)
    if (!result) throw new SkillRefusal(tooLittle(wish, studyDays(wish).length))
    return result
  },
  explain: explainPlan,
})

function readPlan({ text: message, today }: Ask): Reading<PlanInput> {
  const request = withMonths(
    withoutFillers(withoutOnlyFormer(ownChat(message.slice(0, LONGEST_REQUEST)))),
    today,
  )
  const text = saidLast(withoutMovedFrom(withoutOthers(request), today), today)
  const exams = examsIn(text, today)
  const listed = exams?.topics ?? topicsIn(text)
  // "How many days until my exam": what was taken for one topic is none.
  const isTimeOnly = listed.length < 2 && asksForTime(text)
  const topics = isTimeOnly ? [] : listed
  const rest = restWeekdaysIn(text)
  const span = exams?.span ?? spanIn(text, today) ?? untilDone(text, { rest, today })
  const restDates = span ? restDatesIn(text, today).filter((day) => isWithin(day, span)) : []
  const minutesEach = topics.length > 0 ? minutesOfEach(text) : undefined
  const days = span ? studyDays({ ...span, restWeekdays: rest, restDates }).length : 0
  const asked: DailyTime | undefined =
    minutesEach && days > 0
      ? { minutes: neededADay(minutesEach, topics.length, days), on: [] }
      : dailyTimeIn(text, rest.length)
  const time = asked ?? (isTimeOnly && asksForDaysAlone(text) ? NO_TIME : undefined)
  const restWeekdays = time ? withoutTimed(rest, time) : rest
  const missing: Missing[] = []
  if (!span) missing.push(wanted.exam)
  if (topics.length === 0 && !isTimeOnly) missing.push(wanted.topics)
  if (time === undefined) missing.push(wanted.hours)
  if (!span || time === undefined || missing.length > 0) return { missing }
  const others = alternativeTimes(text).filter((minutes) => minutes !== time.minutes)
  const severalNamed = exams ? undefined : severalNamedIn(text, topics)
  const plan = {
    ...span,
    topics,
    minutesPerDay: time.minutes,
    ...(time.on.length > 0 && { minutesOn: time.on }),
    restWeekdays,
    ...(restDates.length > 0 && { restDates }),
    ...(restWeekdays.length === 0 &&
      (wantsNoRest(text) || studiesEveryDay(text)) && { isWithoutRest: true }),
    ...(minutesEach && { minutesEach }),
    ...(severalNamed && { severalNamed }),
  }
  return {
    input: plan,
    more: others.map((minutesPerDay) => ({ input: { ...plan, minutesPerDay } })),
  }
}

/** "2 hours a day for 60 hours of material, when will I finish?": as long as all of it takes. */
function untilDone(
  text: string,
  { rest, today }: { rest: readonly number[]; today: Day },
): { from: Day; exam: Day } | undefined {
  const inAll = neededInAll(text)
  const time = dailyTimeIn(text, rest.length)
  if (!inAll || !time || time.minutes < STEP || rest.length > 6) return undefined
  const from = startIn(text, today)
  let left = Math.ceil(inAll / time.minutes)
  let exam = from
  for (let days = 0; left > 0 && days <= MAX_DAYS; days += 1) {
    if (!rest.includes(weekdayOf(exam))) left -= 1
    exam = addDays(exam, 1)
  }
  return { from, exam }
}

/** "2 hours on Sunday and Tuesday, 3 on Thursday": days without an amount are free, those with one are not. */
function withoutTimed(rest: readonly number[], { on, only }: DailyTime): number[] {
  const timed = only ?? on.map(({ weekday }) => weekday)
  const free = only ? WEEK.filter((weekday) => !only.includes(weekday)) : []
  const own = rest.filter((weekday) => !timed.includes(weekday))
  return [...own, ...free.filter((weekday) => !own.includes(weekday))]
}
const WEEK = [6, 0, 1, 2, 3, 4, 5]

/** Only the days are asked for. */
const NO_TIME: DailyTime = { minutes: 0, on: [] }

const isWithin = (day: Day, { from, exam }: { from: Day; exam: Day }) => day >= from && day < exam

const timeOf = (wish: z.infer<typeof input>): StudyPlan => ({
  wish,
  days: [],
  minutesPerTopic: 0,
  reviewMinutes: 0,
  totalMinutes: availableMinutes(wish),
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
