import type { Bilingual } from '@wakeel/contract'
import { sexOfChild } from '../body/person.ts'
import { isCount } from '../heads-paid.ts'
import { durationIn } from '../reading/quantity.ts'
import type { MeasureUnit } from '../reading/units.ts'
import type { Span } from '../reading/words.ts'
import { areBeside, isFollowedBy, type Message, namesAny } from '../understanding/affinity.ts'
import type { Values } from '../understanding/frame.ts'
import type { Interpretation } from '../understanding/read-frame.ts'
import { heatIndexF, inCelsius, toFahrenheit } from './heat-index.ts'
import type { HydrationInput } from './hydration.ts'
import { type hydrationFrame, YOUNGEST_MOTHER } from './hydration-frame.ts'

type HydrationValues = Values<typeof hydrationFrame.slots>

/** The person and the day that the slots describe. */
export function interpretHydration(
  told: HydrationValues,
  goal: string,
  context: { message: Message },
): Interpretation<HydrationInput> {
  const { drunk, vessel, ...others } = told
  // «كم غرشة ماي نص لتر»: what is counted holds it, and nobody has drunk it.
  const isSize = drunk && !vessel && isFollowedBy(context.message, 'question', 'vessel', 0)
  if (!isSize || inLitres(drunk) > LARGEST_BOTTLE) return interpretDay(told, goal, context)
  const read = interpretDay({ ...others, vessel: drunk }, 'vessels', context)
  const ml = Math.round(inLitres(drunk) * 1000)
  return 'missing' in read
    ? read
    : {
        ...read,
        saidAs: { ...read.saidAs, drunk: { en: `bottle ${ml} ml`, ar: `القنينة ${ml} مل` } },
      }
}
const LARGEST_BOTTLE = 3

function interpretDay(
  values: HydrationValues,
  goal: string,
  { message }: { message: Message },
): Interpretation<HydrationInput> {
  const { sex, vessel, illness } = values
  const isShift = isOnlyIndoors(message)
  const resting = (values.effort ?? []).filter(
    ({ mention }) => isShift || isOfRest(message.text, mention),
  )
  const effort = values.effort?.filter((one) => !resting.includes(one))
  const unused = [...resting, ...(values.weight ? [values.weight] : [])]
  if (illness) return { input: { find: 'day', isHot: false, isLimitedByDoctor: true } }
  const isNursed = isOnlyNursed(values, message)
  const who: HydrationValues['who'] = isNursed ? { option: 'nursing' } : values.who
  // "How much for a man, and how much for a woman who nurses?"
  const isOfHer = !(sex?.option === 'male' && isMan(sex, message)) || values.babyAge !== undefined
  const condition =
    isOfHer && (who?.option === 'nursing' || who?.option === 'pregnant') ? who.option : undefined
  const isAgeOfChild =
    condition !== undefined && values.age !== undefined && values.age.value < YOUNGEST_MOTHER
  const ageYears = isNursed || isAgeOfChild ? undefined : ageOf(values, message)
  const isSmall = ageYears !== undefined && ageYears < 9
  const activeHours = effort?.reduce((sum, { parts }) => sum + durationIn('hour', parts), 0)
  const input: HydrationInput = {
    find: findOf(goal, values, message),
    sex: condition ? 'female' : isSmall ? undefined : sex?.option,
    ageYears,
    condition,
    ...(activeHours && { activeHours }),
    isHot: isHot(values) || isSummerOutside(message),
    ...drunkOf(values),
    ...(vessel && { vesselLitres: inLitres(vessel) }),
    ...(ageYears === undefined && !condition && headsOf(message)),
  }
  if (ageYears !== undefined && ageYears < ADULT && sex && isOnlyOfWriter(sex))
    return {
      each: SEXES.map(({ option, title }) => ({
        input: { ...input, sex: isSmall ? undefined : option },
        title,
      })),
      saidAs: { sex: { en: 'sex: girls and boys', ar: 'الجنس: بنات وأولاد' } },
    }
  return {
    input,
    ...(unused.length > 0 && { unused: unused.map(({ mention }) => mention) }),
    ...(isNursed
      ? { saidAs: { who: forNursing, sex: ofWoman } }
      : condition
        ? { saidAs: { sex: ofWoman, ...(isAgeOfChild && { age: ageOfChild(values.age?.value) }) } }
        : sexOfChild(values, ageYears !== undefined && ageYears < 18)),
  }
}

