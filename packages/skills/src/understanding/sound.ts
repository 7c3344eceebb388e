import { isArabicWord } from '../reading/arabic.ts'

/** Letters that sound alike in Arabic and in Latin script, as one sign each; vowels inside a word are written or not. */
const ARABIC: Readonly<Record<string, string>> = {
  ...signs('B', 'ب پ'),
  ...signs('T', 'ت ط ث'),
  ...signs('K', 'ج خ غ ق ك گ'),
  ...signs('H', 'ح ه'),
  ...signs('D', 'د ض ذ ظ'),
  ...signs('R', 'ر'),
  ...signs('S', 'ز س ش ص چ'),
  ...signs('F', 'ف ڤ'),
  ...signs('L', 'ل'),
  ...signs('M', 'م'),
  ...signs('N', 'ن'),
}
const LATIN: Readonly<Record<string, string>> = {
  ...signs('B', 'b p'),
  ...signs('T', 't th'),
  ...signs('K', 'c k q g j kh gh ck'),
  ...signs('H', 'h'),
  ...signs('D', 'd dh'),
  ...signs('R', 'r'),
  ...signs('S', 's z sh ch'),
  ...signs('F', 'f v ph'),
  ...signs('L', 'l'),
  ...signs('M', 'm'),
  ...signs('N', 'n'),
  x: 'KS',
}

function signs(sign: string, letters: string): Record<string, string> {
  return Object.fromEntries(letters.split(' ').map((letter) => [letter, sign]))
}

const SHORTEST = 3

/** How a name sounds, so that «كارفور» is Carrefour and «أحمد» is Ahmed; undefined where too little of it is heard. Of a folded word. */
export function soundOf(word: string): string | undefined {
  if (word.length < SHORTEST) return undefined
  const isArabic = isArabicWord(word)
  const plain = word.replace(isArabic ? /(?<=..)[هةاي]$/u : /(?<=..)h$/, '')
  const first = isArabic ? /^[اعءئؤ]/u.test(plain) : /^[aeiou]/.test(plain)
  const initial = first ? 'A' : /^[wو]/u.test(plain) ? 'W' : /^[yي]/u.test(plain) ? 'Y' : ''
  const heard = isArabic
    ? plain
        .replaceAll('تش', 'چ')
        .replace(/(.)\1/gu, '$1')
        .replace(/./gu, (letter) => ARABIC[letter] ?? '')
    : plain
        .replace(/c(?=[eiy])/g, 's')
        .replace(/(.)\1/g, '$1')
        .replace(/[ktgdsc]h|ph|ck|./g, (letter) => LATIN[letter] ?? '')
  const sound = initial + heard
  return sound.length < 2 ? undefined : sound
}
