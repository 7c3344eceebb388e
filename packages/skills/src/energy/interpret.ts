import type { Bilingual } from '@wakeel/contract'
import { inBase, inBaseExactly, isChildOrExpecting, sexOfChild } from '../body/person.ts'
import { durationIn } from '../reading/quantity.ts'
import type { Span } from '../reading/words.ts'
import type { Ask } from '../skill.ts'
import { areBeside, isFollowedBy, type Message, namesAny } from '../understanding/affinity.ts'
import type { Values } from '../understanding/frame.ts'
import type { Mention } from '../understanding/mentions.ts'
import type { Interpretation } from '../understanding/read-frame.ts'
import { type Activity, EnergyInput, KCAL_PER_KG, LARGEST_CHANGE_KCAL } from './energy-plan.ts'
import { energyFrame } from './frame.ts'

const DAY_MS = 86_400_000

type EnergyValues = Values<typeof energyFrame.slots>

/** The person and the plan that the slots describe; an answer for each aim and each level of activity that is asked about. */
export function interpretEnergy(
  told: EnergyValues,
  goal: string,
  { message, ask }: { message: Message; ask: Ask },
): Interpretation<EnergyInput> {
  const { weekly: ofAnother, ...own } = told
  const isOnlyTold =
    ofAnother !== undefined && ofAnother.mention.doubt >= 1 && !namesAny(message, ['wantsSame'])
  const values: EnergyValues = isOnlyTold ? own : told
  const { sex, age, height, weight, condition, target, change } = values
  const eaten = values.eaten ?? values.advised ?? values.wanted
  const share = values.belowShare ?? values.aboveShare
  const isWeek =
    areBeside(message, 'energy', 'eachWeek', 0) ||
    isFollowedBy(message, 'energy', 'eachWeek', 3) ||
    namesAny(message, ['wholeWeek'])
  const named = EnergyInput.shape.find.unwrap().safeParse(goal).data ?? 'plan'
  // "Give protein, fat and carbs" asks for all that a plan holds.
  const asked = isOfMacros(named) && macrosNamed(message) > 1 ? 'plan' : named
  const find = findOf(asked, { isWeek, eaten, wanted: values.wanted })
  const weightKg = inBase(weight)
  const targetKg = inBase(target)
  const changeKg =
    targetKg !== undefined && weightKg !== undefined
      ? Math.abs(weightKg - targetKg)
      : inBase(change)
  // Nothing is planned for whoever is refused.
  const isPlanned = !isChildOrExpecting(values)
  const inputs = wishesOf(values, weightKg).flatMap((wish) =>
    levelsOf(values, message).map(
      (activity): EnergyInput => ({
        find,
        // What is said to whoever is refused is said once.
        sex: isPlanned ? sex?.option : 'female',
        ageYears: age?.value,
        heightCm: inBase(height),
        weightKg,
        activity,
        goal: wish,
        changeKcal: wish === 'keep' ? undefined : changeOf(values, changeKg, ask.today),
        ...(share && { changePercent: share.value }),
        ...(changeKg && { changeKg }),
        ...(values.least && { leastKcal: values.least.value }),
        ...(eaten && { eatenKcal: eaten.period === 'week' ? eaten.value / 7 : eaten.value }),
        isPregnantOrNursing: condition !== undefined,
      }),
    ),
  )
  const isCapped =
    isPlanned && inAWeek(values.weekly) === 1 && !(values.below ?? values.takenOff ?? values.above)
  return {
    each: inputs.map((input) => ({ input, title: titleOf(input) })),
    ...(isOnlyTold && { unused: [ofAnother.mention] }),
    ...(isCapped && { assumed: [mostAWeek] }),
    saidAs: {
      ...saidOf(values, inputs),
      ...aimSaid(values, inputs),
      ...(values.weekly?.period === 'month' && { weekly: monthlySaid(values.weekly) }),
      ...(isOnlyAsked(values) && { eaten: askedAbout }),
      ...sexOfChild(values).saidAs,
    },
  }
}

const isOfMacros = (find: string): boolean =>
  find === 'protein' || find === 'carbohydrate' || find === 'fat'
