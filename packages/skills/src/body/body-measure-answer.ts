import type { Language } from '@wakeel/contract'
import { formatNumber, markdownTable } from '../reading/format.ts'
import { type BodyOutput, waistLimits } from './body-measures.ts'
import { medicalNotice } from './medical-notice.ts'

export function explainBodyMeasures(output: BodyOutput, language: Language): string {
  return [
    headline(output, language),
    figures(output, language),
    meaning(output, language),
    medicalNotice[language],
  ].join('\n\n')
}

function headline({ mass, waist }: BodyOutput, language: Language): string {
  const isArabic = language === 'ar'
  const parts = [
    mass &&
      (isArabic
        ? `مؤشر كتلة الجسم ${mass.index.toFixed(1)}: ${mass.name.ar}`
        : `Body mass index ${mass.index.toFixed(1)}: ${mass.name.en}`),
    waist &&
      (isArabic
        ? `نسبة الخصر إلى الطول ${ratio(waist.ratio)}: ${waist.name.ar}`
        : `${mass ? 'waist' : 'Waist'}-to-height ratio ${ratio(waist.ratio)}: ${waist.name.en}`),
  ].filter((part) => part !== undefined)
  return `**${parts.join(isArabic ? '؛ ' : '; ')}.**`
}

/** Three decimals, so that 0.496 is not shown as the limit it is below. */
const ratio = (value: number) => value.toFixed(3).replace(/0$/, '')

function figures({ measures, heightCm, mass, waist }: BodyOutput, language: Language): string {
  const isArabic = language === 'ar'
  const number = (value: number) => formatNumber(value, language, 1)
  const kg = isArabic ? 'كغ' : 'kg'
  const cm = isArabic ? 'سم' : 'cm'
  const rows: string[][] = []
  if (mass && measures.weightKg !== undefined) {
    const { least, most } = mass.healthyKg
    rows.push(
      [
        isArabic ? 'مؤشر كتلة الجسم' : 'Body mass index',
        `${number(measures.weightKg)} ÷ ${formatNumber(heightCm / 100, language, 4)}² = ${mass.index.toFixed(1)}`,
        mass.name[language],
      ],
      [
        isArabic ? 'نطاق الوزن الصحي لهذا الطول' : 'Healthy weight for this height',
        `${number(least)}–${number(most)} ${kg}`,
        distanceToRange(measures.weightKg, least, most, language),
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
  return markdownTable(
    isArabic ? ['القياس', 'القيمة', 'القراءة'] : ['Measure', 'Value', 'Reading'],
    rows,
  )
}

function distanceToRange(
  weightKg: number,
  least: number,
  most: number,
  language: Language,
): string {
  const isArabic = language === 'ar'
  if (weightKg >= least && weightKg <= most) return isArabic ? 'ضمن النطاق' : 'within the range'
  const isAbove = weightKg > most
  const kg = formatNumber(isAbove ? weightKg - most : least - weightKg, language, 1)
  if (isArabic) return `${isAbove ? 'أعلى منه' : 'أقل منه'} بمقدار ${kg} كغ`
  return `${kg} kg ${isAbove ? 'above' : 'below'} it`
}

function meaning({ measures, mass, waist }: BodyOutput, language: Language): string {
  const isArabic = language === 'ar'
  const lines: string[] = []
  if (mass) {
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
    else
      lines.push(
        isArabic
          ? 'لمقارنة محيط الخصر بحدود منظمة الصحة العالمية اذكر الجنس.'
          : 'Tell me the sex to compare the waist with the WHO limits as well.',
      )
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
