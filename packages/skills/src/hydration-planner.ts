import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { medicalNotice } from './body/medical-notice.ts'
import { missingFrom } from './body/missing-person.ts'
import { refuseImplausible } from './body/plausible.ts'
import { heatIndexF, toFahrenheit } from './heat/heat-index.ts'
import { weatherIn } from './heat/weather.ts'
import { formatNumber, markdownTable } from './reading/format.ts'
import { opening } from './reading/opening.ts'
import { personIn } from './reading/person.ts'
import { durationIn, quantities } from './reading/quantities.ts'
import { mentions } from './reading/words.ts'
import { type Ask, defineSkill, type Reading, SkillRefusal } from './skill.ts'

const HydrationInput = z.object({
  sex: z.enum(['male', 'female']).optional(),
  /** An adult unless named. */
  ageYears: z.number().optional(),
  condition: z.enum(['pregnant', 'nursing']).optional(),
  /** Hours of exercise or physical work in the day. */
  activeHours: z.number().optional(),
  isHot: z.boolean(),
})
type HydrationInput = z.infer<typeof HydrationInput>

interface HydrationOutput {
  input: HydrationInput
  totalLitres: number
  /** The part of the total that is drunk; food brings the rest. */
  drinkLitres: number
  extraLitres?: { least: number; most: number }
}

/** EFSA counts on food for about a fifth of all water. */
const DRINK_SHARE = 0.8
const EXTRA_PER_HOUR = {
  mild: { least: 0.4, most: 0.8 },
  hot: { least: 0.72, most: 0.96 },
} as const
const MAX_HOURS = { mild: 16, hot: 10 } as const
/** °F: from the National Weather Service's "extreme caution" on, the rule for work in heat holds. */
const HOT_INDEX_F = 90
const HOT_AIR_C = 32

export const hydrationPlanner = defineSkill<HydrationInput, HydrationOutput>({
  name: 'hydration-planner',
  title: { en: 'Daily water plan', ar: 'خطة الماء اليومية' },
  description: {
    en: 'How much water a day by sex and age (EFSA), with what exercise or work in the heat adds.',
    ar: 'كمية الماء اليومية بحسب الجنس والعمر (EFSA) مع ما تضيفه الرياضة أو العمل في الحر.',
  },
  source: {
    title: {
      en: 'EFSA, Scientific opinion on dietary reference values for water, EFSA Journal 8(3):1459',
      ar: 'الهيئة الأوروبية لسلامة الأغذية، القيم المرجعية للماء، EFSA Journal 8(3):1459',
    },
    url: 'https://doi.org/10.2903/j.efsa.2010.1459',
    date: '2010-03-25',
  },
  input: HydrationInput,
  suits(ask) {
    const text = opening(ask.text)
    if (
      mentions(text, [
        'water',
        'drink',
        'hydration',
        'hydrate',
        'litres',
        'fluid',
        'ماء',
        'أشرب',
        'اشرب',
        'شرب',
        'مياه',
        'لتر',
        'ترطيب',
      ])
    )
      return 0.85
    return activeHoursIn(text) === undefined ? 0 : 0.6
  },
  read(ask: Ask): Reading<HydrationInput> {
    const text = opening(ask.text)
    const person = personIn(text)
    const condition = person.isPregnantOrNursing
      ? mentions(text, NURSING)
        ? 'nursing'
        : 'pregnant'
      : undefined
    const sex = person.sex ?? (condition && 'female')
    // A child's amount is never the one for adults, whatever else is said.
    if (person.ageYears === undefined && !condition && mentions(text, BABY))
      return { input: { sex, ageYears: 0, isHot: false } }
    if (person.ageYears === undefined && !condition && mentions(text, CHILD))
      return { missing: missingFrom(person, ['ageYears']) }
    const isSmallChild = person.ageYears !== undefined && person.ageYears < 9
    if (!sex && !isSmallChild) return { missing: missingFrom(person, ['sex']) }
    return {
      input: {
        sex,
        ageYears: person.ageYears,
        condition,
        activeHours: activeHoursIn(text),
        isHot: isHot(text),
      },
    }
  },
  run(input) {
    const { sex, ageYears = 30, condition, activeHours } = input
    if (ageYears < 2)
      throw new SkillRefusal({
        en: 'For a child under two the needs change month by month and milk is part of them; please ask a paediatrician. This is general information, not medical advice.',
        ar: 'دون سن الثانية تتغيّر الاحتياجات من شهر إلى آخر والحليب جزء منها؛ يُرجى سؤال طبيب أطفال. هذه معلومات عامة وليست نصيحة طبية.',
      })
    refuseImplausible({ ageYears })
    const mostHours = input.isHot ? MAX_HOURS.hot : MAX_HOURS.mild
    if (activeHours !== undefined && activeHours > mostHours)
      throw new SkillRefusal({
        en: `I plan at most ${mostHours} hours a day of effort${input.isHot ? ' in the heat; longer days need an occupational doctor' : ''}. Please check the hours.`,
        ar: `أخطط لما لا يزيد على ${mostHours} ساعة من المجهود في اليوم${input.isHot ? ' في الحر؛ وما زاد يحتاج إلى طبيب صحة مهنية' : ''}. يُرجى التحقق من عدد الساعات.`,
      })
    if (activeHours && ageYears < 14)
      throw new SkillRefusal({
        en: 'The rules for exercise and heat are made for adults; for a child in sport or heat please ask a paediatrician or coach. Without exercise I can give the daily amount. This is general information, not medical advice.',
        ar: 'قواعد الرياضة والحر موضوعة للبالغين؛ للأطفال يُرجى سؤال طبيب أطفال أو المدرب. أستطيع إعطاء الكمية اليومية دون رياضة. هذه معلومات عامة وليست نصيحة طبية.',
      })
    const totalLitres = Number(
      (
        adequateIntake(sex, ageYears) +
        (condition === 'pregnant' ? 0.3 : condition === 'nursing' ? 0.7 : 0)
      ).toFixed(2),
    )
    const rate = EXTRA_PER_HOUR[input.isHot ? 'hot' : 'mild']
    return {
      input,
      totalLitres,
      drinkLitres: totalLitres * DRINK_SHARE,
      ...(activeHours && {
        extraLitres: { least: rate.least * activeHours, most: rate.most * activeHours },
      }),
    }
  },
  explain,
})

