const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ءرهوزظ']
const column = new Map(
  ROWS.flatMap((row, line) => [...row].map((letter, at) => [letter, line * 100 + at] as const)),
)

/** Whether two letters are side by side on a keyboard. */
const areNeighbours = (a: string, b: string): boolean =>
  Math.abs((column.get(a) ?? -9) - (column.get(b) ?? -99)) === 1

/** In longer words any wrong letter is a slip, in shorter ones only that of the next key: "market" is no "marker". */
const LONG_ENOUGH = 7

const VOWELS = /^[aeiouy]$/
const LEAST_BY_EAR = 6
const SIBILANTS = /^[csz]$/
/** "Salery", "gratuety", "choise": one vowel is taken for another by ear, and so are c and s. */
export const isByEar = (typed: string, meant: string, word: string): boolean =>
  word.length >= LEAST_BY_EAR &&
  [VOWELS, SIBILANTS].some((alike) => alike.test(typed) && alike.test(meant))

/** Short Arabic words differ by one letter from many others: «تركيب» is no «ترطيب». */
const leastWithNextKey = (word: string): number => (/^\p{Script=Arabic}/u.test(word) ? 6 : 0)

/** Whether a word was meant that was typed with one letter left out, twice or of the next key, or with two changed about. The first letter is taken to be right. */
export function isSlip(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at += 1
  const letter = typed[at] as string
  if (typed.length < meant.length) return typed.slice(at) === meant.slice(at + 1)
  if (typed.length > meant.length) {
    const isTwice = letter === typed[at - 1]
    const isBeside =
      areNeighbours(letter, meant[at] ?? '') || areNeighbours(letter, meant[at - 1] ?? '')
    return typed.slice(at + 1) === meant.slice(at) && (isTwice || isBeside)
  }
  if (typed.slice(at + 1) === meant.slice(at + 1))
    return (
      meant.length >= LONG_ENOUGH ||
      isByEar(letter, meant[at] as string, meant) ||
      (areNeighbours(letter, meant[at] as string) && meant.length >= leastWithNextKey(meant))
    )
  return (
    letter === meant[at + 1] &&
    typed[at + 1] === meant[at] &&
    typed.slice(at + 2) === meant.slice(at + 2)
  )
}

const ARTICLE_MISTYPED: readonly [typed: RegExp, meant: string][] = [
  // «ولاحملة», «بلاميلادي»: two letters changed about.
  [/^[وفبك]?لا(?=.{4})/u, ''],
  // «امواضيع», «بامدرسة»: one left out; «بلشهر», «ولمصاريف»: the other.
  [/^[وفبك]?ا(?=[^ل].{3})/u, ''],
  [/^[وفبك]ل(?=[^لا].{2})/u, ''],
  // «باشلهر»: changed about with the first letter of the word.
  [/^[وفبك]?ا([^ل])ل(?=.{2})/u, '$1'],
]

/** «الددخل», «والوززن»: a letter behind the article typed twice. */
const TWICE = /(.)\1/u

/** What an Arabic word may be whose article was mistyped, or a letter behind it typed twice: only what is exactly a word that is looked for is one. */
export function behindMistypedArticle(word: string): readonly string[] {
  if (!/^[\u0600-\u06ff]/.test(word) || word.length < 5) return []
  const bare = behindArticle(word)
  return [
    ...ARTICLE_MISTYPED.filter(([typed]) => typed.test(word)).map(([typed, meant]) =>
      word.replace(typed, meant),
    ),
    ...(bare && TWICE.test(bare) ? [bare.replace(TWICE, '$1')] : []),
  ]
}

/** «طلوي», «ونزي»: in so short a word only two letters changed about are a slip. */
export const isShortSwap = (typed: string, meant: string): boolean =>
  typed.length === 4 &&
  meant.length === 4 &&
  /^[\u0600-\u06ff]/.test(typed) &&
  typed !== meant &&
  typed[0] === meant[0] &&
  isSlip(typed, meant) &&
  [...typed].sort().join('') === [...meant].sort().join('')

const ARTICLE = /^[وف]?[بك]?ال(?=.{3})/u

/** What stands behind the article of an Arabic word. */
export const behindArticle = (word: string): string | undefined =>
  ARTICLE.test(word) ? word.replace(ARTICLE, '') : undefined

/** «الرضيبة», «الوضوع» for «الموضوع»: behind an article the first letter of a word is as likely mistyped as any other. Of three letters too many are words: «الصرف», «المصرف». */
export function isSlipAtHead(typed: string, meant: string): boolean {
  if (typed.length < 4 || meant.length < 4 || typed === meant) return false
  const [first = '', second = ''] = meant
  if (typed.length === meant.length)
    return (
      typed === `${second}${first}${meant.slice(2)}` ||
      (meant.length > 4 &&
        typed.slice(1) === meant.slice(1) &&
        areNeighbours(typed[0] ?? '', first))
    )
  return typed === meant.slice(1) || typed === `${first}${meant}`
}

/** Finds what is meant by what stands behind an article, among words that are mistyped at their head. */
export function headSlips<Entry>(wordOf: (entry: Entry) => string) {
  /** Arabic words by all but their first letter. */
  const byTail = new Map<string, Entry[]>()
  return {
    add(entry: Entry): void {
      const word = wordOf(entry)
      if (!/^[\u0600-\u06ff]{4}/.test(word)) return
      const tail = word.slice(1)
      byTail.set(tail, [...(byTail.get(tail) ?? []), entry])
    },
    meantBy(bare: string): readonly Entry[] {
      const tails = [bare, bare.slice(1), `${bare[0]}${bare.slice(2)}`]
      return [...new Set(tails.flatMap((tail) => byTail.get(tail) ?? []))].filter((entry) =>
        isSlipAtHead(bare, wordOf(entry)),
      )
    },
  }
}
