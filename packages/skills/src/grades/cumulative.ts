import type { Ask, Reading } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import { type Figure, isMeant } from './figures.ts'
import type { GradesInput } from './grades-input.ts'
import { HIGHEST_GPA } from './scale.ts'

const LEAST_CREDITS = 5
const MOST_CREDITS = 250
/** More are those of a degree. */
const MOST_IN_TERM = 30
/** The credits of a whole degree, in which those so far are counted. */
const IN_ALL =
  /(?:\b(?:by|total(?: of)?|out of|finish|graduat\p{L}*|degree|programme|program|reach|at|end(?: of)?)|(?<!\p{L})و?(?:عند|بعد|من أصل|من اصل|مجموع|إجمالي|اجمالي|التخرج|الخطة|البرنامج|اوصل|أوصل|نهاية))(?:\s\p{L}+){0,3}\s?$/u
const REST = /^\s?(?:\p{L}+\s){0,2}(?:more|left|remaining|to go|other|باقي|باقية|متبقي|ثاني|زيادة)/u

interface Term {
  gpa: number
  credits: number
}

/** Averages with their credits and no letters: two terms or more together, or the average that is hoped for at the end of all credits. */
export function readCumulative(
  message: Message,
  figures: readonly Figure[],
  { language }: Ask,
): Reading<GradesInput> | undefined {
  const meant = figures.filter(isMeant)
  const isOfCredits =
    meant.some(({ isHours }) => isHours) &&
    meant.some(({ written }) => /^[0-3٠-٣][.٫]/.test(written))
  if (!isOfCredits && !namesAny(message, ['gradePointAverage', 'studyTerm'])) return undefined
  if (meant.some(({ grade, kind }) => grade || kind !== 'number')) return undefined
  const isAverage = ({ value, isHours, isWeight, of, written }: Figure) =>
    !isHours &&
    !isWeight &&
    value <= HIGHEST_GPA &&
    (of === undefined || of === HIGHEST_GPA) &&
    /[.٫,]|^[1-4١-٤]$/.test(written)
  const averages = meant.filter(isAverage)
  const credits = meant.filter(
    (figure) =>
      !isAverage(figure) &&
      figure.of === undefined &&
      figure.value >= LEAST_CREDITS &&
      figure.value <= MOST_CREDITS,
  )
  if (averages.length < 2 || averages.length !== credits.length) return undefined
  if (averages.length + credits.length !== meant.length) return undefined
  const isGoalFirst = isHopedForFirst(message, averages)
  const inOrder = <One>(ones: readonly One[]) => (isGoalFirst ? ones.toReversed() : ones)
  const own = inOrder(ownCredits(message, meant, averages))
  const terms = own.map(
    (credit, index): Term => ({
      gpa: inOrder(averages)[index]?.value ?? 0,
      credits: credit?.value ?? 0,
    }),
  )
  if (own.some((credit) => !credit)) return undefined
  const [record, ...more] = terms as [Term, ...Term[]]
  const whole = own[1] as Figure
  const isOfRest =
    REST.test(message.text.slice(whole.end, whole.end + 30)) && namesAny(message, ['hopedFor'])
  const isHoped =
    isGoalFirst ||
    isLifted(message, averages) ||
    isHopedFor(message, averages[1] as Figure) ||
    isOfRest
  if (!isHoped) return together(record, more, language)
  const isInAll =
    whole.value > record.credits &&
    IN_ALL.test(message.text.slice(Math.max(0, whole.start - 40), whole.start)) &&
    !REST.test(message.text.slice(whole.end, whole.end + 30))
  if (more.length !== 1 || (!isInAll && whole.value > MOST_IN_TERM)) return undefined
  const open = isInAll ? whole.value - record.credits : whole.value
  const goal = { gpa: more[0]?.gpa ?? 0, credits: open }
  return {
    input: { kind: 'gpa', record, courses: [], goal },
    understood: {
      facts:
        language === 'ar'
          ? [
              `حتى الآن ${record.gpa} على ${record.credits} ساعة`,
              `الهدف ${goal.gpa}`,
              isInAll ? `الباقي ${open} من ${whole.value} ساعة` : `الباقي ${open} ساعة`,
            ]
          : [
              `so far ${record.gpa} over ${record.credits} credits`,
              `goal ${goal.gpa}`,
              isInAll ? `${open} of ${whole.value} credits open` : `${open} credits open`,
            ],
      assumed: [],
    },
  }
}

const FROM = /(?:\bfrom|(?<!\p{L})من)\s(?:an? )?$/iu
const TO = /(?:\bto|(?<!\p{L})(?:[إا]ل[ىي]|ل))\s?(?:an? )?$/iu

/** "Lifts me from 2.7 over 45 credits to 2.9": what is, and what is hoped for. */
const isLifted = ({ text }: Message, [first, second]: readonly Figure[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  FROM.test(text.slice(0, first.start)) &&
  TO.test(text.slice(0, second.start))

/** The credits of each average: those beside it in the list, or of "from 2.7 over 45 credits to 2.9" those behind the first. */
function ownCredits(
  message: Message,
  meant: readonly Figure[],
  averages: readonly Figure[],
): (Figure | undefined)[] {
  const isCredit = (figure: Figure | undefined) =>
    figure && !averages.includes(figure) ? figure : undefined
  if (averages.length === 2 && isLifted(message, averages)) {
    const behind = isCredit(meant[meant.indexOf(averages[0] as Figure) + 1])
    return [behind, meant.find((figure) => isCredit(figure) && figure !== behind)]
  }
  return averages.map((average, index) => {
    const pair = meant.slice(2 * index, 2 * index + 2)
    return pair.includes(average) ? pair.find(isCredit) : undefined
  })
}

const isHopedFor = ({ concepts, clauses }: Message, figure: Figure): boolean =>
  concepts.some(
    (match) =>
      match.concept === 'hopedFor' &&
      match.end <= figure.start &&
      clauses.isClose(match, figure, 5),
  )

/** "Need a 3.5 GPA, taking 15 credits, have 3.2 over 45": the average that is hoped for is told first. */
const isHopedForFirst = (message: Message, averages: readonly Figure[]): boolean => {
  const [first, second] = averages
  return (
    first !== undefined &&
    second !== undefined &&
    averages.length === 2 &&
    isHopedFor(message, first) &&
    !isHopedFor(message, second) &&
    namesAny(message, ['stillOpen'])
  )
}

function together(record: Term, terms: Term[], language: Ask['language']): Reading<GradesInput> {
  return {
    input: { kind: 'gpa', record, courses: [], terms },
    understood: {
      facts: [record, ...terms].map(({ gpa, credits }) =>
        language === 'ar' ? `${gpa} على ${credits} ساعة` : `${gpa} over ${credits} credits`,
      ),
      assumed: [],
    },
  }
}