/** EFSA 2010, litres of water a day from drinks and food. */
function adequateIntake(sex: HydrationInput['sex'], ageYears: number): number {
  if (ageYears < 4) return 1.3
  if (ageYears < 9) return 1.6
  if (ageYears < 14) return sex === 'female' ? 1.9 : 2.1
  return sex === 'female' ? 2 : 2.5
}

const NURSING = [
  'breastfeeding',
  'breast feeding',
  'nursing',
  'lactating',
  'مرضع',
  'مرضعة',
  'أرضع',
  'الرضاعة',
]
const BABY = ['baby', 'infant', 'newborn', 'رضيع', 'رضيعي', 'رضيعة', 'مولود']
const CHILD = [
  'child',
  'children',
  'kid',
  'kids',
  'toddler',
  'my son',
  'my daughter',
  'طفل',
  'طفلي',
  'طفلة',
  'طفلتي',
  'أطفال',
  'ابني',
  'ولدي',
  'ابنتي',
  'بنتي',
]
const HOT = [
  'heat',
  'hot',
  'summer',
  'under the sun',
  'in the sun',
  'june',
  'july',
  'august',
  'september',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'الحر',
  'حر',
  'حار',
  'الصيف',
  'صيف',
  'الشمس',
]

function isHot(text: string): boolean {
  const { temperatureC, humidity } = weatherIn(text)
  if (temperatureC === undefined) return mentions(text, HOT)
  return humidity === undefined
    ? temperatureC >= HOT_AIR_C
    : heatIndexF(toFahrenheit(temperatureC), humidity) >= HOT_INDEX_F
}

function activeHoursIn(text: string): number | undefined {
  const spans = quantities(text).flatMap((quantity) => {
    if (
      quantity.kind !== 'duration' ||
      quantity.parts.year ||
      quantity.parts.month ||
      quantity.parts.week ||
      quantity.parts.day
    )
      return []
    return [durationIn('hour', quantity.parts)]
  })
  return spans.length === 0 ? undefined : spans.reduce((sum, hours) => sum + hours, 0)
}

const people = {
  child: { en: 'a child of this age', ar: 'طفل في هذا العمر' },
  girl: { en: 'a girl of this age', ar: 'فتاة في هذا العمر' },
  boy: { en: 'a boy of this age', ar: 'فتى في هذا العمر' },
  female: { en: 'a woman', ar: 'امرأة' },
  male: { en: 'a man', ar: 'رجل' },
  pregnant: { en: 'a pregnant woman', ar: 'امرأة حامل' },
  nursing: { en: 'a breastfeeding woman', ar: 'امرأة مرضع' },
} satisfies Record<string, Bilingual>

