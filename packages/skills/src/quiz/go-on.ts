import { changeIn, onlyNumber } from '../follow-up/change-words.ts'
import { removes } from '../follow-up/removes.ts'
import { textBrought } from '../follow-up/text-brought.ts'
import { textMeant } from '../follow-up/text-meant.ts'
import { withoutNo } from '../follow-up/without-no.ts'
import { withNumberPutRight, withWording } from '../follow-up/wording.ts'
import { latinDigits } from '../reading/arabic.ts'
import { languageOf } from '../reading/language.ts'
import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { sharing } from '../sentences/sharing.ts'
import { statementsIn } from '../sentences/statements.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import type { QuestionKind } from './question.ts'
import { asksOfQuestion, questionAsked } from './question-asked.ts'
import { makeQuestions } from './questions.ts'
import type { QuizInput } from './quiz-input.ts'
import { inTurn, quizWishes, readQuizRequest } from './quiz-request.ts'

const KINDS: readonly QuestionKind[] = ['choice', 'truth', 'gap']

/** "Now 4 true or false", "only 2", "without the answers", "why is 3 false?" of the quiz before. */
export function quizGoingOn(before: Before<QuizInput>, ask: Ask): Reading<QuizInput> | undefined {
  const message = withoutNo(ask.text)
  const { question: _, isKeyOnly: _only, ...last } = before.at(-1)!.inputs[0]
  const isOfKind = quizWishes(message, last.text).named.length > 0
  const rewritten =
    withNumberPutRight(last.text, message, last.kinds.length) ??
    (isOfKind ? undefined : withWording(last.text, message))
  if (rewritten) return { request: '', input: { ...last, text: rewritten } }
  const parted = readQuizRequest(message)
  const brought = textBrought(message, { instruction: parted.request, text: parted.input.text })
  if (brought) {
    const { request, text, isAdded } = brought
    const base = { ...last, text: isAdded ? `${last.text}\n${text}` : text }
    return { request, input: changedQuiz(base, withoutPointer(request)) ?? base }
  }
  const texts = [...new Set(before.map(({ inputs }) => inputs[0].text))]
  const back = textMeant(message, texts)
  if (back !== undefined && back !== last.text) {
    const base = { ...last, text: back }
    return { request: message, input: changedQuiz(base, withoutPointer(message)) ?? base }
  }
  const asked = questionAsked(message, last.kinds.length) ?? questionSpokenOf(last, message)
  if (asked && asksOfQuestion(message))
    return { request: message, input: { ...last, question: asked } }
  const changed =
    (asked && withQuestionChanged(last, message, asked)) ??
    withoutSentence(last, message) ??
    changedQuiz(last, withoutPointer(message))
  return changed ? { request: message, input: changed } : { missing: [whatToChange(last)] }
}

/** "This one" and "the dates one" count nothing. */
const withoutPointer = (request: string): string =>
  request.replace(/\b(?:this|that|the [\p{L}]{2,15}|first|other|another|next) one\b/giu, 'it')

type Quiz = Omit<QuizInput, 'question' | 'isKeyOnly'>

const REPLACES =
  /(?<!\p{L})(?:replace|change|swap|redo|another|different|other|new|غي?ر\p{L}{0,3}|بدل\p{L}{0,3})(?!\p{L})/iu

/** "Drop question 3", "replace the second", "make question 2 true or false": one question of the quiz that stands. */
function withQuestionChanged(last: Quiz, message: string, asked: number): Quiz | undefined {
  const { named } = quizWishes(message, last.text)
  const [kind] = named
  if (kind && asked <= last.kinds.length)
    return { ...last, kinds: last.kinds.with(asked - 1, kind), countWasGiven: true }
  const dropped = [...(last.dropped ?? []), ...sourcesOf(last).slice(asked - 1, asked)]
  if (removes(message))
    return last.kinds.length > 1
      ? { ...last, dropped, kinds: last.kinds.toSpliced(asked - 1, 1), countWasGiven: true }
      : undefined
  return REPLACES.test(message) ? { ...last, dropped } : undefined
}

