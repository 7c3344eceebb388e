import { foldArabic, latinDigits } from './arabic.ts'
import { figures } from './figures.ts'
import { opening } from './opening.ts'
import { quantities } from './quantities.ts'
import type { MeasureUnit } from './units.ts'
import { mentions, type Span } from './words.ts'

export interface Person {
  sex?: 'male' | 'female'
  ageYears?: number
  heightCm?: number
  weightKg?: number
  waistCm?: number
  isPregnantOrNursing: boolean
}

/** A change of weight the person speaks of: "lose 5 kg", "0.5 kg a week", "down to 70 kg". */
export interface WeightMention extends Span {
  kg: number
  kind: 'change' | 'per week' | 'target'
}

const FEMALE = [
  'female',
  'woman',
  'women',
  'lady',
  'girl',
  'wife',
  'mother',
  'أنثى',
  'امرأة',
  'سيدة',
  'فتاة',
  'بنت',
  'زوجتي',
  'أمي',
  'للمرأة',
  'النساء',
]
const MALE = [
  'male',
  'man',
  'men',
  'guy',
  'boy',
  'gentleman',
  'husband',
  'father',
  'ذكر',
  'رجل',
  'شاب',
  'ولد',
  'زوجي',
  'والدي',
  'للرجل',
  'الرجال',
]
const PREGNANT = [
  'pregnant',
  'pregnancy',
  'expecting a baby',
  'breastfeeding',
  'breast feeding',
  'nursing',
  'lactating',
  'حامل',
  'حمل',
  'الحمل',
  'مرضع',
  'مرضعة',
  'أرضع',
  'الرضاعة',
]
const NOT_PREGNANT =
  /\b(?:not|never|isn't|no) (?:\p{L}+ )?(?:pregnan|nursing|breast|lactat)|(?:لست|ليست|غير|لا) (?:حامل|مرضع|ارضع)|not (?:pregnant|nursing) or (?:nursing|pregnant)/u

const kilograms: Partial<Record<MeasureUnit, number>> = {
  kg: 1,
  g: 0.001,
  lb: 0.45359237,
  st: 6.35029318,
}
const centimetres: Partial<Record<MeasureUnit, number>> = {
  cm: 1,
  mm: 0.1,
  m: 100,
  ft: 30.48,
  in: 2.54,
}

/** What a text says of the body of the person it is about. Weights that are only wished for are left out. */
export function personIn(request: string): Person {
  const text = spelledOut(opening(request))
  const wishless = blanked(stonesAsPounds(text), weightMentions(text))
  const short = shorthand(wishless)
  // "30M" would be read as thirty metres.
  const plain = short ? blanked(wishless, [short]) : wishless
  const folded = latinDigits(foldArabic(plain))
  const found = figures(plain, {
    waist: {
      kind: 'measure',
      units: ['cm', 'in', 'm', 'mm'],
      bareUnit: 'cm',
      labels: ['waist', 'waistline', 'waist circumference', 'خصر', 'محيط الخصر', 'محيط البطن'],
      labelledOnly: true,
    },
    weight: {
      kind: 'measure',
      units: ['kg', 'lb', 'st'],
      bareUnit: 'kg',
      labels: [
        'weight',
        'weigh',
        'weighing',
        'weights',
        'وزن',
        'وزني',
        'وزنه',
        'وزنها',
        'وزنك',
        'أزن',
      ],
    },
    height: {
      kind: 'measure',
      units: ['cm', 'm', 'ft', 'in'],
      bareUnit: 'cm',
      labels: ['height', 'tall', 'طول', 'قامة'],
    },
    age: { kind: 'age', labels: ['age', 'aged', 'years old', 'عمر', 'سن', 'عمره', 'عمرها'] },
  })
  const height = found.height && inCentimetres(found.height.value, found.height.unit)
  const waist = found.waist && found.waist.value * (centimetres[found.waist.unit] ?? Number.NaN)
  const weight = found.weight && found.weight.value * (kilograms[found.weight.unit] ?? Number.NaN)
  return {
    sex: sexIn(plain) ?? short?.sex,
    ageYears: found.age?.value ?? short?.ageYears ?? ageByElimination(plain),
    heightCm: height === undefined ? undefined : tidy(height),
    weightKg: weight === undefined ? undefined : tidy(weight),
    waistCm: waist === undefined ? undefined : tidy(waist),
    isPregnantOrNursing: mentions(plain, PREGNANT) && !NOT_PREGNANT.test(folded),
  }
}

const tidy = (value: number) => Number(value.toFixed(2))

/** "height 1.75" is metres whatever the unit that was left out. */
function inCentimetres(value: number, unit: MeasureUnit): number {
  return unit === 'cm' && value > 1 && value < 2.5
    ? value * 100
    : value * (centimetres[unit] ?? Number.NaN)
}

function sexIn(text: string): Person['sex'] {
  const letter = /\b(?:sex|gender)\b[\s:=-]*(?<letter>[mf])\b/i.exec(text)?.groups?.letter
  if (letter) return letter.toLowerCase() === 'm' ? 'male' : 'female'
  const isFemale = mentions(text, FEMALE)
  const isMale = mentions(text, MALE)
  return isFemale === isMale ? undefined : isFemale ? 'female' : 'male'
}

/** "30M", "F/28", "m 45". */
function shorthand(
  text: string,
): ({ sex: 'male' | 'female'; ageYears: number } & Span) | undefined {
  const match =
    /(?<![\d.,])(?<after>\d{2,3})[ /]?(?<sexAfter>[mf])(?![\p{L}\d²])|(?<![\p{L}'’])(?<sexBefore>[mf])[ /,]{0,2}(?<before>\d{2,3})(?!\d|[.,]\d|[ ]?\p{L})/iu.exec(
      text,
    )
  if (!match?.groups) return undefined
  const ageYears = Number(match.groups.after ?? match.groups.before)
  if (ageYears < 10 || ageYears > 120) return undefined
  const sex =
    (match.groups.sexAfter ?? match.groups.sexBefore)?.toLowerCase() === 'm' ? 'male' : 'female'
  return { sex, ageYears, start: match.index, end: match.index + match[0].length }
}

/** "male, 30, 180 cm, 80 kg": the one bare number beside measured height and weight is the age. A bare "30 years" is one too. */
function ageByElimination(text: string): number | undefined {
  const found = quantities(text)
  const hasMeasures = found.filter(({ kind }) => kind === 'measure').length >= 2
  const years = found.flatMap((quantity) =>
    quantity.kind === 'duration' && quantity.parts.year ? [quantity.parts.year] : [],
  )
  if (years.length === 1) return years[0]
  const bare = found.flatMap((quantity) =>
    quantity.kind === 'number' &&
    Number.isInteger(quantity.value) &&
    quantity.value >= 10 &&
    quantity.value <= 110
      ? [quantity.value]
      : [],
  )
  return hasMeasures && bare.length === 1 ? bare[0] : undefined
}

const LOSE_OR_GAIN =
  /(?:\b(?:los(?:e|ing)|drop(?:ping)?|shed|gain(?:ing)?|put on|add|cut)|(?:خسار[هة]|اخسر|انقاص|انقص|فقدان|افقد|انزل|نزول|زياده|ازيد|اكتسب|اكسب))\s*(?:about|around|another|some|up to|حوالي|نحو)?\s*$/u
const TARGET =
  /(?:\b(?:to|target|goal|reach|until|target weight|goal weight|ideal weight)(?: weight)?(?: (?:is|of|to))?|(?:الي|ل|هدفي|الهدف|المستهدف|اصل الي|للوصول الي))\s*:?\s*$/u
const PER_WEEK =
  /^\s*(?:(?:a|per|each|every|\/)\s*(?:week|wk)|weekly|(?:في|ب|كل|\/)?\s*(?:ال)?اسبوع(?:يا)?)/u

const HALF_A_KILO = /\bhalf (?:a )?(?:kilo(?:gram)?|kg)\b|نصف? كيلو(?:غرام|جرام)?/giu

/** Weights in a text that are not what the person weighs. */
export function weightMentions(request: string): WeightMention[] {
  const text = opening(request)
  const halves = Array.from(text.matchAll(HALF_A_KILO), (match) => ({
    kg: 0.5,
    start: match.index,
    end: match.index + match[0].length,
  })).map(
    (half): WeightMention => ({
      ...half,
      kind: PER_WEEK.test(latinDigits(foldArabic(text.slice(half.end, half.end + 24))))
        ? 'per week'
        : 'change',
    }),
  )
  const named = quantities(text).flatMap((quantity): WeightMention[] => {
    if (quantity.kind !== 'measure' || !(quantity.unit in kilograms)) return []
    const before = latinDigits(
      foldArabic(text.slice(Math.max(0, quantity.start - 40), quantity.start)),
    )
    const after = latinDigits(foldArabic(text.slice(quantity.end, quantity.end + 24)))
    const kind = PER_WEEK.test(after)
      ? 'per week'
      : LOSE_OR_GAIN.test(before)
        ? 'change'
        : TARGET.test(before)
          ? 'target'
          : undefined
    return kind
      ? [
          {
            kind,
            kg: quantity.value * (kilograms[quantity.unit] as number),
            start: quantity.start,
            end: quantity.end,
          },
        ]
      : []
  })
  return [...halves, ...named]
}

function blanked(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
}

/** Heights as people shorten them: 1m75, "متر وسبعين", 5ft10in, and inches that a word follows. */
function spelledOut(text: string): string {
  return text
    .replace(
      /(?<![\d.,١٢])([1١2٢]) ?(?:m|م) ?([\d٠-٩]{2})(?![\d٠-٩]| ?(?:cm|سم|kg|lb))/giu,
      '$1$2 cm ',
    )
    .replace(
      /(?<!\p{L})متر و ?([\d٠-٩]{2}|\p{L}+ين)(?: ?(?:سم|سنتي?))?(?![\p{L}\d٠-٩])/gu,
      'مئة و$1 سم ',
    )
    .replace(/مئة و([\d٠-٩]{2}) سم/g, '1$1 سم')
    .replace(/(\d) ?(ft|feet|foot)(?=\d)/gi, '$1 $2 ')
    .replace(/(waist\D{0,12}\d+(?:\.\d+)?) ?in\b/gi, '$1 inches')
}

/** "12 stone 4" is one weight; written in pounds it is read as one. */
function stonesAsPounds(text: string): string {
  return text.replace(
    /(\d{1,2}) ?(?:stones?|st) ?(\d{1,2})(?: ?(?:lbs?|pounds?))?(?![\d\p{L}]| ?(?:ft|feet|foot|['’′]|years?|yrs?|cm|m)(?!\p{L}))/giu,
    (whole, stone: string, pounds: string) =>
      `${Number(stone) * 14 + Number(pounds)} lb`.padEnd(whole.length),
  )
}

/** Whether a text says anything of a body: a height, a weight, a waist or an expected child. */
export function isAboutBody(text: string): boolean {
  const { heightCm, weightKg, waistCm, isPregnantOrNursing } = personIn(text)
  return (
    heightCm !== undefined ||
    weightKg !== undefined ||
    waistCm !== undefined ||
    isPregnantOrNursing ||
    mentions(text, ['weight', 'height', 'وزن', 'طول'])
  )
}