const macrosNamed = (message: Message): number =>
  (['protein', 'carbohydrate'] as const).filter((macro) => namesAny(message, [macro])).length +
  (namesAny(message, ['fatGrams']) || FAT.test(message.text) ? 1 : 0)
const FAT = /(?<=\b(?:and|&|protein,?|carbs?,?) )fats?\b/iu

/** What is asked by name, or else what a figure of energy asks about. */
function findOf(
  asked: NonNullable<EnergyInput['find']>,
  { isWeek, eaten, wanted }: { isWeek: boolean; eaten?: object; wanted?: object },
): NonNullable<EnergyInput['find']> {
  if (asked !== 'plan' && !(asked === 'floor' && eaten)) return asked
  if (isWeek && asked === 'plan') return 'week'
  if (!eaten) return 'plan'
  return eaten === wanted ? 'wanted' : 'intake'
}

/** Of several words for how active somebody is, the level that is planned with. */
function saidOf(
  { activity = [] }: EnergyValues,
  inputs: readonly EnergyInput[],
): { activity?: Bilingual } {
  const [level, other] = new Set(inputs.map(({ activity: planned }) => planned))
  if (!level || other || activity.length < 2) return {}
  const { en, ar } = activitySlot.options[level].name
  return { activity: { en: `activity: ${en}`, ar: `النشاط: ${ar}` } }
}

/** "350 kcal below maintenance" wants to lose, whatever the word for what is burnt is also for. */
function aimSaid(
  { wish = [] }: EnergyValues,
  inputs: readonly EnergyInput[],
): { wish?: Bilingual } {
  const [aim, other] = new Set(inputs.map(({ goal }) => goal))
  if (!aim || other || wish.length === 0 || wish.some(({ option }) => option === aim)) return {}
  const { en, ar } = wishSlot.options[aim].name
  return { wish: { en: `aim: ${en}`, ar: `الهدف: ${ar}` } }
}

/** "Coach says 3,500. Is 3,500 too much?" tells nothing of what is eaten. */
const isOnlyAsked = ({ advised, eaten }: EnergyValues): boolean =>
  advised !== undefined && advised.value === eaten?.value
const askedAbout: Bilingual = { en: 'asked whether it fits', ar: 'يُسأل هل يناسب' }

const mostAWeek: Bilingual = {
  en: '1,000 kcal a day for about 1 kg a week, the most I plan without a doctor',
  ar: '1,000 سعرة يوميًا لنحو 1 كغ أسبوعيًا، وهو أكثر ما أخطط له دون طبيب',
}

const { activity: activitySlot, wish: wishSlot } = energyFrame.slots
const titleOf = ({ goal, activity }: EnergyInput): Bilingual => {
  const wish = wishSlot.options[goal].name
  const level = activity && activitySlot.options[activity].name
  return level ? { en: `${wish.en}, ${level.en}`, ar: `${wish.ar}، ${level.ar}` } : wish
}

/** A target or a gap that is named says more than a verb: "200 above what keeps my weight". */
function wishesOf(
  { wish, target, below, takenOff, above, weekly, belowShare, aboveShare }: EnergyValues,
  weightKg: number | undefined,
): readonly EnergyInput['goal'][] {
  const targetKg = inBase(target)
  if (below ?? takenOff ?? belowShare) return ['lose']
  if (above ?? aboveShare) return ['gain']
  if (targetKg !== undefined && weightKg !== undefined && targetKg !== weightKg)
    return [targetKg < weightKg ? 'lose' : 'gain']
  // "She lost a kilo a week and I want the same."
  return wish?.map(({ option }) => option) ?? [weekly ? 'lose' : 'keep']
}

/** Kilocalories a day, of a gap, of kilograms a week, or of kilograms in a time. */
function changeOf(
  { below, takenOff, above, weekly, time, until }: EnergyValues,
  changeKg: number | undefined,
  today: string,
): number | undefined {
  const gap = below ?? takenOff ?? above
  if (gap) return gap.value
  const weeklyKg = inAWeek(weekly)
  // A kilogram a week is about the most that is planned.
  if (weeklyKg === 1) return LARGEST_CHANGE_KCAL
  if (weeklyKg) return Math.round((weeklyKg * KCAL_PER_KG) / 7)
  const days = time
    ? durationIn('day', time.parts)
    : until && (Date.parse(until.date) - Date.parse(today)) / DAY_MS
  return changeKg && days && days > 0 ? Math.round((changeKg * KCAL_PER_KG) / days) : undefined
}

