import { type Word, words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { sentencesIn } from '../sentences/split.ts'

const inventing = lexicon({
  invent:
    'make up, make them up, invent, come up with, think of, estimate, guess, pick, choose, اخترع, اخترعلي, اخترعي, يخترع, ألف لي, الف لي, اقترح, اقترح لي, خمن, حط, اختار',
})
const OBJECT =
  /\b(?:due dates?|deadlines?|dates?|days?|tasks?)\b|(?<!\p{L})(?:ال)?(?:موعد|مواعيد|تاريخ|تواريخ|مهام|مهمة)(?!\p{L})/iu
const YOURS =
  /\b(?:yourself|for me|realistic|reasonable|sensible|for each|for the rest|for them|you like)\b|(?<!\p{L})(?:من عندك|من راسك|لكل وحدة|لكل واحدة|لكل مهمة|للباقي|لي)(?!\p{L})/iu
const OUTRIGHT = /^(?:make up|make them up|invent|اخترع\p{L}*|خمن)$/iu
const TASKS_WANTED =
  /\b(?:give|suggest|write|create|make|list) (?:me )?(?:\d{1,2}|some|a few|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?tasks\b/iu
const COLUMN =
  /^(?:and )?put (?:it|them) (?:in|into|under) the \p{L}+ column|^و?حط(?:ها|ه|هم) (?:في|ب)\s?(?:عمود|خانة)/iu

/** "Make up a realistic due date for each one", "put it in the Due column", and not "come up with a slogan". */
export function asksToInvent(text: string, all: readonly Word[]): boolean {
  if (COLUMN.test(text) || TASKS_WANTED.test(text)) return true
  const [hit] = inventing(all)
  if (!hit || !OBJECT.test(text)) return false
  return OUTRIGHT.test(text.slice(hit.start, hit.end)) || YOURS.test(text.slice(hit.end))
}

/** The sentences that ask to make something up; an item of a list is a task. */
export const inventingIn = (text: string): string =>
  sentencesIn(text)
    .filter(({ text: said, isItem }) => !isItem && asksToInvent(said, words(said)))
    .map(({ text: said }) => said)
    .join('\n')
