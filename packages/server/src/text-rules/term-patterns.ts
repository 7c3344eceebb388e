import { foldArabic } from '@wakeel/skills'

/** What Arabic writes together with the next word: and, so, with, like, for, the. */
const ATTACHED = '(?:[وف]?(?:[بكل]?ال|لل|[بكل])?)'
const isArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word)
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const GAP = "(?:[\\s,-]{1,3}[\\p{L}\\p{N}'’]{1,30}){0,5}?"
const BREAK = '[\\s,-]{1,3}'

/** `scam~`: scams, scammed, scamming; `~خدع`: يخدع, تخدعهم. */
function anyForm(word: string): string {
  if (isArabic(word)) {
    const bare = escaped(word.slice(1))
    return `[وف]?[بحسه]?[ايتن]?${bare}(?:ون|وا|ين|هم|ها|ه|ه?ل?هم)?`
  }
  const bare = word.slice(0, -1)
  const last = escaped(bare.at(-1) ?? '')
  return `${escaped(bare.replace(/e$/, ''))}${/[bdglmnprt]$/.test(bare) ? `${last}?` : ''}(?:e|es|ed|ing|s)?`
}

function oneOf(word: string): string {
  if (word.includes('~')) return anyForm(word)
  return isArabic(word) ? `${ATTACHED}${escaped(word)}` : escaped(word)
}

function phrase(term: string): string {
  const parts = foldArabic(term).split(' ')
  return parts
    .map((part, index) => {
      if (part === '*') return ''
      const choices = part.split('/').map(oneOf)
      const isAfterGap = parts[index - 1] === '*'
      return `${isAfterGap ? GAP : ''}${index > 0 ? (isAfterGap ? BREAK : '[\\s-]+') : ''}${choices.length > 1 ? `(?:${choices.join('|')})` : choices[0]}`
    })
    .join('')
}

/**
 * Finds any of these terms as whole words in a text whose Arabic spellings were made equal. In a term `~` stands for any form of a word,
 * `/` for one of several and `*` for up to five words between.
 */
export const asWords = (terms: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(terms)})(?![\\p{L}\\p{N}])`, 'u')

/** The same terms as a piece of another pattern. */
export const anyOf = (terms: readonly string[]): string => terms.map(phrase).join('|')
