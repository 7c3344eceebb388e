import type { Language } from '@wakeel/contract'
import { markdownTable } from '../reading/format.ts'
import { sayCompared } from './compared.ts'
import { type Gpa, HIGHEST_GPA, scale, type WeightedMark } from './scale.ts'

export function explainGpa(
  { record, terms = [], courses, credits, points, gpa, own, goal, compared, asksWhether }: Gpa,
  language: Language,
): string {
  const arabic = language === 'ar'
  const rows = courses.map(({ name, grade, credits: own, points: earned }, index) => [
    name ?? `${arabic ? 'مساق' : 'Course'} ${index + 1}`,
    grade,
    scale[grade].toFixed(1),
    String(own),
    earned.toFixed(2),
  ])
  const earlier = [...(record ? [record] : []), ...terms]
  const part = arabic ? 'الفصل' : 'Term'
  rows.unshift(
    ...earlier.map((term, index) => [
      terms.length > 0 ? `${part} ${index + 1}` : arabic ? 'حتى الآن' : 'So far',
      '',
      String(term.gpa),
      String(term.credits),
      (term.gpa * term.credits).toFixed(2),
    ]),
  )
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
    ...(own
      ? [
          arabic
            ? `**معدل هذه المساقات وحدها ${own.gpa.toFixed(2)}** (الساعات المعتمدة: ${own.credits}).`
            : `**These courses alone: GPA ${own.gpa.toFixed(2)}** over ${own.credits} credits.`,
        ]
      : []),
    ...(compared ? [sayCompared({ points, credits, gpa }, compared, language)] : []),
    ...(goal
      ? [
          `${whether(asksWhether, goal.needed <= HIGHEST_GPA, arabic)}${averageNeeded(goal, arabic)}`,
        ]
      : []),
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

/** "Is it even possible?" has its answer before the figure. */
const whether = (isAsked: boolean | undefined, isPossible: boolean, arabic: boolean): string =>
  !isAsked
    ? ''
    : isPossible
      ? arabic
        ? '**نعم، ممكن.** '
        : '**Yes, it is possible.** '
      : arabic
        ? '**لا.** '
        : '**No.** '

/** For a hoped-for average: what is still to come must bring it up, and 4.00 is the most it can. */
function averageNeeded(
  { gpa, credits, needed, highest }: NonNullable<Gpa['goal']>,
  arabic: boolean,
): string {
  const rest = arabic ? `الساعات الباقية (${credits})` : `the remaining ${credits} credits`
  if (needed > HIGHEST_GPA)
    return arabic
      ? `**بلوغ ${gpa} غير ممكن:** يلزم معدل ${needed.toFixed(2)} من 4.00 في ${rest}. أعلى معدل ممكن ${highest.toFixed(2)}.`
      : `**${gpa} is out of reach:** it would take an average of ${needed.toFixed(2)} of 4.00 in ${rest}. The highest you can still reach is ${highest.toFixed(2)}.`
  if (needed <= 0)
    return arabic
      ? `**لن ينزل المعدل عن ${gpa}** مهما كانت نتيجة ${rest}.`
      : `**${gpa} is already sure**, whatever ${rest} bring.`
  return arabic
    ? `**لبلوغ ${gpa} تحتاج إلى معدل ${needed.toFixed(2)} من 4.00** في ${rest}.`
    : `**For ${gpa} you need an average of ${needed.toFixed(2)} of 4.00** in ${rest}.`
}

export function explainMark(
  { marks, weight, earned, average, highest, needed, reached = [], asksWhether }: WeightedMark,
  language: Language,
): string {
  const arabic = language === 'ar'
  const complete = Math.abs(weight - 100) < 0.001
  const result = complete
    ? [
        ...reached.map((one) => verdict(one, arabic)),
        arabic
          ? `**الدرجة النهائية ${earned} من 100.**`
          : `**The final mark is ${earned} of 100.**`,
      ].join(' ')
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
    : needed.length === 0
      ? arabic
        ? `بقي ${rest}% من الوزن، وأعلى مجموع ممكن ${highest}. اذكر هدفك لأحسب الدرجة اللازمة، مثلًا: «هدفي 85».`
        : `${rest}% of the weight is still open; the highest total you can still reach is ${highest}. Name a goal and I work out the mark it takes, for example “target 85”.`
      : needed
          .map(
            (one) =>
              `${whether(asksWhether, one.mark <= 100, arabic)}${goal({ ...one, highest }, rest, arabic)}`,
          )
          .join('\n\n')
  // Who asks whether it can be reached reads that first.
  const isFirst = asksWhether && needed.length > 0
  return [
    isFirst ? outlook : '',
    result,
    markdownTable(
      arabic
        ? ['التقييم', 'الدرجة من 100', 'الوزن', 'المساهمة']
        : ['Part', 'Mark of 100', 'Weight', 'Adds'],
      rows,
      [1, 2, 3],
    ),
    isFirst ? '' : outlook,
    arabic
      ? '_المساهمة = الدرجة × الوزن ÷ 100، والدرجة النهائية مجموع المساهمات._'
      : '_Adds = mark × weight ÷ 100; the final mark is their sum._',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function verdict(
  { target, isReached }: { target: number; isReached: boolean },
  arabic: boolean,
): string {
  if (arabic) return isReached ? `**نعم، بُلغت ${target}.**` : `**لا، لم تُبلغ ${target}.**`
  return isReached ? `**Yes, ${target} is reached.**` : `**No, ${target} is not reached.**`
}

function goal(
  { target, mark, highest }: { target: number; mark: number; highest: number },
  rest: number,
  arabic: boolean,
): string {
  if (mark > 100)
    return arabic
      ? `**بلوغ ${target} غير ممكن:** يلزم ${mark} من 100 في الـ ${rest}% الباقية. أعلى مجموع ممكن ${highest}.`
      : `**${target} is out of reach:** it would take ${mark} of 100 in the remaining ${rest}%. The highest total you can still reach is ${highest}.`
  if (mark <= 0)
    return arabic
      ? `**بلغت ${target} بالفعل** مهما كانت نتيجة الـ ${rest}% الباقية.`
      : `**${target} is already reached**, whatever the remaining ${rest}% bring.`
  return arabic
    ? `**لبلوغ ${target} تحتاج إلى ${mark} من 100** في الـ ${rest}% الباقية. أعلى مجموع ممكن ${highest}.`
    : `**For ${target} you need ${mark} of 100** in the remaining ${rest}%. The highest total you can still reach is ${highest}.`
}
