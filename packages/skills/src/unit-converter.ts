import type { Bilingual, Language } from '@wakeel/contract'
import { convert } from 'convert'
import { z } from 'zod'
import { asksWhy } from './follow-up/asks-why.ts'
import { markdownTable } from './reading/format.ts'
import { defineSkill, SkillRefusal } from './skill.ts'
import { readMessage } from './understanding/read-message.ts'
import { claimedIn, sayClaim } from './units/claimed.ts'
import { conversionsGoingOn } from './units/go-on.ts'
import { type UnitCode, units } from './units/unit-names.ts'
import { namedUnits, unitRequestsIn } from './units/unit-request.ts'
import { exact, factorOf } from './units/written-figures.ts'

const codes = Object.keys(units).filter((code) => !code.startsWith('short')) as [
  UnitCode,
  ...UnitCode[],
]
const UnitInput = z.object({
  parts: z.array(z.object({ value: z.number(), unit: z.enum(codes) })).min(1),
  targets: z.array(z.enum(codes)).min(1),
  /** What somebody says that it comes to. */
  claimed: z.number().optional(),
})
type UnitInput = z.infer<typeof UnitInput>

interface UnitOutput {
  parts: UnitInput['parts']
  /** The parts as one figure of the first one's unit. */
  value: number
  results: { unit: UnitCode; value: number; perUnit?: number }[]
  claimed?: number | undefined
}

/** What a measure is given in when the person names no unit: its counterpart of the other system. */
const counterparts: Partial<Record<UnitCode, UnitCode>> = {
  mi: 'km', km: 'mi', ft: 'm', m: 'ft', in: 'cm', cm: 'in', yd: 'm', nmi: 'km', mm: 'in',
  lb: 'kg', kg: 'lb', oz: 'g', g: 'oz', st: 'kg', tola: 'g', ct: 'g', t: 'lb',
  gal: 'l', impgal: 'l', l: 'gal', cup: 'ml', floz: 'ml', tbsp: 'ml', tsp: 'ml', pt: 'l', qt: 'l', bbl: 'l', ml: 'floz',
  ft2: 'm2', m2: 'ft2', acre: 'm2', feddan: 'm2', ha: 'acre', yd2: 'm2', km2: 'acre', donum: 'm2',
  kmh: 'mph', mph: 'kmh', kn: 'kmh', ms: 'kmh', kcal: 'kJ', kJ: 'kcal', hp: 'kW', kW: 'hp', psi: 'bar', bar: 'psi', ozt: 'g', btuh: 'kW', rt: 'kW', l100km: 'mpg', mpg: 'l100km', impmpg: 'l100km', kmpl: 'l100km', Mbps: 'MBps', MBps: 'Mbps', Gbps: 'MBps', C: 'F', F: 'C', K: 'C',
} // biome-ignore format: a table

const written = (amount: number, code: UnitCode, language: Language) =>
  `${exact(amount, language)} ${units[code].name[language]}`

/** `6 ft 2 in → cm` */
const saying = ({ parts, targets }: UnitInput, language: Language): string =>
  `${parts.map(({ value, unit }) => written(value, unit, language)).join(' ')} → ${targets.map((code) => units[code].name[language]).join(language === 'ar' ? '، ' : ', ')}`

const missingMeasure = {
  name: { en: 'The measure to convert', ar: 'القياس المطلوب تحويله' },
  example: { en: '5 miles to km', ar: '5 أميال إلى كم' },
}
const missingTarget = {
  name: { en: 'The unit to convert to', ar: 'الوحدة المطلوبة' },
  example: { en: 'to kilometres', ar: 'إلى كيلومترات' },
}

