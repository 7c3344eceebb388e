import { foldArabic } from '../reading/arabic.ts'
import { words } from '../reading/words.ts'
import { type CurrencyCode, currencies } from './currency-names.ts'

const SHORTEST = 4
const ATTACHED = /^[وف]?[بل]?(?:ال)?/u

/** "Omani", «عماني»: each currency that is called by its country. */
const nationalities = (
  Object.entries(currencies) as [CurrencyCode, (typeof currencies)[CurrencyCode]][]
).flatMap(([code, { name }]) => {
  const [english, ...noun] = name.en.toLowerCase().split(' ')
  const [, arabic] = foldArabic(name.ar).split(' ')
  return noun.length === 1 && english && arabic ? [{ code, english, arabic }] : []
})

/** The currencies of countries that a few words name without their money: "and bahraini", "in oman", «وبالسعودي». */
export const currenciesOfCountries = (text: string): CurrencyCode[] =>
  words(text).flatMap(({ word }) => {
    // The first letter of «بحريني» is its own.
    const forms = [word, word.replace(ATTACHED, '')]
    const isOf = ({ english, arabic }: (typeof nationalities)[number]) =>
      forms.some(
        (form) =>
          form === arabic ||
          `${form}ي` === arabic ||
          (form.length > arabic.length - 1 && form.startsWith(arabic.replace(/ه$/u, ''))),
      ) ||
      (word.length >= SHORTEST && english.startsWith(word))
    return nationalities.find(isOf)?.code ?? []
  })