/** "Drop the pacific one", "no questions about ice": the question that rests on the sentence with these words. */
function questionSpokenOf(last: Quiz, message: string): number | undefined {
  if (!removes(message) && !REPLACES.test(message) && !asksOfQuestion(message)) return undefined
  const sources = sourcesOf(last)
  const source = sentenceSpokenOf(sources, message)
  return source === undefined ? undefined : sources.indexOf(source) + 1
}

/** The same of a sentence about which nothing is asked yet. */
function withoutSentence(last: Quiz, message: string): Quiz | undefined {
  if (!removes(message)) return undefined
  const sentence = sentenceSpokenOf(statementsIn(last.text), message)
  return sentence === undefined
    ? undefined
    : { ...last, dropped: [...(last.dropped ?? []), sentence] }
}

function sentenceSpokenOf(sentences: readonly string[], message: string): string | undefined {
  const content = words(message).filter(
    ({ word }) => word.length > 2 && !isStopword(word) && !NO_CONTENT.test(word),
  )
  const held = content.filter(
    (one) => sharing(sentences, (sentence) => sentence, [one]).length === 1,
  )
  const [found, ...others] = held.length > 0 ? sharing(sentences, (sentence) => sentence, held) : []
  return others.length === 0 ? found : undefined
}
const NO_CONTENT =
  /^(?:question|questions|one|drop|remove|delete|replace|change|other|another|new|different|سوال|السوال|اسيله|غير|شيل|احذف)$/

/** The sentences that the questions of a quiz rest on. */
const sourcesOf = ({ text, kinds, about, dropped = [] }: Quiz): string[] =>
  makeQuestions(text, languageOf(text), kinds, { about, dropped }).map(({ source }) => source)

const WITH_KEY =
  /(?<!\p{L})(?:answers?|(?:answer )?key|solutions?|(?:ال)?(?:[إا]جابات|[إا]جوب[ةه]|حلول|مفتاح|حل))(?!\p{L})/iu
const ONLY = /(?<!\p{L})(?:only|just|alone|فقط|بس|لحالها|لوحدها)(?!\p{L})/iu
const MIXED =
  /(?<!\p{L})(?:mix(?:ed|ture)?|variety|all (?:kinds|types)|different (?:kinds|types)|مزيج|منوع[ةه]?|متنوع[ةه]?|مشكل[ةه]?|مشكّل|نوع(?:وا)? (?:فيه\p{L}?|بينه\p{L}?|الاسئل[ةه])|كل الانواع|كل الأنواع|خلطه?)(?!\p{L})/iu
const ANEW =
  /(?<!\p{L})(?:(?:different|other|new|another set of|fresh) (?:questions|ones|set)|(?:another|second|new|different) (?:set|quiz|version|test)|another one|(?:[أا]سئل[ةه]) (?:ثاني[ةه]|غيرها|جديد[ةه]|[أا]خرى|مختلف[ةه])|غي?ر (?:ال)?[أا]سئل[ةه]|اختبار (?:ثاني|جديد|[آا]خر|غيره))(?!\p{L})/iu
const AS_MANY =
  /\bhow many (?:questions )?(?:can|could)\b|\bas many as\b|(?<!\p{L})كم سؤال (?:تقدر|ممكن|يطلع|بيطلع|فيك|بتقدر)|قد ما (?:تقدر|فيك)/iu
/** "Up to 6", «زودها الى 6»: how many there are to be, and not how many more. */
const UP_TO = /(?:\b(?:up )?to\s|(?:[إا]لى|[إا]لي|حتى|لحد|ل|توصل|تصير|يصير\p{L}?)\s?)\d/iu
const ONE_MORE = /(?<!\p{L})(?:question|سؤال|سوال)(?!\p{L})/iu

