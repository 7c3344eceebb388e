import type { Bilingual, Language } from '@wakeel/contract'
import { medicalNotice } from '../body/medical-notice.ts'
import { formatNumber, markdownTable } from '../reading/format.ts'
import type { Result } from '../understanding/difference.ts'
import type { HydrationOutput } from './hydration.ts'
import { askedOfWater } from './hydration-asked.ts'

const people = {
  child: { en: 'a child of this age', ar: 'طفل في هذا العمر' },
  girl: { en: 'a girl of this age', ar: 'فتاة في هذا العمر' },
  boy: { en: 'a boy of this age', ar: 'فتى في هذا العمر' },
  female: { en: 'a woman', ar: 'امرأة' },
  male: { en: 'a man', ar: 'رجل' },
  pregnant: { en: 'a pregnant woman', ar: 'امرأة حامل' },
  nursing: { en: 'a breastfeeding woman', ar: 'امرأة مرضع' },
} satisfies Record<string, Bilingual>

const base = {
  adult: {
    en: 'Base: EFSA reference values for water (2010): 2.5 l for men and 2.0 l for women from all drinks and food, in moderate weather and activity; 0.3 l more in pregnancy, 0.7 l when breastfeeding.',
    ar: 'الأساس: القيم المرجعية للماء من EFSA (2010): 2.5 لتر للرجال و2.0 لتر للنساء من كل المشروبات والطعام، في جو معتدل ونشاط معتدل؛ و0.3 لتر إضافية للحامل و0.7 للمرضع.',
  },
  child: {
    en: 'Base: EFSA reference values for water (2010) from all drinks and food, in moderate weather and activity: 1.3 l at 2–3 years, 1.6 l at 4–8, at 9–13 2.1 l for boys and 1.9 l for girls.',
    ar: 'الأساس: القيم المرجعية للماء من EFSA (2010) من كل المشروبات والطعام، في جو معتدل ونشاط معتدل: 1.3 لتر لعمر 2–3 سنوات، و1.6 لتر لعمر 4–8، ولعمر 9–13 2.1 لتر للفتيان و1.9 للفتيات.',
  },
} satisfies Record<string, Bilingual>
const ADULT_FROM = 14

const ofChildren: Bilingual = {
  en: 'For sport or heat nothing is added here: those rules are made for adults. Let a child drink before, during and after, to thirst, and ask a paediatrician or the coach how much more.',
  ar: 'لا يضاف هنا شيء للرياضة أو الحر: فقواعدهما موضوعة للبالغين. دع الطفل يشرب قبلهما وأثناءهما وبعدهما كلما عطش، واسأل طبيب أطفال أو المدرب عن الزيادة.',
}

/** What one person drinks, to be added to what others drink; a range is not added up. */
export function drunkBy({ input, drinkLitres, extraLitres }: HydrationOutput): Result[] {
  const isWeek = input.find === 'week'
  const written = (value: number, language: Language) =>
    language === 'ar'
      ? `${formatNumber(value, language, 1)} لتر في ${isWeek ? 'الأسبوع' : 'اليوم'}`
      : `${formatNumber(value, language, 1)} l a ${isWeek ? 'week' : 'day'}`
  return extraLitres ? [] : [{ value: drinkLitres * (isWeek ? 7 : 1), written }]
}

export function explainHydration(output: HydrationOutput, language: Language): string {
  const { input, totalLitres, drinkLitres, extraLitres, isEffortOfChild } = output
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
  // A cup of 240 ml every 15–20 minutes.
  const counted = [3, 4]
    .map((perHour) => formatNumber(perHour * (activeHours ?? 0), language, 0))
    .join('–')
  const cups = hot
    ? isArabic
      ? ` (${counted} كوبًا من 240 مل)`
      : ` (${counted} cups of 240 ml)`
    : ''
  const whole = extraLitres
    ? range(totalLitres + extraLitres.least, totalLitres + extraLitres.most)
    : litres(totalLitres)
  const headline = isArabic
    ? `**اشرب نحو ${total} في اليوم${extraLitres ? `، منها ${range(extraLitres.least, extraLitres.most)} للمجهود${hot ? ' (كوب كل 15–20 دقيقة)' : ''}` : ` (نحو ${glasses(drinkLitres)} أكواب من 250 مل)`}، ومجموع الماء مع ما في الطعام ${whole}.**`
    : `**Drink about ${total} a day${extraLitres ? `, of which ${range(extraLitres.least, extraLitres.most)} for the effort${hot ? ' (a cup every 15–20 minutes)' : ''}` : ` (about ${glasses(drinkLitres)} glasses of 250 ml)`}; with the water in food ${whole} in all.**`
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
              ? `ساعات ${hot ? 'المجهود في الحر' : 'الرياضة'}: ${hours} × ${perHour} لتر${cups}`
              : `${hours} h of ${hot ? 'effort in the heat' : 'exercise'} × ${perHour} l${cups}`,
            range(extraLitres.least, extraLitres.most),
          ],
          [isArabic ? 'مجموع الماء مع المجهود' : 'Total water with the effort', whole],
        ]
      : []),
  ]
  const rules = isArabic
    ? [
        base[ageYears < ADULT_FROM ? 'child' : 'adult'].ar,
        ...(extraLitres
          ? [
              hot
                ? 'الإضافة في الحر: كوب (240 مل) كل 15–20 دقيقة، ولا تتجاوز 1.4 لتر في الساعة لأن كثرة الماء تخفض أملاح الدم (NIOSH، 2017).'
                : 'إضافة الرياضة: 0.4–0.8 لتر في الساعة بحسب التعرّق (ACSM، 2007)، ولا تشرب أكثر مما تفقده.',
            ]
          : [
              isEffortOfChild
                ? ofChildren.ar
                : hot
                  ? 'أثناء العمل أو الرياضة في الحر: كوب (240 مل) كل 15–20 دقيقة، ولا تتجاوز 1.4 لتر في الساعة (NIOSH، 2017)؛ اذكر الساعات لأحسب الإضافة.'
                  : 'اذكر ساعات الرياضة أو العمل في الحر لأحسب الإضافة.',
            ]),
        'أمراض القلب أو الكلى ومدرّات البول تغيّر الكمية: اسأل طبيبك.',
      ]
    : [
        base[ageYears < ADULT_FROM ? 'child' : 'adult'].en,
        ...(extraLitres
          ? [
              hot
                ? 'Added for heat: a cup (240 ml) every 15–20 minutes, never above 1.4 l an hour, as too much water thins the blood salts (NIOSH, 2017).'
                : 'Added for exercise: 0.4–0.8 l an hour depending on sweat (ACSM, 2007); never more than you lose.',
            ]
          : [
              isEffortOfChild
                ? ofChildren.en
                : hot
                  ? 'During work or sport in the heat: a cup (240 ml) every 15–20 minutes, never above 1.4 l an hour (NIOSH, 2017); tell me the hours and I add them.'
                  : 'Tell me hours of exercise or of work in the heat and I add them.',
            ]),
        'Heart or kidney disease and diuretics change the amount: ask your doctor.',
      ]
  return [
    ...askedOfWater(output, language),
    headline,
    markdownTable(isArabic ? ['', 'الكمية'] : ['', 'Amount'], rows, [1]),
    rules.map((rule) => `- ${rule}`).join('\n'),
    medicalNotice[language],
  ].join('\n\n')
}
