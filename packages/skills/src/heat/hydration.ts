import { z } from 'zod'
import { refuseImplausible } from '../body/plausible.ts'
import { SkillRefusal } from '../skill.ts'

export const HydrationInput = z.object({
  /** What the first line of the answer says. */
  find: z.enum(['day', 'week', 'enough', 'too much', 'vessels']).default('day'),
  sex: z.enum(['male', 'female']).optional(),
  /** An adult unless named. */
  ageYears: z.number().optional(),
  condition: z.enum(['pregnant', 'nursing']).optional(),
  /** Heart or kidneys are ill: a doctor sets the amount. */
  isLimitedByDoctor: z.boolean().optional(),
  /** Hours of exercise or physical work in the day. */
  activeHours: z.number().optional(),
  isHot: z.boolean(),
  /** What the person drinks a day. */
  drunkLitres: z.number().optional(),
  /** What somebody says that a person should drink. */
  claimedLitres: z.number().optional(),
  /** So many drink as much as this one. */
  heads: z.number().optional(),
  /** The bottle or glass to count in. */
  vesselLitres: z.number().optional(),
})
export type HydrationInput = z.infer<typeof HydrationInput>

export interface HydrationOutput {
  input: HydrationInput
  totalLitres: number
  /** The part of the total that is drunk; food brings the rest. */
  drinkLitres: number
  extraLitres?: { least: number; most: number }
  /** Sport or heat was told of a child, for whom nothing is added. */
  isEffortOfChild?: boolean
}

/** EFSA counts on food for about a fifth of all water. */
const DRINK_SHARE = 0.8
const EXTRA_PER_HOUR = {
  mild: { least: 0.4, most: 0.8 },
  hot: { least: 0.72, most: 0.96 },
} as const
const FIRST_ADDED_FOR = 14
const MAX_HOURS = { mild: 16, hot: 10 } as const

export function planHydration(input: HydrationInput): HydrationOutput {
  const { sex, ageYears = 30, condition, activeHours } = input
  if (input.isLimitedByDoctor)
    throw new SkillRefusal({
      en: 'With an illness of the heart or the kidneys your doctor sets how much you drink, and I plan nothing else beside it. Please keep to what your doctor said, and ask again before you change it. This is general information, not medical advice.',
      ar: 'مع أمراض القلب أو الكلى يحدد الطبيب كمية ما تشربه، ولا أضع خطة تخالفه. التزم بما قاله طبيبك واسأله قبل أي تغيير. هذه معلومات عامة وليست نصيحة طبية.',
    })
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
    // The rules for exercise and heat are made for adults.
    ...(activeHours && ageYears < FIRST_ADDED_FOR && { isEffortOfChild: true }),
    ...(activeHours &&
      ageYears >= FIRST_ADDED_FOR && {
        extraLitres: { least: rate.least * activeHours, most: rate.most * activeHours },
      }),
  }
}

/** EFSA 2010, litres of water a day from drinks and food. */
function adequateIntake(sex: HydrationInput['sex'], ageYears: number): number {
  if (ageYears < 4) return 1.3
  if (ageYears < 9) return 1.6
  if (ageYears < 14) return sex === 'female' ? 1.9 : 2.1
  return sex === 'female' ? 2 : 2.5
}
