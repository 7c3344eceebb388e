import type { Bilingual, Language } from '@wakeel/contract'
import { quizGoingOn } from './quiz/go-on.ts'
import { taskSentences } from './quiz/other-task.ts'
import type { Question } from './quiz/question.ts'
import { leans, makeQuestions } from './quiz/questions.ts'
import { QuizInput } from './quiz/quiz-input.ts'
import { type NotOffered, readQuizRequest, speaksOfQuiz } from './quiz/quiz-request.ts'
import { languageOf } from './reading/language.ts'
import { wordCount } from './reading/prose.ts'
import { isSaidAround } from './sentences/request.ts'
import { isSetOff } from './sentences/set-off.ts'
import { defineSkill, SkillRefusal } from './skill.ts'

const MAX_QUESTIONS = 30
/** A text this long may be meant for a quiz though nobody says so. */
const WORDS_OF_A_TEXT = 40
/** What is said of a file that was not pasted. */
const ATTACHED =
  /\b(?:attach(?:ed|ment)|pdf|docx?|photo|screenshot|image|link)\b|(?<!\p{L})(?:ال)?(?:مرفق|مرفقة|صورة|ملف|بي دي اف)(?!\p{L})/iu
/** What is left of a request may have fewer words, and is no text unless it is set off. */
const LEAST_WORDS = 12

interface Quiz {
  textLanguage: Language
  questions: Question[]
  /** Only this one is asked about. */
  asked: number | undefined
  /** How many were wanted. */
  wanted: number
  hasGapsForChoices: boolean
  isKeyOnly?: boolean | undefined
  countWasGiven: boolean
  withoutKey: boolean
  notOffered: NotOffered[]
}

export const quizMaker = defineSkill<QuizInput, Quiz>({
  name: 'quiz-maker',
  title: { en: 'Quiz from a text', ar: 'اختبار من نص' },
  description: {
    en: "Makes multiple-choice, true/false and fill-in questions with an answer key from a pasted text, using only the text's own sentences.",
    ar: 'ينشئ أسئلة اختيار من متعدد وصح أو خطأ وإكمال فراغ مع مفتاح الإجابة من نص ملصق، مستخدمًا جمل النص نفسه.',
  },
  input: QuizInput,
  suits: ({ text }) =>
    isSaidAround(text, speaksOfQuiz) ? 0.9 : wordCount(text) >= WORDS_OF_A_TEXT ? 0.2 : 0,
  goOn: quizGoingOn,
  read({ text: message }) {
    const { request, input } = readQuizRequest(message)
    const length = wordCount(input.text)
    const isText =
      isSetOff(input.text, message) ||
      (length >= LEAST_WORDS && !(length < WORDS_OF_A_TEXT && ATTACHED.test(request)))
    return isText || input.otherTask ? { request, input } : { missing: [missingText] }
  },
  run({ text, kinds: asked, about, dropped, otherTask, question, ...options }) {
    if (otherTask) throw new SkillRefusal(taskSentences[otherTask])
    const wanted = asked.slice(0, MAX_QUESTIONS)
    const textLanguage = languageOf(text)
    const questions = makeQuestions(text, textLanguage, wanted, { about, dropped })
    if (questions.length === 0) throw new SkillRefusal(nothingToAsk)
    if (question !== undefined && question > questions.length)
      throw new SkillRefusal(noSuchQuestion(questions.length))
    const hasGapsForChoices =
      !wanted.includes('gap') && questions.some(({ kind }) => kind === 'gap')
    return {
      textLanguage,
      questions,
      wanted: asked.length,
      hasGapsForChoices,
      asked: question,
      ...options,
    }
  },
  explain,
})

const missingText = {
  name: {
    en: 'the text itself, pasted here (I open no files and add no facts of my own)',
    ar: 'النص نفسه، الصقه هنا (لا أفتح الملفات ولا أضيف معلومات من عندي)',
  },
  example: {
    en: 'Make 5 questions from this text: Water moves between the sea, the air and the land …',
    ar: 'أنشئ 5 أسئلة من هذا النص: يتحرك الماء بين البحر والهواء واليابسة …',
  },
}
const nothingToAsk = {
  en: 'I found nothing in this text to ask about. I need at least one full sentence of four words or more that states a fact with a name, a figure or a telling word in it; five questions need about 100 words.',
  ar: 'لم أجد في هذا النص ما يُسأل عنه. أحتاج إلى جملة كاملة واحدة على الأقل من أربع كلمات أو أكثر تذكر معلومة فيها اسم أو رقم أو كلمة دالة، ونحو 100 كلمة لخمسة أسئلة.',
}

const noSuchQuestion = (count: number): Bilingual => ({
  en: `The quiz has ${count} question${count === 1 ? '' : 's'}. Name one of them by its number.`,
  ar: `عدد أسئلة الاختبار ${count}. اذكر رقم أحدها.`,
})

const impossible: Record<'difficulty' | 'translation' | 'otherKind' | 'summary', Bilingual> = {
  difficulty: {
    en: 'How difficult the questions are cannot be chosen: they ask what the sentences of the text say.',
    ar: 'لا يمكن اختيار صعوبة الأسئلة، فهي تسأل عما تقوله جمل النص.',
  },
  otherKind: {
    en: 'I make only multiple choice, true or false and gaps to fill in.',
    ar: 'لا أعدّ إلا اختيارًا من متعدد وصح أو خطأ وإكمال فراغ.',
  },
  summary: {
    en: 'I do not summarise.',
    ar: 'لا ألخص النصوص.',
  },
  translation: {
    en: "The quiz is in the text's own language: I do not translate.",
    ar: 'الاختبار بلغة النص نفسه، فأنا لا أترجم.',
  },
}

