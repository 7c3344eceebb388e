import { Font } from '@react-pdf/renderer'
import { FONT_FAMILY, fontFiles, WEIGHTS } from './font-files.ts'

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{M}]/u

const files = fontFiles.map((fonts) =>
  fonts.map(({ fontWeight, bytes }) => ({
    src: `data:font/ttf;base64,${bytes.toString('base64')}`,
    fontWeight,
  })),
)

// It would put hyphens into names and addresses.
Font.registerHyphenationCallback((word) => [word])

/**
 * Reads the fonts anew. A font that has written one document draws some letters of the next wrongly: writing takes the parts of
 * composed letters from it without saying what they stand for, and it keeps them so (fontkit's `getGlyph`).
 */
export async function loadFonts(): Promise<void> {
  const known = Font.getRegisteredFonts()
  for (const [index, family] of FONT_FAMILY.entries()) {
    delete known[family]
    Font.register({ family, fonts: files[index]! })
  }
  await Promise.all(
    FONT_FAMILY.flatMap((fontFamily) =>
      WEIGHTS.map(([fontWeight]) => Font.load({ fontFamily, fontWeight })),
    ),
  )
}

/**
 * The text with a question mark for what no font can draw, as react-pdf would draw other letters in its place, and with words that
 * are longer than a column broken.
 */
export function printable(text: string): string {
  const drawn = Array.from(text, (character) =>
    character === '\n' || character === '\r' || isDrawn(character)
      ? character
      : substitute(character),
  )
    .join('')
    .replace(/\?{2,}/g, '?')
  return drawn.replace(/\S{36}(?=\S)/g, '$&\n')
}

const substitute = (character: string) => (INVISIBLE.test(character) ? '' : '?')

function isDrawn(character: string): boolean {
  return FONT_FAMILY.some((fontFamily) =>
    Font.getFont({ fontFamily, fontWeight: WEIGHTS[0][0] }).data?.hasGlyphForCodePoint(
      character.codePointAt(0)!,
    ),
  )
}
