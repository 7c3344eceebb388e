import type { Bilingual } from '@wakeel/contract'
import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Values } from '../understanding/frame.ts'
import type { Mention } from '../understanding/mentions.ts'
import type { Interpretation } from '../understanding/read-frame.ts'
import type { BodyMeasures } from './body-measures.ts'
import type { bodyFrame } from './frame.ts'
import { inBase, sexOfChild } from './person.ts'

const FINDS: Record<string, BodyMeasures['find']> = {
  healthyWeight: 'healthy weight',
  weightFound: 'healthy weight',
  waistFound: 'waist',
  ratioToWaist: 'waist at ratio',
  heightFound: 'height',
  change: 'change',
  indexToWeight: 'weight at index',
  class: 'class',
}

const ABOUT_INDEX = new Set(['indexToWeight', 'heightFound', 'class'])

const NOT_KNOWN =
  /(?:(?<!\p{L})(?:ما|لا|مو|مش|مب) ?\p{L}{0,4}(?:عرف|دري)\p{L}{0,3}|(?<!\p{L})(?:ما|مو|مش|مب) ?(?:بدها?|بدو|[يت]بي|[يت]بغ[اىي]|راضي[ةه]?|حاب[ةه]?|عا[يو]ز[ةه]?|[يت]ريد) \p{L}{0,3}(?:قول|حكي|خبر|ذكر)\p{L}{0,3}|\b(?:don'?t|do not|doesn'?t|won'?t|refuses? to|not|no idea) ?(?:know|say|tell|sure|of)?)(?: \p{L}+){0,3} \p{L}{0,3}(?:وزن\p{L}{0,3}|weights?|weighs?)(?!\p{L})/iu
const LEAST_OLDER = /(?:older than|over|above|past|[أا]كبر من|فوق|عد(?:ى|ينا|يت))(?: ال)? ?$/iu
const LONGEST_OLDER = 16
const ADULT = 18

/** "We are all over 25" tells nobody's age. */
const isOnlyLeast = ({ text }: Message, { mention, value }: { mention: Mention; value: number }) =>
  value >= ADULT &&
  LEAST_OLDER.test(text.slice(Math.max(0, mention.start - LONGEST_OLDER), mention.start))

export function interpretBody(
  values: Values<typeof bodyFrame.slots>,
  goal: string,
  { message }: { message: Message },
): Interpretation<BodyMeasures> {
  const {
    sex,
    age,
    height,
    weight,
    formerWeight,
    target,
    change,
    trousers,
    index,
    ratio,
    background,
    condition,
  } = values
  const waist = values.waist ?? trousers
  const older = age && isOnlyLeast(message, age) ? age.mention : undefined
  // A tape says more of a waist than a size.
  const size = values.waist ? trousers?.mention : undefined
  const left = [older, size].filter((mention) => mention !== undefined)
  const unused = left.length > 0 ? { unused: left } : {}
  const said = {
    saidAs: { ...sexOfChild(values).saidAs, ...backgroundSaid(background, message) },
    ...(trousers && waist === trousers && { assumed: [waistOfSize] }),
  }
  const isUnknown = goal === 'weightFound' && waist && NOT_KNOWN.test(message.text)
  const input: BodyMeasures = {
    find: isUnknown || isOnlyClass(goal, message) ? 'check' : (FINDS[goal] ?? 'check'),
    heightCm: inBase(height),
    weightKg: inBase(weight),
    waistCm: inBase(waist),
    ...(weight?.unit === 'lb' && { isInPounds: true }),
    ...(index && ABOUT_INDEX.has(goal) && { index: index.value }),
    ...(ratio && goal === 'ratioToWaist' && { ratio: ratio.value }),
    sex: sex?.option,
    ageYears: older ? undefined : age?.value,
    usesLowerThresholds: background !== undefined,
    isPregnantOrNursing: condition !== undefined,
  }
  if (goal === 'indexToWeight' && input.weightKg !== undefined) {
    const { index: _, ...present } = input
    return {
      each: [
        {
          input: { ...input, weightKg: undefined, presentKg: input.weightKg },
          title: { en: 'aimed for', ar: 'المطلوب' },
        },
        { input: { ...present, find: 'check' }, title: { en: 'now', ar: 'الآن' } },
      ],
      ...said,
    }
  }
  const aimedKg = inBase(target) ?? changed(weight, change, message)
  if (aimedKg !== undefined && input.weightKg !== undefined)
    return {
      each: [
        { input: { ...input, find: 'check' }, title: { en: 'now', ar: 'الآن' } },
        {
          input: { ...input, find: 'check', weightKg: aimedKg, waistCm: undefined },
          title: { en: `at ${aimedKg} kg`, ar: `عند ${aimedKg} كغ` },
        },
      ],
      ...unused,
      ...said,
    }
  const formerKg = inBase(formerWeight)
  if (formerKg === undefined || input.weightKg === undefined || !namesAny(message, ['backThen']))
    return { input, ...unused, ...said }
  return {
    each: [
      { input, title: { en: 'now', ar: 'الآن' } },
      {
        input: { ...input, find: 'check', weightKg: formerKg },
        title: { en: 'before', ar: 'سابقًا' },
      },
    ],
    ...said,
  }
}

/** "Is that obese?", «هل عندها سمنة»: the class is asked for, and not how much to lose. */
const isOnlyClass = (goal: string, message: Message): boolean =>
  goal === 'change' &&
  OVER.test(message.text) &&
  !namesAny(message, ['loseWeight', 'farFromHealthy'])
const OVER =
  /(?<!\p{L})(?:ال|بال|لل)?(?:سمن[ةه]|سمين[ةه]?|بدين[ةه]?|زياد[ةه] (?:في |ب)?(?:ال)?وزن)(?!\p{L})|\b(?:obes\p{L}{1,3}|overweight)\b/iu

/** "If I lose 10 kg"; what was lost already is in the weight. */
function changed(
  weight: Values<typeof bodyFrame.slots>['weight'],
  change: Values<typeof bodyFrame.slots>['change'],
  { text, concepts }: Message,
): number | undefined {
  const [kg, by] = [inBase(weight), inBase(change)]
  if (!change || kg === undefined || by === undefined) return undefined
  const before = text.slice(0, change.mention.start)
  if (DONE.test(before) || DONE_BEHIND.test(text.slice(change.mention.end))) return undefined
  const isGain =
    concepts.some(({ concept, end }) => concept === 'gainWeight' && end <= change.mention.start) &&
    !concepts.some(({ concept, end }) => concept === 'loseWeight' && end <= change.mention.start)
  return Number((isGain ? kg + by : kg - by).toFixed(2))
}
const DONE =
  /(?:\b(?:lost|gained|dropped|shed|put on|loosed)|(?<!(?<!\p{L})(?:لو|اذا|إذا) )(?<!\p{L})(?:نزلت|خسرت|خسيت|فقدت|نقصت|زدت|ضعفت|نحفت))(?: \p{L}{1,10}){0,2} $/iu
const DONE_BEHIND = /^ (?:less|lighter|heavier) than/iu

const waistOfSize: Bilingual = {
  en: 'the trouser size stands for the waist, which a tape gives better',
  ar: 'مقاس البنطلون بدل محيط الخصر، وشريط القياس أدق',
}

/** "Family background: Kerala, so the lower limits"; of an earlier message its words are not at hand. */
function backgroundSaid(
  background: Values<typeof bodyFrame.slots>['background'],
  { text, concepts }: Message,
): { background?: Bilingual } {
  const match = background?.match
  if (!match || !concepts.includes(match)) return {}
  const named = text.slice(match.start, match.end)
  if (LIMITS.test(named)) return {}
  return {
    background: {
      en: `family background: ${named}, so the lower limits`,
      ar: `الأصل: ${named}، لذلك تُعتمد الحدود الأدنى`,
    },
  }
}
const LIMITS = /threshold|limit/i
