import { explainBodyMeasures } from './body/body-measure-answer.ts'
import { BodyMeasures, type BodyOutput, checkBodyMeasures } from './body/body-measures.ts'
import { missingFrom } from './body/missing-person.ts'
import { opening } from './reading/opening.ts'
import { isAboutBody, personIn } from './reading/person.ts'
import { mentions } from './reading/words.ts'
import { type Ask, defineSkill, type Reading } from './skill.ts'

export const bodyMeasureCheck = defineSkill<BodyMeasures, BodyOutput>({
  name: 'body-measure-check',
  title: { en: 'BMI and waist check', ar: 'فحص مؤشر كتلة الجسم والخصر' },
  description: {
    en: 'Body mass index with its WHO class, healthy weight range, waist-to-height ratio and waist limits for adults; lower thresholds for Asian or Middle Eastern backgrounds on request.',
    ar: 'مؤشر كتلة الجسم وتصنيفه لدى منظمة الصحة العالمية، ونطاق الوزن الصحي، ونسبة الخصر إلى الطول وحدود محيط الخصر للبالغين؛ مع حدود أدنى للأصول الآسيوية أو الشرق أوسطية عند الطلب.',
  },
  source: {
    title: {
      en: 'WHO body mass index classes (TRS 894) and waist circumference report (2008); NICE guideline NG246',
      ar: 'تصنيف منظمة الصحة العالمية لمؤشر كتلة الجسم (TRS 894) وتقرير محيط الخصر (2008)؛ ودليل NICE رقم NG246',
    },
    url: 'https://www.nice.org.uk/guidance/ng246',
    date: '2025-01-14',
  },
  input: BodyMeasures,
  suits(ask) {
    const text = opening(ask.text)
    return mentions(text, [
      'bmi',
      'body mass',
      'waist',
      'healthy weight',
      'overweight',
      'كتلة الجسم',
      'خصر',
      'الوزن المثالي',
    ])
      ? 0.9
      : isAboutBody(text)
        ? 0.5
        : 0
  },
  read,
  run: checkBodyMeasures,
  explain: explainBodyMeasures,
})

const LOWER_THRESHOLDS = [
  'asian',
  'south asian',
  'indian',
  'pakistani',
  'bangladeshi',
  'sri lankan',
  'filipino',
  'chinese',
  'middle eastern',
  'arab',
  'emirati',
  'african',
  'lower thresholds',
  'آسيوي',
  'آسيوية',
  'هندي',
  'هندية',
  'باكستاني',
  'باكستانية',
  'عربي',
  'عربية',
  'إماراتي',
  'إماراتية',
  'شرق أوسطي',
  'فلبيني',
  'أفريقي',
]

function read(ask: Ask): Reading<BodyMeasures> {
  const text = opening(ask.text)
  const { sex, ageYears, heightCm, weightKg, waistCm, isPregnantOrNursing } = personIn(text)
  const isRefusedAnyway = isPregnantOrNursing || (ageYears !== undefined && ageYears < 18)
  if (
    !isRefusedAnyway &&
    (heightCm === undefined || (weightKg === undefined && waistCm === undefined))
  ) {
    const wanted =
      waistCm === undefined ? (['heightCm', 'weightKg'] as const) : (['heightCm'] as const)
    return { missing: missingFrom({ heightCm, weightKg, isPregnantOrNursing }, wanted) }
  }
  return {
    input: {
      heightCm,
      weightKg,
      waistCm,
      sex,
      ageYears,
      usesLowerThresholds: mentions(text, LOWER_THRESHOLDS),
      isPregnantOrNursing,
    },
  }
}
