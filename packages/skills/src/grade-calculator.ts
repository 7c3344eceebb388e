import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import {
  coursesIn,
  creditsWritten,
  gradesWritten,
  marksIn,
  recordIn,
  targetIn,
} from './grades/read-grades.ts'
import {
  type Gpa,
  gradePointAverage,
  type Letter,
  scale,
  type WeightedMark,
  weightedMark,
} from './grades/scale.ts'
import { latinDigits } from './reading/arabic.ts'
import { markdownTable } from './reading/format.ts'
import { mentions } from './reading/words.ts'
import { defineSkill, SkillRefusal } from './skill.ts'

const Grade = z.enum(Object.keys(scale) as [Letter, ...Letter[]])
const named = { name: z.string().optional() }
/** Grades are listed in a few lines; what stands behind them is not read. */
const LONGEST_REQUEST = 3000

const input = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('gpa'),
    record: z.object({ gpa: z.number(), credits: z.number() }).optional(),
    courses: z.array(z.object({ ...named, grade: Grade, credits: z.number() })).min(1),
  }),
  z.object({
    kind: z.literal('mark'),
    marks: z.array(z.object({ ...named, mark: z.number(), weight: z.number() })).min(1),
    target: z.number().optional(),
  }),
])

export const gradeCalculator = defineSkill<z.infer<typeof input>, Gpa | WeightedMark>({
  name: 'grade-calculator',
  title: { en: 'Grades and GPA', ar: 'الدرجات والمعدل التراكمي' },
  description: {
    en: 'Works out a grade point average on the 4.0 scale from letter grades and credits, or a weighted mark from marks and weights, and the mark still needed for a goal.',
    ar: 'يحسب المعدل التراكمي على مقياس 4.0 من التقديرات والساعات المعتمدة، أو الدرجة الموزونة من الدرجات والأوزان، والدرجة اللازمة لبلوغ هدف.',
  },
  input,
  suits: ({ text }) =>
    mentions(text, [
      'gpa',
      'grade point average',
      'credit',
      'weighted mark',
      'المعدل',
      'معدلي',
      'درجتي',
      'ساعات معتمدة',
    ])
      ? 0.9
      : gradesWritten(text.slice(0, LONGEST_REQUEST)) > 0 ||
          marksIn(text.slice(0, LONGEST_REQUEST)).length > 0
        ? 0.5
        : 0,
  read({ text: message }) {
    const text = message.slice(0, LONGEST_REQUEST)
    const record = recordIn(text)
    const rest = record ? latinDigits(text).replace(record.words, '') : text
    const courses = coursesIn(rest)
    const marks = marksIn(rest)
    if (marks.length > courses.length) {
      const target = targetIn(text)
      return {
        input: {
          kind: 'mark',
          marks: marks.map(withoutEmptyName),
          ...(target === undefined ? {} : { target }),
        },
      }
    }
    if (courses.length > 0 && gradesWritten(rest) <= courses.length) {
      if (creditsWritten(rest) > courses.length) return { missing: [missingOnScale] }
      const before = record ? { record: { gpa: record.gpa, credits: record.credits } } : {}
      return { input: { kind: 'gpa', ...before, courses: courses.map(withoutEmptyName) } }
    }
    return {
      missing: [
        courses.length > 0 || gradesWritten(rest) > 0 || record ? missingCredits : missingGrades,
      ],
    }
  },
  run(request) {
    if (request.kind === 'gpa') {
      if (request.courses.some(({ credits }) => credits <= 0 || credits > 30))
        throw new SkillRefusal(impossible.credits)
      if (request.record && (request.record.gpa > 4 || request.record.credits <= 0))
        throw new SkillRefusal(impossible.record)
      return gradePointAverage(
        request.courses as Parameters<typeof gradePointAverage>[0],
        request.record,
      )
    }
    if (request.marks.some(({ mark }) => mark < 0 || mark > 100))
      throw new SkillRefusal(impossible.mark)
    const weight = request.marks.reduce((sum, mark) => sum + mark.weight, 0)
    if (request.marks.some((mark) => mark.weight <= 0) || weight > 100.001)
      throw new SkillRefusal(impossible.weight)
    return weightedMark(request.marks as Parameters<typeof weightedMark>[0], request.target)
  },
  explain: (output, language) =>
    output.kind === 'gpa' ? explainGpa(output, language) : explainMark(output, language),
})

