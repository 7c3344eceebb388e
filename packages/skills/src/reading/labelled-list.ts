const ROW = /^\s*(?:[-*•]|\d+[.)])\s*/u
/** What begins after a list in the same sentence: a period, a place, a person's time. */
const AFTER_LIST =
  /(?<!\d)\.(?=\s|$)|\n\s*\n|[,،]?\s(?=(?:on|for|in) (?:instagram|linkedin|facebook|tiktok|x|january|february|march|april|may|june|july|august|september|october|november|december|the |next |\d)|(?:i have|i can|my exam|exam|with \d|\d+(?:\.\d+)? ?(?:hours?|hrs?|h|minutes?)|starting|from \d|over \d|لمدة|خلال|عندي|لدي|الامتحان|الاختبار|امتحاني|بمعدل|\d+ ساع|ساعتين|ساعة|على (?:إنستغرام|انستغرام|لينكد|فيسبوك))(?![\p{L}]{4}))/iu

/** The items after a label ("topics: a, b and c"), separated by commas, lines or "and". `labels` is a pattern of the label's words. */
export function listAfter(text: string, labels: string): string[] {
  const label = new RegExp(
    `(?<![\\p{L}])(?:ال|[ولب]|ولل?)?(?:${labels})(?![\\p{L}])\\s*(?:are|is|include|هي|وهي|تشمل)?\\s*[:：-]?[ \\t]*`,
    'iu',
  ).exec(text)
  if (!label) return []
  const behind = text.slice(label.index + label[0].length).replace(/^\s*\n/, '')
  // "maths (algebra, geometry)": the items are those in the brackets.
  const rest = /^[^,،;\n()]{1,60}\(([^(),،\n]*[,،][^()\n]*)\)/u.exec(behind)?.[1] ?? behind
  const rows = rest.split('\n')
  const end = rows.findIndex((row) => !ROW.test(row))
  const items = ROW.test(rows[0] ?? '')
    ? rows.slice(0, end < 0 ? undefined : end)
    : (rest.split(AFTER_LIST)[0] ?? '').split(
        /[,،;؛\n]|(?<!\s)\s+(?:and|&)\s+|(?<!\s)\s+و(?=\p{L}{2})/u,
      )
  return items
    .map((item) =>
      item
        .replace(ROW, '')
        .replace(/^(?:and|و)\s/i, '')
        .trim(),
    )
    .filter((item) => item.length > 1 && item.length <= 80)
    .slice(0, 60)
}
