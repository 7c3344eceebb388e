import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Values } from '../understanding/frame.ts'
import type { Interpretation } from '../understanding/read-frame.ts'
import type { BodyMeasures } from './body-measures.ts'
import type { bodyFrame } from './frame.ts'
import { inBase } from './person.ts'

const FINDS: Record<string, BodyMeasures['find']> = {
  healthyWeight: 'healthy weight',
  weightFound: 'healthy weight',
  waistFound: 'waist',
  change: 'change',
  indexToWeight: 'weight at index',
  class: 'class',
}

const ABOUT_INDEX = new Set(['indexToWeight', 'class'])

export function interpretBody(
  {
    sex,
    age,
    height,
    weight,
    formerWeight,
    waist,
    index,
    background,
    condition,
  }: Values<typeof bodyFrame.slots>,
  goal: string,
  { message }: { message: Message },
): Interpretation<BodyMeasures> {
  const input: BodyMeasures = {
    find: FINDS[goal] ?? 'check',
    heightCm: inBase(height),
    weightKg: inBase(weight),
    waistCm: inBase(waist),
    ...(index && ABOUT_INDEX.has(goal) && { index: index.value }),
    sex: sex?.option,
    ageYears: age?.value,
    usesLowerThresholds: background !== undefined,
    isPregnantOrNursing: condition !== undefined,
  }
  if (goal === 'indexToWeight' && input.weightKg !== undefined) {
    const { index: _, ...present } = input
    return {
      each: [
        {
          input: { ...input, weightKg: undefined },
          title: { en: 'aimed for', ar: 'المطلوب' },
        },
        { input: { ...present, find: 'check' }, title: { en: 'now', ar: 'الآن' } },
      ],
    }
  }
  const formerKg = inBase(formerWeight)
  if (formerKg === undefined || input.weightKg === undefined || !namesAny(message, ['backThen']))
    return { input }
  return {
    each: [
      { input, title: { en: 'now', ar: 'الآن' } },
      {
        input: { ...input, find: 'check', weightKg: formerKg },
        title: { en: 'before', ar: 'سابقًا' },
      },
    ],
  }
}
