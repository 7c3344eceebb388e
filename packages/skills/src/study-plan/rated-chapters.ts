import { fold } from '../reading/fold.ts'
import { words } from '../reading/words.ts'
import { effortOf } from './effort.ts'
import { COUNTED, numberedIn, ordinalsInDigits, RANGE } from './numbered-topics.ts'
import type { Effort, Topic } from './schedule.ts'

interface Rating {
  effort: Effort
  places: readonly string[]
}

const CLAUSES = /(?<=[.,،;؛()!?؟\n])(?=\s|\p{L})/u
const NOUN = `(?:${COUNTED}|(?:ال)?(?:فصل|وحده|درس|باب|محاضره|موضوع|ماده))s?`
const PLACES = new RegExp(
  `${NOUN}\\s+(\\d{1,2}(?:\\s*(?:[,&]|and|و)\\s*(?:${NOUN}\\s+)?\\d{1,2}){0,9})(?!\\d)`,
  'u',
)
const BRACKETED = /(?<!\d)(\d{1,2}) ?\(([^()\d]{1,20})\)/gu

/** "Chapters 1 to 8" are eight topics; those that "chapter 3 is hard", "unit 2 (easy)" or «الفصل 4 صعب» speak of are marked. */
export function numberedTopics(text: string): Topic[] {
  const folded = ordinalsInDigits(fold(text).text)
  const bracketed = Array.from(folded.matchAll(BRACKETED), ([, place = '', mark = '']) => ({
    effort: effortOf(words(mark)),
    places: [place],
  })).filter(({ effort }) => effort !== 'normal')
  const plain = bracketed.length > 0 ? folded.replace(BRACKETED, '$1') : folded
  const clauses = plain.split(CLAUSES).map((clause) => ({ clause, rating: ratingIn(clause) }))
  const rest = clauses.map(({ clause, rating }) => (rating ? rating.before : clause)).join('')
  const named = numberedIn(rest)
  const topics = named.length > 0 ? named : numberedIn(plain)
  const ratings: Rating[] = [...bracketed, ...clauses.flatMap(({ rating }) => rating ?? [])]
  return topics.map((topic) => {
    const place = /\d{1,4}$/.exec(topic.name)?.[0] ?? ''
    const said = ratings.find(({ places }) => places.includes(place))
    return said ? { ...topic, effort: said.effort } : topic
  })
}

/** Behind a range in the same breath too: "chapters 1 to 5 and chapter 3 is hard". */
function ratingIn(clause: string): (Rating & { before: string }) | undefined {
  const range = RANGE.exec(clause)
  const before = range ? clause.slice(0, range.index + range[0].length) : ''
  const said = clause.slice(before.length)
  const effort = effortOf(words(said))
  const places = effort === 'normal' ? undefined : PLACES.exec(said)?.[1]?.match(/\d+/g)
  return places ? { effort, places, before } : undefined
}
