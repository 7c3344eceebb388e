import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { type Advice, adviceFor, phrase } from './readability/advice.ts'
import {
  type HardSentence,
  hardestSentences,
  type Measures,
  measure,
} from './readability/measure.ts'
import {
  comparedIn,
  readReadabilityRequest,
  speaksOfReadability,
} from './readability/readability-request.ts'
import { markdownTable } from './reading/format.ts'
import { languageOf } from './reading/language.ts'
import { wordCount } from './reading/prose.ts'
import { isSaidAround } from './sentences/request.ts'
import { defineSkill } from './skill.ts'

const LEAST_WORDS = 15
/** Below this the formulas swing with every word. */
const STEADY_WORDS = 100

const input = z.object({
  text: z.string().min(1),
  grade: z.int().min(1).max(12).optional(),
  /** The grade comes from the reader's age or British school year. */
  from: z.enum(['age', 'year']).optional(),
  said: z.int().optional(),
  /** How many words and sentences is what is asked. */
  isCounted: z.boolean().optional(),
})
interface Assessment {
  textLanguage: Language
  measures: Measures
  grade: number | undefined
  assumed: Bilingual | undefined
  isCounted: boolean
  hardest: { sentence: HardSentence; advice: Advice }[]
}

export const readabilityCoach = defineSkill<z.infer<typeof input>, Assessment>({
  name: 'readability-coach',
  title: { en: 'Readability', ar: 'سهولة القراءة' },
  description: {
    en: 'Measures how hard a text is to read (Flesch, Flesch–Kincaid, Gunning fog; LIX for Arabic), compares it with a school grade and shows how to shorten its hardest sentences.',
    ar: 'يقيس صعوبة قراءة النص (LIX للعربية، وFlesch وFlesch–Kincaid وGunning fog للإنجليزية) ويقارنها بصف دراسي ويبيّن كيف تُختصر أصعب الجمل.',
  },
  source: {
    title: {
      en: 'Flesch 1948; Kincaid et al. 1975; Gunning 1952; Björnsson, Läsbarhet, 1968',
      ar: 'Flesch 1948؛ Kincaid وآخرون 1975؛ Gunning 1952؛ Björnsson, Läsbarhet, 1968',
    },
    date: '1975-02-01',
  },
  input,
  limits: [
    {
      asked:
        'is it true, is this true, is that true, what it claims correct, claim true, claims true, fact check, is it correct, is this correct, هل هو صحيح, هل هذا صحيح, هل الكلام صحيح, الكلام صحيح, صحه المعلومات, معلوماته صحيحه',
      sentence: {
        en: 'I do not judge whether a text is true or good: I measure only how hard it is to read.',
        ar: 'لا أحكم على صحة النص ولا على جودته: أقيس سهولة قراءته فقط.',
      },
    },
  ],
  suits: ({ text }) =>
    isSaidAround(text, speaksOfReadability) ? 0.9 : wordCount(text) >= LEAST_WORDS ? 0.3 : 0,
  read({ text: message }) {
    const asked = readReadabilityRequest(message)
    const { request, text } = asked
    const reader = { ...asked.reader, ...(asked.isCounted && { isCounted: true }) }
    const [first, ...others] = comparedIn(asked)
    const texts = first ? [first, ...others].map((one) => one.text) : [text]
    if (texts.some((one) => wordCount(one) < LEAST_WORDS)) return { missing: [missingText] }
    if (!first) return { request, input: { text, ...reader } }
    return {
      request,
      input: { text: first.text, ...reader },
      more: others.map(({ label, text: other }) => ({
        input: { text: other, ...reader },
        title: label,
      })),
    }
  },
  run({ text, grade, from, said, isCounted = false }) {
    const textLanguage = languageOf(text)
    const hardest = hardestSentences(text, textLanguage, 3)
    return {
      textLanguage,
      measures: measure(text, textLanguage),
      grade,
      isCounted,
      assumed: grade !== undefined && from ? assumption(from, said ?? 0, grade) : undefined,
      hardest: hardest.map((sentence) => ({ sentence, advice: adviceFor(sentence, textLanguage) })),
    }
  },
  explain,
})

const assumption = (from: 'age' | 'year', said: number, grade: number): Bilingual =>
  from === 'age'
    ? {
        en: `Assumed: at the age of ${said} a child is in grade ${grade} (grade 1 at six).`,
        ar: `افتُرض أن من عمره ${said} سنوات في الصف ${grade} (الأول في سن السادسة).`,
      }
    : {
        en: `Assumed: year ${said} of a British school is grade ${grade}.`,
        ar: `افتُرض أن السنة ${said} في المدرسة البريطانية هي الصف ${grade}.`,
      }