const withoutEmptyName = <T extends { name: string | undefined }>({ name, ...rest }: T) =>
  name ? { ...rest, name } : rest

const missingGrades = {
  name: {
    en: 'the grades with their credits, or the marks with their weights',
    ar: 'التقديرات مع الساعات، أو الدرجات مع الأوزان',
  },
  example: {
    en: '“A in 3 credits, B+ in 4 credits”, or “midterm 85 weight 30%, final 78 weight 70%”',
    ar: '«A في 3 ساعات وB+ في 4 ساعات»، أو «الاختبار 85 بوزن 30% والنهائي 78 بوزن 70%»',
  },
}
const missingCredits = {
  name: { en: 'the credits of each grade', ar: 'الساعات المعتمدة لكل تقدير' },
  example: { en: 'A in 3 credits, B+ in 4 credits', ar: 'A في 3 ساعات وB+ في 4 ساعات' },
}
const missingOnScale = {
  name: {
    en: 'a grade from A+ to F for each of the credits',
    ar: 'تقدير من A+ إلى F لكل عدد من الساعات',
  },
  example: {
    en: 'A in 3 credits, D in 3 credits (leave out W and P, which do not count)',
    ar: 'A في 3 ساعات وD في 3 ساعات (دون W وP فهما لا يُحتسبان)',
  },
}
const impossible: Record<'credits' | 'mark' | 'weight' | 'record', Bilingual> = {
  credits: {
    en: 'A course has more than 0 and at most 30 credits. Please check the credits.',
    ar: 'للمساق أكثر من صفر و30 ساعة معتمدة على الأكثر. راجع الساعات.',
  },
  record: {
    en: 'The GPA so far lies between 0 and 4, over more than 0 credits.',
    ar: 'المعدل السابق بين 0 و4، على أكثر من صفر ساعة معتمدة.',
  },
  mark: {
    en: 'A mark lies between 0 and 100 (or is written as 18/20). Please check the marks.',
    ar: 'الدرجة بين 0 و100 (أو تُكتب 18/20). راجع الدرجات.',
  },
  weight: {
    en: 'The weights must be above 0% and add up to at most 100%. Please check them.',
    ar: 'يجب أن تكون الأوزان أكبر من 0% وألا يتجاوز مجموعها 100%. راجعها.',
  },
}

function explainGpa({ record, courses, credits, points, gpa }: Gpa, language: Language): string {
  const arabic = language === 'ar'
  const rows = courses.map(({ name, grade, credits: own, points: earned }, index) => [
    name ?? `${arabic ? 'مساق' : 'Course'} ${index + 1}`,
    grade,
    scale[grade].toFixed(1),
    String(own),
    earned.toFixed(2),
  ])
  if (record)
    rows.unshift([
      arabic ? 'حتى الآن' : 'So far',
      '',
      String(record.gpa),
      String(record.credits),
      (record.gpa * record.credits).toFixed(2),
    ])
  rows.push([
    `**${arabic ? 'المجموع' : 'Total'}**`,
    '',
    '',
    `**${credits}**`,
    `**${points.toFixed(2)}**`,
  ])
  return [
    arabic
      ? `**المعدل ${gpa.toFixed(2)} من 4.00 (الساعات المعتمدة: ${credits}).**`
      : `**GPA ${gpa.toFixed(2)} of 4.00 over ${credits} credits.**`,
    markdownTable(
      arabic
        ? ['المساق', 'التقدير', 'القيمة', 'الساعات', 'النقاط']
        : ['Course', 'Grade', 'Value', 'Credits', 'Points'],
      rows,
      [2, 3, 4],
    ),
    arabic
      ? `المعدل = النقاط ÷ الساعات = ${points.toFixed(2)} ÷ ${credits}.`
      : `GPA = points ÷ credits = ${points.toFixed(2)} ÷ ${credits}.`,
    arabic
      ? '_المقياس 4.0 الشائع: A+ وA = 4.0، A− = 3.7، B+ = 3.3، B = 3.0، B− = 2.7، C+ = 2.3، C = 2.0، C− = 1.7، D+ = 1.3، D = 1.0، D− = 0.7، F = 0. تختلف بعض الجامعات (مثلًا في A+ أو B+)، فراجع لائحة جامعتك._'
      : '_The common 4.0 scale: A+ and A 4.0, A− 3.7, B+ 3.3, B 3.0, B− 2.7, C+ 2.3, C 2.0, C− 1.7, D+ 1.3, D 1.0, D− 0.7, F 0. Some universities differ (in A+ or B+, for example): check your catalogue._',
  ].join('\n\n')
}