/** "My crew of 8", «١٢ عامل»: how many drink as much each, when no other number of people is told. */
function headsOf(message: Message): Pick<HydrationInput, 'heads'> {
  const [heads, other] = message.mentions.filter(
    (mention) =>
      isCount(mention) &&
      (HEADS_BEHIND.test(message.text.slice(mention.end)) ||
        HEADS_BEFORE.test(message.text.slice(Math.max(0, mention.start - 16), mention.start))),
  )
  return heads && !other && isCount(heads) && heads.value > 1 ? { heads: heads.value } : {}
}
const HEADS_BEHIND =
  /^\s(?:(?:adult|construction|outdoor|site|male|female|grown|delivery|of (?:us|them|my)|of our)\s){0,2}(?:men|women|people|ppl|persons|adults|workers|labou?rers|guys|lads|staff|employees|riders|drivers|players|cleaners|gardeners|technicians|guards|of (?:us|them)|شخص|[أا]شخاص|عامل|عمال|رجل|رجال|رياييل|حريم|نساء|نفر|[أا]نفار|[أا]فراد|فرد|موظفين|موظف|شباب|شغيل[ةه]?|سا[ئي]قين|لاعبين|لاعب)(?!\p{L})/iu
const HEADS_BEFORE =
  /\b(?:crew|team|group|gang|squad) of\s(?:about\s)?$|(?:فريق|مجموع[ةه]) (?:من\s)?$/iu

const ADULT = 18
const SEXES = [
  { option: 'female', title: { en: 'girl', ar: 'بنت' } },
  { option: 'male', title: { en: 'boy', ar: 'ولد' } },
] as const

/** «أنا مدرسة، عندي طلاب عمرهم 9»: what a form tells of whoever writes is no child's sex. */
const isOnlyOfWriter = ({ match }: NonNullable<HydrationValues['sex']>): boolean =>
  match !== undefined && match.start === match.end

/** "8 hour shifts in an office with AC" are no effort that water is added for. */
const isOnlyIndoors = (message: Message): boolean =>
  namesAny(message, ['indoors']) &&
  !namesAny(message, ['exercise', 'hotWeather', 'inSun', 'outside'])

/** Hours in which nobody sweats: "I fast 14 hours", «بنام 8 ساعات» */
const isOfRest = (text: string, { start, end }: Span): boolean =>
  REST_BEFORE.test(text.slice(Math.max(0, start - LONGEST_REST), start)) ||
  REST_BEHIND.test(text.slice(end, end + LONGEST_REST))
const LONGEST_REST = 24
const REST_BEFORE =
  /(?:\b(?:fast|fasts|fasting|sleep|sleeps|sleeping|sit|sits|sitting|awake)|(?<!\p{L})[وب]{0,2}(?:[أاني]?صوم|صيام|صايم[ةه]?|صائم[ةه]?|[أاني]?نام|نوم|قاعد[ةه]?|جالس[ةه]?))(?!\p{L})[^.!?؟؛،,\d]{0,14}$/iu
const REST_BEHIND =
  /^\s(?:of\s)?(?:fast|fasting|sleep|sleeping|sitting)\b|^\s(?:صيام|صوم|صايم|نوم)(?!\p{L})/iu

const TOO_MUCH =
  /\b(?:too much|too many|overdo\p{L}{0,4}|more than (?:enough|needed))\b|(?<!\p{L})(?:كثير[ةه]?|كتير[ةه]?|وايد|واجد|زياد[ةه])(?!\p{L})/iu
const ENOUGH =
  /\b(?:enough|too little|sufficient)\b|(?<!\p{L})(?:[تبي]{0,2}كفي\p{L}{0,3}|كافي[ةه]?|كفاي[ةه]|قليل[ةه]?|شوي[ةه]?)(?!\p{L})/iu

function findOf(
  goal: string,
  values: HydrationValues,
  message: Message,
): NonNullable<HydrationInput['find']> {
  const { drunkLitres } = drunkOf(values)
  if (drunkLitres !== undefined && (goal === 'enough' || goal === 'vessels'))
    return TOO_MUCH.test(message.text) && !ENOUGH.test(message.text) ? 'too much' : goal
  if (values.vessel) return 'vessels'
  return isWeekAsked(values, message) ? 'week' : 'day'
}

/** What the person drinks, or what somebody says that they should. */
function drunkOf({
  drunk,
  glasses,
  vessel,
}: HydrationValues): Pick<HydrationInput, 'drunkLitres' | 'claimedLitres'> {
  const glass = vessel ? inLitres(vessel) : GLASS_LITRES
  const ofGlasses = glasses && Number((glasses.value * glass).toFixed(3))
  const litres = drunk ? inLitres(drunk) + alsoDrunk(drunk, ofGlasses, vessel) : ofGlasses
  const doubt = (drunk ?? glasses)?.mention.doubt ?? 0
  if (litres === undefined) return {}
  return doubt >= 1 ? { claimedLitres: litres } : { drunkLitres: litres }
}
const GLASS_LITRES = 0.25
const SAME_LITRES = 0.05

