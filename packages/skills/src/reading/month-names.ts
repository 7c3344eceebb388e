/** What each month is called in lists and tables, January first, as alternatives of a pattern over folded text. */
export const monthNames: readonly string[] = [
  'january|jan|يناير',
  'february|feb|فبراير',
  'march|mar|مارس',
  'april|apr|ابريل',
  'may|مايو',
  'june|jun|يونيو',
  'july|jul|يوليو',
  'august|aug|اغسطس',
  'september|sept|sep|سبتمبر',
  'october|oct|اكتوبر',
  'november|nov|نوفمبر',
  'december|dec|ديسمبر',
]

/** 1 for January, by its folded name. */
export const monthOfName = (name: string): number =>
  monthNames.findIndex((names) => names.split('|').includes(name)) + 1
