import type { Bilingual } from '@wakeel/contract'
import { z } from 'zod'
import { adviceFor, swapsIn } from './readability/advice.ts'
import { type Assessment, explain } from './readability/explain.ts'
import { hardestSentences, longWordsIn, measure } from './readability/measure.ts'
import {
  comparedIn,
  namedMeasures,
  readReadabilityRequest,
  speaksOfReadability,
} from './readability/readability-request.ts'
import { languageOf } from './reading/language.ts'
import { wordCount } from './reading/prose.ts'
import { isSaidAround } from './sentences/request.ts'
import { isSetOff } from './sentences/set-off.ts'
import { defineSkill } from './skill.ts'

/** What is left of a request may have fewer words, and is no text unless it is set off. */
const LEAST_WORDS = 15
const input = z.object({
  text: z.string().min(1),
  grade: z.int().min(1).max(12).optional(),
  /** The grade comes from the reader's age or British school year. */
  from: z.enum(['age', 'year']).optional(),
  said: z.int().optional(),
  /** How many words and sentences is what is asked. */
  isCounted: z.boolean().optional(),
  /** All long words are what is asked. */
  isOfLongWords: z.boolean().optional(),
  named: z.array(z.enum(namedMeasures)).optional(),
  /** All texts that are compared, this one first. */
  among: z.array(z.object({ label: z.string(), text: z.string().min(1) })).optional(),
})
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
        'is it true, is this true, is that true, what it claims correct, claim true, claims true, fact check, is it correct, is this correct, هل هو صحيح, هل هذا صحيح, هل الكلام صحيح, الكلام صحيح, صحه المعلومات, معلوماته صحيحه, صح ولا غلط, صح والا غلط, صح او غلط, صح ام غلط, صح ولا لا, صحيح ولا غلط, صحيح ام خطا, صح علميا, صحيح علميا, صحيحه علميا, غلط علميا, خطا علميا, right or wrong, true or false, true or not, factually, scientifically correct, scientifically true, accurate, well written, badly written, good writer, writer any good, writer good, talented, الكاتب شاطر, كاتبه شاطر, الكاتب زين, الكاتب موهوب, كاتب جيد, مكتوب زين, مكتوبه زين, جوده النص, جوده الكتابه',
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
    const reader = {
      ...asked.reader,
      ...(asked.isCounted && { isCounted: true }),
      ...(asked.isOfLongWords && { isOfLongWords: true }),
      ...(asked.named && { named: asked.named }),
    }
    const [first, ...others] = comparedIn(asked)
    if (!first)
      return wordCount(text) >= LEAST_WORDS || isSetOff(text, message)
        ? { request, input: { text, ...reader } }
        : { missing: [missingText] }
    return {
      request,
      title: first.label,
      input: { text: first.text, ...reader, among: [first, ...others] },
      more: others.map(({ label, text: other }) => ({
        input: { text: other, ...reader },
        title: label,
      })),
    }
  },
  run({ text, grade, from, said, isCounted = false, isOfLongWords, named = [], among = [] }) {
    const textLanguage = languageOf(text)
    const advised = hardestSentences(text, textLanguage, 3).map((sentence) => ({
      sentence,
      advice: adviceFor(sentence, textLanguage),
    }))
    return {
      textLanguage,
      measures: measure(text, textLanguage),
      grade,
      isCounted,
      longWords: isOfLongWords ? longWordsIn(text, textLanguage) : undefined,
      named,
      ranked: ranked(among),
      assumed: grade !== undefined && from ? assumption(from, said ?? 0, grade) : undefined,
      hardest: advised,
      otherSwaps: swapsIn(text, textLanguage).filter(
        ({ from: word }) =>
          !advised.some(({ advice }) => advice.swaps.some((one) => one.from === word)),
      ),
    }
  },
  explain,
})

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
