import type { Bilingual, catalogue, Language } from '@wakeel/contract'
import { messages as storeMessages } from './catalogue/messages.ts'
import { storeName, storeNameAr } from './shell/operator.ts'

/** What previews of links are drawn at: the size that those who show them ask for (ogp.me names none; 1.91 to 1 is shown uncut). */
export const PREVIEW = { width: 1200, height: 630 } as const

const MARGIN = 84
const TILE = 132
const COLOURS = { paper: '#fbfaf7', ink: '#16211c', soft: '#4a564f', line: '#e3dfd3' }
const FONTS = { en: 'IBM Plex Sans', ar: 'IBM Plex Sans Arabic' } as const

const invitation: Bilingual<string> = {
  en: 'Three free runs, no account',
  ar: 'ثلاث تجارب مجانية بلا حساب',
}

/** The picture of an agent, or of the store, for previews of links to it, as SVG. `accent`: the store's colour. */
export function linkPreview(
  app: Pick<catalogue.App, 'name' | 'short_description'> | undefined,
  language: Language,
  accent: string,
): string {
  const brand = { en: storeName, ar: storeNameAr }[language]
  const { today } = storeMessages[language]
  const [title, line] = app ? [app.name, app.short_description] : [today.headline, today.promise]
  const titleLines = linesOf(title, { size: 68, atMost: 2 })
  const lines = linesOf(line, { size: 36, atMost: 4 - titleLines.length })
  const top = MARGIN + TILE + 104
  const below = top + (titleLines.length - 1) * 80 + 72
  const write = writer(language)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}">`,
    `<rect width="100%" height="100%" fill="${COLOURS.paper}"/>`,
    `<rect width="100%" height="14" fill="${accent}"/>`,
    tile(app ? firstLetter(title) : firstLetter(brand), language, accent),
    ...titleLines.map((text, row) =>
      write(text, { y: top + row * 80, size: 68, weight: 600, colour: COLOURS.ink }),
    ),
    ...lines.map((text, row) =>
      write(text, { y: below + row * 50, size: 36, weight: 400, colour: COLOURS.soft }),
    ),
    `<rect x="${MARGIN}" y="${PREVIEW.height - 118}" width="${PREVIEW.width - 2 * MARGIN}" height="2" fill="${COLOURS.line}"/>`,
    write(`${brand} · ${invitation[language]}`, {
      y: PREVIEW.height - 62,
      size: 30,
      weight: 600,
      colour: accent,
    }),
    '</svg>',
  ].join('')
}

interface Style {
  y: number
  size: number
  weight: 400 | 600
  colour: string
}

/** Writes lines from the side where reading begins. */
function writer(language: Language) {
  const isRight = language === 'ar'
  const place = isRight
    ? `x="${PREVIEW.width - MARGIN}" text-anchor="end"`
    : `x="${MARGIN}" text-anchor="start"`
  return (text: string, { y, size, weight, colour }: Style): string =>
    `<text ${place} y="${y}" font-family="${FONTS[language]}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escapedXml(isRight ? isolated(text) : text)}</text>`
}

function tile(letter: string, language: Language, accent: string): string {
  const x = language === 'ar' ? PREVIEW.width - MARGIN - TILE : MARGIN
  return `<rect x="${x}" y="${MARGIN}" width="${TILE}" height="${TILE}" rx="32" fill="${accent}"/>
    <text x="${x + TILE / 2}" y="${MARGIN + TILE * 0.68}" text-anchor="middle" font-family="${FONTS[language]}" font-size="72" font-weight="600" fill="#ffffff">${escapedXml(letter)}</text>`
}

/** The first letter or figure of a name; names may begin with a sign. */
const firstLetter = (name: string) =>
  (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? 'W').toLocaleUpperCase('en')

/** Latin letters and figures in it stand where they belong in a line from right to left. */
const isolated = (text: string) => `\u2067${text}\u2069`

/** About how wide a letter is, as a share of the size of its font; somewhat too wide rather than too narrow. */
function widthOf(text: string): number {
  let width = 0
  for (const letter of text)
    width += /[\s.,:;'|!ilI·]/.test(letter) ? 0.3 : /[A-Zmw&%@]/.test(letter) ? 0.74 : 0.55
  return width
}

/** A text in lines that fit between the margins; the last ends with an ellipsis where there is more. */
function linesOf(text: string, { size, atMost }: { size: number; atMost: number }): string[] {
  const room = (PREVIEW.width - 2 * MARGIN) / size
  const lines: string[] = []
  const words = text.trim().split(/\s+/)
  while (words.length > 0 && lines.length < atMost) {
    let line = words.shift()!
    while (words.length > 0 && widthOf(`${line} ${words[0]}`) <= room) line += ` ${words.shift()}`
    lines.push(cutTo(line, room))
  }
  if (words.length === 0) return lines
  const last = lines.pop()!.split(' ')
  while (last.length > 1 && widthOf(`${last.join(' ')} …`) > room) last.pop()
  return [...lines, `${last.join(' ')} …`]
}

/** A word may be longer than a line. */
function cutTo(line: string, room: number): string {
  if (widthOf(line) <= room) return line
  let cut = line
  while (widthOf(`${cut}…`) > room) cut = cut.slice(0, -1)
  return `${cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}

/** Characters that XML cannot hold are left out. */
export const escapedXml = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF\uD800-\uDFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
