import type { Day } from '../calendar/day.ts'
import { latinDigits } from '../reading/arabic.ts'
import { words } from '../reading/words.ts'
import { daysIn } from '../sentences/days.ts'
import type { Topic } from './schedule.ts'
import { isTopic, tidy, topicsIn } from './topics.ts'
import { studyWords } from './words.ts'

const BREAK = /[,،;؛\n.!?؟:|\t]|\s(?:and|then)\s|\sو(?=\p{L})/gu
/** What joins a subject with the day of its exam, or names the exam beside it. */
const JOINT =
  /^(?:and|&|then|my|an?|the|i(?:['’]?ve| have)(?: got)?|we(?:['’]ve| have)(?: got)?|exam|test|paper|final|subjects?|و?(?:امتحان|اختبار|ماد[ةه]))\s{1,4}|\s{0,4}(?:\(|[-–—=]|\s(?:is|are|on|exam|test|paper|at|يوم|في|بتاريخ|تاريخ|موعده|موعدها|امتحانه|امتحانها|اختباره|اختبارها))\s{0,4}$/giu

/** "Physics 7 December, chemistry on 10 December": subjects that each have an exam of their own. */
export function examsIn(
  text: string,
  today: Day,
): { topics: Topic[]; span: { from: Day; exam: Day } } | undefined {
  const topics: Topic[] = []
  let at = 0
  for (const { date, start, end, isDistance } of daysIn(text, today)) {
    const before = text.slice(at, start)
    // "Sunday 13 December" is one day.
    if (!/[\d٠-٩]/.test(latinDigits(text.slice(start, end)))) continue
    at = end
    if (!date || isDistance || date <= today) continue
    // «والكيمياء» behind another subject
    const name = subjectOf(topics.length > 0 ? before.replace(/^\s*و(?=\p{L}{3})/u, '') : before)
    if (name) topics.push({ name, effort: 'normal', exam: date })
  }
  if (isListedElsewhere(text, topics)) return undefined
  const dates = topics.map(({ exam }) => exam as Day).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last || topics.length < 2 || first === last) return undefined
  if (new Set(topics.map(({ name }) => name.toLowerCase())).size < topics.length) return undefined
  return { topics, span: { from: today, exam: last } }
}

/** "Anatomy exam on 10 January, …. Topics: bones, muscles": what a list names as the topics are no exams. */
function isListedElsewhere(text: string, exams: readonly Topic[]): boolean {
  const isLabelled = studyWords(words(text)).some(
    ({ concept, end }) => concept === 'label' && /^\s?[:：]/.test(text.slice(end)),
  )
  const listed = isLabelled ? topicsIn(text) : []
  const bare = (name: string) => name.toLowerCase().replace(/^ال/u, '')
  const names = new Set(exams.map(({ name }) => bare(name)))
  return listed.length > 1 && !listed.some(({ name }) => names.has(bare(name)))
}

const LONGEST_PIECE = 80
const OTHER = /\b(?:other|another)\b|(?<!\p{L})(?:ثاني|تاني|آخر|اخر)(?:[ةه])?(?!\p{L})/iu

/** "Driving theory + IELTS, exam on 9 May, topics: …": what is joined by a plus beside the topics is more than the one exam that is planned. */
export function severalNamedIn(text: string, topics: readonly Topic[]): string | undefined {
  const names = new Set(topics.map(({ name }) => name.toLowerCase()))
  return text
    .split(/[,،;؛.!?؟:\n]/u)
    .map((piece) => piece.trim())
    .find((piece) => {
      const parts = piece.split(/\s\+\s/).map((part) => tidy(part))
      const isOfExams =
        OTHER.test(piece) || studyWords(words(piece)).some(({ concept }) => concept === 'exam')
      return (
        parts.length > 1 &&
        piece.length <= LONGEST_PIECE &&
        isOfExams &&
        parts.every((part) => /\p{L}/u.test(part) && !names.has(part.toLowerCase()))
      )
    })
}

/** What stands right before a day when it can only be the name of a subject. */
function subjectOf(before: string): string | undefined {
  let name = before.replace(WEEKDAY_BEHIND, '')
  name = withoutJoints(name)
  name = withoutJoints(name.split(BREAK).at(-1)?.trim() ?? '').replace(OF_SOMEBODY, '')
  name = tidy(name.replace(/^(?:[-*•]|\d{1,2}[.)])\s*/, ''))
  const all = words(name)
  const isPlain =
    all.length > 0 &&
    all.length <= 4 &&
    isTopic(name) &&
    !NO_SUBJECT.test(name) &&
    !studyWords(all).some(({ concept }) => concept === 'start' || concept === 'exam')
  return isPlain ? name : undefined
}

/** "My daughter has her Arabic exam", «بنتي عندها امتحان عربي» */
const OF_SOMEBODY =
  /^(?:\p{L}{1,12}\s){0,3}(?:(?:has|have|got|takes?|sits?)\s(?:(?:her|his|their|an?|the|my|our)\s)?|(?:(?:عند|لد)(?:ها|هم?|نا|ي)|علي(?:ها|هم?|نا))\s(?:(?:امتحان|اختبار)\s)?)(?=\p{L})/iu

/** "2h a day from 30 November until 20 December": a stretch, and no two exams. */
const NO_SUBJECT =
  /^(?:until|till|til|up to|thru|through|to|by|before|since|between|and|الى|إلى|الي|لين|حتى|لحد|لغاي[ةه])(?!\p{L})|^\d{1,3}\s?(?:h|hrs?|hours?|m|mins?|minutes?)(?!\p{L})/iu

const WEEKDAY_BEHIND =
  /(?:\s|^)(?:\(?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:يوم )?ال(?:احد|أحد|اثنين|إثنين|ثلاثاء|اربعاء|أربعاء|خميس|جمعة|جمعه|سبت))[\s,،]*$/iu

function withoutJoints(name: string): string {
  let plain = name.trim()
  for (let again = true; again; ) {
    const next = plain
      .replace(JOINT, '')
      .replace(/[:：,،]\s*$/u, '')
      .trim()
    again = next !== plain
    plain = next
  }
  return plain
}
