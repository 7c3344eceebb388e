import type { Bilingual } from '@wakeel/contract'
import { convert } from 'convert'
import { foldArabic } from '../reading/arabic.ts'

export type UnitKind =
  | 'length' | 'mass' | 'volume' | 'area' | 'speed' | 'fuel' | 'data' | 'data rate' | 'energy' | 'power' | 'pressure' | 'time' | 'temperature' // biome-ignore format: a list

export interface Unit {
  kind: UnitKind
  name: Bilingual
  /** How many of the kind's base unit it is; temperatures and litres per 100 km are converted by formula instead. */
  factor: number
  /** What people write, folded, inside a regular expression. */
  written: string
  /** Single letters and common words, taken for the unit only beside a number or "to". */
  isShort?: boolean
}

const unit = (
  kind: UnitKind,
  en: string,
  ar: string,
  factor: number,
  written: string,
  isShort = false,
): Unit => ({
  kind,
  name: { en, ar },
  factor,
  written: foldArabic(written),
  ...(isShort && { isShort }),
})

const perHour = 1 / convert(1, 'h').to('s')

/** Factors are of the library wherever it knows the unit; the rest are exact by definition. */
export const units = {
  mm: unit(
    'length',
    'mm',
    'مم',
    convert(1, 'mm').to('m'),
    'mm|millimet(?:re|er)s?|(?:مل[يّ]ي?|مللي) ?متر(?:ات|ا)?|ملل?ي?م|مم',
  ),
  cm: unit(
    'length',
    'cm',
    'سم',
    convert(1, 'cm').to('m'),
    'cms?|centimet(?:re|er)s?|سنت[يم] ?متر(?:ات|ا)?|سنتيمتر(?:ات|ا)?|سنتي|سم',
  ),
  m: unit('length', 'm', 'م', 1, 'met(?:re|er)s?|متر(?:ات|ا|ين)?|امتار'),
  km: unit(
    'length',
    'km',
    'كم',
    convert(1, 'km').to('m'),
    'kms?|kilomet(?:re|er)s?|كيلو ?متر(?:ات|ا)?',
  ),
  in: unit('length', 'in', 'بوصة', convert(1, 'in').to('m'), 'inch(?:es)?|"|”|″|بوصه|بوصات|انش'),
  ft: unit('length', 'ft', 'قدم', convert(1, 'ft').to('m'), "feet|foot|ft|'|’|′|قدما?|اقدام"),
  yd: unit('length', 'yd', 'ياردة', convert(1, 'yd').to('m'), 'yards?|yds?|يارده|ياردات'),
  mi: unit('length', 'mi', 'ميل', convert(1, 'mi').to('m'), 'miles?|mi|ميلا?|اميال'),
  nmi: unit(
    'length',
    'nautical mi',
    'ميل بحري',
    convert(1, 'nmi').to('m'),
    'nautical miles?|nmi|ميل بحري|اميال بحريه',
  ),
  mg: unit(
    'mass',
    'mg',
    'مغ',
    convert(1, 'mg').to('kg'),
    'mg|milligrams?|ملغم?|ملجم|مجم|(?:مل[يّ]|مللي) ?(?:جرام|غرام)(?:ات|ا)?',
  ),
  g: unit(
    'mass',
    'g',
    'غ',
    convert(1, 'g').to('kg'),
    'grams?|grammes?|gms?|(?:جرام|غرام)(?:ات|ا)?|جم|غم',
  ),
  kg: unit(
    'mass',
    'kg',
    'كغ',
    1,
    'kgs?|kilos?|kilograms?|kilogrammes?|كيلو ?(?:جرام|غرام)(?:ات|ا)?|كيلو|كجم|كغم?|كلغ|كج',
  ),
  t: unit('mass', 't', 'طن', convert(1, 't').to('kg'), 'tonnes?|tons?|metric tons?|طنا?|اطنان'),
  lb: unit('mass', 'lb', 'رطل', convert(1, 'lb').to('kg'), 'lbs?|pounds?|رطلا?|ارطال|باوند'),
  oz: unit('mass', 'oz', 'أونصة', convert(1, 'oz').to('kg'), 'oz|ounces?|اونصه|اونصات|اونص'),
  ozt: unit(
    'mass',
    'troy oz',
    'أونصة تروي',
    0.0311034768,
    'troy (?:ounces?|oz)|ozt|(?:ounces?|oz) troy|(?:ounces?|oz) (?:of )?gold|gold (?:ounces?|oz)|(?:اونصه|اونصات|اونص) (?:ال)?(?:ذهب|تروي)',
  ),
  st: unit('mass', 'st', 'ستون', convert(1, 'st').to('kg'), 'stones?'),
  tola: unit('mass', 'tola', 'تولة', 0.0116638038, 'tolas?|توله|تولات'),
  ct: unit(
    'mass',
    'ct',
    'قيراط',
    0.0002,
    'carats?(?! (?:of )?gold)|(?:قيراطا?|قراريط)(?! (?:ال)?ذهب)',
  ),
  ml: unit(
    'volume',
    'ml',
    'مل',
    convert(1, 'mL').to('L'),
    'ml|millilit(?:re|er)s?|(?:مل[يّ]|مللي) ?لتر(?:ات|ا)?|ملي?',
  ),
  l: unit('volume', 'l', 'لتر', 1, 'lit(?:re|er)s?|ltrs?|لترا?|لترات|ليترا?'),
  m3: unit(
    'volume',
    'm³',
    'متر مكعب',
    convert(1, 'm3').to('L'),
    'm3|m³|cubic met(?:re|er)s?|متر مكعب|امتار مكعبه|م3|م³',
  ),
  tsp: unit(
    'volume',
    'US tsp',
    'ملعقة صغيرة أمريكية',
    convert(1, 'tsp').to('L'),
    'tsps?|teaspoons?|ملعقه صغيره|ملعقه شاي|ملاعق صغيره',
  ),
  tbsp: unit(
    'volume',
    'US tbsp',
    'ملعقة كبيرة أمريكية',
    convert(1, 'tbsp').to('L'),
    'tbsps?|tablespoons?|ملعقه كبيره|ملعقه طعام|ملاعق كبيره',
  ),
  cup: unit(
    'volume',
    'US cup',
    'كوب أمريكي',
    convert(1, 'cup').to('L'),
    '(?:us )?cups?|كوبا?|اكواب',
  ),
  floz: unit(
    'volume',
    'US fl oz',
    'أونصة سائلة أمريكية',
    convert(1, 'fl oz').to('L'),
    'fl\\.? ?oz|fluid ounces?|اونصه سايله',
  ),
  pt: unit('volume', 'US pint', 'باينت أمريكي', convert(1, 'pt').to('L'), '(?:us )?pints?|باينت'),
  qt: unit('volume', 'US quart', 'كوارت أمريكي', convert(1, 'qt').to('L'), '(?:us )?quarts?|كوارت'),
  gal: unit(
    'volume',
    'US gal',
    'غالون أمريكي',
    convert(1, 'gal').to('L'),
    '(?:us )?gallons?|(?:us )?gals?|(?:جالون|غالون)(?:ات|ا)?(?: امريكي)?',
  ),
  impgal: unit(
    'volume',
    'imperial gal',
    'غالون إمبراطوري',
    convert(1, 'imp gal').to('L'),
    '(?:imperial|imp|uk|british) (?:gallons?|gals?)|(?:gallons?|gals?) \\(?(?:imperial|imp|uk|british)\\)?|(?:جالون|غالون)(?:ات|ا)? (?:امبراطوري|بريطاني|انجليزي)(?:ه)?',
  ),
  bbl: unit(
    'volume',
    'oil barrel',
    'برميل نفط',
    158.987294928,
    '(?:oil )?barrels?(?: of oil)?|bbl|برميلا?(?: نفط)?|براميل',
  ),
  m2: unit(
    'area',
    'm²',
    'متر مربع',
    1,
    'm2|m²|sqm|sq\\.? ?m(?:et(?:re|er)s?)?|square met(?:re|er)s?|متر(?:ا)? مربع(?:ا)?|امتار مربعه|م2|م²',
  ),
  km2: unit(
    'area',
    'km²',
    'كيلومتر مربع',
    convert(1, 'km2').to('m2'),
    'km2|km²|sq\\.? ?km|square kilomet(?:re|er)s?|كيلو ?متر مربع|كم2|كم²',
  ),
  ft2: unit(
    'area',
    'sq ft',
    'قدم مربعة',
    convert(1, 'ft2').to('m2'),
    'ft2|ft²|sq\\.? ?f(?:t|eet|oot)|sqft|square f(?:ee|oo)t|قدم مربعه?|اقدام مربعه',
  ),
  yd2: unit(
    'area',
    'sq yd',
    'ياردة مربعة',
    convert(1, 'yd2').to('m2'),
    'sq\\.? ?(?:yds?|yards?)|square yards?|يارده مربعه',
  ),
  ha: unit('area', 'ha', 'هكتار', convert(1, 'ha').to('m2'), 'hectares?|ha|هكتار(?:ات|ا)?'),
  acre: unit(
    'area',
    'acre',
    'فدان إنجليزي (أيكر)',
    convert(1, 'acre').to('m2'),
    'acres?|ايكر|اكر|فدان انجليزي',
  ),
  feddan: unit(
    'area',
    'Egyptian feddan',
    'فدان مصري',
    25_205 / 6,
    'feddans?|(?:فدان|فدادين)(?: مصريه?)?(?! انجليزي)',
  ),
  donum: unit('area', 'metric dunam', 'دونم متري', 1000, 'dunams?|donums?|دونم(?:ات|ا)?'),
  kmh: unit(
    'speed',
    'km/h',
    'كم/س',
    1000 * perHour,
    'km\\/h|kmp?h|kph|kilomet(?:re|er)s? (?:per|an) hour|كم\\/س|(?:كم|كيلو(?: ?مترا?)?) ?(?:في|ب|\\/) ?(?:ال)?ساعه',
  ),
  mph: unit(
    'speed',
    'mph',
    'ميل/س',
    convert(1, 'mi').to('m') * perHour,
    'mph|miles? (?:per|an) hour|ميل(?:ا)? (?:في|ب|\\/) ?(?:ال)?ساعه',
  ),
  ms: unit('speed', 'm/s', 'م/ث', 1, 'm\\/s|met(?:re|er)s? per second|م\\/ث|متر(?:ا)? في الثانيه'),
  kn: unit('speed', 'knot', 'عقدة', convert(1, 'nmi').to('m') * perHour, 'knots?|kts|عقده'),
  l100km: unit(
    'fuel',
    'l/100 km',
    'لتر/100 كم',
    1,
    '(?:l|lit(?:re|er)s?) ?(?:\\/|per) ?100 ?(?:kms?|kilomet(?:re|er)s?)|لي?تر(?:ا|ات)? ?(?:\\/|لكل|كل|في|ل|ب) ?(?:ال)?100 ?(?:كم|كيلو(?: ?مترا?)?)',
  ),
  kmpl: unit(
    'fuel',
    'km/l',
    'كم/لتر',
    1,
    'km ?\\/ ?(?:l|lit(?:re|er))|kmpl|(?:kms?|kilomet(?:re|er)s?) (?:per|a) lit(?:re|er)|(?:كم|كيلو(?: ?مترا?)?) ?(?:\\/|في|لكل|ل|ب) ?(?:ال)?لي?تر',
  ),
  mpg: unit(
    'fuel',
    'US mpg',
    'ميل/غالون أمريكي',
    convert(1, 'mi').to('km') / convert(1, 'gal').to('L'),
    '(?:us )?mpg|miles per (?:us )?gallon|ميل (?:لكل|في) (?:ال)?[جغ]الون',
  ),
  impmpg: unit(
    'fuel',
    'imperial mpg',
    'ميل/غالون إمبراطوري',
    convert(1, 'mi').to('km') / convert(1, 'imp gal').to('L'),
    '(?:imperial|imp|uk|british) mpg|mpg \\(?(?:imperial|imp|uk|british)\\)?|miles per (?:imperial|uk|british) gallon',
  ),
  kbps: unit(
    'data rate',
    'kbit/s',
    'كيلوبت/ث',
    125,
    'kbps|kbit\\/s|kilobits? per second|كيلو ?بت (?:في|\\/) ?(?:ال)?ثانيه',
  ),
  Mbps: unit(
    'data rate',
    'Mbit/s',
    'ميغابت/ث',
    125e3,
    'mbps|mbit\\/s|megabits?(?: per second)?|مي[غج]ا ?بت(?: (?:في|\\/) ?(?:ال)?ثانيه)?',
  ),
  Gbps: unit(
    'data rate',
    'Gbit/s',
    'غيغابت/ث',
    125e6,
    'gbps|gbit\\/s|gigabits?(?: per second)?|[غج]ي[غج]ا ?بت(?: (?:في|\\/) ?(?:ال)?ثانيه)?',
  ),
  kBps: unit(
    'data rate',
    'kB/s',
    'كيلوبايت/ث',
    1e3,
    'kb\\/s(?:ec)?|kilobytes? per second|كيلو ?بايت (?:في|\\/) ?(?:ال)?ثانيه',
  ),
  MBps: unit(
    'data rate',
    'MB/s',
    'ميغابايت/ث',
    1e6,
    'mb\\/s(?:ec)?|megabytes? per second|مي[غج]ا ?بايت (?:في|\\/) ?(?:ال)?ثانيه',
  ),
  GBps: unit(
    'data rate',
    'GB/s',
    'غيغابايت/ث',
    1e9,
    'gb\\/s(?:ec)?|gigabytes? per second|[غج]ي[غج]ا ?بايت (?:في|\\/) ?(?:ال)?ثانيه',
  ),
  bit: unit('data', 'bit', 'بت', convert(1, 'bit').to('B'), 'bits?'),
  B: unit('data', 'B', 'بايت', 1, 'bytes?|بايت'),
  kB: unit('data', 'kB', 'كيلوبايت', convert(1, 'kB').to('B'), 'kb|kilobytes?|كيلو ?بايت'),
  MB: unit(
    'data',
    'MB',
    'ميغابايت',
    convert(1, 'MB').to('B'),
    'mb|megabytes?|مي[غج]ا ?بايت|ميجا|ميغا',
  ),
  GB: unit(
    'data',
    'GB',
    'غيغابايت',
    convert(1, 'GB').to('B'),
    'gb|gigabytes?|gigs?|[غج]ي[غج]ا ?بايت|جيجا|غيغا',
  ),
  TB: unit('data', 'TB', 'تيرابايت', convert(1, 'TB').to('B'), 'tb|terabytes?|تيرا ?بايت|تيرا'),
  KiB: unit('data', 'KiB', 'كيبيبايت', convert(1, 'KiB').to('B'), 'kib|kibibytes?'),
  MiB: unit('data', 'MiB', 'ميبيبايت', convert(1, 'MiB').to('B'), 'mib|mebibytes?'),
  GiB: unit('data', 'GiB', 'غيبيبايت', convert(1, 'GiB').to('B'), 'gib|gibibytes?'),
  J: unit('energy', 'J', 'جول', 1, 'joules?|جول'),
  kJ: unit('energy', 'kJ', 'كيلوجول', convert(1, 'kJ').to('J'), 'kj|kilojoules?|كيلو ?جول'),
  kcal: unit(
    'energy',
    'kcal',
    'سعرة حرارية (كيلو كالوري)',
    4184,
    'kcals?|calories|calorie|سعره حراريه|سعرات(?: حراريه)?|كيلو ?كالوري|كالوري',
  ),
  kWh: unit(
    'energy',
    'kWh',
    'كيلوواط ساعة',
    convert(1, 'kWh').to('J'),
    'kwh|kilowatt[ -]?hours?|كيلو ?واط[ /-]?ساعه',
  ),
  // Only for a request about energy; an air conditioner's BTU are a power.
  btu: unit('energy', 'BTU', 'وحدة حرارية بريطانية', 1055.05585262, 'btu of heat'),
  W: unit('power', 'W', 'واط', 1, 'watts?|واط'),
  kW: unit('power', 'kW', 'كيلوواط', convert(1, 'kW').to('W'), 'kw|kilowatts?|كيلو ?واط'),
  btuh: unit(
    'power',
    'BTU/h',
    'وحدة حرارية بريطانية/س',
    1055.05585262 * perHour,
    "btu'?s?(?: ?\\/ ?h(?:r|our)?| per hour)?|وحده حراريه(?: بريطانيه)?",
  ),
  rt: unit(
    'power',
    'ton of refrigeration',
    'طن تبريد',
    12_000 * 1055.05585262 * perHour,
    '(?:tons?|tonnes?) (?:of )?(?:refrigeration|cooling|ac)|ac tons?|(?:طن|اطنان) (?:تبريد|تكييف)',
  ),
  hp: unit('power', 'hp', 'حصان ميكانيكي', 745.69987158227, 'hp|bhp|horse ?power|حصان'),
  kPa: unit(
    'pressure',
    'kPa',
    'كيلوباسكال',
    convert(1, 'kPa').to('Pa'),
    'kpa|kilopascals?|كيلو ?باسكال',
  ),
  bar: unit('pressure', 'bar', 'بار', convert(1, 'bar').to('Pa'), 'bars?|بار'),
  psi: unit('pressure', 'psi', 'رطل/بوصة²', convert(1, 'psi').to('Pa'), 'psi'),
  atm: unit('pressure', 'atm', 'ضغط جوي', convert(1, 'atm').to('Pa'), 'atm|atmospheres?'),
  s: unit('time', 's', 'ثانية', 1, 'seconds?|secs?|ثانيه|ثواني|ثوان'),
  min: unit(
    'time',
    'min',
    'دقيقة',
    convert(1, 'min').to('s'),
    'minutes?|mins?|دقيقه|دقايق|دقيقتين',
  ),
  h: unit('time', 'h', 'ساعة', convert(1, 'h').to('s'), 'hours?|hrs?|ساعه|ساعات'),
  d: unit('time', 'd', 'يوم', convert(1, 'd').to('s'), 'days?|يوما?|ايام'),
  week: unit('time', 'wk', 'أسبوع', convert(1, 'week').to('s'), 'weeks?|wks?|اسبوعا?|اسابيع'),
  C: unit(
    'temperature',
    '°C',
    'درجة مئوية',
    1,
    '°\\s?c|℃|(?:degrees? )?(?:cel[sc]ius|centigrade)|deg(?:rees?)? c|(?:درجه )?مييوي?ه?|(?:درجه )?ميويه|°\\s?م|سيلسيوس',
  ),
  F: unit(
    'temperature',
    '°F',
    'درجة فهرنهايت',
    1,
    '°\\s?f|℉|(?:degrees? )?f(?:ah|a|ha)renheit|deg(?:rees?)? f|(?:درجه )?فهرنهايت(?:يه)?|°\\s?ف',
  ),
  K: unit('temperature', 'K', 'كلفن', 1, 'kelvins?|كلفن'),
  // "كم" also asks "how many".
  shortKm: unit('length', 'km', 'كم', convert(1, 'km').to('m'), 'كم', true),
  shortM: unit('length', 'm', 'م', 1, 'm|م', true),
  shortG: unit('mass', 'g', 'غ', convert(1, 'g').to('kg'), 'g|غ', true),
  shortL: unit('volume', 'l', 'لتر', 1, 'l', true),
  shortC: unit('temperature', '°C', 'درجة مئوية', 1, 'c|م°', true),
  shortF: unit('temperature', '°F', 'درجة فهرنهايت', 1, 'f', true),
  shortK: unit('temperature', 'K', 'كلفن', 1, 'k', true),
  shortH: unit('time', 'h', 'ساعة', convert(1, 'h').to('s'), 'h', true),
  // "3 in Dubai" and "500 in dirhams" hold no inches.
  shortIn: unit(
    'length',
    'in',
    'بوصة',
    convert(1, 'in').to('m'),
    'in(?=$|\\s*[^\\sa-z]|\\s+(?:to|into|in|is|as|equals|x|by|how|what|convert|tall|wide|long|mm|cms?|centimet|m|met|ft|feet|foot|yards?|kms?)(?![a-z])|\\s+(?:centi|milli)?met)',
    true,
  ),
} satisfies Record<string, Unit>

