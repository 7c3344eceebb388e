import { words } from '../reading/words.ts'
import { studyWords } from './words.ts'

const CELL = /\t| ?\| ?/
const YES = /^(?:yes|y|true|x|hard|high|difficult|very|✓|نعم|اي|ايوه|صعب[ةه]?|عالي[ةه]?)$/iu
const LONGEST = 80

/** "Subject | Hard?" with yes or no in each row: a list of topics, each with what is said of it. */
export function withRatedRows(text: string): string {
  const lines = text.split('\n')
  const head = lines.findIndex(isHead)
  const [name = '', rating = ''] = cellsOf(lines[head])
  if (head < 0 || !name) return text
  const isOfHard = says(rating, 'hard')
  let end = head + 1
  while (end < lines.length && cellsOf(lines[end]).length === 2) end += 1
  const rows = lines.slice(head + 1, end).map((line) => {
    const [topic, mark = ''] = cellsOf(line)
    return isOfHard && YES.test(mark) ? `${topic} (hard)` : topic
  })
  return rows.length > 1
    ? [...lines.slice(0, head), `${name}:`, ...rows, '', ...lines.slice(end)].join('\n')
    : text
}

const cellsOf = (line = ''): string[] =>
  line.length > LONGEST
    ? []
    : line
        .split(CELL)
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')

const says = (cell: string, wanted: string): boolean =>
  studyWords(words(cell)).some(({ concept }) => concept === wanted)

const isHead = (line: string): boolean => {
  const [name = '', rating = '', ...more] = cellsOf(line)
  return more.length === 0 && says(name, 'label') && (says(rating, 'hard') || says(rating, 'easy'))
}
