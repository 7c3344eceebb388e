import { missingFrom } from '../body/missing-person.ts'
import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { figures } from '../reading/figures.ts'
import { numbers } from '../reading/numbers.ts'
import { opening } from '../reading/opening.ts'
import { personIn, weightMentions } from '../reading/person.ts'
import { durationIn, quantities } from '../reading/quantities.ts'
import { findPhrases, mentions } from '../reading/words.ts'
import type { Ask, Reading } from '../skill.ts'
import type { Activity, EnergyInput } from './energy-plan.ts'

/** The usual rule of thumb: a kilogram of body weight holds some 7,700 kcal. */
const KCAL_PER_KG = 7700

export function readEnergyRequest(ask: Ask): Reading<EnergyInput> {
  const text = opening(ask.text)
  const person = personIn(text)
  const { sex, ageYears, heightCm, weightKg, isPregnantOrNursing } = person
  // Children and expectant mothers are refused whatever else is known.
  const isRefusedAnyway = isPregnantOrNursing || (ageYears !== undefined && ageYears < 18)
  if (
    !isRefusedAnyway &&
    (!sex || ageYears === undefined || heightCm === undefined || weightKg === undefined)
  ) {
    return { missing: missingFrom(person, ['sex', 'ageYears', 'heightCm', 'weightKg']) }
  }
  const change = changeIn(text)
  const goal = goalIn(text) ?? goalByTarget(text, weightKg) ?? 'keep'
  return {
    input: {
      sex,
      ageYears,
      heightCm,
      weightKg,
      activity: activityIn(text),
      goal,
      changeKcal: goal === 'keep' ? undefined : change?.kcal,
      isPregnantOrNursing,
    },
  }
}

const GOALS = [
  [
    'lose',
    [
      'lose',
      'losing',
      'weight loss',
      'fat loss',
      'slim',
      'slimming',
      'cutting',
      'cut',
      'deficit',
      'reduce my weight',
      'burn fat',
      'shed',
      'إنقاص',
      'أنقص',
      'خسارة',
      'أخسر',
      'تخسيس',
      'تنحيف',
      'أنحف',
      'التنشيف',
      'تنشيف',
      'نزول الوزن',
      'أنزل',
      'تنزيل',
      'حرق الدهون',
      'عجز',
      'أفقد',
      'فقدان',
    ],
  ],
  [
    'gain',
    [
      'gain',
      'bulk',
      'bulking',
      'build muscle',
      'surplus',
      'put on weight',
      'muscle mass',
      'زيادة الوزن',
      'زيادة وزني',
      'أزيد',
      'تضخيم',
      'بناء العضلات',
      'بناء عضلات',
      'كتلة عضلية',
      'أكسب',
      'اكتساب',
      'فائض',
      'تسمين',
    ],
  ],
  [
    'keep',
    [
      'maintain',
      'maintenance',
      'keep my weight',
      'stay the same',
      'الحفاظ على',
      'أحافظ',
      'ثبات',
      'تثبيت',
    ],
  ],
] as const

function goalIn(text: string): EnergyInput['goal'] | undefined {
  const first = GOALS.flatMap(([goal, phrases]) =>
    findPhrases(text, phrases).map(({ start }) => ({ goal, start })),
  ).sort((a, b) => a.start - b.start)[0]
  return first?.goal
}

/** "from 80 kg down to 70 kg" is a goal without its word. */
function goalByTarget(text: string, weightKg: number | undefined): EnergyInput['goal'] | undefined {
  const target = weightMentions(text).find(({ kind }) => kind === 'target')?.kg
  if (target === undefined || weightKg === undefined || target === weightKg) return undefined
  return target < weightKg ? 'lose' : 'gain'
}

