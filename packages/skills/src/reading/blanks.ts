/** As many as stand between the columns of a pasted table. */
const MAX_BLANKS = 2
const MAX_TABS = 20
const MAX_LINE_BREAKS = 3

/** A text in which no run of white space is longer than words, columns, lines and paragraphs need, so that none makes reading slow. */
export function withoutRunsOfBlanks(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n\t]{3,}/g, (run) => run.slice(0, MAX_BLANKS))
    .replaceAll(/\s{3,}/g, shortened)
}

/** Tabs are columns, also empty ones at the end and at the start of a row. */
function shortened(run: string): string {
  const lines = run.split('\n')
  const [end = '', start = ''] = [lines[0], lines.at(-1)].map((blanks) =>
    blanks?.includes('\t') ? blanks.slice(0, MAX_TABS) : blanks,
  )
  if (lines.length === 1) return end
  return `${end.includes('\t') ? end : ''}${'\n'.repeat(Math.min(lines.length - 1, MAX_LINE_BREAKS))}${start}`
}

/** What stands before each line of a mail that is passed on: "> Glass partition | 2". */
const QUOTE_MARKS = /^[ \t]{0,3}(?:>[ \t]?){1,5}/gm
const LEAST_QUOTED = 2

/** A mail that was passed on, without the marks before its lines. */
export const withoutQuoteMarks = (text: string): string =>
  (text.match(QUOTE_MARKS)?.length ?? 0) < LEAST_QUOTED ? text : text.replace(QUOTE_MARKS, '')
