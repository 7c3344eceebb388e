import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { advice } from './headline/advice.ts'
import { askedChecks, checksAskedIn } from './headline/asked-checks.ts'
import { checkNames, finding, signed } from './headline/findings.ts'
import { forecastWords } from './headline/forecast.ts'
import { goOnWithLines } from './headline/go-on.ts'
import { questionIn } from './headline/line-question.ts'
import { speaksOfLines } from './headline/line-words.ts'
import { headlineRequest, linesIn } from './headline/lines.ts'
import { placeIn } from './headline/place-in.ts'
import { asksFormula } from './headline/practice.ts'
import { answerRules, type RuleQuestion, ruleQuestionsIn } from './headline/rules.ts'
import { type Check, type LineReport, letters, type Place, scoreLine } from './headline/score.ts'
import { seenAs } from './headline/seen-as.ts'
import { aboutChecks, verdicts } from './headline/verdicts.ts'
import { ifInWords, type WhatIf, whatIfIn } from './headline/what-if.ts'
import { reasons } from './headline/why.ts'
import { charactersInArabic } from './reading/arabic-characters.ts'
import { words } from './reading/words.ts'
import { asking } from './sentences/units.ts'
import { defineSkill, type Reading, SkillRefusal } from './skill.ts'

const MAX_LINES = 20
const LONGEST_LINE = 300

const input = z
  .object({
    lines: z.array(z.string().trim().min(1)),
    place: z.enum(['subject', 'headline']),
    /** Asked about the formula itself, without a line. */
    rules: z
      .array(
        z.object({
          check: z.enum(askedChecks),
          count: z.number().nonnegative().optional(),
          claimed: z.number().optional(),
        }),
      )
      .optional(),
    /** Nothing but how the score is worked out. */
    isFormula: z.boolean().optional(),
    /** Parts of the formula that are asked about, and so answered first. */
    checks: z.array(z.enum(askedChecks)).optional(),
    /** What is asked to be supposed of the line. */
    whatIf: z
      .union([
        z.object({
          check: z.enum(['spam', 'capitals', 'exclamation']),
          count: z.number().nonnegative(),
        }),
        z.object({ without: z.string() }),
      ])
      .optional(),
    /** What the score rests on is asked. */
    isWhy: z.boolean().optional(),
    /** Nothing but what is asked for. */
    isBrief: z.boolean().optional(),
    /** Asked with yes or no, and so answered first. */
    question: z
      .union([
        z.object({
          kind: z.literal('length'),
          limit: z.int().positive().optional(),
          /** "Is it too long?" rather than "does it fit?" */
          asksTooLong: z.boolean(),
        }),
        z.object({ kind: z.literal('spam') }),
        z.object({ kind: z.literal('longest'), isShortest: z.boolean() }),
        z.object({ kind: z.literal('worst') }),
      ])
      .optional(),
  })
  .refine(({ lines, rules = [], isFormula }) => isFormula || lines.length + rules.length > 0)

interface Comparison {
  place: Place
  /** In the order given. */
  lines: LineReport[]
  /** Places in `lines`, best first. */
  ranking: number[]
  question: z.infer<typeof input>['question']
  checks: readonly Check[]
  rules: readonly RuleQuestion[]
  whatIf: WhatIf | undefined
  isBrief: boolean
  isWhy: boolean
}