function explainMark(
  { marks, weight, earned, average, needed }: WeightedMark,
  language: Language,
): string {
  const arabic = language === 'ar'
  const complete = Math.abs(weight - 100) < 0.001
  const result = complete
    ? arabic
      ? `**الدرجة النهائية ${earned} من 100.**`
      : `**The final mark is ${earned} of 100.**`
    : arabic
      ? `**جُمعت ${earned} نقطة من 100، ومتوسط ما صُحح ${average}.**`
      : `**${earned} points of 100 earned so far; the average of what is marked is ${average}.**`
  const rows = marks.map(({ name, mark, weight: own, contribution }, index) => [
    name ?? `${arabic ? 'تقييم' : 'Part'} ${index + 1}`,
    String(mark),
    `${own}%`,
    contribution.toFixed(2),
  ])
  rows.push([
    `**${arabic ? 'المجموع' : 'Total'}**`,
    '',
    `**${weight}%**`,
    `**${earned.toFixed(2)}**`,
  ])
  const rest = Math.round((100 - weight) * 100) / 100
  const outlook = complete
    ? ''
    : needed === undefined
      ? arabic
        ? `بقي ${rest}% من الوزن. اذكر هدفك لأحسب الدرجة اللازمة، مثلًا: «هدفي 85».`
        : `${rest}% of the weight is still open. Name a goal and I work out the mark it takes, for example “target 85”.`
      : goal(needed, rest, arabic)
  return [
    result,
    markdownTable(
      arabic
        ? ['التقييم', 'الدرجة من 100', 'الوزن', 'المساهمة']
        : ['Part', 'Mark of 100', 'Weight', 'Adds'],
      rows,
      [1, 2, 3],
    ),
    outlook,
    arabic
      ? '_المساهمة = الدرجة × الوزن ÷ 100، والدرجة النهائية مجموع المساهمات._'
      : '_Adds = mark × weight ÷ 100; the final mark is their sum._',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function goal(
  { target, mark }: { target: number; mark: number },
  rest: number,
  arabic: boolean,
): string {
  if (mark > 100)
    return arabic
      ? `**بلوغ ${target} غير ممكن:** يلزم ${mark} من 100 في الـ ${rest}% الباقية.`
      : `**${target} is out of reach:** it would take ${mark} of 100 in the remaining ${rest}%.`
  if (mark <= 0)
    return arabic
      ? `**بلغت ${target} بالفعل** مهما كانت نتيجة الـ ${rest}% الباقية.`
      : `**${target} is already reached**, whatever the remaining ${rest}% bring.`
  return arabic
    ? `**لبلوغ ${target} تحتاج إلى ${mark} من 100** في الـ ${rest}% الباقية.`
    : `**For ${target} you need ${mark} of 100** in the remaining ${rest}%.`
}
