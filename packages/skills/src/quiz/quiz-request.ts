import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { corrected } from '../sentences/corrected.ts'
import { type Count, countsIn } from '../sentences/counts.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { leftOutIn, longestOnly } from '../sentences/negation.ts'
import { requestAndText } from '../sentences/request.ts'
import { LANGUAGES } from '../sentences/wanted-language.ts'
import { type OtherTask, otherTaskIn } from './other-task.ts'
import type { QuestionKind } from './question.ts'
import { saidOn } from './said-on.ts'

const DEFAULT_QUESTIONS = 5
const kinds = ['choice', 'truth', 'gap'] as const satisfies QuestionKind[]

const concepts = lexicon({
  choice:
    'multiple choice, choice question, mcq, mcqs, mc, اختيار من متعدد, الاختيار من متعدد, اختر من متعدد, اختيار متعدد, اختيارات, اختيار, اختياري, خيارات متعدده, متعدد الخيارات, متعدده الخيارات',
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
  difficulty: 'hard, difficult, easy, tricky, challenging, advanced, صعب, سهل, متقدم',
  ar: LANGUAGES.ar,
  en: `${LANGUAGES.en}, انجليزي`,
})

type Concept = ReturnType<typeof concepts>[number]['concept']
type Found = Hit<Concept>

const vocabulary = {
  find: concepts,
  strong: ['choice', 'truth', 'gap', 'question', 'quiz'],
  counted: ['all', 'each', 'choice', 'truth', 'gap', 'question', 'options'],
}

/** Whether a message speaks of quizzes and questions. */
export const speaksOfQuiz = (text: string): boolean =>
  concepts(words(text)).some(({ concept }) =>
    ['choice', 'truth', 'question', 'quiz'].includes(concept),
  )

/** What people ask for beside the kinds: how difficult it shall be, or another language. */
export const notOffered = ['difficulty', 'ar', 'en'] as const
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
  const all = words(instruction)
  const found = longestOnly(concepts(all))
  const has = (concept: Concept) => found.some((hit) => hit.concept === concept)
  const isLeftOut = leftOutIn(instruction, all)
  const about = aboutIn(instruction, found, isLeftOut)
  const isQuizAsked = found.some(
    (hit) => ASKS_FOR_QUIZ.has(hit.concept) && !isLeftOut(hit) && !isOfSomebody(instruction, hit),
  )
  const otherTask = otherTaskIn(instruction || firstSentence(message), isQuizAsked)
  const input = {
    text,
    ...kindsIn(instruction, found, isLeftOut),
    ...(about && { about }),
    withoutKey: found.some((hit) => hit.concept === 'answers' && isLeftOut(hit)),
    notOffered: notOffered.filter(has),
    ...(otherTask && { otherTask }),
  }
  return { request: instruction, input }
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
): Pick<QuizRequest, 'kinds' | 'countWasGiven'> {
  // Of "ten, no, make it six" the kinds stay and the number is the last.
  const instruction = corrected(whole)
  const from = whole.length - instruction.length
  const found = all.flatMap((hit) =>
    hit.start < from ? [] : [{ ...hit, start: hit.start - from, end: hit.end - from }],
  )
  const left = new Set(
    all.filter((hit) => isKind(hit.concept) && isLeftOut(hit)).map(({ concept }) => concept),
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
  const sum = total?.value ?? first?.value ?? bareCountIn(instruction)
  return {
    kinds: inTurn(cycle, sum ?? DEFAULT_QUESTIONS),
    countWasGiven: sum !== undefined,
  }
}

/** «فراغات، بدي ٣ ومفتاح الحل», "make it 6": the only number of a request, and it counts nothing else. */
function bareCountIn(instruction: string): number | undefined {
  const folded = fold(instruction).text
  // What counts something else, or is how old somebody is, is no other number of questions.
  const [only, ...others] = numbers(folded).filter(
    ({ value, start, end }, index, all) =>
      // "4, I only have space for 4"
      all.findIndex((other) => other.value === value) === index &&
      !OF_SOMEBODY.test(folded.slice(Math.max(0, start - 20), start)) &&
      !OF_ELSE.test(folded.slice(end, end + 30)) &&
      end - start < LEAST_PHONE,
  )
  if (!only || others.length > 0 || !Number.isInteger(only.value) || only.value < 1)
    return undefined
  const [next] = words(folded.slice(only.end, only.end + MAX_WORD))
  const isAlone =
    !next ||
    enough([next]).length > 0 ||
    isStopword(next.word) ||
    /^\s*[.,،;؛!?؟]/.test(folded.slice(only.end)) ||
    /^و/.test(next.word)
  const before = words(folded.slice(0, only.start)).at(-1)
  const isName = before !== undefined && numbered(words(before.word)).length > 0
  return isAlone && !isName && only.value <= MOST_BARE ? only.value : undefined
}
const enough = lexicon({
  enough:
    'enough, will, would, is, are, max, maximum, please, pls, thanks, total, يكفي, تكفي, كفايه, كافيه, بس, فقط, لو, كحد',
})
const OF_SOMEBODY =
  /(?:\b(?:he|she|they|who) (?:is|are)|['’]s|\bis|aged?|عمر(?:ه|ها|هم)?|grade|class|year|صف)\s*$/iu
/** «الأنواع الثلاثة»: so many kinds. */
const OF_KINDS = /(?:types|kinds|انواع)\s*$/iu
const OF_ELSE =
  /^\s*(?:-?\s?(?:years?|yrs?|yo)|kids|pupils|students|children|people|employees|staff|minutes?|mins?|am|pm|options?|marks?|(?:different |question )?(?:kinds|types|sorts)\b|انواع|at a time|by one|طالب|طالبه|طلاب|ولد|سن[هوي]|سنوات|دقيق|دقايق|خيار|درج|(?:ال)?(?:ابتدا|اعداد|ثانوي|متوسط|اساسي|روض)|grade|graders|class|form\b|primary|secondary)/iu
/** «عمره 8 سنين، سؤالين»: without the numbers that count something else, each letter in its place. */
function withoutOthers(instruction: string): string {
  const folded = fold(instruction)
  return numbers(folded.text).reduce((text, { start, end }) => {
    if (!OF_ELSE.test(folded.text.slice(end, end + 30))) return text
    const [from, to] = [folded.original(start), folded.original(end - 1) + 1]
    return `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`
  }, instruction)
}
const MAX_WORD = 40
/** So many digits call somebody. */
const LEAST_PHONE = 7
const MOST_BARE = 50
/** What has a number for its name. */
const numbered = lexicon({
  name: 'grade, class, page, chapter, unit, week, term, year, lesson, صف, صفحه, فصل, وحده, درس, سنه, اسبوع',
})

const totals: ReadonlySet<Concept> = new Set(['question', 'all', 'each', 'quiz'])

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

const inTurn = (cycle: readonly QuestionKind[], count: number): QuestionKind[] =>
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
