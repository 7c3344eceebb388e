import type { Language } from '@wakeel/contract'
import { formatNumber, markdownTable } from '../reading/format.ts'
import { type BodyOutput, ratioClassOf, waistClassOf, waistLimits } from './body-measures.ts'
import { medicalNotice } from './medical-notice.ts'
import { change, distanceToRange, fromPresent, outOfObesity } from './weight-change.ts'

export function explainBodyMeasures(output: BodyOutput, language: Language): string {
  return [
    headline(output, language),
    figures(output, language),
    meaning(output, language),
    medicalNotice[language],
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** What was asked, then what the measures come to. */
function headline(output: BodyOutput, language: Language): string {
  const first = asked(output, language)
  const parts = [...(first ? [first] : []), ...readings(output, first !== '', language)]
  return `**${parts.join(language === 'ar' ? '؛ ' : '; ')}.**`
}

function asked(
  { measures, heightCm, heightsCm, healthyKg, weightAtIndexKg }: BodyOutput,
  language: Language,
): string {
  const isArabic = language === 'ar'
  const number = (value: number) => formatNumber(value, language, 1)
  const height = heightCm === undefined ? '' : `${number(heightCm)} ${isArabic ? 'سم' : 'cm'}`
  const range =
    healthyKg && `${number(healthyKg.least)}–${number(healthyKg.most)} ${isArabic ? 'كغ' : 'kg'}`
  switch (measures.find) {
    case 'healthy weight':
      return isArabic
        ? `الوزن الصحي لطول ${height} هو ${range}`
        : `A healthy weight at ${height} is ${range}`
    case 'waist':
      return [
        isArabic
          ? `محيط الخصر الصحي لطول ${height} أقل من ${number((heightCm ?? 0) / 2)} سم، أي نصف الطول`
          : `At ${height} a healthy waist is below ${number((heightCm ?? 0) / 2)} cm, half the height`,
        ...(measures.sex ? [limitsOf(measures.sex, language)] : []),
      ].join(isArabic ? '؛ ' : '; ')
    case 'waist at ratio':
      return ratioAimedFor(measures.ratio ?? 0, heightCm ?? 0, language)
    case 'change':
      return healthyKg && measures.weightKg !== undefined
        ? [
            change(measures.weightKg, healthyKg, measures.isInPounds, language),
            ...outOfObesity(measures, heightCm ?? 0, language),
          ].join(isArabic ? '؛ ' : '; ')
        : ''
    case 'height':
      return heights(measures, heightsCm, language)
    case 'weight at index':
      return isArabic
        ? `مؤشر ${number(measures.index ?? 0)} عند طول ${height} يعني وزن ${number(weightAtIndexKg ?? 0)} كغ${fromPresent(measures, weightAtIndexKg, language)}`
        : `A body mass index of ${number(measures.index ?? 0)} at ${height} is a weight of ${number(weightAtIndexKg ?? 0)} kg${fromPresent(measures, weightAtIndexKg, language)}`
    default:
      return ''
  }
}

/** What WHO says of a waist, whatever the height. */
function limitsOf(sex: 'male' | 'female', language: Language): string {
  const [first, second] = waistLimits[sex]
  return language === 'ar'
    ? `وحدّ منظمة الصحة العالمية ${sex === 'male' ? 'للرجال' : 'للنساء'} ${first} سم (خطر متزايد فوقه) و${second} سم (متزايد كثيرًا)`
    : `WHO's limits for ${sex === 'male' ? 'men' : 'women'} are ${first} cm (increased risk above it) and ${second} cm (substantially increased)`
}

function ratioAimedFor(aimed: number, heightCm: number, language: Language): string {
  const [height, waist, said] = [heightCm, aimed * heightCm, aimed].map((value, index) =>
    formatNumber(value, language, index === 2 ? 3 : 1),
  )
  return language === 'ar'
    ? `نسبة ${said} عند طول ${height} سم تعني خصرًا ${waist} سم: ${ratioClassOf(aimed).ar}`
    : `A ratio of ${said} at ${height} cm is a waist of ${waist} cm: ${ratioClassOf(aimed).en}`
}

function heights(
  { weightKg = 0, index }: BodyOutput['measures'],
  { least, most }: NonNullable<BodyOutput['heightsCm']> = { least: 0, most: 0 },
  language: Language,
): string {
  const number = (value: number) => formatNumber(value, language, 1)
  const [weight, from, to] = [weightKg, least, most].map(number)
  if (index !== undefined)
    return language === 'ar'
      ? `مؤشر ${number(index)} مع وزن ${weight} كغ يعني طول ${from} سم`
      : `A body mass index of ${number(index)} at ${weight} kg is a height of ${from} cm`
  return language === 'ar'
    ? `وزن ${weight} كغ صحي لطول بين ${from} و${to} سم`
    : `${weight} kg is a healthy weight at a height of ${from} to ${to} cm`
}

function readings(
  { measures, mass, waist }: BodyOutput,
  isBehind: boolean,
  language: Language,
): string[] {
  const isArabic = language === 'ar'
  return [
    mass &&
      (isArabic
        ? `مؤشر كتلة الجسم ${mass.index.toFixed(1)}: ${mass.name.ar}`
        : `${isBehind ? 'body' : 'Body'} mass index ${mass.index.toFixed(1)}: ${mass.name.en}`),
    waist &&
      (isArabic
        ? `نسبة الخصر إلى الطول ${shortRatio(waist)}: ${waist.name.ar}`
        : `${mass || isBehind ? 'waist' : 'Waist'}-to-height ratio ${shortRatio(waist)}: ${waist.name.en}`),
    waist?.circumference &&
      (isArabic
        ? `محيط الخصر (حدود ${measures.sex === 'male' ? 'الرجال' : 'النساء'}): ${waist.circumference.ar}`
        : `waist circumference (limits for ${measures.sex === 'male' ? 'men' : 'women'}): ${waist.circumference.en}`),
  ].filter((part) => part !== undefined)
}

/** Three decimals, so that 0.496 is not shown as the limit it is below. */
const ratio = (value: number) => (value + Number.EPSILON).toFixed(3).replace(/0$/, '')

/** Two decimals, as the limits have, unless they would show it in another class. */
const shortRatio = ({ ratio: value, name }: NonNullable<BodyOutput['waist']>) => {
  const rounded = Math.round(value * 100) / 100
  return ratioClassOf(rounded) === name ? rounded.toFixed(2) : ratio(value)
}

function figures(
  { measures, heightCm, healthyKg, mass, waist }: BodyOutput,
  language: Language,
): string {
  const isArabic = language === 'ar'
  const number = (value: number) => formatNumber(value, language, 1)
  const kg = isArabic ? 'كغ' : 'kg'
  const cm = isArabic ? 'سم' : 'cm'
  const rows: string[][] = []
  if (heightCm === undefined) return ''
  if (mass && healthyKg && measures.weightKg !== undefined) {
    const { least, most } = healthyKg
    rows.push(
      [
        isArabic ? 'مؤشر كتلة الجسم' : 'Body mass index',
        `${number(measures.weightKg)} ÷ ${formatNumber(heightCm / 100, language, 4)}² = ${mass.index.toFixed(1)}`,
        mass.name[language],
      ],
      [
        isArabic ? 'نطاق الوزن الصحي لهذا الطول' : 'Healthy weight for this height',
        `${number(least)}–${number(most)} ${kg}`,
        distanceToRange(measures, healthyKg, language),
      ],
    )
  }
  if (waist && measures.waistCm !== undefined) {
    rows.push([
      isArabic ? 'الخصر ÷ الطول' : 'Waist ÷ height',
      `${number(measures.waistCm)} ÷ ${number(heightCm)} = ${ratio(waist.ratio)}`,
      isArabic
        ? `نصف الطول ${number(waist.halfHeightCm)} ${cm}`
        : `half the height is ${number(waist.halfHeightCm)} ${cm}`,
    ])
    if (waist.circumference && measures.sex) {
      const [first, second] = waistLimits[measures.sex]
      rows.push([
        isArabic ? 'محيط الخصر' : 'Waist circumference',
        `${number(measures.waistCm)} ${cm}`,
        isArabic
          ? `${waist.circumference.ar} (حدود ${measures.sex === 'male' ? 'الرجال' : 'النساء'} ${first} و${second} ${cm})`
          : `${waist.circumference.en} (${measures.sex === 'male' ? 'men' : 'women'}: ${first} and ${second} ${cm})`,
      ])
    }
  }
  if (rows.length === 0) return ''
  return markdownTable(
    isArabic ? ['القياس', 'القيمة', 'القراءة'] : ['Measure', 'Value', 'Reading'],
    rows,
  )
}

function meaning({ measures, mass, waist }: BodyOutput, language: Language): string {
  const isArabic = language === 'ar'
  const lines: string[] = []
  if (mass || measures.find === 'healthy weight') {
    if (measures.usesLowerThresholds)
      lines.push(
        isArabic
          ? 'حدود NICE (NG246، 2025) للأصول الآسيوية والشرق أوسطية والأفريقية: زيادة الوزن من 23 والسمنة من 27.5، لأن الخطر يبدأ عند مؤشر أقل.'
          : 'NICE thresholds (NG246, 2025) for South Asian, Chinese, other Asian, Middle Eastern, Black African and African-Caribbean family backgrounds: overweight from 23, obesity from 27.5, because risk starts at a lower index.',
      )
    else
      lines.push(
        isArabic
          ? 'تصنيف منظمة الصحة العالمية: الطبيعي 18.5–24.9، وزيادة الوزن 25–29.9، والسمنة من 30. للأصول الآسيوية أو الشرق أوسطية أو الأفريقية توصي NICE بحدود أدنى (23 و27.5)؛ اطلبها مني.'
          : 'WHO classes: normal 18.5–24.9, overweight 25–29.9, obesity from 30. For Asian, Middle Eastern or African family backgrounds NICE advises lower ones (23 and 27.5); ask me to use them.',
      )
    lines.push(
      isArabic
        ? 'المؤشر لا يميّز العضلات من الدهون، فقراءته أضعف لدى الرياضيين وكبار السن.'
        : 'The index cannot tell muscle from fat, so it says less about athletes and older people.',
    )
  }
  if (waist) {
    lines.push(
      isArabic
        ? 'نسبة الخصر إلى الطول (NICE، NG246): الصحية 0.4–0.49، والمتزايدة 0.5–0.59، والعالية 0.6 فأكثر؛ القاعدة: خصرك أقل من نصف طولك.'
        : 'Waist-to-height ratio (NICE NG246): healthy 0.4 to 0.49, increased 0.5 to 0.59, high 0.6 or more; keep the waist below half the height.',
    )
    if (waist.circumference)
      lines.push(
        isArabic
          ? 'محيط الخصر (منظمة الصحة العالمية، 2008): يتزايد الخطر فوق 94 سم للرجال و80 سم للنساء، ويتزايد كثيرًا فوق 102 و88 سم.'
          : 'Waist circumference (WHO, 2008): risk is increased above 94 cm in men and 80 cm in women, substantially above 102 and 88 cm.',
      )
    else if (measures.waistCm !== undefined) lines.push(waistOfEither(measures.waistCm, language))
    if (mass && mass.index >= 35)
      lines.push(
        isArabic
          ? 'لا تضيف النسبة شيئًا عند مؤشر كتلة 35 فأكثر بحسب NICE.'
          : 'By NICE the ratio adds little at a body mass index of 35 and above.',
      )
  }
  lines.push(
    isArabic
      ? 'للبالغين (18 سنة فأكثر) من غير الحوامل.'
      : 'For adults (18 and over) who are not pregnant.',
  )
  return lines.map((line) => `- ${line}`).join('\n')
}

/** When nobody says whose waist it is, the limits of both. */
function waistOfEither(waistCm: number, language: Language): string {
  const [man, woman] = (['male', 'female'] as const).map((sex) => {
    const [first, second] = waistLimits[sex]
    const risk = waistClassOf(waistCm, sex)[language]
    return `${risk} (${first}${language === 'ar' ? ' و' : ' and '}${second}${language === 'ar' ? ' سم' : ' cm'})`
  })
  return language === 'ar'
    ? `محيط الخصر (منظمة الصحة العالمية، 2008): للرجل ${man}؛ للمرأة ${woman}.`
    : `Waist circumference (WHO, 2008): for a man ${man}; for a woman ${woman}.`
}
