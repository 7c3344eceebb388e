import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { makeQuestions, type Question, type QuestionKind } from './quiz/questions.ts'
import { foldArabic, latinDigits } from './reading/arabic.ts'
import { languageOf } from './reading/language.ts'
import { numbers } from './reading/numbers.ts'
import { passage } from './reading/passage.ts'
import { wordCount } from './reading/prose.ts'
import { mentions } from './reading/words.ts'
import { defineSkill, SkillRefusal } from './skill.ts'

const DEFAULT_QUESTIONS = 5
const MAX_QUESTIONS = 30
const LEAST_WORDS = 40
const LEAST_SENTENCES = 3

const kinds = ['choice', 'truth', 'gap'] as const satisfies QuestionKind[]
const input = z.object({
  text: z.string().min(1),
  kinds: z.array(z.enum(kinds)).min(1),
  countWasGiven: z.boolean(),
})

interface Quiz {
  textLanguage: Language
  questions: Question[]
  /** How many were wanted. */
  wanted: number
  countWasGiven: boolean
}

const CUES = [
  'quiz',
  'question',
  'test',
  'exam',
  'multiple choice',
  'true false',
  'fill in',
  'worksheet',
  'mcq',
  'اختبار',
  'أسئلة',
  'سؤال',
  'اختيار من متعدد',
  'صح أو خطأ',
  'صح وخطأ',
  'املأ الفراغ',
  'أكمل الفراغ',
  'امتحان',
  'ورقة عمل',
]

export const quizMaker = defineSkill<z.infer<typeof input>, Quiz>({
  name: 'quiz-maker',
  title: { en: 'Quiz from a text', ar: 'اختبار من نص' },
  description: {
    en: "Makes multiple-choice, true/false and fill-in questions with an answer key from a pasted text, using only the text's own sentences.",
    ar: 'ينشئ أسئلة اختيار من متعدد وصح أو خطأ وإكمال فراغ مع مفتاح الإجابة من نص ملصق، مستخدمًا جمل النص نفسه.',
  },
  input,
  suits: ({ text }) =>
    mentions(text.slice(0, 400), CUES.slice(0, 9)) ||
    /اختبار|أسئلة|اسئلة|سؤال/.test(text.slice(0, 400))
      ? 0.9
      : wordCount(text) >= LEAST_WORDS
        ? 0.2
        : 0,
  read({ text: message }) {
    const { instruction, text } = passage(message, CUES)
    if (wordCount(text) < 12) return { missing: [missingText] }
    const { wanted, given } = kindsIn(instruction)
    return { input: { text, kinds: wanted, countWasGiven: given } }
  },
  run({ text, kinds: wanted, countWasGiven }) {
    if (wanted.length > MAX_QUESTIONS) throw new SkillRefusal(tooMany(wanted.length))
    const textLanguage = languageOf(text)
    const words = wordCount(text)
    const { questions, usable } = makeQuestions(text, textLanguage, wanted)
    if (words < LEAST_WORDS || usable < LEAST_SENTENCES || questions.length === 0)
      throw new SkillRefusal(tooShort(words, usable))
    return { textLanguage, questions, wanted: wanted.length, countWasGiven }
  },
  explain,
})

const missingText = {
  name: {
    en: `the text, at least ${LEAST_WORDS} words`,
    ar: `النص، ${LEAST_WORDS} كلمة على الأقل`,
  },
  example: {
    en: 'Make 5 questions from this text: Water moves between the sea, the air and the land …',
    ar: 'أنشئ 5 أسئلة من هذا النص: يتحرك الماء بين البحر والهواء واليابسة …',
  },
}
const tooMany = (count: number): Bilingual => ({
  en: `I make at most ${MAX_QUESTIONS} questions at a time and you asked for ${count}.`,
  ar: `أنشئ ${MAX_QUESTIONS} سؤالًا على الأكثر في المرة الواحدة، والمطلوب ${count}.`,
})
const tooShort = (words: number, usable: number): Bilingual => ({
  en: `The text is too short for a fair quiz: ${words} words with ${usable} usable sentence${usable === 1 ? '' : 's'}. I need at least ${LEAST_WORDS} words and ${LEAST_SENTENCES} full sentences that state a fact; for 5 questions about 100 words.`,
  ar: `النص أقصر من أن يكفي لاختبار عادل: عدد كلماته ${words} وجمله الصالحة ${usable}. أحتاج إلى ${LEAST_WORDS} كلمة و${LEAST_SENTENCES} جمل كاملة تذكر معلومات على الأقل، ونحو 100 كلمة لخمسة أسئلة.`,
})

const KIND: Record<QuestionKind, string> = {
  choice:
    'multiple[ -]?choice|mcqs?|choice|اختيار(?:ات)? من متعدد|اختيار متعدد|الاختيار من متعدد|اختيارات',
  truth:
    'true[ /,-]{0,3}(?:or|and|&)?[ /-]{0,3}false|t/f|صح (?:او|و|ام|/) ?خطا|صح وخطا|صواب (?:او|و) ?خطا|صح/خطا',
  gap: 'fill[ -]?in(?:[ -]the[ -]blanks?|[ -]the[ -]gaps?)?|fill the (?:blanks?|gaps?)|gap[ -]?fill|cloze|blanks?|(?:املا|اكمال|اكمل|ملء) ?(?:ال)?فراغ(?:ات)?|فراغات',
}

