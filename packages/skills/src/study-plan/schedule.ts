import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { addDays, type Day, weekdayOf } from '../calendar/day.ts'

export type Effort = 'easy' | 'normal' | 'hard'
export interface Topic {
  name: string
  effort: Effort
  /** Where each has an exam of its own: nothing of it is planned from that day on. */
  exam?: Day | undefined
}
export interface Wish {
  topics: Topic[]
  from: Day
  /** The day of the exam, or the first day after the plan. */
  exam: Day
  minutesPerDay: number
  /** Days of the week with other minutes; 0 is Sunday. */
  minutesOn?: readonly { weekday: number; minutes: number }[] | undefined
  restWeekdays: number[]
  /** Days of the calendar without study. */
  restDates?: readonly Day[] | undefined
  /** No day of rest is wanted. */
  isWithoutRest?: boolean | undefined
  /** What each topic takes, where the time a day was asked for. */
  minutesEach?: number | undefined
  /** Exams that were named in one breath, of which one is planned. */
  severalNamed?: string | undefined
  asked?: AskedSessions | undefined
}
/** A day of the plan or a topic whose sessions are asked for. */
export interface AskedSessions {
  day?: Day | undefined
  topic?: string | undefined
}

export interface Session {
  kind: 'learn' | 'review' | 'practice' | 'final'
  topic: string | undefined
  minutes: number
}
interface StudyDay {
  day: Day
  sessions: Session[]
}
export interface StudyPlan {
  wish: Wish
  days: StudyDay[]
  minutesPerTopic: number
  reviewMinutes: number
  totalMinutes: number
}

/** Sessions come in steps of so many minutes; a topic gets at least one. */
export const STEP = 15
/** New topics end here, so that there is time to come back to them. */
const LEARNING_SHARE = 0.7
/** While there is still something to learn, reviews take no more of a day. */
const REVIEW_SHARE = 2 / 3

/** Two topics are learnt side by side, at most an hour at a time. */
const SIDE_BY_SIDE = 2
const LONGEST_AT_A_TIME = 60
const MAX_A_DAY = 24 * 60

/** FSRS-6 with its published parameters: the next review falls where recall is expected to have sunk to 90 %. */
const memory = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false })
const FIRST_RATING = { easy: Rating.Easy, normal: Rating.Good, hard: Rating.Hard } as const

export function studyDays({
  from,
  exam,
  restWeekdays,
  restDates = [],
}: Pick<Wish, 'from' | 'exam' | 'restWeekdays' | 'restDates'>): Day[] {
  const days: Day[] = []
  for (let day = from; day < exam; day = addDays(day, 1))
    if (!restWeekdays.includes(weekdayOf(day)) && !restDates.includes(day)) days.push(day)
  return days
}

const minutesOf = ({ minutesPerDay, minutesOn = [] }: Wish, day: Day): number =>
  minutesOn.find(({ weekday }) => weekday === weekdayOf(day))?.minutes ?? minutesPerDay

/** All the time that there is. */
export const availableMinutes = (wish: Wish): number =>
  studyDays(wish).reduce((sum, day) => sum + minutesOf(wish, day), 0)

/** The plan that gives each topic the most learning time that still fits; undefined when not even one step each fits. */
export function plan(wish: Wish): StudyPlan | undefined {
  const days = studyDays(wish)
  let least = 0
  let most = Math.floor(availableMinutes(wish) / wish.topics.length / STEP)
  let best: StudyPlan | undefined
  while (least < most) {
    const steps = Math.ceil((least + most) / 2)
    const attempt = fill(wish, days, steps * STEP)
    if (attempt) {
      best = attempt
      least = steps
    } else most = steps - 1
  }
  return best
}

interface Learnt {
  topic: Topic
  card: Card
  due: Day
}