/** What the person names as a change: kilocalories a day, kilograms a week, or kilograms in a time. */
function changeIn(text: string): { kcal: number } | undefined {
  const { energy } = figures(text, {
    energy: {
      kind: 'measure',
      units: ['kcal'],
      labels: [
        'deficit',
        'surplus',
        'below maintenance',
        'above maintenance',
        'less',
        'more',
        'minus',
        'plus',
        'عجز',
        'نقص',
        'فائض',
        'أقل من الثبات',
        'فوق الثبات',
      ],
      labelledOnly: true,
      bareUnit: 'kcal',
    },
  })
  if (energy) return { kcal: energy.value }
  const mentions = weightMentions(text)
  const weekly = mentions.find(({ kind }) => kind === 'per week')
  if (weekly) return { kcal: Math.round((weekly.kg * KCAL_PER_KG) / 7) }
  const whole = mentions.find(({ kind }) => kind === 'change')
  const period = quantities(text).find(
    (quantity) =>
      quantity.kind === 'duration' &&
      quantity.parts.year === undefined &&
      whole !== undefined &&
      quantity.start > whole.end,
  )
  if (whole && period?.kind === 'duration')
    return { kcal: Math.round((whole.kg * KCAL_PER_KG) / durationIn('day', period.parts)) }
  return undefined
}

const ACTIVITY_WORDS: readonly (readonly [Activity, readonly string[]])[] = [
  [
    'extra_active',
    [
      'extra active',
      'extremely active',
      'athlete',
      'twice a day',
      'physical job',
      'manual labour',
      'construction worker',
      'رياضي محترف',
      'عمل بدني',
      'عمل شاق',
      'شديد النشاط',
      'مرتين يوميا',
    ],
  ],
  [
    'very_active',
    [
      'very active',
      'highly active',
      'intense exercise',
      'hard exercise',
      'train daily',
      'exercise daily',
      'every day',
      'نشيط جدا',
      'نشيطة جدا',
      'نشاط عال',
      'نشاط مرتفع',
      'نشاط شديد',
      'رياضة يوميا',
      'أتدرب يوميا',
      'كل يوم',
    ],
  ],
  [
    'moderate',
    [
      'moderately active',
      'moderate activity',
      'moderate',
      'moderately',
      'متوسط النشاط',
      'نشاط متوسط',
      'متوسط',
      'معتدل',
      'نشاطي متوسط',
    ],
  ],
  [
    'light',
    [
      'lightly active',
      'activity light',
      'activity level light',
      'light activity',
      'light exercise',
      'lightly',
      'walk a bit',
      'خفيف',
      'نشاط خفيف',
      'قليل النشاط',
    ],
  ],
  [
    'sedentary',
    [
      'sedentary',
      'inactive',
      'desk job',
      'office job',
      'office work',
      'no exercise',
      'not active',
      'do not exercise',
      "don't exercise",
      'little exercise',
      'sit all day',
      'خامل',
      'قليل الحركة',
      'قليلة الحركة',
      'عمل مكتبي',
      'مكتبي',
      'لا أمارس الرياضة',
      'بدون رياضة',
      'لا أتحرك',
      'لا أتمرن',
      'دون رياضة',
      'وظيفة مكتبية',
    ],
  ],
]

function activityIn(text: string): Activity | undefined {
  const frequency = sessionsAWeek(latinDigits(foldArabic(text)))
  const words = ACTIVITY_WORDS.find(([, phrases]) => mentions(text, phrases))?.[0]
  if (words === 'extra_active' || words === 'very_active') return words
  if (frequency === undefined) return words
  return frequency === 0
    ? 'sedentary'
    : frequency <= 2
      ? 'light'
      : frequency <= 5
        ? 'moderate'
        : 'very_active'
}

const EACH_WEEK =
  /^\s*(?:x|times?|days?|sessions?|workouts?|مرات|مره|ايام|يوم|حصص|تمارين|جلسات)?\s*(?:\p{L}+ing\s*)?(?:(?:a|per|each|every|\/)\s*(?:week|wk)|weekly|(?:في|ب|كل|\/)?\s*(?:ال)?اسبوع(?:يا)?)/u

/** How many times a week the person trains; the upper end of "3-4 times". */
function sessionsAWeek(folded: string): number | undefined {
  if (/\bonce (?:a|per) week|مره (?:واحده )?(?:في الاسبوع|اسبوعيا)/.test(folded)) return 1
  if (
    /\btwice (?:a|per) week|مرتين (?:في الاسبوع|اسبوعيا|بالاسبوع)|يومين (?:في الاسبوع|اسبوعيا|بالاسبوع)/.test(
      folded,
    )
  )
    return 2
  const named = numbers(folded).findLast(
    ({ value, end }) => value <= 14 && EACH_WEEK.test(folded.slice(end, end + 40)),
  )
  return named?.value
}
