/** «كراتين» and «كرتون» have the same consonants. */
const consonants = (word: string) => word.replace(/[اويىةهأإآ]/g, '')

/** Whether the stems of two words are of one thing: an Arabic plural changes what stands between the consonants. */
export const isSameThing = (counted: string, unit: string): boolean =>
  counted === unit ||
  (/^\p{Script=Arabic}/u.test(unit) &&
    consonants(unit).length > 1 &&
    consonants(counted) === consonants(unit))
