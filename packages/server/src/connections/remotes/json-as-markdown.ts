import { markdownTable } from '@wakeel/skills'

/** What is longer is cut: an answer is there to be read, and another end may send a million names. */
const MAX = { rows: 200, columns: 50, fields: 500, name: 200 }

/** What another end sent as JSON in a form to read: a list of records is a table, a record is a list of its fields. */
export function jsonAsMarkdown(value: unknown): string {
  if (isRecord(value)) return recordAsMarkdown(value)
  if (!Array.isArray(value)) return plain(value)
  const shown = value.slice(0, MAX.rows)
  const rest = value.length > shown.length ? `\n\n… ${value.length - shown.length}` : ''
  if (!shown.every(isRecord)) return shown.map((item) => `- ${plain(item)}`).join('\n') + rest
  const head = [...new Set(shown.flatMap(Object.keys))].slice(0, MAX.columns)
  return (head.length === 0 ? '' : tableOf(head, shown)) + rest
}

function tableOf(head: readonly string[], records: readonly Record<string, unknown>[]): string {
  const numeric = head.flatMap((key, index) =>
    records.every((record) => typeof record[key] === 'number') ? [index] : [],
  )
  const rows = records.map((record) => head.map((key) => plain(record[key])))
  return markdownTable(head.map(label), rows, numeric)
}

function recordAsMarkdown(record: Record<string, unknown>): string {
  const entries = Object.entries(record).slice(0, MAX.fields)
  const fields = entries
    .filter(([, value]) => !isList(value))
    .map(([key, value]) => `- **${label(key)}**: ${plain(value)}`)
  const lists = entries
    .filter(([, value]) => isList(value))
    .map(([key, value]) => `**${label(key)}**\n\n${jsonAsMarkdown(value)}`)
  return [fields.join('\n'), ...lists].filter(Boolean).join('\n\n')
}

/** Of records: other lists are short enough to stand in a line. */
const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `price_aed` is `price aed`, `openingHours` is `opening hours`. */
export const label = (key: string): string =>
  key
    .slice(0, MAX.name)
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
    .trim()

/** Figures stay as they were sent. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return '—'
  if (typeof value === 'object')
    return Array.isArray(value) && !value.some(isRecord)
      ? value.map(plain).join(', ')
      : JSON.stringify(value)
  return String(value)
}
