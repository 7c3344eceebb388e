import { foldArabic } from '../reading/arabic.ts'

const PARTICIPLE = /^(?:ال)?م(\p{L}{2})و(\p{L})ه?$/u

/** «اللي ما دفعوا» of a column that is called «مدفوع»: what somebody does is said by its verb. */
export function isDoneOf(word: string, name: string): boolean {
  const [, first = '', last = ''] = PARTICIPLE.exec(foldArabic(name)) ?? []
  return (
    first !== '' &&
    new RegExp(
      `^[وف]?(?:م?ا?ت?|ب?[يت]?)?${first}${last}(?:ت|وا|و|وه|وها|ه|ها|ش|وش|تش|ون)?$`,
      'u',
    ).test(foldArabic(word))
  )
}

/** «مدفعش» */
export const isUndone = (word: string): boolean => /^م\p{L}{3,6}ش$/u.test(word)
