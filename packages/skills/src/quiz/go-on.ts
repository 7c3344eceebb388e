import { bringsText, changeIn, introduced, onlyNumber } from '../follow-up/change-words.ts'
import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import type { QuestionKind } from './question.ts'
import type { QuizInput } from './quiz-input.ts'
import { inTurn, quizWishes, readQuizRequest } from './quiz-request.ts'

/** "Now 4 true or false", "only 2", "without the answers", "why is 3 false?" of the quiz before. */
export function quizGoingOn(
  before: Before<QuizInput>,
  { text: message }: Ask,
): Reading<QuizInput> | undefined {
  const { question: _, ...last } = before.at(-1)!.inputs[0]
  const { request, input } = readQuizRequest(message)
  const does = changeIn(request)
  if (bringsText(input.text, message)) {
    const wishes = quizWishes(request, input.text)
    if (does('add') && wishes.named.length === 0 && !wishes.countWasGiven)
      return { request, input: { ...last, text: `${last.text}\n${input.text}` } }
    return { request, input: does('same') ? { ...last, text: input.text } : input }
  }
  const other = introduced(message)
  if (other) return { request: other.request, input: { ...last, text: withAdded(last, other) } }
  const asked = questionAsked(message)
  if (asked) return { request: message, input: { ...last, question: asked } }
  const changed = changedQuiz(last, message)
  return changed ? { request: message, input: changed } : { missing: [whatToChange(last)] }
}

/** "Add this: …" goes on the text of before, "same for this: …" takes its place. */
const withAdded = (
  last: Pick<QuizInput, 'text'>,
  { request, text }: { request: string; text: string },
): string => (changeIn(request)('add') ? `${last.text}\n${text}` : text)

const OF_QUESTION =
  /(?<!\p{L})(?:why|explain|how come|answers? (?:to|of|for)|ليش|ليه|لماذا|لمه|اشرح\p{L}{0,3}|(?:[اإ]جابه|جواب|حل) (?:ال)?(?:سوال|رقم))(?!\p{L})/iu
const OF_NUMBER = /(?:question|number|no\.?|q|#|سوال|رقم)\s{0,2}(?:number |no\.? |رقم )?$/iu
const ORDINALS = [
  /\bfirst\b|(?<!\p{L})(?:ال)?اول(?!\p{L})/iu,
  /\bsecond\b|(?<!\p{L})(?:ال)?[تث]اني(?!\p{L})/iu,
  /\bthird\b|(?<!\p{L})(?:ال)?[تث]الث(?!\p{L})/iu,
  /\bfourth\b|(?<!\p{L})(?:ال)?رابع(?!\p{L})/iu,
  /\bfifth\b|(?<!\p{L})(?:ال)?خامس(?!\p{L})/iu,
]

/** "Why is 2 false?", «ليش السؤال الثالث خطأ؟»: the number of the question that is asked about. */
function questionAsked(message: string): number | undefined {
  const { text } = fold(message)
  if (!OF_QUESTION.test(text)) return undefined
  const found = numbers(text)
  const named = found.find(({ start }) =>
    OF_NUMBER.test(text.slice(Math.max(0, start - 24), start)),
  )
  const ordinal = ORDINALS.findIndex((order) => order.test(text)) + 1
  return named?.value ?? (ordinal || (onlyNumber(message) ?? undefined))
}

const WITH_KEY =
  /(?<!\p{L})(?:answers?|(?:answer )?key|solutions?|(?:ال)?(?:[إا]جابات|[إا]جوب[ةه]|حلول|مفتاح|حل))(?!\p{L})/iu

function changedQuiz(last: Omit<QuizInput, 'question'>, message: string): QuizInput | undefined {
  const wishes = quizWishes(message, last.text)
  const does = changeIn(message)
  const { named, about, withoutKey, otherTask } = wishes
  const [first] = named
  const count = wishes.countWasGiven ? wishes.kinds.length : onlyNumber(message)
  const isMore = does('more') && first === undefined
  const isFewer = does('less') && first === undefined
  const isKeyAsked = !withoutKey && WITH_KEY.test(message)
  const isOther =
    first ?? count ?? about ?? otherTask ?? (wishes.notOffered.length > 0 || isMore || isFewer)
  if (!isOther && !withoutKey && !isKeyAsked) return undefined
  const step = count ?? Math.max(1, Math.round(last.kinds.length / 2))
  const total = isMore
    ? last.kinds.length + step
    : isFewer
      ? Math.max(1, last.kinds.length - step)
      : (count ?? last.kinds.length)
  const cycle = first ? named : kindsOf(last.kinds)
  const isSpelledOut = first !== undefined && wishes.countWasGiven
  return {
    ...last,
    kinds: isSpelledOut ? wishes.kinds : inTurn(cycle, total),
    countWasGiven: last.countWasGiven || count !== undefined || isMore || isFewer,
    ...(about && { about }),
    withoutKey: withoutKey || (last.withoutKey && !isKeyAsked),
    notOffered: wishes.notOffered,
    ...(otherTask && { otherTask }),
  }
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
