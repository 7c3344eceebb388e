import type { Bilingual, Language } from '@wakeel/contract'
import { markdownTable } from '../reading/format.ts'
import { countInArabic } from '../reading/format-duration.ts'
import { type Advice, phrase, swapsInWords } from './advice.ts'
import type { HardSentence, Measures } from './measure.ts'
import type { Swap } from './plain-words.ts'
import type { NamedMeasure } from './readability-request.ts'
import { arabicResult, belowFirst, englishResult, fleschBand, lixBand } from './verdict.ts'

/** Below this the formulas swing with every word. */
const STEADY_WORDS = 100

export interface Assessment {
  textLanguage: Language
  measures: Measures
  grade: number | undefined
  /** A second grade that was asked after. */
  also: number | undefined
  assumed: Bilingual | undefined
  isCounted: boolean
  /** When they are asked for. */
  longWords: readonly string[] | undefined
  named: readonly NamedMeasure[]
  /** Of several texts only how they compare is said. */
  isComparison: boolean
  isOfHarder: boolean
  /** Nothing but what is asked for is said. */
  isOnly: boolean
  /** What to change is asked, and no measures. */
  isOfWords: boolean
  /** Of texts that are compared, the easiest first. */
  ranked: { label: string; level: number; wordsPerSentence: number }[]
  /** Plain words for official ones anywhere in the text but in its hardest sentences. */
  otherSwaps: readonly Swap[]
  /** When it is asked which sentence to split. */
  split: Split | undefined
  hardest: { sentence: HardSentence; advice: Advice }[]
}

/** The sentences that are longer than reads well, and the longest of all. */
export interface Split {
  most: number
  long: { sentence: string; words: number; splitAfter: readonly string[] }[]
  /** How many more there are than are named. */
  others: number
  longest: { sentence: string; words: number }
}