export type UnitCode = keyof typeof units

const aliases: Partial<Record<UnitCode, UnitCode>> = {
  shortKm: 'km',
  shortM: 'm',
  shortG: 'g',
  shortL: 'l',
  shortC: 'C',
  shortF: 'F',
  shortK: 'K',
  shortH: 'h',
  shortIn: 'in',
}

export interface UnitMention {
  code: UnitCode
  isShort: boolean
  start: number
  end: number
}

const patterns = (Object.entries(units) as [UnitCode, Unit][]).map(
  ([code, { written, isShort = false }]) => ({
    code,
    isShort,
    pattern: new RegExp(
      `(?:[بلو]?(?:ال)|لل|[بلو])?(?:${written})(?:(?<=['’′"”″²³])|(?![\\p{L}\\p{N}²³]))`,
      'uy',
    ),
  }),
)

/** Every unit named in a folded text, the longest reading at each place. */
export function unitMentions(folded: string): UnitMention[] {
  const found: UnitMention[] = []
  const places = /(?<![\p{L}])[\p{L}°℃℉'’′"”″]/gu
  for (let match = places.exec(folded); match; match = places.exec(folded)) {
    const start = match.index
    let best: UnitMention | undefined
    for (const { code, isShort, pattern } of patterns) {
      pattern.lastIndex = start
      if (pattern.test(folded) && pattern.lastIndex > (best?.end ?? start))
        best = { code: aliases[code] ?? code, isShort, start, end: pattern.lastIndex }
    }
    if (!best) continue
    found.push(best)
    places.lastIndex = Math.max(best.end, start + 1)
  }
  return found
}