const letters: Bilingual<readonly string[]> = { en: ['A', 'B', 'C', 'D'], ar: ['أ', 'ب', 'ج', 'د'] }

/** Questions are asked in the text's language, the words around them in the reader's. */
function explain(
  {
    textLanguage,
    questions,
    wanted,
    hasGapsForChoices,
    countWasGiven,
    withoutKey,
    notOffered: refused,
    asked: only,
    isKeyOnly,
  }: Quiz,
  language: Language,
): string {
  const arabic = language === 'ar'
  const one = only === undefined ? undefined : questions[only - 1]
  if (one) return answerOf(one, { number: only as number, textLanguage, arabic })
  const inText = textLanguage === 'ar'
  // "The quiz has to be in Arabic" is said of its key as well.
  const isKeyInArabic = refused.includes(textLanguage) ? inText : arabic
  const result = arabic
    ? `**اختبار ${withoutKey ? 'بلا إجابات' : 'مع مفتاح الإجابة'}، عدد الأسئلة: ${questions.length}.**`
    : `**A quiz of ${questions.length} question${questions.length === 1 ? '' : 's'} with${withoutKey ? 'out answers' : ' its answer key'}.**`
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
    (question, index) => `${index + 1}. ${answerTo(question, textLanguage, isKeyInArabic)}`,
  )
  if (isKeyOnly)
    return [isKeyInArabic ? '**مفتاح الإجابة**' : '**Answer key**', key.join('\n')].join('\n\n')
  const notes = refused
    .filter((wish) => wish !== textLanguage)
    .map((wish) => impossible[wish === 'ar' || wish === 'en' ? 'translation' : wish][language])
  if (hasGapsForChoices)
    notes.push(
      arabic
        ? 'حيث لا يعطي النص ثلاثة بدائل عادلة جاء سؤال إكمال فراغ بدل الاختيار.'
        : 'Where the text has no three fair wrong options, a gap to fill stands for the choice.',
    )
  if (wanted > MAX_QUESTIONS)
    notes.push(
      arabic
        ? `أنشئ ${MAX_QUESTIONS} سؤالًا على الأكثر في المرة الواحدة، والمطلوب ${wanted}.`
        : `I make at most ${MAX_QUESTIONS} questions at a time; ${wanted} were wanted.`,
    )
  if (questions.length < Math.min(wanted, MAX_QUESTIONS) && countWasGiven)
    notes.push(
      arabic
        ? `طُلب ${wanted} ولا يكفي النص إلا لـ ${questions.length}؛ أضف جملًا لمزيد من الأسئلة.`
        : `${wanted} were wanted; the text yields ${questions.length}. Add sentences for more.`,
    )
  if (!countWasGiven)
    notes.push(
      arabic
        ? `لم يُذكر عدد، فأُعدّ ${questions.length}؛ قل مثلًا «10 أسئلة اختيار من متعدد».`
        : `No number was given, so ${questions.length} were made${questions.length < wanted ? ', as many as the text yields' : ''}; say for example “10 multiple choice questions”.`,
    )
  notes.push(...leaningNote(questions, arabic), madeNote(questions, arabic))
  return [
    result,
    ...asked,
    ...(withoutKey ? [] : [isKeyInArabic ? '**مفتاح الإجابة**' : '**Answer key**', key.join('\n')]),
    notes.map((note) => `_${note}_`).join('\n\n'),
  ].join('\n\n')
}

/** What is right in one question, and the sentence of the text it rests on. */
function answerOf(
  question: Question,
  { number, textLanguage, arabic }: { number: number; textLanguage: Language; arabic: boolean },
): string {
  const answer = answerTo(question, textLanguage, arabic)
  const source = textLanguage === 'ar' ? `«${question.source}»` : `“${question.source}”`
  return [
    arabic
      ? `**إجابة السؤال ${number}: ${answer}**`
      : `**Answer to question ${number}: ${answer}**`,
    statementOf(question),
    arabic ? `في النص: ${source}` : `The text says: ${source}`,
  ].join('\n\n')
}

const statementOf = (question: Question): string =>
  question.kind === 'truth' ? question.statement : question.stem

function leaningNote(questions: readonly Question[], arabic: boolean): string[] {
  const numbers = questions.flatMap((question, at) =>
    leans(statementOf(question)) ? [String(at + 1)] : [],
  )
  if (numbers.length === 0) return []
  return [
    arabic
      ? `ما يعود عليه الضمير في السؤال ${numbers.join('، ')} مذكور في النص قبل الجملة نفسها.`
      : `What the pronoun in question ${numbers.join(', ')} stands for is named in the text before that sentence.`,
  ]
}

/** How the questions were made, as far as these show it. */
function madeNote(questions: readonly Question[], arabic: boolean): string {
  const hasOptions = questions.some(({ kind }) => kind === 'choice')
  const hasFalse = questions.some((question) => question.kind === 'truth' && !question.answer)
  const parts: [shown: boolean, en: string, ar: string][] = [
    [true, 'Every question comes from one sentence of the text.', 'كل سؤال من جملة في النص.'],
    [
      hasOptions,
      'Wrong options come from the text itself (figures may be near ones).',
      'البدائل من النص نفسه (وتُكمل الأرقام بأرقام قريبة).',
    ],
    [true, 'The same text always gives the same quiz.', 'النص نفسه يعطي الاختبار نفسه دائمًا.'],
    [
      hasFalse,
      'Look over the false statements before use.',
      'راجع العبارات الخاطئة قبل الاستخدام.',
    ],
  ]
  return parts.flatMap(([shown, en, ar]) => (shown ? [arabic ? ar : en] : [])).join(' ')
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