function explain(
  { input, totalLitres, drinkLitres, extraLitres }: HydrationOutput,
  language: Language,
): string {
  const isArabic = language === 'ar'
  const { ageYears = 30, activeHours, isHot: hot, sex, condition } = input
  const person =
    people[
      condition ??
        (ageYears < 9
          ? 'child'
          : ageYears < 14
            ? sex === 'female'
              ? 'girl'
              : 'boy'
            : (sex ?? 'male'))
    ][language]
  const litres = (value: number) => `${formatNumber(value, language, 1)} ${isArabic ? 'لتر' : 'l'}`
  const range = (least: number, most: number) =>
    `${formatNumber(least, language, 1)}–${formatNumber(most, language, 1)} ${isArabic ? 'لتر' : 'l'}`
  const glasses = (value: number) => formatNumber(value / 0.25, language, 0)
  const total = extraLitres
    ? range(drinkLitres + extraLitres.least, drinkLitres + extraLitres.most)
    : litres(drinkLitres)
  const hours = formatNumber(activeHours ?? 0, language, 2)
  const perHour = hot ? '0.72–0.96' : '0.4–0.8'
  const headline = isArabic
    ? `**اشرب نحو ${total} في اليوم${extraLitres ? `، منها ${range(extraLitres.least, extraLitres.most)} للمجهود` : ` (نحو ${glasses(drinkLitres)} أكواب من 250 مل)`}.**`
    : `**Drink about ${total} a day${extraLitres ? `, of which ${range(extraLitres.least, extraLitres.most)} for the effort` : ` (about ${glasses(drinkLitres)} glasses of 250 ml)`}.**`
  const rows = [
    [isArabic ? `مجموع الماء: ${person}` : `Total water, ${person}`, litres(totalLitres)],
    [
      isArabic
        ? 'منه مشروبات (نحو 80%، والباقي من الطعام)'
        : 'Of it drinks (about 80%; food brings the rest)',
      litres(drinkLitres),
    ],
    ...(extraLitres
      ? [
          [
            isArabic
              ? `ساعات ${hot ? 'المجهود في الحر' : 'الرياضة'}: ${hours} × ${perHour} لتر`
              : `${hours} h of ${hot ? 'effort in the heat' : 'exercise'} × ${perHour} l`,
            range(extraLitres.least, extraLitres.most),
          ],
        ]
      : []),
  ]
  const rules = isArabic
    ? [
        'الأساس: القيم المرجعية للماء من EFSA (2010): 2.5 لتر للرجال و2.0 لتر للنساء من كل المشروبات والطعام، في جو معتدل ونشاط معتدل؛ و0.3 لتر إضافية للحامل و0.7 للمرضع.',
        ...(extraLitres
          ? [
              hot
                ? 'الإضافة في الحر: كوب (240 مل) كل 15–20 دقيقة، ولا تتجاوز 1.4 لتر في الساعة لأن كثرة الماء تخفض أملاح الدم (NIOSH، 2017).'
                : 'إضافة الرياضة: 0.4–0.8 لتر في الساعة بحسب التعرّق (ACSM، 2007)، ولا تشرب أكثر مما تفقده.',
            ]
          : [
              hot
                ? 'في الحر اذكر ساعات وجودك في الخارج أو عملك لأحسب الإضافة.'
                : 'اذكر ساعات الرياضة أو العمل في الحر لأحسب الإضافة.',
            ]),
        'أمراض القلب أو الكلى ومدرّات البول تغيّر الكمية: اسأل طبيبك.',
      ]
    : [
        'Base: EFSA reference values for water (2010): 2.5 l for men and 2.0 l for women from all drinks and food, in moderate weather and activity; 0.3 l more in pregnancy, 0.7 l when breastfeeding.',
        ...(extraLitres
          ? [
              hot
                ? 'Added for heat: a cup (240 ml) every 15–20 minutes, never above 1.4 l an hour, as too much water thins the blood salts (NIOSH, 2017).'
                : 'Added for exercise: 0.4–0.8 l an hour depending on sweat (ACSM, 2007); never more than you lose.',
            ]
          : [
              hot
                ? 'For heat, tell me the hours spent or worked outside and I add them.'
                : 'Tell me hours of exercise or of work in the heat and I add them.',
            ]),
        'Heart or kidney disease and diuretics change the amount: ask your doctor.',
      ]
  return [
    headline,
    markdownTable(isArabic ? ['', 'الكمية'] : ['', 'Amount'], rows, [1]),
    rules.map((rule) => `- ${rule}`).join('\n'),
    medicalNotice[language],
  ].join('\n\n')
}
