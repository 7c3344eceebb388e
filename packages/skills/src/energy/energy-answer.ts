import type { Bilingual, Language } from '@wakeel/contract'
import { medicalNotice } from '../body/medical-notice.ts'
import { formatNumber, formatPercent, markdownTable } from '../reading/format.ts'
import { asked, macroNames } from './energy-asked.ts'
import {
  type Activity,
  activityFactors,
  type EnergyOutput,
  type EnergyPlan,
  KCAL_PER_KG,
  proteinGramsPerKg,
} from './energy-plan.ts'

const activityNames: Record<Activity, Bilingual> = {
  sedentary: {
    en: 'Sedentary: desk work, little exercise',
    ar: 'قليل الحركة: عمل مكتبي ورياضة نادرة',
  },
  light: { en: 'Light: exercise 1–2 days a week', ar: 'خفيف: رياضة يومًا أو يومين أسبوعيًا' },
  moderate: { en: 'Moderate: exercise 3–5 days a week', ar: 'متوسط: رياضة 3–5 أيام أسبوعيًا' },
  very_active: {
    en: 'Very active: hard exercise 6–7 days a week',
    ar: 'نشيط جدًا: رياضة شديدة 6–7 أيام أسبوعيًا',
  },
  extra_active: {
    en: 'Extra active: physical job or training twice a day',
    ar: 'شديد النشاط: عمل بدني أو تدريب مرتين يوميًا',
  },
}

const goals: Record<EnergyOutput['person']['goal'], Bilingual> = {
  lose: { en: 'To lose weight', ar: 'لإنقاص الوزن' },
  keep: { en: 'To keep the present weight', ar: 'للحفاظ على الوزن الحالي' },
  gain: { en: 'To gain weight', ar: 'لزيادة الوزن' },
}

const signed = (kcal: number, language: Language) =>
  `${kcal > 0 ? '+' : kcal < 0 ? '−' : '±'}${formatNumber(Math.abs(kcal), language, 0)}`

export function explainEnergy(output: EnergyOutput, language: Language): string {
  const [first] = output.plans
  const body =
    output.plans.length === 1 && first
      ? onePlan(output, first, language)
      : everyLevel(output, language)
  return [
    ...asked(output, language),
    ...body,
    rule(output, language),
    medicalNotice[language],
  ].join('\n\n')
}

function onePlan(
  { person, restingKcal, floorKcal }: EnergyOutput,
  plan: EnergyPlan,
  language: Language,
): string[] {
  const isArabic = language === 'ar'
  const whole = (value: number) => formatNumber(value, language, 0)
  const { targetKcal, proteinGrams, fatGrams, carbohydrateGrams } = plan
  const energies = [proteinGrams * 4, fatGrams * 9, carbohydrateGrams * 4]
  const shares = wholeShares(energies.map((kcal) => (kcal * 100) / targetKcal))
  const macro = (index: 0 | 1 | 2, name: 'protein' | 'fat' | 'carbohydrate', grams: number) => [
    macroNames[name][language],
    whole(grams),
    whole(energies[index] ?? 0),
    `${shares[index]}%`,
  ]
  const goal = goals[person.goal][language]
  return [
    isArabic
      ? `**${goal}: نحو ${whole(targetKcal)} سعرة حرارية يوميًا، منها ${whole(proteinGrams)} غ بروتين و${whole(fatGrams)} غ دهون و${whole(carbohydrateGrams)} غ كربوهيدرات.**`
      : `**${goal}: about ${whole(targetKcal)} kcal a day, with ${whole(proteinGrams)} g protein, ${whole(fatGrams)} g fat and ${whole(carbohydrateGrams)} g carbohydrate.**`,
    markdownTable(
      isArabic ? ['الخطوة', 'سعرة في اليوم'] : ['Step', 'kcal a day'],
      [
        [isArabic ? 'الطاقة أثناء الراحة' : 'Resting energy', whole(restingKcal)],
        [
          `× ${activityFactors[plan.activity]} (${activityNames[plan.activity][language]})`,
          whole(plan.maintenanceKcal),
        ],
        ...(targetKcal === plan.maintenanceKcal
          ? []
          : [
              [
                `${isArabic ? 'الهدف' : 'Target'} (${signed(targetKcal - plan.maintenanceKcal, language)})`,
                whole(targetKcal),
              ],
            ]),
      ],
      [1],
    ),
    markdownTable(
      isArabic ? ['العنصر', 'غ في اليوم', 'سعرة', 'الحصة'] : ['Macro', 'g a day', 'kcal', 'Share'],
      [
        macro(0, 'protein', proteinGrams),
        macro(1, 'fat', fatGrams),
        macro(2, 'carbohydrate', carbohydrateGrams),
      ],
      [1, 2, 3],
    ),
    ...(plan.isRaisedToFloor
      ? [`${floorNote(floorKcal, person, language)} ${whatIsLeft(plan, language)}`]
      : []),
  ]
}

