import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { words } from '../reading/words.ts'

/** "Quiz for the guards: 3 true or false. The guard …": behind its label somebody still says how many. */
const MOST_WORDS = 7
const OPENING = /^\s*([^.!?؟:\n]{3,90})[.!:\n]\s*/u
/** "The kids are in grade 4.", «الطلاب صف رابع.»: whom the quiz is for. */
const READERS =
  /^\s*(?:(?:the|my|our|these) )?(?:kids|pupils|students|learners|children|class|son|daughter|trainees|they|he|she|(?:ال)?(?:طلاب|طالبات|عيال|ولاد|أولاد|اولاد)(?:ي|نا)?|ولدي|ابني|بنتي|ابنتي|هم|هي|هو)(?![\p{L}])[^.!?؟\n]{0,40}(?:\b(?:grade|class|year|form|years old)\b|صف|ابتدا|إعداد|اعداد|ثانوي|متوسط|سنة|سنوات|سنين)/iu

/** "5 tf - history: Ibn Sina …" */
const TOPIC = /^\s*\p{Ll}[\p{L} ]{2,20}:\s/u

/** What of a text is still said to the agent, and the text without it. */
export function saidOn(
  text: string,
  isOfQuiz: (said: string) => boolean,
): { said: string; text: string } {
  const [whole = '', opening = ''] = OPENING.exec(text) ?? []
  const isWanted =
    words(opening).length <= MOST_WORDS &&
    numbers(fold(opening).text).length > 0 &&
    isOfQuiz(opening)
  const isSaid = opening !== '' && (isWanted || READERS.test(opening) || TOPIC.test(whole))
  return isSaid && whole.length < text.length
    ? { said: `. ${opening}.`, text: text.slice(whole.length) }
    : { said: '', text }
}