/** "Three glasses of 300 ml and two 500 ml bottles", but not "2 litres, that is four 500 ml bottles". */
function alsoDrunk(
  drunk: NonNullable<HydrationValues['drunk']>,
  ofVessels: number | undefined,
  vessel: HydrationValues['vessel'],
): number {
  const isSame = ofVessels !== undefined && Math.abs(ofVessels - inLitres(drunk)) < SAME_LITRES
  return vessel && ofVessels && !isSame ? ofVessels : 0
}

const ofWoman: Bilingual = { en: 'sex: woman', ar: 'الجنس: امرأة' }
/** «وانا مرضع وعندي بنت عمرها سنتين» */
const ageOfChild = (years = 0): Bilingual => ({
  en: `age of the child ${years}`,
  ar: `عمر الطفل ${years}`,
})
const forNursing: Bilingual = { en: 'for: breastfeeding woman', ar: 'لمن: امرأة مرضع' }

/** "I breastfeed, my baby is 7 months": how old the baby is, is no question of what it drinks. */
function isOnlyNursed({ who, age }: HydrationValues, message: Message): boolean {
  const { text, concepts } = message
  if ((who?.option !== 'baby' && who?.option !== 'child') || age) return false
  const isAsked = concepts.some(
    ({ concept, start }) =>
      concept === who.option && ASKED_FOR.test(text.slice(Math.max(0, start - 10), start)),
  )
  return namesAny(message, ['nursing']) && !isAsked && !namesAny(message, ['everybody'])
}
const ASKED_FOR = /(?<!\p{L})(?:for\s(?:my|the|our|a)\s|ل|ول)$/iu

/** A man is named, and no boy. */
const isMan = (sex: object, { concepts }: Message): boolean => {
  const start = 'match' in sex ? (sex.match as { start: number } | undefined)?.start : undefined
  return (
    start !== undefined && !concepts.some((one) => one.start === start && NO_MAN.has(one.concept))
  )
}
const NO_MAN = new Set(['child', 'baby', 'spouse', 'couple'])

/** A week that is named is asked for, unless it says how often somebody trains. */
function isWeekAsked({ effort }: HydrationValues, message: Message): boolean {
  const isOfWater = (['water', 'volume'] as const).some((asked) =>
    areBeside(message, asked, 'eachWeek', 3),
  )
  const isOfEffort = effort !== undefined || areBeside(message, 'exercise', 'eachWeek', 4)
  return (
    isOfWater ||
    namesAny(message, ['wholeWeek']) ||
    (namesAny(message, ['eachWeek']) && !isOfEffort)
  )
}

/** "I am pregnant and have a boy of 6": the age is that of whoever was named last before it. */
function ageOf({ who, age, babyAge }: HydrationValues, { concepts }: Message): number | undefined {
  if (who?.option === 'baby') return 0
  if (who?.option === 'child' && babyAge && !age) return durationIn('year', babyAge.parts)
  if (!age) return undefined
  const owner = concepts.findLast(
    ({ concept, start }) => OWNERS.has(concept) && start <= age.mention.start,
  )
  return !owner || !who?.match || owner.concept === who.match.concept ? age.value : undefined
}
const OWNERS = new Set(['pregnant', 'nursing', 'child', 'baby'])

/** °F: from the National Weather Service's "extreme caution" on, the rule for work in heat holds. */
const HOT_INDEX_F = 90
const HOT_AIR_C = 32

function isHot({ temperature, humidity, weather }: HydrationValues): boolean {
  if (!temperature) return weather !== undefined
  const celsius = inCelsius(temperature)
  return humidity
    ? heatIndexF(toFahrenheit(celsius), humidity.value) >= HOT_INDEX_F
    : celsius >= HOT_AIR_C
}

/** "Works outside on 20 July" */
const isSummerOutside = (message: Message): boolean =>
  namesAny(message, ['outside', 'inSun']) &&
  message.mentions.some((one) => one.kind === 'date' && SUMMER.test(one.date))
const SUMMER = /^\d{4}-0[6-9]/

const LITRES: Partial<Record<MeasureUnit, number>> = {
  l: 1,
  ml: 0.001,
  cup: 0.25,
  gal: 3.785,
  oz: 0.0296,
}
const inLitres = ({ value, unit }: { value: number; unit: MeasureUnit }) =>
  Number((value * (LITRES[unit] ?? Number.NaN)).toFixed(3))
