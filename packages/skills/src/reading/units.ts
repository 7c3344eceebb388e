import { foldArabic } from './arabic.ts'

export type TimeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second'
export type MeasureUnit =
  | 'kg'
  | 'g'
  | 'mg'
  | 'lb'
  | 'oz'
  | 'st'
  | 'tonne'
  | 'mm'
  | 'cm'
  | 'm'
  | 'km'
  | 'in'
  | 'ft'
  | 'yd'
  | 'mi'
  | 'C'
  | 'F'
  | 'K'
  | 'ml'
  | 'l'
  | 'gal'
  | 'cup'
  | 'm2'
  | 'sqft'
  | 'ha'
  | 'acre'
  | 'km/h'
  | 'mph'
  | 'kcal'
  | 'kJ'

type Spellings<Unit extends string> = readonly (readonly [Unit, string])[]

const TIME: Spellings<TimeUnit> = [
  ['year', 'whole years|full years|years|year|yrs|yr|y|سنوات|سنوي|سنين|سنه|اعوام|عاما|عام'],
  ['month', 'whole months|full months|months|month|mnths|mnth|mths|mth|mos|mo|اشهر|شهور|شهرا|شهر'],
  ['week', 'weeks|week|wks|wk|اسابيع|اسبوعا|اسبوع'],
  ['day', 'days|day|d|ايام|يوما|يوم'],
  ['hour', 'hours|hour|hrs|hr|h|ساعات|ساعه'],
  ['minute', 'minutes|minute|mins|min|دقايق|دقيقه'],
  ['second', 'seconds|second|secs|sec|ثواني|ثوان|ثانيه'],
]

/** Arabic says two of something in one word. */
const DUALS: Spellings<TimeUnit> = [
  ['year', 'سنتين|سنتان|عامين|عامان'],
  ['month', 'شهرين|شهران'],
  ['week', 'اسبوعين|اسبوعان'],
  ['day', 'يومين|يومان'],
  ['hour', 'ساعتين|ساعتان'],
  ['minute', 'دقيقتين|دقيقتان'],
]

const MEASURED_DUALS: Spellings<MeasureUnit> = [
  ['l', 'لترين|لتران|ليترين'],
  ['cup', 'كوبين|كوبان|كاستين|كوبايتين'],
  ['m', 'مترين|متران'],
]