const missingText: { name: Bilingual; example: Bilingual } = {
  name: {
    en: `the text, at least ${LEAST_WORDS} words`,
    ar: `النص، ${LEAST_WORDS} كلمة على الأقل`,
  },
  example: {
    en: 'How hard is this for a grade 6 class: The water cycle describes how …',
    ar: 'هل هذا النص مناسب للصف السادس: تصف دورة المياه كيف …',
  },
}

/** Flesch's own bands for English, Björnsson's for LIX. */
const fleschBands: [least: number, name: Bilingual][] = [
  [90, { en: 'very easy', ar: 'سهل جدًا' }],
  [80, { en: 'easy', ar: 'سهل' }],
  [70, { en: 'fairly easy', ar: 'سهل نسبيًا' }],
  [60, { en: 'plain English', ar: 'متوسط' }],
  [50, { en: 'fairly difficult', ar: 'صعب نسبيًا' }],
  [30, { en: 'difficult', ar: 'صعب' }],
  [Number.NEGATIVE_INFINITY, { en: 'very difficult', ar: 'صعب جدًا' }],
]
const lixBands: [most: number, name: Bilingual][] = [
  [30, { en: 'very easy', ar: 'سهل جدًا' }],
  [40, { en: 'easy', ar: 'سهل' }],
  [50, { en: 'medium', ar: 'متوسط' }],
  [60, { en: 'difficult', ar: 'صعب' }],
  [Number.POSITIVE_INFINITY, { en: 'very difficult', ar: 'صعب جدًا' }],
]
const fleschBand = (ease: number) =>
  (fleschBands.find(([least]) => ease >= least) as [number, Bilingual])[1]
const lixBand = (lix: number) => (lixBands.find(([most]) => lix < most) as [number, Bilingual])[1]
/** No grade formula is established for Arabic; these LIX limits are a working rule of this agent. */
const lixLimit = (grade: number) => (grade <= 4 ? 40 : grade <= 8 ? 45 : 50)

