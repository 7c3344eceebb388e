import type { Language } from '@wakeel/contract'

/** The language most of the letters are written in; Arabic when it is even, as people mix English names into Arabic. */
export function languageOf(text: string): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return arabic > 0 && arabic >= latin ? 'ar' : 'en'
}
