import type { Bilingual, Language } from '@wakeel/contract'
import { adviceFor, swapsIn } from './readability/advice.ts'
import { type CountedText, countsGiven, explainCounts } from './readability/counted-text.ts'
import { type Assessment, explain, type Split } from './readability/explain.ts'
import { readabilityGoingOn } from './readability/go-on.ts'
import { hardestSentences, longWordsIn, measure, sentenceLengths } from './readability/measure.ts'
import { ReadabilityInput } from './readability/readability-input.ts'
import {
  comparedIn,
  readerIn,
  readReadabilityRequest,
  speaksOfReadability,
} from './readability/readability-request.ts'
import { truthWords } from './readability/readability-vocabulary.ts'
import { LONG_SENTENCE, splitPoints } from './readability/split.ts'
import { lixLimit } from './readability/verdict.ts'
import { languageOf } from './reading/language.ts'
import { wordCount } from './reading/prose.ts'
import { isSaidAround } from './sentences/request.ts'
import { isSetOff } from './sentences/set-off.ts'
import { type Ask, defineSkill, type Reading } from './skill.ts'

/** What is left of a request may have fewer words, and is no text unless it is set off. */
const LEAST_WORDS = 15
export const readabilityCoach = defineSkill<ReadabilityInput, Assessment | CountedText>({
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
  input: ReadabilityInput,
  limits: [
    {
      asked: `${truthWords}, accurate, factually, talented`,
      sentence: {
        en: 'I do not judge whether a text is true or good: I measure only how hard it is to read.',
        ar: 'لا أحكم على صحة النص ولا على جودته: أقيس سهولة قراءته فقط.',
      },
      isInstead: true,
    },
  ],
  suits: ({ text }) =>
    isSaidAround(text, speaksOfReadability) ? 0.9 : wordCount(text) >= LEAST_WORDS ? 0.3 : 0,
  goOn: (before, ask) => readabilityGoingOn(before, ask, readText),
  read: readText,
  run({ text = '', grade, also, from, said, isCounted = false, named = [], among = [], ...asked }) {
    if (asked.counts) return { counts: asked.counts, grade }
    const textLanguage = languageOf(text)
    const advised = hardestSentences(text, textLanguage, 3)
      .map((sentence) => ({ sentence, advice: adviceFor(sentence, textLanguage) }))
      .filter(
        ({ sentence, advice }) =>
          advice.isLong ||
          advice.emptyVerb !== undefined ||
          sentence.difficulty > easyLevel(textLanguage, grade),
      )
    return {
      textLanguage,
      measures: measure(text, textLanguage),
      grade,
      also,
      isCounted,
      longWords: asked.isOfLongWords ? longWordsIn(text, textLanguage) : undefined,
      split: asked.isOfSplit ? splitOf(text, textLanguage) : undefined,
      named,
      ranked: ranked(among),
      isComparison: asked.isComparison ?? false,
      isOfHarder: asked.isOfHarder ?? false,
      isOnly: asked.isOnly ?? false,
      isOfWords: asked.isOfWords ?? false,
      assumed: grade !== undefined && from ? assumption(from, said ?? 0, grade) : undefined,
      hardest: advised,
      otherSwaps: swapsIn(text, textLanguage).filter(
        ({ from: word }) =>
          !advised.some(({ advice }) => advice.swaps.some((one) => one.from === word)),
      ),
    }
  },
  explain: (output, language) =>
    'counts' in output ? explainCounts(output, language) : explain(output, language),
})

function readText({ text: message }: Ask): Reading<ReadabilityInput> {
  const counts = countsGiven(message)
  if (counts) return { request: message, input: { counts, ...readerOnly(message) } }
  const asked = readReadabilityRequest(message)
  if (asked.isOfTruth) return { missing: [missingText] }
  const { request, text } = asked
  const reader = {
    ...asked.reader,
    ...(asked.isCounted && { isCounted: true }),
    ...(asked.isOfLongWords && { isOfLongWords: true }),
    ...(asked.isOfSplit && { isOfSplit: true }),
    ...(asked.named && { named: asked.named }),
    ...(asked.isOnly && { isOnly: true }),
  }
  const [first, ...others] = comparedIn(asked)
  if (!first)
    return isText(text, message)
      ? { request, input: { text, ...reader } }
      : { missing: [missingText] }
  return {
    request,
    input: {
      text: first.text,
      among: [first, ...others],
      isComparison: true,
      ...(asked.isOfHarder && { isOfHarder: true }),
    },
    more: [first, ...others].map(({ label, text: one }) => ({
      input: { text: one, ...reader },
      title: label,
    })),
  }
}

/** Several sentences that do not go on about a text that was not pasted are one, however short they are. */
const isText = (text: string, message: string): boolean =>
  wordCount(text) >= LEAST_WORDS ||
  isSetOff(text, message) ||
  (isFirst(text, message) && wordCount(text) >= LEAST_FIRST && !GOES_ON.test(text)) ||
  (/[.!?؟]\s[^.!?؟]{2,200}[.!]\s*$/u.test(text) && !GOES_ON.test(text))
/** What stands before all that is asked is a text by its place. */
const isFirst = (text: string, message: string): boolean =>
  /[.!]$/.test(text) && message.trimStart().startsWith(text)
const LEAST_FIRST = 10
const GOES_ON =
  /^\s*(?:it|it['’]s|its|he|she|they|my|our|i|we|هو|هي|هم|عندي|عندنا|انا|أنا|احنا)(?!\p{L})/iu

const readerOnly = (message: string) => {
  const { grade } = readerIn(message) ?? {}
  return grade === undefined ? {} : { grade }
}

/** What is no harder needs no easing: the level of the class, or else plain English and what LIX calls easy. */
const easyLevel = (language: Language, grade: number | undefined): number =>
  language === 'en' ? (grade ?? PLAIN_GRADE) : grade === undefined ? EASY_LIX : lixLimit(grade)
const PLAIN_GRADE = 8
const EASY_LIX = 40

function splitOf(text: string, language: Language): Split | undefined {
  const most = LONG_SENTENCE[language]
  const all = sentenceLengths(text, language)
  const [longest] = all.toSorted((a, b) => b.words - a.words)
  const tooLong = all.filter(({ words }) => words > most)
  const long = tooLong
    .slice(0, MOST_SPLIT)
    .map((one) => ({ ...one, splitAfter: splitPoints(one.sentence, language) }))
  return longest && { most, long, others: tooLong.length - long.length, longest }
}
const MOST_SPLIT = 10

/** Flesch where all are English, as only it tells very easy texts apart; else LIX. */
function ranked(texts: readonly { label: string; text: string }[]): Assessment['ranked'] {
  const measured = texts.map(({ label, text }) => ({ label, ...measure(text, languageOf(text)) }))
  const areEnglish = measured.every(({ english }) => english)
  return measured
    .map(({ label, lix, english, wordsPerSentence }) => ({
      label,
      wordsPerSentence,
      level: areEnglish && english ? -english.ease : lix,
    }))
    .toSorted((a, b) => a.level - b.level)
}

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
  name: { en: 'the text itself, pasted here', ar: 'النص نفسه، الصقه هنا' },
  example: {
    en: 'How hard is this for a grade 6 class: The water cycle describes how …',
    ar: 'هل هذا النص مناسب للصف السادس: تصف دورة المياه كيف …',
  },
}