/** "3 multiple choice and 2 true/false", "5 questions", "ten true or false": the kinds in order, mixed when none is named. */
function kindsIn(instruction: string): { wanted: QuestionKind[]; given: boolean } {
  const source = foldArabic(latinDigits(instruction))
  const folded = numbers(source).reduceRight(
    (line, { start, end, value }) => `${line.slice(0, start)}${value}${line.slice(end)}`,
    source,
  )
  const named = kinds.flatMap((kind) => {
    const match = new RegExp(
      `(?:(?<!\\d)(?<count>\\d{1,3})\\s*(?:(?:questions?|of|اسيله|سوالا?|من)\\s*)*)?(?:${KIND[kind]})`,
      'u',
    ).exec(folded)
    return match
      ? [
          {
            kind,
            count: match.groups?.count ? Number(match.groups.count) : undefined,
            at: match.index,
          },
        ]
      : []
  })
  const counted = named.filter(({ count }) => count !== undefined)
  if (counted.length > 0 && (counted.length === named.length || counted.length > 1)) {
    return {
      wanted: counted
        .sort((a, b) => a.at - b.at)
        .flatMap(({ kind, count }) =>
          Array.from({ length: Math.min(count as number, 999) }, () => kind),
        ),
      given: true,
    }
  }
  const count =
    /(?<!\d)(?<count>\d{1,3})(?!\d)\s*(?:-\s*)?(?:\p{L}+\s+){0,2}?(?:questions?|quiz|q|items|mcqs?|اسيله|سوالا?|اسءله|سؤال)/u.exec(
      folded,
    )?.groups?.count ??
    /(?:quiz|اختبار)\D{0,12}(?<count>\d{1,2})(?!\d)/u.exec(folded)?.groups?.count
  const two = /سوالين|سوالان/.test(folded) ? 2 : undefined
  const total = count ? Number(count) : two
  const cycle = named.length > 0 ? named.map(({ kind }) => kind) : [...kinds]
  return {
    wanted: Array.from(
      { length: Math.min(total || DEFAULT_QUESTIONS, 999) },
      (_, index) => cycle[index % cycle.length] as QuestionKind,
    ),
    given: Boolean(total),
  }
}

const letters: Bilingual<readonly string[]> = { en: ['A', 'B', 'C', 'D'], ar: ['أ', 'ب', 'ج', 'د'] }

/** Questions are asked in the text's language, the words around them in the reader's. */
function explain(
  { textLanguage, questions, wanted, countWasGiven }: Quiz,
  language: Language,
): string {
  const arabic = language === 'ar'
  const inText = textLanguage === 'ar'
  const result = arabic
    ? `**اختبار مع مفتاح الإجابة، عدد الأسئلة: ${questions.length}.**`
    : `**A quiz of ${questions.length} question${questions.length === 1 ? '' : 's'} with its answer key.**`
  const asked = questions.map((question, index) => {
    const number = `**${index + 1}.**`
    if (question.kind === 'choice')
      return [
        `${number} ${question.stem}`,
        question.options
          .map((option, at) => `- ${letters[textLanguage][at]}) ${option}`)
          .join('\n'),
      ].join('\n\n')
    if (question.kind === 'truth')
      return `${number} ${inText ? 'صح أم خطأ:' : 'True or false:'} ${question.statement}`
    return `${number} ${inText ? 'أكمل الفراغ:' : 'Fill in:'} ${question.stem}`
  })
  const key = questions.map(
    (question, index) => `${index + 1}. ${answerTo(question, textLanguage, arabic)}`,
  )
  const notes: string[] = []
  if (questions.length < wanted)
    notes.push(
      arabic
        ? `طُلب ${wanted} ولا يكفي النص إلا لـ ${questions.length}؛ أضف جملًا لمزيد من الأسئلة.`
        : `${wanted} were wanted; the text yields ${questions.length}. Add sentences for more.`,
    )
  if (!countWasGiven)
    notes.push(
      arabic
        ? `لم يُذكر عدد، فأُعدّ ${DEFAULT_QUESTIONS}؛ قل مثلًا «10 أسئلة اختيار من متعدد».`
        : `No number was given, so ${DEFAULT_QUESTIONS} were made; say for example “10 multiple choice questions”.`,
    )
  notes.push(
    arabic
      ? 'كل سؤال من جملة في النص، والبدائل من النص نفسه (وتُكمل الأرقام بأرقام قريبة). النص نفسه يعطي الاختبار نفسه دائمًا. راجع العبارات الخاطئة قبل الاستخدام.'
      : 'Every question comes from one sentence of the text and wrong options from the text itself (figures may be near ones). The same text always gives the same quiz. Look over the false statements before use.',
  )
  return [
    result,
    ...asked,
    arabic ? '**مفتاح الإجابة**' : '**Answer key**',
    key.join('\n'),
    notes.map((note) => `_${note}_`).join('\n\n'),
  ].join('\n\n')
}

function answerTo(question: Question, textLanguage: Language, arabic: boolean): string {
  if (question.kind === 'choice')
    return `${letters[textLanguage][question.answer]}) ${question.options[question.answer]}`
  if (question.kind === 'gap') return question.answer
  const verdict = question.answer ? (arabic ? 'صح' : 'True') : arabic ? 'خطأ' : 'False'
  if (!question.changed) return verdict
  const { from, to } = question.changed
  return arabic
    ? `${verdict}: في النص «${from}» لا «${to}»`
    : `${verdict}: the text says “${from}”, not “${to}”`
}