function fill(wish: Wish, days: readonly Day[], minutesPerTopic: number): StudyPlan | undefined {
  const reviewMinutes = Math.min(30, Math.max(10, Math.round(minutesPerTopic / 4 / 5) * 5))
  const learningDays = Math.max(1, Math.ceil(days.length * LEARNING_SHARE))
  const open = wish.topics
    .toSorted((a, b) => examOf(a, wish).localeCompare(examOf(b, wish)))
    .map((topic) => ({ topic, left: minutesPerTopic }))
  const ownExams = wish.topics.some(({ exam }) => exam !== undefined)
  const learnt: Learnt[] = []
  const practised = new Map<Topic, number>()
  const result: StudyDay[] = []
  for (const [index, day] of days.entries()) {
    const sessions: Session[] = []
    const minutesToday = minutesOf(wish, day)
    let left = minutesToday
    const isLearning = ownExams || index < learningDays
    // All are gone through once more; what would have been due is among them.
    if (index === days.length - 1 && index > 0 && open.length === 0 && !ownExams) {
      result.push({ day, sessions: [{ kind: 'final', topic: undefined, minutes: minutesToday }] })
      break
    }
    const isAllLearnt = !isLearning || open.length === 0
    const room = isAllLearnt ? minutesToday : Math.floor(minutesToday * REVIEW_SHARE)
    const isAhead = (topic: Topic) => day < examOf(topic, wish)
    // What was not learnt before its exam was given too much time.
    if (open.some(({ topic }) => !isAhead(topic))) return undefined
    const next = days[index + 1] ?? wish.exam
    const dueTomorrow = ownExams
      ? wish.topics.filter((topic) => isAhead(topic) && examOf(topic, wish) <= next)
      : []
    for (const topic of dueTomorrow) {
      const minutes = Math.min(left, Math.max(STEP, Math.floor(minutesToday / 2 / STEP) * STEP))
      if (minutes < STEP || open.some((item) => item.topic === topic)) return undefined
      sessions.push({ kind: 'final', topic: topic.name, minutes })
      left -= minutes
    }
    for (const item of learnt
      .filter(({ due, topic }) => due <= day && isAhead(topic) && !dueTomorrow.includes(topic))
      .sort(hardFirst)) {
      // Once all is learnt a short review is better than none.
      const minutes = isAllLearnt ? Math.min(reviewMinutes, left) : reviewMinutes
      if (minutes < Math.min(STEP, reviewMinutes) || minutesToday - left + minutes > room) break
      sessions.push({ kind: 'review', topic: item.topic.name, minutes })
      left -= minutes
      review(item, day, Rating.Good)
    }
    while (isLearning && open.length > 0 && left >= 5) {
      const learntToday = ({ topic }: { topic: Topic }) =>
        sessions.find(({ kind, topic: name }) => kind === 'learn' && name === topic.name)
          ?.minutes ?? 0
      // What is nearly learnt does not wait for a topic that joins it with more left.
      const endsToday = (item: (typeof open)[number]) =>
        item.left < minutesPerTopic && item.left <= left
      const current = open
        .slice(0, SIDE_BY_SIDE)
        .sort(
          (a, b) =>
            learntToday(a) - learntToday(b) ||
            Number(endsToday(b)) - Number(endsToday(a)) ||
            b.left - a.left,
        )[0] as (typeof open)[number]
      const minutes = Math.min(
        left - (left % 5),
        current.left,
        open.length > 1 ? LONGEST_AT_A_TIME : MAX_A_DAY,
      )
      const before = sessions.find(
        ({ kind, topic }) => kind === 'learn' && topic === current.topic.name,
      )
      if (before) before.minutes += minutes
      else sessions.push({ kind: 'learn', topic: current.topic.name, minutes })
      left -= minutes
      current.left -= minutes
      if (current.left > 0) continue
      const item = { topic: current.topic, card: createEmptyCard(new Date(day)), due: day }
      review(item, day, FIRST_RATING[item.topic.effort])
      learnt.push(item)
      open.splice(open.indexOf(current), 1)
    }
    if (open.length === 0 && left >= STEP && index > 0) {
      if (index === days.length - 1 && !ownExams)
        sessions.push({ kind: 'final', topic: undefined, minutes: left })
      else sessions.push(...practice(wish.topics.filter(isAhead), left, practised))
    }
    if (sessions.length > 0) result.push({ day, sessions })
  }
  if (open.length > 0) return undefined
  const totalMinutes = result
    .flatMap(({ sessions }) => sessions)
    .reduce((sum, { minutes }) => sum + minutes, 0)
  return { wish, days: result, minutesPerTopic, reviewMinutes, totalMinutes }
}

const hardFirst = (a: Learnt, b: Learnt): number =>
  EFFORTS.indexOf(a.topic.effort) - EFFORTS.indexOf(b.topic.effort) || a.due.localeCompare(b.due)

const EFFORTS: readonly Effort[] = ['hard', 'normal', 'easy']
const SHORTEST_OF_TWO = 2 * STEP

/** What is left of a day goes to those that were practised least, the hard ones first. */
function practice(topics: readonly Topic[], minutes: number, practised: Map<Topic, number>) {
  const order = topics.toSorted(
    (a, b) =>
      (practised.get(a) ?? 0) - (practised.get(b) ?? 0) ||
      EFFORTS.indexOf(a.effort) - EFFORTS.indexOf(b.effort),
  )
  const [first, second] = order.slice(0, minutes < 2 * SHORTEST_OF_TWO ? 1 : SIDE_BY_SIDE)
  const half = second ? Math.ceil(minutes / 2 / 5) * 5 : minutes
  return [[first, half] as const, [second, minutes - half] as const].flatMap(
    ([topic, share]): Session[] => {
      if (!topic) return []
      practised.set(topic, (practised.get(topic) ?? 0) + share)
      return [{ kind: 'practice', topic: topic.name, minutes: share }]
    },
  )
}

const examOf = ({ exam }: Topic, wish: Wish): Day => exam ?? wish.exam

function review(item: Learnt, day: Day, rating: Rating.Hard | Rating.Good | Rating.Easy): void {
  item.card = memory.next(item.card, new Date(day), rating).card
  item.due = item.card.due.toISOString().slice(0, 10)
}