export function explain(
  {
    textLanguage,
    measures,
    grade,
    also,
    assumed,
    isCounted,
    named,
    ranked,
    longWords,
    hardest,
    otherSwaps,
    split,
    isComparison,
    isOfHarder,
    isOnly,
    isOfWords,
  }: Assessment,
  language: Language,
): string {
  const arabic = language === 'ar'
  const { english } = measures
  if (isComparison) return compared(ranked, isOfHarder, arabic)
  const resultFor = (reader: number | undefined) =>
    english ? englishResult(english, reader, arabic) : arabicResult(measures.lix, reader, arabic)
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
          english.grade < 1 ? belowFirst[language] : arabic ? 'سنوات الدراسة' : 'years of school',
        ],
        [
          arabic ? 'مؤشر Gunning fog' : 'Gunning fog index',
          String(english.fog),
          arabic ? 'سنوات الدراسة' : 'years of school',
        ],
      ]
    : []
  rows.push(['LIX', String(measures.lix), lixBand(measures.lix)[language]])
  const share = ((measures.longWords * 100) / measures.words).toFixed(1)
  rows.push(
    [
      arabic ? 'الكلمات / الجمل' : 'Words / sentences',
      `${measures.words} / ${measures.sentences}`,
      arabic
        ? `${wordsInArabic(measures.wordsPerSentence)} للجملة`
        : `${measures.wordsPerSentence} words per sentence`,
    ],
    english
      ? [
          arabic ? 'المقاطع / الكلمات المركبة' : 'Syllables / complex words',
          `${english.syllables} / ${english.complexWords}`,
          arabic
            ? 'المركبة: ثلاثة مقاطع فأكثر دون الأسماء واللواحق -es و-ed و-ing'
            : 'complex: three syllables and more without names and the endings -es, -ed, -ing',
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
  const sentences = hardest.map(({ sentence, advice }) => {
    const level = english
      ? arabic
        ? `صف ${sentence.difficulty}`
        : `grade ${sentence.difficulty}`
      : `LIX ${sentence.difficulty}`
    const quoted = textLanguage === 'ar' ? `«${sentence.sentence}»` : `“${sentence.sentence}”`
    const lines = phrase(advice, sentence.words).map((line) => `   - ${line[language]}`)
    const long = arabic ? wordsInArabic(sentence.words) : `${sentence.words} words`
    return lines.length === 0
      ? ''
      : `${quoted} (${level}${arabic ? '، ' : ', '}${long})\n${lines.join('\n')}`
  })
  const advised = sentences.filter((one) => one !== '').map((one, at) => `${at + 1}. ${one}`)
  const list =
    advised.length === 0
      ? ''
      : `${arabic ? 'أصعب الجمل وكيف تُبسّط:' : 'The hardest sentences and how to ease them:'}\n\n${advised.join('\n')}`
  const short =
    measures.words >= STEADY_WORDS
      ? ''
      : arabic
        ? ` النص أقصر من ${STEADY_WORDS} كلمة، فالنتيجة تقريبية.`
        : ` The text has fewer than ${STEADY_WORDS} words, so the figures are rough.`
  const asked = [
    isCounted && counted(measures, arabic),
    split && splitInWords(split, textLanguage, arabic),
    longWords && longWordsInWords(longWords, textLanguage, arabic),
    ...named.map((name) => measureNamed(name, measures, arabic)),
  ].filter(Boolean)
  if (isOnly && asked.length > 0 && grade === undefined)
    return [...asked, short && `_${short.trim()}_`].filter(Boolean).join('\n\n')
  if (isOfWords)
    return [resultFor(grade), list || nothingHard[language], plainElsewhere(otherSwaps, arabic)]
      .filter(Boolean)
      .join('\n\n')
  return [
    ...asked,
    resultFor(grade),
    also && resultFor(also),
    assumed?.[language],
    table,
    list,
    plainElsewhere(otherSwaps, arabic),
    `_${(english ? englishRule : arabicRule)[language]}${short}_`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const nothingHard: Bilingual = {
  en: 'No sentence of it is too long or too hard, so nothing has to be changed.',
  ar: 'لا جملة فيه طويلة أو صعبة، فلا يلزم تغيير شيء.',
}

function compared(ranked: Assessment['ranked'], isOfHarder: boolean, arabic: boolean): string {
  const [first, ...others] = isOfHarder ? ranked.toReversed() : ranked
  if (!first) return ''
  const isFlesch = ranked.some(({ level }) => level < 0)
  const value = ({ label, level, wordsPerSentence }: Assessment['ranked'][number]) =>
    arabic
      ? `${label}: ${isFlesch ? `Flesch ${-level}` : `LIX ${level}`}، ${wordsInArabic(wordsPerSentence)} للجملة`
      : `${label}: ${isFlesch ? `Flesch ${-level}` : `LIX ${level}`}, ${wordsPerSentence} words per sentence`
  const all = [first, ...others].map(value).join(arabic ? '؛ ' : '; ')
  const last = others.at(-1)
  const gap = last ? Math.abs(last.wordsPerSentence - first.wordsPerSentence).toFixed(1) : ''
  const level = last ? Math.abs(last.level - first.level).toFixed(1) : ''
  const measure = isFlesch ? 'Flesch' : 'LIX'
  return arabic
    ? `**${isOfHarder ? 'الأصعب' : 'الأسهل'}: ${first.label} (${all}).**${last ? ` الفرق عن ${last.label}: ${level} في ${measure}، و${gap} في متوسط كلمات الجملة.` : ''}`
    : `**${isOfHarder ? 'Hardest' : 'Easiest'}: ${first.label} (${all}).**${last ? ` Difference from ${last.label}: ${level} in ${measure}, ${gap} words per sentence.` : ''}`
}

function plainElsewhere(swaps: Assessment['otherSwaps'], arabic: boolean): string {
  if (swaps.length === 0) return ''
  const pairs = swapsInWords(swaps, arabic ? 'ar' : 'en')
  return arabic
    ? `كلمات أبسط في باقي النص: ${pairs}.`
    : `Plainer words in the rest of the text: ${pairs}.`
}

function measureNamed(name: NamedMeasure, { english, lix }: Measures, arabic: boolean): string {
  if (name === 'lix') return `**LIX: ${lix} (${lixBand(lix)[arabic ? 'ar' : 'en']}).**`
  if (!english)
    return arabic
      ? 'معادلات Flesch وFlesch–Kincaid وGunning fog وُضعت للإنجليزية، فيُقاس النص العربي بـ LIX.'
      : 'Flesch, Flesch–Kincaid and Gunning fog were made for English, so Arabic is measured with LIX.'
  const { ease, grade, fog } = english
  return {
    flesch: arabic ? `**سهولة Flesch: ${ease}.**` : `**Flesch reading ease: ${ease}.**`,
    kincaid: arabic ? `**صف Flesch–Kincaid: ${grade}.**` : `**Flesch–Kincaid grade: ${grade}.**`,
    fog: arabic ? `**مؤشر Gunning fog: ${fog}.**` : `**Gunning fog index: ${fog}.**`,
  }[name]
}

const wordsInArabic = (count: number): string =>
  countInArabic(count, ['كلمة واحدة', 'كلمتان', 'كلمات', 'كلمة'])

const counted = ({ words, sentences, wordsPerSentence }: Measures, arabic: boolean): string =>
  arabic
    ? `**عدد الكلمات: ${words}، وعدد الجمل: ${sentences}، والمتوسط ${wordsInArabic(wordsPerSentence)} للجملة.**`
    : `**${words} words in ${sentences} ${sentences === 1 ? 'sentence' : 'sentences'}: ${wordsPerSentence} words a sentence on average.**`

function longWordsInWords(found: readonly string[], of: Language, arabic: boolean): string {
  const listed = found.join(of === 'ar' ? '، ' : ', ')
  const measure =
    of === 'ar'
      ? { en: 'more than six letters', ar: 'أكثر من ستة أحرف' }
      : { en: 'three syllables and more', ar: 'ثلاثة مقاطع فأكثر' }
  return arabic
    ? `**الكلمات الطويلة (${measure.ar})، وعددها ${found.length}: ${listed || 'لا توجد'}.**`
    : `**${found.length} long words (${measure.en}): ${listed || 'none'}.**`
}

/** Which sentences are too long, and where they part. */
function splitInWords(
  { most, long, others, longest }: Split,
  of: Language,
  arabic: boolean,
): string {
  const quote = (text: string) => (of === 'ar' ? `«${text}»` : `“${text}”`)
  const opening = (text: string) => {
    const all = text.split(/\s+/)
    return quote(all.length > OPENING ? `${all.slice(0, OPENING).join(' ')}…` : text)
  }
  if (long.length === 0)
    return arabic
      ? `**لا يلزم تقسيم أي جملة: لا تزيد جملة على ${most} كلمة، وأطولها ${opening(longest.sentence)} فيها ${wordsInArabic(longest.words)}.**`
      : `**No sentence has to be split: none has more than ${most} words; the longest, ${opening(longest.sentence)}, has ${longest.words}.**`
  const lines = long.map(({ sentence, words, splitAfter }) => {
    const where = splitAfter
      .map((end) => quote(`…${end}`))
      .join(arabic ? '، ثم بعد ' : ', then after ')
    return arabic
      ? `- ${opening(sentence)} (${wordsInArabic(words)})${where && `: بعد ${where}`}`
      : `- ${opening(sentence)} (${words} words)${where && `: after ${where}`}`
  })
  if (others > 0) lines.push(arabic ? `- و${others} غيرها` : `- and ${others} more`)
  return arabic
    ? `**ما يُقسَّم (أكثر من ${most} كلمة):**\n\n${lines.join('\n')}`
    : `**To split (more than ${most} words):**\n\n${lines.join('\n')}`
}
const OPENING = 6

export const englishRule: Bilingual = {
  en: 'Flesch ease = 206.835 − 1.015 × words per sentence − 84.6 × syllables per word; Flesch–Kincaid grade = 0.39 × words per sentence + 11.8 × syllables per word − 15.59; fog = 0.4 × (words per sentence + % complex words); LIX = words per sentence + % of words with more than six letters. Syllables are counted by rule; the formulas see length, not sense.',
  ar: 'سهولة Flesch = 206.835 − 1.015 × كلمات الجملة − 84.6 × مقاطع الكلمة؛ صف Flesch–Kincaid = 0.39 × كلمات الجملة + 11.8 × مقاطع الكلمة − 15.59؛ fog = 0.4 × (كلمات الجملة + نسبة الكلمات المركبة)؛ LIX = كلمات الجملة + نسبة الكلمات التي تزيد على ستة أحرف. تُعد المقاطع آليًا، والمعادلات ترى الطول لا المعنى.',
}
export const arabicRule: Bilingual = {
  en: 'LIX = words per sentence + % of words with more than six letters (Björnsson 1968), vowel marks not counted. It was made for Swedish; for Arabic it compares texts with one another. Limits by grade (40 to grade 4, 45 to grade 8, 50 above) are a working rule of this agent.',
  ar: 'LIX = كلمات الجملة + نسبة الكلمات التي تزيد على ستة أحرف (Björnsson 1968)، دون عدّ علامات التشكيل. وُضع للسويدية، ويصلح في العربية لمقارنة النصوص. حدود الصفوف (40 حتى الرابع، 45 حتى الثامن، 50 لما فوقه) قاعدة عمل لهذا الوكيل.',
}