export const unitConverter = defineSkill<UnitInput, UnitOutput>({
  name: 'unit-converter',
  title: { en: 'Unit conversion', ar: 'تحويل الوحدات' },
  description: {
    en: 'Length, weight, volume, area, speed, fuel use, temperature, energy, power, pressure, data, data rates and time between metric, imperial, US and Gulf units.',
    ar: 'الطول والوزن والحجم والمساحة والسرعة واستهلاك الوقود والحرارة والطاقة والقدرة والضغط والبيانات وسرعة نقلها والزمن بين الوحدات المترية والإمبراطورية والأمريكية والخليجية.',
  },
  source: {
    title: {
      en: 'International yard and pound agreement; BIPM, The International System of Units, 9th edition',
      ar: 'الاتفاقية الدولية للياردة والرطل؛ والنظام الدولي للوحدات (BIPM) الطبعة التاسعة',
    },
    url: 'https://www.bipm.org/en/publications/si-brochure',
    date: '2019-05-20',
  },
  input: UnitInput,
  suits(ask) {
    const requests = unitRequestsIn(readMessage(ask.text, ask.today))
    if (requests.some(({ targets }) => targets.length > 0)) return 0.95
    return requests.some(({ parts }) => parts.some(({ unit }) => units[unit].kind !== 'time'))
      ? 0.5
      : 0
  },
  names: (ask) => namedUnits(readMessage(ask.text, ask.today)),
  read(ask) {
    const requests = unitRequestsIn(readMessage(ask.text, ask.today))
    const uses = requests.flatMap((request) => request.uses)
    const cases = requests.flatMap(({ parts, targets }) => {
      const counterpart = counterparts[parts[0]?.unit as UnitCode]
      const wanted = targets.length > 0 ? targets : counterpart ? [counterpart] : []
      return wanted.length > 0 ? [{ input: { parts, targets: wanted } }] : []
    })
    const written = cases.map((one) => JSON.stringify(one))
    const [first, ...more] = cases.filter(
      (_, index) => written.indexOf(written[index] as string) === index,
    )
    if (!first) return { missing: [requests.length > 0 ? missingTarget : missingMeasure], uses }
    const facts = [first, ...more].map(({ input }) => saying(input, ask.language))
    const isOne = more.length === 0 && first.input.targets.length === 1
    const claimed = isOne
      ? claimedIn(readMessage(ask.text, ask.today), first.input.targets[0])
      : undefined
    const input = { ...first.input, ...(claimed !== undefined && { claimed }) }
    return { input, more, uses, understood: { facts, assumed: [] } }
  },
  goOn(before, ask) {
    const [last] = before.at(-1)!.inputs
    if (asksWhy(ask.text)) return { input: last }
    const [input, ...more] = conversionsGoingOn(last, ask) ?? []
    if (!input) return undefined
    const facts = [input, ...more].map((one) => saying(one, ask.language))
    return { input, more: more.map((one) => ({ input: one })), understood: { facts, assumed: [] } }
  },
  run({ parts, targets, claimed }) {
    const [first] = parts
    const unit = first?.unit as UnitCode
    const { kind, factor } = units[unit]
    if ([...parts.map((part) => part.unit), ...targets].some((code) => units[code].kind !== kind))
      throw new SkillRefusal(refusals.kinds)
    if (kind === 'temperature') return temperatures(first?.value ?? 0, unit, targets)
    if (parts.some(({ value }) => value < 0)) throw new SkillRefusal(refusals.negative)
    if (kind === 'fuel') return fuelUse(first?.value ?? 0, unit, targets)
    const value = parts.reduce(
      (sum, part) => sum + (part.value * units[part.unit].factor) / factor,
      0,
    )
    return {
      parts,
      value,
      claimed,
      results: targets.map((target) => ({
        unit: target,
        value: (value * factor) / units[target].factor,
        perUnit: factor / units[target].factor,
      })),
    }
  },
  explain,
})

type Temperature = 'C' | 'F' | 'K'

function temperatures(value: number, from: UnitCode, targets: readonly UnitCode[]): UnitOutput {
  const kelvin = convert(value, from as Temperature).to('K')
  if (kelvin < -1e-9) throw new SkillRefusal(refusals.absoluteZero)
  return {
    parts: [{ value, unit: from }],
    value,
    results: targets.map((unit) => ({
      unit,
      value: convert(value, from as Temperature).to(unit as Temperature),
    })),
  }
}