/** "2 kg a month" is said of a month, and planned by the week. */
function inAWeek(weekly: EnergyValues['weekly']): number | undefined {
  const kg = inBaseExactly(weekly)
  return kg && weekly?.period === 'month' ? (kg * MONTHS_A_YEAR) / WEEKS_A_YEAR : kg
}
const MONTHS_A_YEAR = 12
const WEEKS_A_YEAR = 52
const monthlySaid = ({ value, unit }: NonNullable<EnergyValues['weekly']>): Bilingual => ({
  en: `change a month ${value} ${unit}`,
  ar: `التغيير في الشهر ${value} ${unit === 'lb' ? 'رطل' : 'كغ'}`,
})

/** What a message says of how active somebody is, where it says so. */
type Said = Span & ({ level: Activity } | { often: number })

/** "No sport now, and if I train four days": each condition has a level of its own; without any said, all of them are shown. */
function levelsOf(
  { activity = [], sessions, trainingDays, weekly }: EnergyValues,
  message: Message,
): readonly (Activity | undefined)[] {
  const often = sessions?.value ?? trainingDays?.parts.day
  const times = sessions?.mention ?? trainingDays?.mention
  const taken = new Set([times, weekly?.mention])
  const others = message.mentions.filter(
    (one): one is HowOften => isHowOften(message, one) && !taken.has(one),
  )
  const said: Said[] = [
    ...others.map((one) => ({ often: one.value, ...placeOf(one) })),
    ...activity.flatMap(({ option, match }) =>
      match ? [{ level: option, ...placeOf(match) }] : [],
    ),
    ...(times && often !== undefined ? [{ often, ...placeOf(times) }] : []),
  ].toSorted((a, b) => a.start - b.start)
  const groups: Said[][] = []
  for (const one of said) {
    const last = groups.at(-1)?.at(-1)
    if (last && !isSupposedBetween(message, last, one) && !isLater(message, last, one))
      groups.at(-1)?.push(one)
    else groups.push([one])
  }
  const levels = groups.map(levelOf)
  return levels.length > 0 ? [...new Set(levels)] : [undefined]
}

type HowOften = Mention & { kind: 'number' }

/** "Twice a week against five times a week" */
const isHowOften = ({ concepts, clauses }: Message, mention: Mention): mention is HowOften =>
  mention.kind === 'number' &&
  Number.isInteger(mention.value) &&
  mention.value <= MOST_OFTEN &&
  concepts.some(
    ({ concept, start, end }) =>
      concept === 'eachWeek' && start >= mention.end && clauses.isClose(mention, { start, end }, 1),
  )
const MOST_OFTEN = 14

const placeOf = ({ start, end }: Span): Span => ({ start, end })

const isSupposedBetween = ({ concepts }: Message, first: Span, second: Span): boolean =>
  concepts.some(
    ({ concept, start, end }) =>
      CONDITIONS.has(concept) && start >= first.end && end <= second.start,
  )
/** "Now: no sport. From January: gym four times. Before and after?" */
const isLater = (message: Message, first: Span, second: Span): boolean =>
  namesAny(message, ['beforeAndAfter']) &&
  (message.clauses.weightBetween(first, second) >= COMMA ||
    message.concepts.some(
      ({ concept, start, end }) =>
        concept === 'startingThen' && start >= first.end && end <= second.start,
    ))
const COMMA = 1
const CONDITIONS: ReadonlySet<string> = new Set(['supposing', 'versus'])

/** How often somebody trains says more than the chair they work in, and hard training more than both. */
function levelOf(said: readonly Said[]): Activity | undefined {
  const named = said.flatMap((one) => ('level' in one ? [one.level] : []))
  const hard = named.find((level) => level === 'extra_active' || level === 'very_active')
  if (hard) return hard
  const often = said.find((one) => 'often' in one)?.often
  if (often === undefined) return named.find((level) => level !== 'sedentary') ?? named[0]
  return often === 0 ? 'sedentary' : often <= 2 ? 'light' : often <= 5 ? 'moderate' : 'very_active'
}