function explain(
  { textLanguage, measures, grade, assumed, isCounted, hardest }: Assessment,
  language: Language,
): string {
  const arabic = language === 'ar'
  const { english } = measures
  const result = english
    ? englishResult(english, grade, arabic)
    : arabicResult(measures.lix, grade, arabic)
  const rows: [string, string, string][] = english
    ? [
        [
          arabic ? 'سهولة القراءة (Flesch)' : 'Flesch reading ease',
          String(english.ease),
          fleschBand(english.ease)[language],
        ],
        [
          arabic ? 'الصف (Flesch–Kincaid)' : 'Flesch–Kincaid grade',
          String(english.grade),
          arabic ? 'سنوات الدراسة' : 'years of school',
        ],
        [
          arabic ? 'مؤشر Gunning fog' : 'Gunning fog index',
          String(english.fog),
          arabic ? 'سنوات الدراسة' : 'years of school',
        ],
      ]
    : [['LIX', String(measures.lix), lixBand(measures.lix)[language]]]
  const share = ((measures.longWords * 100) / measures.words).toFixed(1)
  rows.push(
    [
      arabic ? 'الكلمات / الجمل' : 'Words / sentences',
      `${measures.words} / ${measures.sentences}`,
      arabic
        ? `${measures.wordsPerSentence} كلمة للجملة`
        : `${measures.wordsPerSentence} words per sentence`,
    ],
    english
      ? [
          arabic ? 'المقاطع / الكلمات المركبة' : 'Syllables / complex words',
          `${english.syllables} / ${english.complexWords}`,
          arabic ? 'المركبة: ثلاثة مقاطع فأكثر' : 'complex: three syllables and more',
        ]
      : [
          arabic ? 'الكلمات الطويلة' : 'Long words',
          String(measures.longWords),
          arabic ? `${share}%، أكثر من 6 أحرف` : `${share}%, more than 6 letters`,
        ],
  )
  const table = markdownTable(
    arabic ? ['المقياس', 'القيمة', 'المعنى'] : ['Measure', 'Value', 'Meaning'],
    rows,
    [1],
  )
  const sentences = hardest.flatMap(({ sentence, advice }) => {
    const level = english
      ? arabic
        ? `صف ${sentence.difficulty}`
        : `grade ${sentence.difficulty}`
      : `LIX ${sentence.difficulty}`
    const quoted = textLanguage === 'ar' ? `«${sentence.sentence}»` : `“${sentence.sentence}”`
    const lines = phrase(advice, sentence.words).map((line) => `   - ${line[language]}`)
    const long = arabic ? `${sentence.words} كلمة` : `${sentence.words} words`
    return lines.length === 0
      ? []
      : [`1. ${quoted} (${level}${arabic ? '، ' : ', '}${long})\n${lines.join('\n')}`]
  })
  const list =
    sentences.length === 0
      ? ''
      : `${arabic ? 'أصعب الجمل وكيف تُبسّط:' : 'The hardest sentences and how to ease them:'}\n\n${sentences.join('\n')}`
  const short =
    measures.words >= STEADY_WORDS
      ? ''
      : arabic
        ? ` النص أقصر من ${STEADY_WORDS} كلمة، فالنتيجة تقريبية.`
        : ` The text has fewer than ${STEADY_WORDS} words, so the figures are rough.`
  return [
    isCounted && counted(measures, arabic),
    result,
    assumed?.[language],
    table,
    list,
    `_${(english ? englishRule : arabicRule)[language]}${short}_`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const counted = ({ words, sentences, wordsPerSentence }: Measures, arabic: boolean): string =>
  arabic
    ? `**عدد الكلمات: ${words}، وعدد الجمل: ${sentences}، والمتوسط ${wordsPerSentence} كلمة للجملة.**`
    : `**${words} words in ${sentences} ${sentences === 1 ? 'sentence' : 'sentences'}: ${wordsPerSentence} words a sentence on average.**`

function englishResult(
  { ease, grade }: NonNullable<Measures['english']>,
  target: number | undefined,
  arabic: boolean,
): string {
  const band = fleschBand(ease)
  const reached = Math.max(0, grade)
  if (target === undefined)
    return arabic
      ? `**النص ${band.ar} (Flesch ${ease})، ويناسب من أتم نحو ${Math.round(reached)} من سنوات الدراسة.**`
      : `**The text is ${band.en} (Flesch ${ease}): about grade ${Math.round(reached)}.**`
  if (grade <= target + 0.5)
    return arabic
      ? `**النص مناسب للصف ${target}: مستواه ${grade} بمعادلة Flesch–Kincaid.**`
      : `**It suits a grade ${target} class: Flesch–Kincaid grade ${grade}.**`
  const gap = Math.round((grade - target) * 10) / 10
  return arabic
    ? `**النص أصعب من الصف ${target}: مستواه ${grade} بمعادلة Flesch–Kincaid، أي فوقه بـ ${gap}.**`
    : `**Too hard for a grade ${target} class: Flesch–Kincaid grade ${grade}, ${gap} above.**`
}

function arabicResult(lix: number, target: number | undefined, arabic: boolean): string {
  const band = lixBand(lix)
  if (target === undefined)
    return arabic
      ? `**النص ${band.ar}: LIX ${lix}.**`
      : `**The Arabic text is ${band.en}: LIX ${lix}.**`
  const limit = lixLimit(target)
  const fits = lix <= limit
  return arabic
    ? `**النص ${fits ? 'مناسب للصف' : 'أصعب من الصف'} ${target}: LIX ${lix} والحد ${limit}.**`
    : `**${fits ? 'It suits' : 'Too hard for'} a grade ${target} class: LIX ${lix}, limit ${limit}.**`
}

const englishRule: Bilingual = {
  en: 'Flesch ease = 206.835 − 1.015 × words per sentence − 84.6 × syllables per word; Flesch–Kincaid grade = 0.39 × words per sentence + 11.8 × syllables per word − 15.59; fog = 0.4 × (words per sentence + % complex words). Syllables are counted by rule; the formulas see length, not sense.',
  ar: 'سهولة Flesch = 206.835 − 1.015 × كلمات الجملة − 84.6 × مقاطع الكلمة؛ صف Flesch–Kincaid = 0.39 × كلمات الجملة + 11.8 × مقاطع الكلمة − 15.59؛ fog = 0.4 × (كلمات الجملة + نسبة الكلمات المركبة). تُعد المقاطع آليًا، والمعادلات ترى الطول لا المعنى.',
}
const arabicRule: Bilingual = {
  en: 'LIX = words per sentence + % of words with more than six letters (Björnsson 1968), vowel marks not counted. It was made for Swedish; for Arabic it compares texts with one another. Limits by grade (40 to grade 4, 45 to grade 8, 50 above) are a working rule of this agent.',
  ar: 'LIX = كلمات الجملة + نسبة الكلمات التي تزيد على ستة أحرف (Björnsson 1968)، دون عدّ علامات التشكيل. وُضع للسويدية، ويصلح في العربية لمقارنة النصوص. حدود الصفوف (40 حتى الرابع، 45 حتى الثامن، 50 لما فوقه) قاعدة عمل لهذا الوكيل.',
}