/** Litres per 100 km are the reverse of a distance per volume. */
function fuelUse(value: number, from: UnitCode, targets: readonly UnitCode[]): UnitOutput {
  if (value <= 0) throw new SkillRefusal(refusals.noFuel)
  const turned = (amount: number, unit: UnitCode) => (unit === 'l100km' ? 100 / amount : amount)
  const kmPerLitre = turned(value, from) * units[from].factor
  return {
    parts: [{ value, unit: from }],
    value,
    results: targets.map((unit) => ({
      unit,
      value: turned(kmPerLitre / units[unit].factor, unit),
    })),
  }
}

const refusals = {
  noFuel: { en: 'A fuel use must be above zero.', ar: 'يجب أن يكون استهلاك الوقود أكبر من صفر.' },
  kinds: {
    en: 'These units measure different things, so one cannot be turned into the other.',
    ar: 'هذه الوحدات تقيس أشياء مختلفة، فلا يمكن تحويل إحداها إلى الأخرى.',
  },
  negative: {
    en: 'A measure of this kind cannot be negative.',
    ar: 'لا يمكن أن يكون قياس من هذا النوع سالبًا.',
  },
  absoluteZero: {
    en: 'That is below absolute zero (−273.15 °C), the lowest temperature there is.',
    ar: 'هذه الدرجة أدنى من الصفر المطلق (−273.15 درجة مئوية)، وهو أدنى حرارة ممكنة.',
  },
} satisfies Record<string, Bilingual>

const formulas: Record<string, string> = {
  CF: '°F = °C × 1.8 + 32', FC: '°C = (°F − 32) ÷ 1.8', CK: 'K = °C + 273.15', KC: '°C = K − 273.15', FK: 'K = (°F − 32) ÷ 1.8 + 273.15', KF: '°F = (K − 273.15) × 1.8 + 32',
} // biome-ignore format: a table

function fuelWorking(value: number, from: UnitCode, to: UnitCode, language: Language): string {
  const [amount, ratio] = [
    exact(value, language),
    exact(units[from].factor / units[to].factor, language),
  ]
  if (to !== 'l100km')
    return from === 'l100km'
      ? `100 ÷ ${amount} ÷ ${exact(units[to].factor, language)}`
      : `${amount} × ${ratio}`
  return `100 ÷ (${amount} × ${exact(units[from].factor, language)})`
}

function explain({ parts, value, results, claimed }: UnitOutput, language: Language): string {
  const isArabic = language === 'ar'
  const unit = parts[0]?.unit as UnitCode
  const source = parts.map((part) => written(part.value, part.unit, language)).join(' ')
  const headline = `**${source} = ${results.map((result) => written(result.value, result.unit, language)).join(' = ')}**`
  const rows = results.map((result) => [
    `${source} → ${units[result.unit].name[language]}`,
    result.perUnit === undefined
      ? (formulas[`${unit}${result.unit}`] ?? fuelWorking(value, unit, result.unit, language))
      : `${exact(value, language)} × ${factorOf(value, result.perUnit, language)}`,
    exact(result.value, language),
  ])
  const codes = [unit, ...results.map((result) => result.unit)]
  const notes = codes
    .filter((code) => code !== 'oz' || !codes.includes('ozt'))
    .flatMap((code) => variants[code]?.[language] ?? [])
  return [
    headline,
    ...sayClaim(claimed, results[0], language),
    markdownTable(
      isArabic ? ['التحويل', 'الحساب', 'النتيجة'] : ['Conversion', 'Working', 'Result'],
      rows,
      [2],
    ),
    ...inFeetAndInches(results, language),
    ...[...new Set(notes)].map((note) => `- ${note}`),
    precision(codes)[language],
  ].join('\n\n')
}

/** "175 cm in feet and inches" is a height of both. */
function inFeetAndInches(results: UnitOutput['results'], language: Language): string[] {
  const inches = results.find(({ unit }) => unit === 'in')?.value
  if (inches === undefined || !results.some(({ unit }) => unit === 'ft')) return []
  const tenths = Math.round(inches * 10)
  const [feet, rest] = [Math.floor(tenths / 120), (tenths % 120) / 10]
  return [
    language === 'ar'
      ? `- معًا: ${feet} قدم و${exact(rest, 'ar')} بوصة.`
      : `- Together: ${feet} ft ${exact(rest, 'en')} in.`,
  ]
}