export const headlineAnalyst = defineSkill<z.infer<typeof input>, Comparison>({
  name: 'headline-analyst',
  title: { en: 'Headline and subject-line analysis', ar: 'تحليل العناوين وأسطر موضوع البريد' },
  description: {
    en: 'Scores headlines or email subject lines by a stated formula, shows where inboxes and search results cut them, and says what to change. Compares several lines.',
    ar: 'يقيّم العناوين وأسطر موضوع البريد بمعادلة معلنة، ويبيّن أين تقطعها صناديق البريد ونتائج البحث، ويقترح ما ينبغي تغييره، ويقارن بين عدة أسطر.',
  },
  input,
  limits: [
    {
      asked: forecastWords,
      sentence: {
        en: 'I do not forecast open or click rates: they depend on your readers. I score the line itself.',
        ar: 'لا أتوقع نسب الفتح ولا النقر، فهي تعتمد على قرائك؛ وأقيّم السطر نفسه.',
      },
    },
    {
      asked:
        'write me subject, write subject lines, write me headlines, write headlines, give me subject lines, give me headlines, اكتب لي عناوين, اكتبلي عناوين, اكتبلي سطر, اكتب لي سطر, اكتبلي موضوع, اكتب لي موضوع, اقترح عناوين, write me a subject, write a subject, write me a headline, write a headline, write me a better, write a better, give me a better, suggest a better, make me a better, think of a better, rewrite this, rewrite it, rewrite my, reword, rephrase, alternatives to, alternative to, اعد صياغه, عيد صياغه, اعاده صياغه, صيغ لي, اكتب لي احسن, اكتبلي احسن, عطني احسن, عطني عنوان احسن, اعطني عنوان احسن, اقترح عنوان, اقترحلي عنوان, اقترح لي عنوان, اقترح سطر, make them think, make people think, بدي سطر موضوع, اكتب لي عنوان, اكتبلي عنوان, يخلي الزبون يفكر, عنوان يوهم, سطر يوهم, موضوع يوهم, يوهم الناس, يوهم العملاء, يوهم الزباين, نوهم الناس',
      sentence: {
        en: 'I write no lines, and none that mislead: I score lines that you give me.',
        ar: 'لا أكتب أسطرًا، ولا أكتب سطرًا مضللًا: أقيّم الأسطر التي تعطيني إياها.',
      },
    },
  ],
  suits: ({ text }) =>
    speaksOfLines(text.slice(0, 600)) ? 0.9 : linesIn(text.slice(0, 2000)).length > 0 ? 0.2 : 0,
  goOn: (before, ask) => goOnWithLines(before, ask, readLines),
  read: ({ text }) => readLines(text),
  run({ lines, place, question, whatIf, isBrief = false, isWhy = false, checks = [], rules = [] }) {
    if (lines.length > MAX_LINES) throw new SkillRefusal(tooMany(lines.length))
    const longest = lines.find((line) => letters(line).length > LONGEST_LINE)
    if (longest !== undefined) throw new SkillRefusal(tooLong(letters(longest).length))
    const reports = lines.map((line) => scoreLine(line, place))
    const ranking = reports
      .map((_, index) => index)
      .sort((a, b) => (reports[b]?.score ?? 0) - (reports[a]?.score ?? 0) || a - b)
    return { place, lines: reports, ranking, question, checks, rules, whatIf, isBrief, isWhy }
  },
  explain(output, language) {
    if (output.lines.length === 0)
      return [answerRules(output.rules, language), method(language)].filter(Boolean).join('\n\n')
    const asked = [
      ...(output.question ? verdicts(output, output.question, language) : []),
      ...(output.checks.length > 0 ? aboutChecks(output, output.checks, language) : []),
      ...suppositions(output, language),
      ...(output.isWhy ? reasons(rankedLines(output), output.place, language) : []),
    ]
    if (output.isBrief && output.lines.length === 1)
      return (asked.length > 0 ? asked : [scored(output, language)]).join('\n\n')
    return [
      ...asked,
      output.lines.length === 1 ? single(output, language) : comparison(output, language),
    ].join('\n\n')
  },
})

function readLines(text: string): Reading<z.infer<typeof input>> {
  if (asksFormula(text))
    return { request: text, input: { lines: [], place: 'subject', isFormula: true } }
  const rules = ruleQuestionsIn(text)
  if (rules.length > 0) return { request: text, input: { lines: [], place: 'subject', rules } }
  const { lines, request } = headlineRequest(text)
  if (lines.length === 0) return { missing: [missingLines] }
  const question = questionIn(request)
  const checks = checksAskedIn(request).filter((check) => check !== question?.kind)
  const whatIf = whatIfIn(request)
  return {
    request,
    input: {
      lines,
      place: placeIn(request),
      ...(question && { question }),
      ...(checks.length > 0 && { checks }),
      ...(whatIf && { whatIf }),
      ...(isBare(request) && { isBrief: true }),
    },
  }
}

const rankedLines = ({ lines, ranking }: Comparison): LineReport[] =>
  ranking.flatMap((index) => lines[index] ?? [])

const isBare = (request: string): boolean =>
  ONLY_SCORE.test(request) || asking(words(request)).some(({ concept }) => concept === 'bare')
const ONLY_SCORE =
  /\b(?:just|only) (?:give me )?(?:the |its )?(?:score|number|points)\b|(?<!\p{L})(?:النتيج[ةه]|الدرج[ةه]|النقاط|السكور) (?:بس|فقط)(?!\p{L})|(?<!\p{L})(?:بس|فقط) (?:النتيج[ةه]|الدرج[ةه]|النقاط|السكور)(?!\p{L})/iu

const suppositions = ({ lines, place, whatIf }: Comparison, language: Language): string[] =>
  whatIf && lines.length === 1
    ? lines.flatMap((line) => ifInWords(line, place, whatIf, language) ?? [])
    : []

const missingLines = {
  name: { en: 'the headline or subject line', ar: 'العنوان أو سطر الموضوع' },
  example: {
    en: '"Analyse this subject line: Last chance to save 20% on your renewal", or several, one per line',
    ar: '«حلل سطر الموضوع: آخر فرصة لتوفير 20% على تجديدك»، أو عدة أسطر كل واحد في سطر',
  },
}
const tooMany = (count: number): Bilingual => ({
  en: `I compare at most ${MAX_LINES} lines at a time and found ${count}. Please send them in parts, one line each.`,
  ar: `أقارن ${MAX_LINES} سطرًا على الأكثر في المرة الواحدة ووجدت ${count}. أرسلها على دفعات، كل عنوان في سطر.`,
})
const tooLong = (characters: number): Bilingual => ({
  en: `One line has ${characters} characters. A headline or subject line has at most ${LONGEST_LINE}; please put each on a line of its own.`,
  ar: `أحد الأسطر فيه ${charactersInArabic(characters)}، والعنوان لا يتجاوز ${LONGEST_LINE}. ضع كل عنوان في سطر مستقل.`,
})

