import { fold } from '../reading/fold.ts'
import { words } from '../reading/words.ts'
import { corrected, numberInstead } from '../sentences/corrected.ts'
import { type Count, countsIn } from '../sentences/counts.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { leftOutIn, longestOnly } from '../sentences/negation.ts'
import { requestAndText } from '../sentences/request.ts'
import { sentencesIn } from '../sentences/split.ts'
import { LANGUAGES } from '../sentences/wanted-language.ts'
import { bareCountIn, OF_KINDS, PER_SENTENCE, sumOfTopics, withoutOthers } from './loose-counts.ts'
import { asksForSummary, type OtherTask, otherTaskIn } from './other-task.ts'
import type { QuestionKind } from './question.ts'
import { saidOn } from './said-on.ts'

const DEFAULT_QUESTIONS = 5
const kinds = ['choice', 'truth', 'gap'] as const satisfies QuestionKind[]

const concepts = lexicon({
  choice:
    'multiple choice, choice question, mcq, mcqs, mc, من متعدد, اختيار من متعدد, الاختيار من متعدد, اختر من متعدد, اختيار متعدد, اختيارات, اختيار, اختياري, خيارات متعدده, متعدد الخيارات, متعدده الخيارات',
  /** Of a question, which no number of questions counts. */
  options: 'choice, option, answer option, possible answer, خيار, خيارات, بدائل, بديل, احتمالات',
  truth:
    'true or false, true and false, true false, truefalse, t f, t or f, tf, tfs, صح او خطا, صح و خطا, صح وخطا, صح ام خطا, صح وغلط, صح و غلط, صح او غلط, صح ولا غلط, صح خطا, صواب وخطا, صواب او خطا, صواب و خطا',
  gap: 'fill in, fill the, fill, gap, gap fill, blank, cloze, املا الفراغ, اكمل الفراغ, اكمال, اكمل, فراغ, املا',
  question:
    'question, statement, quiz question, q, qs, ques, nos, item, سؤال, اسئله, اسيله, اساله, سؤالين',
  all: 'in total, total of, in all, total, of them, of these, altogether, المجموع, عددها, منها',
  each: 'of each, each kind, each type, every kind, every type, من كل نوع, لكل نوع, كل نوع',
  quiz: 'quiz, quizz, test, exam, worksheet, questionnaire, اختبار, امتحان, كويز, ورقه عمل, اختبرني, اختبريني, اختبر, امتحني, امتحنيني',
  answers: 'answer, answer key, key, اجابه, اجابات, حل, حلول, مفتاح',
  figures:
    'dates, years, numbers, figures, statistics, تواريخ, سنوات, سنين, ارقام, اعداد, احصائيات, احصاءات',
  names: 'names, people, persons, places, اسماء, اشخاص, شخصيات, اماكن',
  otherKind:
    'essay, essays, essay question, open ended question, open ended, open question, short answer question, discussion question, matching question, match the columns, crossword, مقاليه, مقالي, اسئله مقاليه, سؤال مقالي, سوال مقالي, اسئله مفتوحه, اسئله توصيل, صل بين, كلمات متقاطعه',
  difficulty:
    'hard, harder, difficult, easy, easier, tricky, challenging, advanced, صعب, اصعب, سهل, اسهل, متقدم',
  ar: LANGUAGES.ar,
  en: `${LANGUAGES.en}, انجليزي`,
})

type Concept = ReturnType<typeof concepts>[number]['concept']
type Found = Hit<Concept>

const vocabulary = {
  find: concepts,
  strong: ['choice', 'truth', 'gap', 'otherKind', 'question', 'quiz'],
  counted: ['all', 'each', 'choice', 'truth', 'gap', 'otherKind', 'question', 'options'],
}

/** Whether a message speaks of quizzes and questions. */
export const speaksOfQuiz = (text: string): boolean =>
  concepts(words(text)).some(({ concept }) =>
    ['choice', 'truth', 'question', 'quiz'].includes(concept),
  )

/** What people ask for beside the kinds: how difficult it shall be, another language or kind, a summary. */
export const notOffered = ['difficulty', 'ar', 'en', 'otherKind', 'summary'] as const
export type NotOffered = (typeof notOffered)[number]

export interface QuizRequest {
  text: string
  kinds: QuestionKind[]
  countWasGiven: boolean
  /** Only these are asked for: "just about the dates". */
  about?: 'number' | 'name'
  /** The answer key is left out. */
  withoutKey: boolean
  /** What was asked for and is not offered. */
  notOffered: NotOffered[]
  /** What is asked for in place of a quiz. */
  otherTask?: OtherTask
}

/** What kind of quiz is asked for, the words that ask for it, and the text it is to be made of. */
export function readQuizRequest(message: string): { request: string; input: QuizRequest } {
  const parted = requestAndText(message, vocabulary)
  const { said, text } = saidOn(parted.text, speaksOfQuiz)
  const instruction = parted.instruction + said
  const input = wishesIn(instruction, { text, opening: instruction || firstSentence(message) })
  return { request: instruction, input }
}