function changedQuiz(last: Quiz, message: string): QuizInput | undefined {
  const wishes = quizWishes(message, last.text)
  const does = changeIn(message)
  const { about, withoutKey, otherTask } = wishes
  const isOfOptions = OF_OPTIONS.test(message)
  const named = MIXED.test(message)
    ? [...KINDS]
    : isOfOptions && !OF_CHOICE.test(message)
      ? []
      : wishes.named
  const [first] = named
  if (ANEW.test(message)) return withOthers(last)
  if (AS_MANY.test(message))
    return { ...last, kinds: inTurn(kindsOf(last.kinds), MOST), countWasGiven: false }
  const said = wishes.countWasGiven ? wishes.kinds.length : onlyNumber(message)
  const count = isOfOptions ? undefined : said
  const isTotal = UP_TO.test(latinDigits(message))
  const isMore =
    (does('more') || TOO_FEW.test(message)) &&
    !isTotal &&
    (first === undefined || count === undefined)
  const isFewer =
    (count === undefined && TOO_MANY.test(message)) ||
    (does('less') && !isTotal && first === undefined)
  const isHidden = HIDES.test(message)
  const isKeyAsked = !withoutKey && !isHidden && WITH_KEY.test(message)
  const isOther =
    first ?? count ?? about ?? otherTask ?? (wishes.notOffered.length > 0 || isMore || isFewer)
  if (isKeyAsked && ONLY.test(message)) return { ...last, withoutKey: false, isKeyOnly: true }
  if (!isOther && !withoutKey && !isHidden && !isKeyAsked) return undefined
  const half = Math.max(1, Math.round(last.kinds.length / 2))
  const step = count ?? (ONE_MORE.test(message) ? 1 : half)
  const total = isMore
    ? last.kinds.length + step
    : isFewer
      ? Math.max(1, last.kinds.length - step)
      : (count ?? last.kinds.length)
  const isSpelledOut = wishes.named.length > 0 && wishes.countWasGiven && !isMore && !isTotal
  return {
    ...last,
    kinds: isSpelledOut ? wishes.kinds : inTurn(first ? named : kindsOf(last.kinds), total),
    countWasGiven: last.countWasGiven || count !== undefined || isMore || isFewer,
    ...(about && { about }),
    withoutKey: withoutKey || isHidden || (last.withoutKey && !isKeyAsked),
    notOffered: wishes.notOffered,
    ...(otherTask && { otherTask }),
  }
}

const MOST = 30
const TOO_MANY =
  /\btoo (?:many|much|long)\b|(?<!\p{L})(?:كثير\p{L}?|كتير\p{L}?|وايد)(?: (?:جدا|عليه|عليها|زياد[ةه]))?(?!\p{L})/iu
const TOO_FEW = /\b(?:too few|not enough)\b|(?<!\p{L})(?:قليل\p{L}?|ما تكفي)(?!\p{L})/iu
const HIDES =
  /(?<!\p{L})(?:hide|(?:only|just) (?:the )?questions|questions only|خب[ّ]?ي|[إا]خفي?|الأسئلة بس|الاسئل[ةه] بس|بس (?:ال)?[أا]سئل[ةه])(?!\p{L})/iu
const OF_CHOICE = /\b(?:multiple|mcqs?)\b|متعدد|اختيار/iu
const OF_OPTIONS =
  /\b(?:options?|choices)\b|(?<!\p{L})(?:خيار|خيارات|بدائل)(?! من متعدد)(?!\p{L})/iu

/** Questions on sentences that were not asked about yet, where the text has some. */
function withOthers(last: Quiz): QuizInput | undefined {
  const dropped = [...(last.dropped ?? []), ...sourcesOf(last)]
  return sourcesOf({ ...last, dropped }).length > 0 ? { ...last, dropped } : undefined
}

const kindsOf = (all: readonly QuestionKind[]): QuestionKind[] => [...new Set(all)]

const whatToChange = ({ kinds }: Pick<QuizInput, 'kinds'>): Missing => ({
  name: {
    en: `what to change in the quiz of your text (now ${kinds.length} questions)`,
    ar: `المطلوب تغييره في اختبار نصك (عدد أسئلته الآن ${kinds.length})`,
  },
  example: {
    en: '4 true or false, multiple choice instead, without the answers, why is 2 false',
    ar: '4 صح أو خطأ، اختيار من متعدد، بدون الإجابات، ليش السؤال 2 خطأ',
  },
})
