import type { Language } from '@wakeel/contract'
import { requestIn } from './passage.ts'

/** The language most of the letters are written in; Arabic when it is even, as people mix English names into Arabic. */
export function languageOf(text: string): Language {
  // Addresses and markup are Latin in every language.
  const prose = text.replaceAll(/<[^<>]*>|[^\s<>]+/g, (piece) =>
    /^<|[=&/@]/.test(piece) ? ' ' : piece,
  )
  const arabic = prose.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = prose.match(/\p{Script=Latin}/gu)?.length ?? 0
  return arabic > 0 && arabic >= latin ? 'ar' : 'en'
}

/** The language to answer in: that of most of the words that ask for something, whatever is pasted below them and however long its terms. */
export function languageOfRequest(message: string): Language {
  const request = requestIn(message)
  if (!request) return languageOf(message)
  const pieces = request.split(/\s+/).filter((piece) => !/[=&/@<>]/.test(piece))
  const arabic = pieces.filter((piece) => /\p{Script=Arabic}/u.test(piece)).length
  const latin = pieces.filter((piece) => /\p{Script=Latin}{2}/u.test(piece)).length
  return arabic > 0 && arabic >= latin ? 'ar' : arabic + latin > 0 ? 'en' : languageOf(message)
}
