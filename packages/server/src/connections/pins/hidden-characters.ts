/** Code points, from and to: control characters, those of no width, those that turn the direction of writing, variants and tags. */
const INVISIBLE: readonly (readonly [number, number])[] = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200d],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
]

const escapedPoint = (point: number): string => `\\u{${point.toString(16)}}`

const HIDDEN = new RegExp(
  `[${INVISIBLE.map(([from, to]) => `${escapedPoint(from)}-${escapedPoint(to)}`).join('')}]+`,
  'gu',
)

const TAG_BASE = 0xe0000
const LEAD = 60
const MAX_PASSAGE = 300

/** Letters that are joined or kept apart, and pictures made of several. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Tamil}\p{Script=Sinhala}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}]/u
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Emoji}]/u
const [ZWNJ, ZWJ, PICTURE_VARIANT] = ['\u200c', '\u200d', '\ufe0f']
const FLAG = '\u{1f3f4}'

/** The first characters of a text that a person does not see and that have no business there, named, with what stands around them. */
export function findHidden(text: string): string | undefined {
  for (const match of text.matchAll(HIDDEN)) {
    const { 0: run, index } = match
    if (isUsual(run, before(text, index), text.slice(index + run.length))) continue
    const from = Math.max(0, index - LEAD)
    const around = text.slice(from, index + run.length + LEAD).replace(HIDDEN, named)
    return around.toWellFormed().slice(0, MAX_PASSAGE)
  }
  return undefined
}

/** The text as a person sees it. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, '')

/** What is written in tag characters, which stand for ASCII one by one. */
export function hiddenText(text: string): string {
  return [...text]
    .map((character) => character.codePointAt(0)! - TAG_BASE)
    .filter((code) => code >= 0x20 && code < 0x7f)
    .map((code) => String.fromCharCode(code))
    .join('')
}

function before(text: string, index: number): string {
  const low = text.charCodeAt(index - 1)
  return low >= 0xdc00 && low <= 0xdfff
    ? text.slice(index - 2, index)
    : text.slice(index - 1, index)
}

function isUsual(run: string, last: string, rest: string): boolean {
  if (run === '\ufeff') return last === ''
  if (run === PICTURE_VARIANT || run === '\ufe0e') return PICTURE.test(last)
  // A family, a flag on a ship, a letter that is not joined to the next.
  if (run === ZWJ || run === ZWNJ || run === PICTURE_VARIANT + ZWJ)
    return JOINED.test(last) && JOINED.test(rest.slice(0, 2))
  return last === FLAG && /^[\u{e0061}-\u{e007a}\u{e0030}-\u{e0039}]{1,6}\u{e007f}$/u.test(run)
}

const named = (run: string): string => {
  const said = hiddenText(run)
  if (said.trim() !== '') return `[hidden: ${said.slice(0, 150)}]`
  const points = [...run]
    .slice(0, 4)
    .map(
      (character) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
    )
  return `[${points.join(' ')}]`
}
