import { aed, answers, asksBack, excludes, includes } from './question.ts'

/** Federal Decree-Law 33/2021, article 51: a thirtieth of the basic pay a day; 21 days a year, from the sixth 30; at most two years' pay. */
export const endOfServiceGratuityQuestions = [
  ...answers('en', [
    // 200 a day × 21 × 4
    ['My basic salary is AED 6,000 and I worked for 4 years', aed(16_800)],
    // 400 × 21 × 5 + 400 × 30 × 5
    ['Basic pay AED 12,000, 10 years of service', aed(102_000)],
    // 500 × 21 × 5 + 500 × 30 × 35 is above two years' pay, 360,000
    ['What is my gratuity after 40 years on a basic salary of AED 15,000?', aed(360_000)],
    // 300 × 21 × 2.5
    ['I resigned after 2 years and 6 months; my basic was 9,000 dirhams a month', aed(15_750)],
    // Nothing before a year; 4,200 would be the part of a year
    ['I worked 8 months with a basic salary of AED 9,000', includes('year'), excludes('4,200')],
  ]),
  asksBack('en', 'How much gratuity do I get after 3 years?'),
  asksBack('en', 'Total package AED 20,000, 6 years of service'),
  ...answers('ar', [
    // 150 × 21 × 3
    ['راتبي الأساسي 4,500 درهم وعملت 3 سنوات، كم مكافأة نهاية الخدمة؟', aed(9_450)],
    // 600 × 21 × 5 + 600 × 30 × 3
    ['الراتب الأساسي 18000 درهم ومدة الخدمة 8 سنوات', aed(117_000)],
    // 1,000 × 21 × 5 + 1,000 × 30 × 35 is above two years' pay
    ['الأجر الأساسي ٣٠٬٠٠٠ درهم ومدة الخدمة ٤٠ سنة', aed(720_000)],
    // 200 × 21 × 1.5
    ['استقلت بعد سنة ونصف وراتبي الأساسي 6000 درهم', aed(6_300)],
    // Nothing before a year; 4,083 would be the part of a year
    ['عملت 7 أشهر براتب أساسي 10,000 درهم', includes('سنة'), excludes('4,083')],
  ]),
  asksBack('ar', 'كم مكافأتي بعد خدمة 5 سنوات؟'),
  asksBack('ar', 'راتبي الإجمالي 15,000 درهم وعملت 6 سنوات'),
]
