import type { Bilingual } from '@wakeel/contract'
import { skeletonOf } from './skeleton.ts'

const wordsOf = (list: string): ReadonlySet<string> =>
  new Set(list.trim().split(/\s+/).map(skeletonOf))

/** Beside the store's name they say that the store itself speaks. */
const roles = wordsOf(`
  support helpdesk help admin admins administrator administrators administration moderator moderators staff team official security billing
  payment payments payout payouts refund refunds founder ceo operator customer care verified verification trust safety system root store
  marketplace pro enterprise bot assistant user account accounts tm sm trademark registered
  دعم إدارة مشرف مشرفين مشرفون رسمي رسمية مؤسس متجر موثق عملاء
`)

/** Whoever is called nothing but this is taken for somebody of the store. */
const staff = wordsOf(
  'support helpdesk admin admins administrator moderator staff official founder system root دعم إدارة مشرف مؤسس',
)
const besideStaff = wordsOf(
  'team customer technical service the store security help desk care فريق فني عملاء خدمة متجر',
)

/** Arabic writes "the", "and", "for" with the word behind them. */
const withoutArticle = (word: string): string =>
  word.replace(/^[وف]?(?:[بكل]?ال|لل)(?=\p{L}{2})/u, '')

/** Wakeel, Wakkeel and Wakel are read alike. */
const withoutDoubles = (text: string): string => text.replace(/(.)\1+/gu, '$1')

const is = (words: ReadonlySet<string>) => (word: string) =>
  words.has(word) || words.has(withoutArticle(word))

/** Whether a word of a skeleton is one of these, with an article or without. */
export const skeletonWords = (list: string) => is(wordsOf(list))

const isRole = is(roles)
const isStaff = is(staff)
const isBesideStaff = is(besideStaff)
const joinable = [...roles].map(withoutDoubles)
/** `supportteam` */
function areRolesJoined(text: string): boolean {
  const letters = withoutDoubles(text)
  const isReached = [letters !== '']
  for (let end = 1; end <= letters.length; end++)
    isReached[end] = joinable.some(
      (role) => isReached[end - role.length] && letters.endsWith(role, end),
    )
  return isReached[letters.length]!
}

/** Says of a name whether it is the store's own, or looks like it. Part of a longer name the store's may be: Wakeel is a family's name too. */
export function createReserved(storeNames: readonly Bilingual[]) {
  const brands = new Set(
    storeNames
      .flatMap(({ en, ar }) => [en, ar])
      .map((name) => withoutDoubles(skeletonOf(name).replaceAll(' ', ''))),
  )

  /** `wakeelsupport` */
  const isBrandWithRoles = (word: string): boolean =>
    [...brands].some(
      (brand) =>
        (word.startsWith(brand) && areRolesJoined(word.slice(brand.length))) ||
        (word.endsWith(brand) && areRolesJoined(word.slice(0, -brand.length))),
    )

  /** Where the store's name stands; its letters may stand apart. Looks no further than it goes on: a name may be hundreds of words. */
  function placesOfBrand(words: readonly string[]): { from: number; to: number }[] {
    return words.flatMap((word, from) => {
      const places = brands.has(withoutDoubles(withoutArticle(word)))
        ? [{ from, to: from + 1 }]
        : []
      let text = withoutDoubles(word)
      for (
        let to = from + 2;
        to <= words.length && [...brands].some((brand) => brand.startsWith(text));
        to++
      ) {
        text = withoutDoubles(text + words[to - 1])
        if (brands.has(text)) places.push({ from, to })
      }
      return places
    })
  }

  /** What stands around it, for each place. */
  const around = (words: readonly string[]) =>
    placesOfBrand(words).map(({ from, to }) => ({
      brand: words.slice(from, to).join(''),
      before: words.slice(0, from),
      behind: words.slice(to),
    }))

  return {
    /** The words around the store's name in a text. */
    aroundBrand: (text: string) => around(skeletonOf(text).split(' ')),
    /** Of anybody and anything. */
    isReserved(name: string): boolean {
      const words = skeletonOf(name).split(' ')
      return (
        words.some((word) => isBrandWithRoles(withoutDoubles(word))) ||
        around(words).some(({ before, behind }) => {
          const others = [...before, ...behind]
          return others.length === 0 || others.some(isRole) || areRolesJoined(others.join(''))
        })
      )
    },
    /** Of a person besides. */
    isStaff(name: string): boolean {
      const words = skeletonOf(name).split(' ')
      const isNothingElse =
        words.every((word) => isStaff(word) || isBesideStaff(word)) && words.some(isStaff)
      return isNothingElse || staff.has(words.join(''))
    },
  }
}
