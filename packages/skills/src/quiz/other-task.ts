import type { Bilingual } from '@wakeel/contract'
import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { leftOutIn } from '../sentences/negation.ts'

export const otherTasks = ['outside', 'grade', 'translate', 'summarise'] as const
export type OtherTask = (typeof otherTasks)[number]

/** What else people ask to be done with a text or with answers; as verbs, for "a grade 6 quiz" has a grade. */
const tasks = lexicon(
  {
    grade:
      'grade them, grade these, grade it, grade this, grade the, grade my, grade their, mark them, mark these, mark the, mark my, mark their, mark this, score them, score these, score each, correct these answers, correct the answers, correct their answers, answer sheets, who passed, who failed, صحح, صححي, صححلي, صححوا, تصحح, تصحيح, صححها, صححهم, علم الاوراق, اوراق الطلاب, درجته من, درجتهم من, مين نجح, من نجح, منو نجح',
    translate:
      'translate, translate this, translation, ترجم, ترجمي, ترجملي, ترجمها, تترجم, ترجمه, ترجموا',
    summarise:
      'summarise, summarize, summary, tldr, shorten, لخص, لخصي, لخصلي, لخصها, تلخص, تلخيص, ملخص, اختصر, اختصرلي',
  },
  { isExact: true },
)
/** Answers that the text does not hold. */
const beyond = lexicon({
  outside:
    'not in the text, not in this text, not in the passage, not in it, does not say, doesn\u0027t say, does not mention, doesn\u0027t mention, outside the text, outside this text, beyond the text, general knowledge, your own knowledge, your knowledge, from your head, خارج النص, بره النص, برا النص, مو موجود في النص, مش موجود في النص, غير موجود في النص, غير موجوده في النص, مو موجوده في النص, مش موجوده في النص, ليس في النص, ليست في النص, مو في النص, مش في النص, لا يذكرها النص, ما يذكرها النص, معلوماتك, من عندك, ثقافه عامه, ثقافتك',
})

/** What is asked for in place of a quiz of the text; of a request for a quiz, only what no quiz of the text could be. */
export function otherTaskIn(request: string, isQuizAsked: boolean): OtherTask | undefined {
  const all = words(request)
  const isLeftOut = leftOutIn(request, all)
  // "Nothing from your general knowledge", «لا تضيف شي من عندك»
  if (beyond(all).some((hit) => !isLeftOut(hit) && !NOTHING.test(request.slice(0, hit.start))))
    return 'outside'
  return isQuizAsked ? undefined : tasks(all).find((hit) => !isLeftOut(hit))?.concept
}
const NOTHING =
  /(?:\b(?:no|not|nothing|never|don['’]?t|without|avoid)|(?<!\p{L})(?:لا|ما|بدون|بلا|مو|مش|مب|ولا|بلاش))(?!\p{L})[^.؟?!\n:]{0,40}$/iu

/** "3 questions and summarise the text", «ولخص النص»: wanted beside the quiz. */
export const asksForSummary = (request: string): boolean => BESIDE.test(request)
const BESIDE =
  /\b(?:summari[sz]e|shorten) (?:it|this|that|the)\b|\b(?:and|plus|also|with) (?:(?:a|an|give me|short|brief) ){0,3}summary\b|\ba (?:short |brief )?summary (?:and|plus)\b|(?<!\p{L})و?(?:لخص|لخّص|اختصر)(?:لي|ي|ه|ها)?(?!\p{L})|(?<!\p{L})(?:و|مع )ملخص(?!\p{L})/iu

export const taskSentences: Readonly<Record<OtherTask, Bilingual>> = {
  outside: {
    en: 'I ask only what the text says: I add no facts and no questions from elsewhere. I can make a quiz of the text itself.',
    ar: 'لا أسأل إلا عما يقوله النص، ولا أضيف معلومات أو أسئلة من خارجه. أستطيع إعداد اختبار من النص نفسه.',
  },
  grade: {
    en: 'I grade nobody and correct no answers: I only make quizzes with an answer key from a text.',
    ar: 'لا أصحح الإجابات ولا أضع الدرجات؛ أعدّ اختبارات مع مفتاح الإجابة من نص فقط.',
  },
  translate: {
    en: 'I do not translate: I only make quizzes with an answer key from a text.',
    ar: 'لا أترجم؛ أعدّ اختبارات مع مفتاح الإجابة من نص فقط.',
  },
  summarise: {
    en: 'I do not summarise: I only make quizzes with an answer key from a text.',
    ar: 'لا ألخص؛ أعدّ اختبارات مع مفتاح الإجابة من نص فقط.',
  },
}
