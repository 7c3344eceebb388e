import { headingOf } from './sections.ts'

/** "Decisions: - a - b Actions: - c": a list that was pasted into one line. */
const OPENS = /[:：]\s?[-–•]\s/
const MARK = /\s[-–•]\s(?=\S)|(?<=[:：])[-–•]\s(?=\S)/g
const LONGEST_LABEL = 3
const FEWEST_ITEMS = 2

/** Notes whose lists stand in one line, each item and each heading in a line of its own. */
export function withListsInLines(message: string): string {
  return message
    .split('\n')
    .map((line) => (isList(line) ? inLines(line) : line))
    .join('\n')
}

const isList = (line: string): boolean => {
  const items = line.split(MARK).slice(1)
  if (OPENS.test(line)) return items.length >= FEWEST_ITEMS
  // "PTA notes - we agreed on it - Huda will print it - who pays?": each says something, unlike the cells of a row.
  const saying = items.filter((item) => item.trim().split(' ').length >= SHORTEST_SAYING)
  return items.length > FEWEST_ITEMS && saying.length * 2 > items.length
}
const SHORTEST_SAYING = 4

function inLines(line: string): string {
  const [lead = '', ...items] = line.split(MARK)
  return items.reduce((lines, item) => `${lines}\n- ${parted(item)}`, labelApart(lead))
}

/** "Second accountant Actions:" ends with the heading of the next list, and the last item with what is said behind it. */
function parted(item: string): string {
  const [, first, behind] = /^([^.!?؟]{3,200}[.!?؟])\s+(\S.*)$/u.exec(item) ?? []
  if (first && behind) return `${first}\n\n${behind}`
  return labelApart(item)
}

function labelApart(text: string): string {
  const all = text.trim().split(' ')
  if (!/[:：]$/.test(text.trim())) return text
  for (let length = Math.min(LONGEST_LABEL, all.length - 1); length > 0; length -= 1) {
    const label = all.slice(-length).join(' ')
    if (headingOf(label)) return `${all.slice(0, -length).join(' ')}\n${label}`
  }
  return text
}