/** What the words of a request ask of a text; the kinds that they name. */
export function quizWishes(
  instruction: string,
  text: string,
): QuizRequest & { named: QuestionKind[] } {
  const all = words(instruction)
  const isLeftOut = leftOutIn(instruction, all)
  const said = longestOnly(concepts(all)).flatMap((hit): QuestionKind[] => {
    const kind = hit.concept === 'options' ? 'choice' : hit.concept
    return isKind(kind) && !isLeftOut(hit) ? [kind] : []
  })
  return { ...wishesIn(instruction, { text, opening: instruction }), named: [...new Set(said)] }
}

function wishesIn(
  instruction: string,
  { text, opening }: { text: string; opening: string },
): QuizRequest {
  const all = words(instruction)
  const found = longestOnly(concepts(all))
  const has = (concept: Concept) => found.some((hit) => hit.concept === concept)
  const isLeftOut = leftOutIn(instruction, all)
  const about = aboutIn(instruction, found, isLeftOut)
  const isQuizAsked = found.some(
    (hit) => ASKS_FOR_QUIZ.has(hit.concept) && !isLeftOut(hit) && !isOfSomebody(instruction, hit),
  )
  const otherTask = otherTaskIn(opening, isQuizAsked)
  return {
    text,
    ...kindsIn(instruction, found, isLeftOut, text),
    ...(about && { about }),
    withoutKey: found.some((hit) => hit.concept === 'answers' && isLeftOut(hit)),
    notOffered: notOffered.filter((wish) =>
      wish === 'summary' ? isQuizAsked && asksForSummary(instruction) : has(wish),
    ),
    ...(otherTask && { otherTask }),
  }
}
const ASKS_FOR_QUIZ: ReadonlySet<Concept> = new Set(['choice', 'truth', 'gap', 'question', 'quiz'])
const firstSentence = (message: string) => message.split(/[:：\n]|[.!?؟]\s/)[0] ?? ''
/** "The pupils' test", «اختبار الطلاب»: one that was written already. */
const isOfSomebody = (text: string, { start, end }: Found): boolean =>
  /(?:['’]s?|\btheir|\bhis|\bher)\s$/iu.test(text.slice(Math.max(0, start - 8), start)) ||
  // "Q1 Maya wrote …"
  (end - start === 1 && /^\s?\d/.test(text.slice(end))) ||
  /^(?:هم|ه|ها)?\s(?:الطلاب|الطالبات|التلاميذ|الصف)/u.test(text.slice(end, end + 14))

const FOCUS =
  /(?<!\p{L})(?:only|just|about|on|focus(?:ed|ing)?|mainly|mostly|عن|بس|فقط|على|حول|تركز|ركز|ركزي)(?!\p{L})/iu

/** "Only about the dates", «عن السنوات والأرقام»; "grade years" of a number are none. */
function aboutIn(
  instruction: string,
  found: readonly Found[],
  isLeftOut: (hit: Found) => boolean,
): QuizRequest['about'] {
  if (!FOCUS.test(instruction)) return undefined
  const isMeant = (concept: Concept) =>
    found.some(
      (hit) =>
        hit.concept === concept &&
        !isLeftOut(hit) &&
        /(?:s|ات|ين|ام|اد|يخ|اء|ص|ن)$/iu.test(instruction.slice(hit.start, hit.end)) &&
        !/[\d٠-٩]\s*$|^\s*(?:old|[\d٠-٩])/u.test(
          `${instruction.slice(Math.max(0, hit.start - 4), hit.start)}`,
        ),
    )
  return isMeant('figures') ? 'number' : isMeant('names') ? 'name' : undefined
}

const isKind = (concept: Concept): concept is QuestionKind => kinds.some((kind) => kind === concept)

function kindsIn(
  whole: string,
  all: readonly Found[],
  isLeftOut: (hit: Found) => boolean,
  text: string,
): Pick<QuizRequest, 'kinds' | 'countWasGiven'> {
  // Of "ten, no, make it six" the kinds stay and the number is the last.
  const instruction = corrected(whole)
  const from = whole.length - instruction.length
  const found = all.flatMap((hit) =>
    hit.start < from ? [] : [{ ...hit, start: hit.start - from, end: hit.end - from }],
  )
  const left = new Set<Concept>(
    all.filter(isLeftOut).map(({ concept }) => (concept === 'options' ? 'choice' : concept)),
  )
  const spoken = new Set(
    all.flatMap(({ concept }) => (concept === 'options' ? ['choice'] : [concept])),
  )
  const named = found.filter(({ concept }) => isKind(concept))
  const wanted = [...spoken].filter(
    (kind): kind is QuestionKind => isKind(kind as Concept) && !left.has(kind as Concept),
  )
  const cycle = wanted.length > 0 ? wanted : kinds.filter((kind) => !left.has(kind))
  const meant = named.filter(({ concept }) => !left.has(concept))
  const kindOf = (hit: Found) => meant.find((kind) => names(hit, kind, instruction))
  const countable = found.flatMap((hit) => {
    if (isKind(hit.concept)) return left.has(hit.concept) ? [] : [hit]
    if (hit.concept === 'options') return [hit]
    if (!totals.has(hit.concept)) return []
    const kind = kindOf(hit)
    // «سؤالين صح وخطأ»: what is counted is the kind, also where the noun itself says two.
    return [kind ? { ...hit, concept: kind.concept } : hit]
  })
  const counts = countsIn(withoutOthers(instruction), countable).filter(
    ({ value, concept, start }) =>
      concept !== 'options' &&
      Number.isInteger(value) &&
      value > 0 &&
      !OF_KINDS.test(fold(instruction.slice(0, start)).text.slice(-20)),
  )
  if (PER_SENTENCE.test(instruction)) {
    const [per] = counts
    const wantedOfAll = sentencesIn(text).length * (per?.value ?? 1)
    return { kinds: inTurn(cycle, wantedOfAll), countWasGiven: true }
  }
  const of = found.find(({ concept }) => concept === 'each')?.start ?? 0
  // "2 questions of every type, so 6": the six are all of them.
  const each =
    counts.find(({ concept, start }) => concept === 'each' && start < of) ??
    eachAfter(counts, found) ??
    counts.find(({ concept }) => concept === 'each')
  if (each) return { kinds: cycle.flatMap((kind) => times(kind, each.value)), countWasGiven: true }
  const perKind = counts.filter(({ concept }) => isKind(concept))
  const total =
    counts.find(({ concept }) => concept === 'question') ??
    counts.find(({ concept }) => !isKind(concept))
  if (perKind.length > 1 || (perKind.length === 1 && wanted.length === 1 && !total))
    return {
      kinds: perKind.flatMap(({ concept, value }) => times(concept as QuestionKind, value)),
      countWasGiven: true,
    }
  const [first] = perKind
  // "2 mcq and whatever else, so 4 in total"
  if (first && total && wanted.length === 1 && total.value > first.value && MIXED.test(instruction))
    return {
      kinds: [
        ...times(first.concept as QuestionKind, first.value),
        ...inTurn(
          kinds.filter((kind) => kind !== first.concept && !left.has(kind)),
          total.value - first.value,
        ),
      ],
      countWasGiven: true,
    }
  // "3 fill in the blanks and one true or false question": the number of one kind is known, that of the other as well.
  if (first && total && wanted.length > 1 && total.value !== first.value) {
    const other = wanted.filter((kind) => kind !== first.concept)
    const isOfBoth = first.start > total.start || total.concept === 'all' || REST.test(instruction)
    const rest = isOfBoth ? Math.max(1, total.value - first.value) : total.value
    return {
      kinds: [...times(first.concept as QuestionKind, first.value), ...inTurn(other, rest)],
      countWasGiven: true,
    }
  }
  const sum =
    sumOfTopics(instruction) ??
    total?.value ??
    first?.value ??
    bareCountIn(instruction) ??
    numberInstead(whole)
  return {
    kinds: inTurn(cycle, sum ?? DEFAULT_QUESTIONS),
    countWasGiven: sum !== undefined,
  }
}

const totals: ReadonlySet<Concept> = new Set(['question', 'all', 'each', 'quiz', 'otherKind'])

/** "5 questions multiple choice", «سؤال واحد صح وخطأ»: the number counts the kind that follows. */
const names = (question: Found, kind: Found, text: string) =>
  kind.from >= question.to &&
  kind.from - question.to < 2 &&
  !/[,،;:.\n]/.test(text.slice(question.end, kind.start))

/** "2 questions of each kind": the number counts the questions, of each. */
const eachAfter = (counts: readonly Count<Concept>[], found: readonly Found[]) =>
  found.some(({ concept }) => concept === 'each')
    ? counts.find(({ concept }) => !isKind(concept))
    : undefined

export const inTurn = (cycle: readonly QuestionKind[], count: number): QuestionKind[] =>
  cycle.length === 0
    ? []
    : Array.from(
        { length: Math.min(count, 999) },
        (_, index) => cycle[index % cycle.length] as QuestionKind,
      )

const REST = /\b(?:rest|remaining)\b|(?<!\p{L})(?:و?ال)?باقي(?!\p{L})/iu
/** What is left is to be of other kinds. */
const MIXED =
  /\b(?:of (?:them|these|which)|mix(?:ed|ture)?|rest|remaining|others?|whatever|anything|any (?:kind|type))\b|(?<!\p{L})(?:و?ال)?(?:باقي|منها|منهم|متنوع\p{L}?|منوع\p{L}?|مشكل\p{L}?|أي نوع|أنواع أخرى)(?!\p{L})/iu

const times = (kind: QuestionKind, count: number): QuestionKind[] =>
  Array.from({ length: Math.min(count, 999) }, () => kind)
