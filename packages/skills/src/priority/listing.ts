import { foldArabic, latinDigits } from '../reading/arabic.ts'

const LETTERS = ['abcdefgh', 'ابجدهوزح', '123456789'] as const
const LETTERED =
  /(?<=^|\s)(?:\(?(?<letter>[a-hA-H\u0621-\u064a1-9١-٩])\)|(?<number>[1-9١-٩])\s?[-–])\s?(?=\p{L})/gu

/** "A: renew it" above "B: pay it" */
const LETTER_COLON = /^\s{0,3}(?:[A-Ha-h]|[أابجده])\s?[:：]\s{1,3}(?=\p{L})/gmu

/** "(a) pay the bill (b) clean the filter", «أ) … ب) …»: items that letters count begin a line each. */
export function withLetteredLines(text: string): string {
  if (text.split('\n').filter((line) => line.search(LETTER_COLON) === 0).length > 1)
    return text.replace(LETTER_COLON, '- ')
  // Items that stand in lines of their own are parted already.
  if (
    /^\s{0,3}\(?[\da-h٠-٩\u0621-\u064a][).]\s.*\n\s{0,3}\(?[\da-h٠-٩\u0621-\u064a][).]\s/imu.test(
      text,
    )
  )
    return text
  for (const letters of LETTERS) {
    let next = 0
    const at: { start: number; end: number }[] = []
    for (const { 0: written, groups, index } of text.matchAll(LETTERED)) {
      const letter = groups?.letter ?? groups?.number ?? ''
      if (latinDigits(foldArabic(letter)).toLowerCase() !== letters[next]) continue
      at.push({ start: index, end: index + written.length })
      next += 1
    }
    if (at.length < 2) continue
    const items = at.map(({ end }, item) => text.slice(end, at[item + 1]?.start).trim())
    return [
      text.slice(0, at[0]?.start),
      ...items.map((item, order) => `${order + 1}) ${item}`),
    ].join('\n')
  }
  return text
}

const DASH = /(?:^|(?<=[:：]))\s{0,3}[-–•*]\s|\s[-–•*]\s/g

/** "Sort these: - pay the bill - call mum - …": items that dashes part in one line begin a line each. */
export function withDashedLines(text: string): string {
  const [first, second] = text.matchAll(DASH)
  if (text.includes('\n') || !first || !second || !/^\s{0,3}[-–•*]/.test(first[0])) return text
  const isList = /^\s*$|[:：?؟.]\s*$/.test(text.slice(0, first.index))
  return isList ? text.replace(DASH, '\n- ').trim() : text
}

const MOST_WORDS = 6

/** "server migration, payroll fix" behind "Urgent and important:" are two tasks; a longer part goes on about the one before. */
export function listedIn(text: string): string[] {
  const parts = text.split(/[,،;؛]\s*(?:and\s|و\s?(?=ال))?/).filter((part) => /\p{L}/u.test(part))
  return parts.every((part) => part.trim().split(/\s+/).length <= MOST_WORDS) ? parts : [text]
}