const MEASURES: Spellings<MeasureUnit> = [
  ['km/h', 'km/h|kmh|kph|كم/س|كيلومتر في الساعة'],
  ['mph', 'mph|miles per hour|ميل في الساعة'],
  ['m2', 'square met(?:re|er)s?|sqm|sq\\.? ?m|m²|m2|متر مربع|م²|م2'],
  ['sqft', 'square f(?:ee|oo)t|sq\\.? ?ft|sqft|ft²|قدم مربع'],
  ['kg', 'kilograms?|kilogrammes?|kilos?|kgs?|كيلو ?(?:جرام|غرام)ا?|كيلو|كجم|كغم|كغ|كلغ'],
  ['mg', 'milligrams?|mg|ملغم?|ملجم|مجم|(?:مللي|ملي)(?:جرام|غرام)'],
  ['tonne', 'tonnes?|metric tons?|طن'],
  ['g', 'grams?|grammes?|g|(?:جرام|غرام)(?:ات|ا)?|جم|غم'],
  ['lb', 'pounds?|lbs?|رطل|باوند'],
  ['oz', 'ounces?|oz|[اأ]ونص[هة]?'],
  ['st', 'stones?'],
  [
    'km',
    'kilomet(?:re|er)s?|kms?|كيلو ?متر(?:ات|ا)?|كم(?=\\s*(?:$|[.,،؛؟?!)/=]|في |الى |و(?!زن)|خلال |يوميا))',
  ],
  ['cm', 'centimet(?:re|er)s?|cms?|سنتي ?متر(?:ات|ا)?|سم'],
  ['mm', 'millimet(?:re|er)s?|mm|(?:مللي|ملي) ?متر(?:ات|ا)?|ملل?ي?م|مم'],
  ['mi', 'miles?|mi|[اأ]ميال|ميل'],
  ['yd', 'yards?|yds?|يارد[هة]?|ياردات'],
  ['ft', "feet|foot|ft|'|’|′|قدم|[اأ]قدام"],
  ['in', 'inch(?:es)?|"|”|″|بوص[هة]|[اإ]نش'],
  ['m', 'met(?:re|er)s?|m|متر(?:ات|ا)?|[اأ]متار|م'],
  ['ml', 'millilit(?:re|er)s?|ml|(?:مللي|ملي) ?لتر|مل'],
  ['l', 'lit(?:re|er)s?|l|لتر(?:ات|ا)?|ليتر'],
  ['gal', 'gallons?|gal|جالون|غالون'],
  ['cup', 'cups?|[اأ]كواب|كوب|كاسات'],
  [
    'C',
    '°\\s?c|℃|degrees? c(?:elsius|entigrade)?|celsius|centigrade|c|درج[هة] مئوي[هة]|°\\s?م|مئوي[هة]',
  ],
  [
    'F',
    '°\\s?f|℉|degrees? f(?:ahrenheit)?|fahrenheit|f|درج[هة] فهرنهايت(?:ي[هة])?|°\\s?ف|فهرنهايت(?:ي[هة])?',
  ],
  ['K', 'kelvins?|كلفن'],
  ['ha', 'hectares?|ha|هكتار'],
  ['acre', 'acres?|فدان'],
  ['kcal', 'kcals?|calories?|cals?|سعر[هة](?: حراري[هة])?|سعرات(?: حراري[هة])?|كالوري'],
  ['kJ', 'kj|kilojoules?'],
]

/** What people write for units, as patterns. */
export const unitSpellings: readonly string[] = [...TIME, ...DUALS, ...MEASURES].map(
  ([, forms]) => forms,
)

/** Measures by their spelling after a number, the longest first, so that "km/h" is not "km". */
function after<Unit extends string>(
  spellings: Spellings<Unit>,
): (folded: string, end: number) => { unit: Unit; end: number } | undefined {
  const patterns = spellings.map(([unit, forms]) => ({
    unit,
    pattern: new RegExp(
      `[ \\t\\u00a0-]{0,2}(?:${foldArabic(forms)})(?:(?<=['’′"”″])|(?![\\p{L}\\d]))`,
      'uy',
    ),
  }))
  // Most numbers stand beside no unit: one test for all of them first.
  const any = new RegExp(
    `[ \\t\\u00a0-]{0,2}(?:${foldArabic(spellings.map(([, forms]) => forms).join('|'))})`,
    'uy',
  )
  return (folded, end) => {
    any.lastIndex = end
    if (!any.test(folded)) return undefined
    let best: { unit: Unit; end: number } | undefined
    for (const { unit, pattern } of patterns) {
      pattern.lastIndex = end
      if (pattern.test(folded) && pattern.lastIndex > (best?.end ?? 0))
        best = { unit, end: pattern.lastIndex }
    }
    return best
  }
}

export const timeUnitAfter = after(TIME)
export const measureUnitAfter = after(MEASURES)

const dual = new Map<string, TimeUnit | MeasureUnit>(
  [...DUALS, ...MEASURED_DUALS].flatMap(([unit, forms]) =>
    forms.split('|').map((form) => [foldArabic(form), unit] as const),
  ),
)
export const DUAL_WORD = new RegExp(
  `(?<!\\p{L})[وبلف]?(?<dual>${[...dual.keys()].join('|')})(?!\\p{L})`,
  'gu',
)
export const dualUnit = (word: string): TimeUnit | MeasureUnit =>
  dual.get(word) as TimeUnit | MeasureUnit

const timeUnits: ReadonlySet<string> = new Set(TIME.map(([unit]) => unit))
export const isTimeUnit = (unit: TimeUnit | MeasureUnit): unit is TimeUnit => timeUnits.has(unit)