/** Shares that add up to 100: what rounding leaves over goes to those that it took most of. */
function wholeShares(shares: readonly number[]): number[] {
  const rounded = shares.map(Math.floor)
  const left = 100 - rounded.reduce((sum, share) => sum + share, 0)
  const order = shares
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .toSorted((a, b) => b.lost - a.lost)
  for (const { index } of order.slice(0, Math.max(0, left)))
    rounded[index] = (rounded[index] ?? 0) + 1
  return rounded
}

/** "That leaves a deficit of 8 kcal a day in place of 500." */
function whatIsLeft(
  { targetKcal, maintenanceKcal, wantedKcal }: EnergyPlan,
  language: Language,
): string {
  const [left, wanted] = [maintenanceKcal - targetKcal, -wantedKcal].map((value) =>
    formatNumber(Math.abs(value), language, 0),
  )
  const weekly = formatNumber(((maintenanceKcal - targetKcal) * 7) / KCAL_PER_KG, language, 2)
  if (targetKcal > maintenanceKcal)
    return language === 'ar'
      ? `وهذا أعلى مما يثبّت الوزن بمقدار ${left} سعرة، فلا ينقص الوزن به.`
      : `That is ${left} kcal above what keeps the weight, so it does not go down.`
  return language === 'ar'
    ? `ويبقى العجز ${left} سعرة يوميًا بدل ${wanted}، أي نحو ${weekly} كغ في الأسبوع.`
    : `That leaves a deficit of ${left} kcal a day in place of ${wanted}, about ${weekly} kg a week.`
}

function everyLevel(
  { person, restingKcal, changeKcal, floorKcal, plans }: EnergyOutput,
  language: Language,
): string[] {
  const isArabic = language === 'ar'
  const whole = (value: number) => formatNumber(value, language, 0)
  const { changePercent } = person
  const change = changePercent
    ? `${person.goal === 'lose' ? '−' : '+'}${formatPercent(changePercent, language)}`
    : signed(changeKcal, language)
  const goal = goals[person.goal][language]
  const least = whole(plans[0]?.targetKcal ?? 0)
  const most = whole(plans.at(-1)?.targetKcal ?? 0)
  return [
    isArabic
      ? `**${goal}: بين ${least} و${most} سعرة حرارية يوميًا بحسب النشاط؛ والطاقة أثناء الراحة ${whole(restingKcal)} سعرة.**`
      : `**${goal}: between ${least} and ${most} kcal a day, depending on activity; resting energy is ${whole(restingKcal)} kcal.**`,
    markdownTable(
      isArabic
        ? [
            'النشاط',
            'المعامل',
            'سعرات الثبات',
            `الهدف (${change})`,
            'بروتين غ',
            'دهون غ',
            'كربوهيدرات غ',
          ]
        : [
            'Activity',
            'Factor',
            'Maintenance',
            `Target (${change})`,
            'Protein g',
            'Fat g',
            'Carbohydrate g',
          ],
      plans.map((plan) => [
        activityNames[plan.activity][language],
        String(activityFactors[plan.activity]),
        whole(plan.maintenanceKcal),
        `${whole(plan.targetKcal)}${plan.isRaisedToFloor ? ' †' : ''}`,
        whole(plan.proteinGrams),
        whole(plan.fatGrams),
        whole(plan.carbohydrateGrams),
      ]),
      [1, 2, 3, 4, 5, 6],
    ),
    ...(plans.some((plan) => plan.isRaisedToFloor)
      ? [`† ${floorNote(floorKcal, person, language)}`]
      : []),
    isArabic
      ? 'لم يُذكر مستوى النشاط، فخذ الصف المناسب أو أخبرني به (مثلًا: «أتدرب 4 أيام في الأسبوع»).'
      : 'No activity level was given, so take the row that fits or tell me (for example "I train 4 days a week").',
  ]
}

