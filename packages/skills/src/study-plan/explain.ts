import type { Bilingual, Language } from '@wakeel/contract'
import { weekdayOf } from '../calendar/day.ts'
import { formatDate, markdownTable, weekdayNames } from '../reading/format.ts'
import { countInArabic } from '../reading/format-duration.ts'
import { availableMinutes, type Session, STEP, type StudyPlan, studyDays } from './schedule.ts'
import { saySessions } from './sessions-asked.ts'

const hours = (minutes: number) => String(Math.round((minutes / 60) * 100) / 100)
const several = (count: number | string, noun: string) =>
  `${count} ${noun}${String(count) === '1' ? '' : 's'}`
const length = (minutes: number, arabic: boolean) =>
  minutes < 120
    ? `${minutes} ${arabic ? 'دقيقة' : 'minutes'}`
    : arabic
      ? countInArabic(Number(hours(minutes)), ['ساعة واحدة', 'ساعتان', 'ساعات', 'ساعة'])
      : `${hours(minutes)} hours`
export function explainPlan(studyPlan: StudyPlan, language: Language): string {
  const { wish, days, minutesPerTopic, reviewMinutes, totalMinutes } = studyPlan
  const arabic = language === 'ar'
  const planDays = studyDays(wish)
  const available = planDays.length
  const from = planDays[0] ?? wish.from
  if (wish.topics.length === 0) return explainTime(wish, totalMinutes, language)
  const isSeveral = wish.topics.some(({ exam }) => exam !== undefined)
  const given = availableMinutes(wish)
  const planned = hours(totalMinutes)
  const isAllPlanned = given === totalMinutes
  const result = arabic
    ? `**خطة من ${formatDate(from, 'ar')} حتى الامتحان${isSeveral ? ' الأخير' : ''} في ${formatDate(wish.exam, 'ar')}: أيام الدراسة ${available}، والمواضيع ${wish.topics.length}، ومجموع الساعات ${hours(given)}${isAllPlanned ? '' : `، والمخطط منها ${planned}`}.**`
    : `**Plan from ${formatDate(from, 'en')} to the ${isSeveral ? 'last ' : ''}exam on ${formatDate(wish.exam, 'en')}: ${several(available, 'study day')}, ${several(wish.topics.length, 'topic')}, ${several(hours(given), 'hour')} in all${isAllPlanned ? '' : `, ${planned} of them planned`}.**`
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
  const isOnlyLearnt = !days.some(({ sessions }) => sessions.some(({ kind }) => kind !== 'learn'))
  const isShortened = days.some(({ sessions }) =>
    sessions.some(({ kind, minutes }) => kind === 'review' && minutes < reviewMinutes),
  )
  const facts = arabic
    ? [
        `زمن التعلّم لكل موضوع ${length(minutesPerTopic, true)}${isOnlyLearnt ? '' : `، ولكل مراجعة ${isShortened ? 'حتى ' : ''}${reviewMinutes} دقيقة`}؛ الحد اليومي بالساعات: ${hours(wish.minutesPerDay)}${ownTimes(wish, 'ar')}.`,
        rest
          ? `أيام الراحة: ${rest}.`
          : wish.isWithoutRest
            ? 'بدون أيام راحة.'
            : 'لم تُذكر أيام راحة؛ قل مثلًا «الجمعة راحة».',
      ]
    : [
        `Each topic gets ${length(minutesPerTopic, false)} of learning${isOnlyLearnt ? '' : ` and ${isShortened ? 'up to ' : ''}${reviewMinutes} minutes per review`}; no day exceeds ${length(wish.minutesPerDay, false)}${ownTimes(wish, 'en')}.`,
        rest
          ? `Rest days: ${rest}.`
          : wish.isWithoutRest
            ? 'No rest days.'
            : 'No rest days were named; say for example “rest on Fridays”.',
      ]
  facts.push(...effortsOf(wish, language))
  if (wish.severalNamed)
    facts.push(
      arabic
        ? `«${wish.severalNamed}»: الخطة لامتحان واحد في ${formatDate(wish.exam, 'ar')} بالمواضيع المذكورة؛ وللامتحان الآخر اذكر موعده ومواضيعه.`
        : `“${wish.severalNamed}”: one exam on ${formatDate(wish.exam, 'en')} is planned, with the topics that you listed; for another, name its day and its topics.`,
    )
  if (isOnlyLearnt)
    facts.unshift(
      arabic
        ? '**الوقت قصير: لا يكفي إلا لتعلّم المواضيع مرة واحدة دون أي مراجعة.** زد الساعات أو احذف بعض المواضيع.'
        : '**The time is short: it is only enough to learn each topic once, with no review.** Add hours or leave topics out.',
    )
  const rule = arabic
    ? '_المراجعات بخوارزمية FSRS-6 بمعاملاتها المنشورة: تأتي المراجعة حين يُتوقع أن يهبط التذكر إلى 90%، بافتراض أن كل مراجعة نجحت (للموضوع العادي بعد 3 أيام من تعلّمه ثم بعد 14 يومًا من تلك المراجعة؛ والصعب أبكر والسهل أبعد)، أو في أول يوم دراسة يتسع لها. إن نسيت موضوعًا فراجعه في اليوم التالي._'
    : '_Reviews follow FSRS-6 with its published parameters: each comes when recall is expected to fall to 90%, taking every review as successful (for a normal topic 3 days after learning, 14 days after that review; hard ones sooner, easy ones later), or on the next study day with room. If you forget a topic, review it the next day._'
  const needed = neededTime(wish, available, language)
  const asked = wish.asked
    ? saySessions(studyPlan, wish.asked, (session) => describe(session, arabic), language)
    : ''
  return [asked, needed, result, table, facts.map((fact) => `- ${fact}`).join('\n'), rule]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** "2.5 hours a day: 6 topics of 5 hours on 12 days" */
function neededTime(wish: StudyPlan['wish'], days: number, language: Language): string {
  const { minutesEach, topics, minutesPerDay } = wish
  if (!minutesEach) return ''
  const each = length(minutesEach, language === 'ar')
  const all = hours(minutesEach * topics.length)
  const exact = hours((minutesEach * topics.length) / days)
  const isRounded = exact !== hours(minutesPerDay)
  return language === 'ar'
    ? `**تحتاج يوميًا إلى ${hours(minutesPerDay)} من الساعات: ${topics.length} مواضيع لكل منها ${each}، أي ${all} ساعة في ${days} من أيام الدراسة، دون المراجعات${isRounded ? ` (${exact} بالضبط)` : ''}.**`
    : `**You need ${hours(minutesPerDay)} hours a day: ${topics.length} topics of ${each} each are ${all} hours, on ${several(days, 'study day')}, reviews not counted${isRounded ? ` (${exact} exactly, planned in quarters of an hour)` : ''}.**`
}

const restOf = ({ restWeekdays, restDates = [] }: StudyPlan['wish'], language: Language): string =>
  [
    ...restWeekdays.map((day) => weekdayNames[language][day]),
    ...restDates.map((day) => formatDate(day, language)),
  ].join(language === 'ar' ? '، ' : ', ')

/** The topics that were called hard or easy. */
const effortsOf = ({ topics }: StudyPlan['wish'], language: Language): string[] =>
  (['hard', 'easy'] as const).flatMap((effort) => {
    const names = topics.filter((topic) => topic.effort === effort).map(({ name }) => name)
    return names.length === 0
      ? []
      : [`${efforts[effort][language]}: ${names.join(language === 'ar' ? '، ' : ', ')}.`]
  })
const efforts = {
  hard: { en: 'Hard', ar: 'الصعب' },
  easy: { en: 'Easy', ar: 'السهل' },
} satisfies Record<string, Bilingual>

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
  if (wish.minutesPerDay === 0)
    return language === 'ar'
      ? `**أيام الدراسة ${days}، من ${from} حتى اليوم السابق ليوم ${exam}.**${rest ? `\n\n- أيام الراحة: ${rest}.` : ''}`
      : `**${several(days, 'study day')}, from ${from} to the day before ${exam}.**${rest ? `\n\n- Rest days: ${rest}.` : ''}`
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

export const tooLittle = (wish: StudyPlan['wish'], days: number): Bilingual => {
  const { topics, exam, minutesPerDay } = wish
  const inAll = hours(availableMinutes(wish))
  return {
    en: `The time is too short: ${several(topics.length, 'topic')} with at least ${STEP} minutes each do not fit into ${several(days, 'study day')} until the exam on ${formatDate(exam, 'en')}, of ${several(hours(minutesPerDay), 'hour')} (${several(inAll, 'hour')} in all) with time to review. Add hours or days, or leave topics out.`,
    ar: `الوقت لا يكفي حتى الامتحان في ${formatDate(exam, 'ar')}: عدد المواضيع ${topics.length} ولكل منها ${STEP} دقيقة على الأقل، ولا تتسع لها أيام الدراسة وعددها ${days} بمعدل ${hours(minutesPerDay)} ساعة (المجموع ${inAll}) مع وقت للمراجعة. زد الساعات أو الأيام أو احذف بعض المواضيع.`,
  }
}
