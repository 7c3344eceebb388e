import type { Language } from '@wakeel/contract'
import fc from 'fast-check'
import { onceFor } from '../src/once-for.ts'
import { unexplainedIn } from '../src/understanding/asked-about.ts'
import { fill } from '../src/understanding/fill.ts'
import type { Filling } from '../src/understanding/filling.ts'
import type { Frame } from '../src/understanding/frame.ts'
import { withListed } from '../src/understanding/lists.ts'
import type { Mention } from '../src/understanding/mentions.ts'
import { readMessage } from '../src/understanding/read-message.ts'
import { TODAY } from './labels.ts'
import { wordings } from './message.ts'
import type { Trial, Varied } from './trials.ts'

export interface Measured {
  /** How many requests were read; none where a frame has nothing that a trial could vary. */
  count: number
  /** Shares, 0 to 1. */
  right: number
  /** Something else was calculated, without asking. */
  wrong: number
  examples: readonly string[]
}

/** The goals of a frame that can be asked for, with their requests: they are the same in every trial. */
const sayableIn: Record<Language, (frame: Frame) => { goal: string; wording: Wordings }[]> = {
  en: onceFor((frame) => sayable(frame, 'en')),
  ar: onceFor((frame) => sayable(frame, 'ar')),
}

type Wordings = NonNullable<ReturnType<typeof wordings>>

const sayable = (frame: Frame, language: Language) =>
  Object.keys(frame.goals).flatMap((goal) => {
    const wording = wordings(frame, goal, language)
    return wording ? [{ goal, wording }] : []
  })

/** How many of so many generated requests are read right, over all goals of a frame that can be asked for. */
export function measure(frame: Frame, language: Language, count: number, trial: Trial): Measured {
  const goals = sayableIn[language](frame)
  const outcomes = goals.flatMap(({ goal, wording }, at) =>
    fc
      .sample(
        wording.chain((one) => trial(one, { frame, language }) ?? fc.constant(undefined)),
        { numRuns: Math.ceil(count / goals.length), seed: 20261120 + at, unbiased: true },
      )
      .filter((varied) => varied !== undefined)
      .map((varied) => judge(frame, goal, varied)),
  )
  const share = (judged: Judged['verdict']) =>
    outcomes.filter(({ verdict }) => verdict === judged).length / Math.max(1, outcomes.length)
  return {
    count: outcomes.length,
    right: outcomes.length > 0 ? share('right') : 1,
    wrong: share('wrong'),
    examples: outcomes
      .filter(({ verdict }) => verdict !== 'right')
      .toSorted((a, b) => b.verdict.localeCompare(a.verdict))
      .slice(0, 5)
      .map(({ verdict, said }) => `${verdict}: ${said}`),
  }
}

interface Judged {
  verdict: 'right' | 'asked' | 'wrong'
  said: string
}

function judge(frame: Frame, goal: string, varied: Varied): Judged {
  const message = readMessage(varied.text, TODAY)
  const [found] = fill(frame, message)
  const best = found && withListed(frame.slots, found, message).filling
  const unexplained = best ? unexplainedIn(best, frame, message) : []
  const isAsked = !best || best.missing.length > 0 || unexplained.length > 0
  const verdict =
    best && isRead(frame, best, goal, varied) && unexplained.length === 0
      ? 'right'
      : isAsked
        ? 'asked'
        : 'wrong'
  return {
    verdict,
    said: `${goal}: ${JSON.stringify(varied.text)} read as ${JSON.stringify(shown(best))}`,
  }
}

function isRead(
  frame: Frame,
  best: Filling,
  goal: string,
  { values, left, isUnnamed }: Varied,
): boolean {
  const lines = (frame.goals[goal]?.needs ?? []).map((line) => [line].flat() as string[])
  const places = (slot: string) =>
    (isUnnamed && lines.find((line) => line.includes(slot))) || [slot]
  const isComplete =
    left === undefined
      ? best.missing.length === 0
      : best.missing.length === 1 && best.missing[0]?.includes(left)
  const expected = Object.entries(values)
  return (
    // What is asked for may follow from what is there once something is left out.
    (best.goal === goal || left !== undefined) &&
    isComplete === true &&
    Object.keys(best.values).filter((slot) => slot in values || !isCompared(frame, best, slot))
      .length === expected.length &&
    expected.every(([slot, list]) =>
      places(slot).some((place) => areSame(best.values[place], list)),
    )
  )
}

/** "My friend says it is about 5,000": nothing is calculated with it, and the answer says whether it is so. */
const isCompared = ({ slots }: Frame, { values }: Filling, slot: string): boolean =>
  slots[slot]?.takesClaims === true &&
  values[slot]?.every((value) => 'mention' in value && (value.mention as Mention).doubt > 0) ===
    true

const areSame = (read: readonly object[] | undefined, expected: readonly object[]): boolean =>
  read?.length === expected.length &&
  expected.every((value) => read.some((one) => isSame(one, value)))

const isSame = (read: object, expected: object): boolean =>
  Object.entries(expected).every(
    ([key, value]) => JSON.stringify(read[key as keyof typeof read]) === JSON.stringify(value),
  )

const shown = (filling: Filling | undefined) =>
  filling && {
    goal: filling.goal,
    ...(filling.missing.length > 0 && { missing: filling.missing }),
    values: Object.fromEntries(
      Object.entries(filling.values).map(([slot, list]) => [slot, list.map(written).join(' | ')]),
    ),
    ...(filling.leftOver.length > 0 && {
      leftOver: filling.leftOver.map(({ written }) => written),
    }),
  }

const written = (value: object) => {
  const { mention, option } = value as { mention?: { written: string }; option?: string }
  return mention?.written ?? option ?? JSON.stringify(value)
}