/** The size of a tola is a custom of the trade. */
const precision = (codes: readonly UnitCode[]): Bilingual =>
  codes.includes('tola')
    ? { en: 'Result to seven significant digits.', ar: 'النتيجة بسبعة أرقام معنوية.' }
    : {
        en: 'Factors by international definition; result to seven significant digits.',
        ar: 'معاملات التحويل بالتعريف الدولي، والنتيجة بسبعة أرقام معنوية.',
      }

/** Units of one name and several sizes: which one was used. */
const variants: Partial<Record<UnitCode, Bilingual>> = {
  gal: {
    en: 'US gallon (3.785412 l). Say "imperial gallon" for the larger British one (4.54609 l).',
    ar: 'الغالون الأمريكي (3.785412 لتر). قل «غالون إمبراطوري» للبريطاني الأكبر (4.54609 لتر).',
  },
  cup: {
    en: 'US cup (236.5882 ml); a metric cup is 250 ml.',
    ar: 'الكوب الأمريكي (236.5882 مل)؛ والكوب المتري 250 مل.',
  },
  pt: {
    en: 'US pint (0.4731765 l); the British pint is 0.5682613 l.',
    ar: 'الباينت الأمريكي (0.4731765 لتر)؛ والبريطاني 0.5682613 لتر.',
  },
  t: { en: 'Metric tonne (1,000 kg).', ar: 'الطن المتري (1,000 كغ).' },
  hp: {
    en: 'Mechanical horsepower (745.6999 W); the metric one (PS) is 735.4988 W.',
    ar: 'الحصان الميكانيكي (745.6999 واط)؛ والمتري (PS) 735.4988 واط.',
  },
  mpg: {
    en: 'US miles per gallon; say "imperial mpg" for the British gallon (1 US mpg = 1.200950 imperial mpg).',
    ar: 'ميل للغالون الأمريكي؛ قل «imperial mpg» للغالون البريطاني (1 ميل/غالون أمريكي = 1.200950 ميل/غالون إمبراطوري).',
  },
  btuh: {
    en: 'BTU of an air conditioner are BTU per hour; 12,000 BTU/h are one ton of refrigeration.',
    ar: 'وحدات المكيّف هي وحدة حرارية بريطانية في الساعة؛ و12,000 منها طن تبريد واحد.',
  },
  Mbps: {
    en: '1 byte is 8 bits; decimal units (1 Mbit/s = 1,000,000 bit/s).',
    ar: 'البايت 8 بت؛ وحدات عشرية (1 ميغابت/ث = 1,000,000 بت/ث).',
  },
  MB: {
    en: 'Decimal units: 1 MB is 1,000,000 bytes (1 MiB is 1,048,576).',
    ar: 'وحدات عشرية: 1 ميغابايت = 1,000,000 بايت (1 ميبيبايت = 1,048,576).',
  },
  GB: {
    en: 'Decimal units: 1 GB is 10⁹ bytes (1 GiB is 2³⁰).',
    ar: 'وحدات عشرية: 1 غيغابايت = 10⁹ بايت (1 غيبيبايت = 2³⁰).',
  },
  oz: {
    en: 'The common ounce (oz) is 28.34952 g; gold is weighed in troy ounces (31.10348 g).',
    ar: 'الأونصة العادية 28.34952 غ؛ والذهب يوزن بأونصة تروي (31.10348 غ).',
  },
  ozt: {
    en: 'Gold and silver are weighed in troy ounces (31.10348 g); the common ounce is 28.34952 g.',
    ar: 'الذهب والفضة يوزنان بأونصة تروي (31.10348 غ)؛ والأونصة العادية 28.34952 غ.',
  },
  tola: {
    en: 'Tola of 11.6638038 g, as used for gold in the Gulf and India.',
    ar: 'التولة 11.6638038 غ كما تُستخدم للذهب في الخليج والهند.',
  },
}