const kinds: Record<Place, Bilingual> = {
  subject: { en: 'subject line', ar: 'سطر موضوع بريد' },
  headline: { en: 'headline', ar: 'عنوانًا' },
}

function scored({ place, lines }: Comparison, language: Language): string {
  const report = lines[0] as LineReport
  return {
    en: `**Score ${report.score} of 100 for “${report.line}” as a ${kinds[place].en}.**`,
    ar: `**النتيجة ${report.score} من 100 لعبارة «${report.line}» بوصفها ${kinds[place].ar}.**`,
  }[language]
}

function single(output: Comparison, language: Language): string {
  const { place, lines } = output
  const report = lines[0] as LineReport
  const header = {
    en: '| Check | Finding | Points |\n|---|---|---:|',
    ar: '| المعيار | ما وُجد | النقاط |\n|---|---|---:|',
  }[language]
  const rows = report.points.map(
    ({ check, points }) =>
      `| ${checkNames[check][language]} | ${finding(report, check, place)[language]} | ${signed(points, check)} |`,
  )
  const total = `| **${{ en: 'Score', ar: 'النتيجة' }[language]}** | ${{ en: 'sum, kept between 0 and 100', ar: 'المجموع، محصورًا بين 0 و100' }[language]} | **${report.score}** |`
  return [
    scored(output, language),
    [header, ...rows, total].join('\n'),
    seenAs(report, place, language),
    advice(report, place, language),
    method(language),
  ].join('\n\n')
}

function comparison({ place, lines, ranking }: Comparison, language: Language): string {
  const best = lines[ranking[0] as number] as LineReport
  const tied = lines.filter(({ score }) => score === best.score).length > 1
  const next = lines[ranking[1] as number]
  const ahead = best.score - (next?.score ?? 0)
  const result = {
    en: tied
      ? `**${best.score} of 100 is the best score, shared by more than one line; the first of them is “${best.line}”.**`
      : `**Best of ${lines.length}: “${best.line}” with ${best.score} of 100, ${ahead} ahead of the next.**`,
    ar: tied
      ? `**أفضل نتيجة ${best.score} من 100 وقد نالها أكثر من سطر، أولها «${best.line}».**`
      : `**الأفضل من بين ${lines.length}: «${best.line}» بنتيجة ${best.score} من 100، والفرق عن التالي ${ahead}.**`,
  }[language]
  const header = {
    en: '| Rank | Line | Score | Characters | Words | What moved the score |\n|---:|---|---:|---:|---:|---|',
    ar: '| الترتيب | السطر | النتيجة | الحروف | الكلمات | ما أثّر في النتيجة |\n|---:|---|---:|---:|---:|---|',
  }[language]
  const rows = ranking.map((index, rank) => {
    const report = lines[index] as LineReport
    const parts = report.points.filter(({ check, points }) => check !== 'start' && points !== 0)
    const moved = parts
      .map(({ check, points }) => {
        const named = check === 'power' ? ` (${finding(report, check, place)[language]})` : ''
        return `${checkNames[check][language]}${named} ${signed(points, check)}`
      })
      .join({ en: ', ', ar: '، ' }[language])
    return `| ${rank + 1} | ${cell(report.line)} | **${report.score}** | ${report.characters} | ${report.words} | ${moved || '—'} |`
  })
  const each = ranking.map((index) => {
    const report = lines[index] as LineReport
    return `**${report.line}**\n\n${advice(report, place, language)}`
  })
  return [result, [header, ...rows].join('\n'), ...each.slice(0, 5), method(language)].join('\n\n')
}

const cell = (text: string) => text.replaceAll('|', '\\|')

function method(language: Language): string {
  return {
    en: `_Score = 45 + length (up to 20) + words 5 + number 8 + question 5 + power words (up to 8) + reader 4 + reading ease 5 (or less 5 for long words), less 8 for each spam word (most 24), 6 for each word in capitals (most 18), 2 for one exclamation mark or 10 for more, 15 for a false “Re:”. Word lists are this agent's own. A rule of thumb for comparing lines, not a forecast of opens. Cut points are approximate; Google sets no fixed length for a title and cuts it to fit the screen (Search Central, title links)._`,
    ar: `_النتيجة = 45 + الطول (حتى 20) + عدد الكلمات 5 + الرقم 8 + السؤال 5 + الكلمات الجاذبة (حتى 8) + مخاطبة القارئ 4 + سهولة القراءة 5 (أو ناقصًا 5 للكلمات الطويلة)، ناقصًا 8 لكل كلمة مزعجة (24 على الأكثر)، و6 لكل كلمة بأحرف كبيرة (18 على الأكثر)، و2 لعلامة تعجب واحدة أو 10 لأكثر، و15 لعلامة رد مصطنعة. قوائم الكلمات من إعداد هذا الوكيل. هذه قاعدة تقريبية للمقارنة وليست توقعًا لنسبة الفتح. مواضع القطع تقريبية، ولا تحدد Google طولًا ثابتًا للعنوان بل تقطعه بحسب الشاشة (مركز بحث Google، روابط العناوين)._`,
  }[language]
}
