import { aed, answers, asksBack } from './question.ts'

/** Federal Decree-Law 47/2022: nothing up to 375,000, nine percent of what is above; losses take at most 75% of the income of a year. */
export const corporateTaxEstimatorQuestions = [
  ...answers('en', [
    ['Our taxable profit is AED 1,000,000. What is the corporate tax?', aed(56_250)],
    ['Profit of AED 375,000 this year: how much tax?', aed(0)],
    ['Corporate tax on a profit of 400,000 dirhams', aed(2_250)],
    // 1.8 million of profit
    ['Revenue AED 5 million and expenses AED 3.2 million', aed(1_800_000), aed(128_250)],
    // Three million less 500,000
    ['Taxable income AED 3,000,000 with losses brought forward of AED 500,000', aed(191_250)],
    // 250,000 is left, as only 750,000 of the losses count
    ['Taxable income AED 1,000,000, losses brought forward AED 2,000,000', aed(0), aed(250_000)],
  ]),
  asksBack('en', 'How much corporate tax will my company pay?'),
  ...answers('ar', [
    ['ربح شركتي 800,000 درهم، كم ضريبة الشركات؟', aed(38_250)],
    ['ضريبة الشركات على ربح 300,000 درهم', aed(0)],
    ['الدخل الخاضع للضريبة ٢٬٣٧٥٬٠٠٠ درهم', aed(180_000)],
    ['الإيرادات 4 ملايين درهم والمصروفات 2.5 مليون درهم', aed(1_500_000), aed(101_250)],
    // 900,000 is left
    ['الدخل الخاضع للضريبة 1,200,000 درهم مع خسائر مرحّلة 300,000 درهم', aed(47_250)],
    // 500,000 is left
    ['الدخل الخاضع للضريبة 2,000,000 درهم والخسائر المرحلة 4,000,000 درهم', aed(11_250)],
  ]),
  asksBack('ar', 'كم ضريبة الشركات علينا؟'),
]