function floorNote(
  kcal: number,
  { leastKcal }: EnergyOutput['person'],
  language: Language,
): string {
  const isOwn = kcal === leastKcal
  const floor = formatNumber(kcal, language, 0)
  return language === 'ar'
    ? `رُفع الهدف إلى ${floor} سعرة، وهو ${isOwn ? 'الحد الأدنى الذي ذكرته' : 'أقل ما أخطط له دون طبيب (دليل NHLBI العملي، 2000)'}.`
    : `The target was raised to ${floor} kcal, ${isOwn ? 'the least that you named' : 'the least I plan without a doctor (NHLBI practical guide, 2000)'}.`
}

function rule({ person, proteinReferenceKg }: EnergyOutput, language: Language): string {
  const { sex, ageYears, heightCm, weightKg, goal, changeKcal } = person
  const number = (value: number) => formatNumber(value, language, 1)
  const formula = `10 × ${number(weightKg)} + 6.25 × ${number(heightCm)} − 5 × ${number(ageYears)} ${sex === 'male' ? '+ 5' : '− 161'}`
  const isCapped = proteinReferenceKg < weightKg
  const isStanding =
    goal !== 'keep' && changeKcal === undefined && person.changePercent === undefined
  if (language === 'ar') {
    return [
      `- الطاقة أثناء الراحة بمعادلة ميفلين–سانت جيور (1990): ${formula}، ثم تُضرب في معامل النشاط.`,
      ...(isStanding
        ? [
            `- لم يُذكر مقدار التغيير، فاعتُمد المعتاد: ${goal === 'lose' ? 'عجز 500' : 'فائض 300'} سعرة يوميًا.`,
          ]
        : []),
      `- البروتين ${proteinGramsPerKg[goal]} غ لكل كغ ${isCapped ? `من ${number(proteinReferenceKg)} كغ (الوزن عند مؤشر كتلة 30)` : 'من وزن الجسم'} وبحد أقصى 35% من السعرات؛ والدهون 30% من السعرات (توصية منظمة الصحة العالمية 2023: 30% أو أقل)؛ والباقي كربوهيدرات؛ بحساب 4 و9 و4 سعرات للغرام.`,
      '- المعادلة تقدير يخطئ عادةً بنحو 10%؛ راقب الوزن أسبوعين أو ثلاثة ثم عدّل.',
    ].join('\n')
  }
  return [
    `- Resting energy by Mifflin–St Jeor (1990): ${formula}, then times the activity factor.`,
    ...(isStanding
      ? [
          `- No size of change was given, so the usual one is used: ${goal === 'lose' ? '500 kcal a day below' : '300 kcal a day above'} maintenance.`,
        ]
      : []),
    `- Protein ${proteinGramsPerKg[goal]} g per kg ${isCapped ? `of ${number(proteinReferenceKg)} kg (the weight at a body mass index of 30)` : 'of body weight'}, at most 35% of energy; fat 30% of energy (WHO 2023: 30% or less); the rest carbohydrate; at 4, 9 and 4 kcal per gram.`,
    '- The equation is an estimate, usually within about 10%; watch the weight for two or three weeks and adjust.',
  ].join('\n')
}
