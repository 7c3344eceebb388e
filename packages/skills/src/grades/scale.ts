/** The common 4.0 scale of universities in the UAE and the United States: plus and minus are a third of a point. */
export const scale = {
  'A+': 4.0,
  A: 4.0,
  'A-': 3.7,
  'B+': 3.3,
  B: 3.0,
  'B-': 2.7,
  'C+': 2.3,
  C: 2.0,
  'C-': 1.7,
  'D+': 1.3,
  D: 1.0,
  'D-': 0.7,
  F: 0,
} as const
export type Letter = keyof typeof scale

export interface Course {
  name?: string | undefined
  grade: Letter
  credits: number
}
export interface Mark {
  name?: string | undefined
  /** Out of 100. */
  mark: number
  /** Per cent of the whole. */
  weight: number
}

export interface Gpa {
  kind: 'gpa'
  /** What was earned before these courses. */
  record?: { gpa: number; credits: number }
  terms?: readonly { gpa: number; credits: number }[]
  courses: (Course & { points: number })[]
  credits: number
  points: number
  gpa: number
  /** Of the courses alone, when something was earned before them. */
  own?: { credits: number; gpa: number }
  /** What the credits still to come must bring on average. */
  goal?: { gpa: number; credits: number; needed: number; highest: number }
  compared?: { gpa: number; asked?: 'above' | 'below' | undefined } | undefined
  asksWhether?: boolean | undefined
}
export interface WeightedMark {
  kind: 'mark'
  marks: (Mark & { contribution: number })[]
  weight: number
  /** Points of 100 that are already earned. */
  earned: number
  /** The average of what has been marked. */
  average: number
  /** With full marks in all that is open. */
  highest: number
  /** What the rest must bring on average for each final mark that is wished for. */
  needed: { target: number; mark: number }[]
  /** Whether each of them is reached, when nothing is open. */
  reached?: { target: number; isReached: boolean }[]
  asksWhether?: boolean | undefined
}

/** Of an average. */
export const HIGHEST_GPA = scale.A
/** Halves go up, also those that binary fractions write a little below: 77.625. */
export const hundredth = (value: number) => Math.round(value * 100 + 1e-7) / 100

export function gradePointAverage(
  courses: readonly Course[],
  record?: Gpa['record'],
  goal?: { gpa: number; credits: number },
  terms: readonly { gpa: number; credits: number }[] = [],
): Gpa {
  const earlier = [...(record ? [record] : []), ...terms]
  const counted = courses.map((course) => ({
    ...course,
    points: hundredth(scale[course.grade] * course.credits),
  }))
  const own = {
    credits: counted.reduce((sum, course) => sum + course.credits, 0),
    points: counted.reduce((sum, course) => sum + course.points, 0),
  }
  const credits = own.credits + earlier.reduce((sum, term) => sum + term.credits, 0)
  const points = hundredth(
    own.points + earlier.reduce((sum, term) => sum + term.gpa * term.credits, 0),
  )
  return {
    kind: 'gpa',
    ...(record ? { record } : {}),
    ...(terms.length > 0 && { terms }),
    courses: counted,
    credits,
    points,
    gpa: hundredth(points / credits),
    ...(earlier.length > 0 &&
      own.credits > 0 && {
        own: { credits: own.credits, gpa: hundredth(own.points / own.credits) },
      }),
    ...(goal && {
      goal: {
        ...goal,
        needed: hundredth((goal.gpa * (credits + goal.credits) - points) / goal.credits),
        highest: hundredth((points + HIGHEST_GPA * goal.credits) / (credits + goal.credits)),
      },
    }),
  }
}

export function weightedMark(marks: readonly Mark[], targets: readonly number[]): WeightedMark {
  const counted = marks.map((mark) => ({
    ...mark,
    contribution: hundredth((mark.mark * mark.weight) / 100),
  }))
  const weight = counted.reduce((sum, mark) => sum + mark.weight, 0)
  const exact = marks.reduce((sum, mark) => sum + (mark.mark * mark.weight) / 100, 0)
  const rest = 100 - weight
  return {
    kind: 'mark',
    marks: counted,
    weight,
    earned: hundredth(exact),
    average: hundredth((exact * 100) / weight),
    highest: hundredth(exact + rest),
    ...(rest <= 0.001 &&
      targets.length > 0 && {
        reached: targets.map((target) => ({ target, isReached: hundredth(exact) >= target })),
      }),
    needed:
      rest > 0.001
        ? targets.map((target) => ({
            target,
            mark: hundredth(((target - exact) * 100) / rest),
          }))
        : [],
  }
}
