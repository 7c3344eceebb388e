import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { asRead } from './as-read.ts'

const MAX_FOUND = 100

const endings =
  'com|net|org|info|biz|edu|gov|mil|io|ai|ae|sa|qa|kw|bh|om|eg|jo|uk|eu|de|fr|nl|ru|cn|jp|in|pk|co|app|dev|xyz|shop|store|online|site|tech|cloud|link|live|club|pro|top|agency|digital|emarat|gg|tv|ly|cc|ws'
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'

const email = /(?<![^\s@<>()"',;:])[^\s@<>()"',;:]+@(?<host>[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu
const withScheme =
  /\b[a-z][a-z\d]{1,15}:\/\/(?:[^\s/@]*@)?(?<host>[^\s/?#:)\]>"'`،]+)[^\s)\]>"'`،]*/giu
const bare = new RegExp(
  `(?<![\\p{L}\\p{N}@./_-])(?<host>(?:${label}\\.)+(?:${endings}|امارات|السعودية))(?![\\p{L}\\p{N}_-]|\\.\\p{L})[^\\s)\\]>"'\`،]*`,
  'giu',
)
/** On the page that it stands on, it keeps that page's scheme. */
const withoutScheme = new RegExp(
  `(?<![\\p{L}\\p{N}:/])//(?<host>(?:${label}\\.)+\\p{L}{2,24})[^\\s)\\]>"'\`،]*`,
  'giu',
)
const beforePath = new RegExp(
  `(?<![\\p{L}\\p{N}@./_-])(?<host>(?:${label}\\.)+[a-z]{2,24})/[\\p{L}\\p{N}][^\\s)\\]>"'\`،]*`,
  'giu',
)
const number =
  /(?<![\d.])(?<host>(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d))(?![\d.])/gu

/** Names that belong to nobody and stand for an address in an example. */
const example = /(?:^|\.)(?:example\.(?:com|net|org|ae)|example|test|invalid)$/i

// With the country, or as people in the UAE write their own numbers. Figures have neither a plus nor a leading zero.
const phones = [
  /(?<![\d.,])(?:\+|00)[1-9](?:[\s().-]{0,2}\d){8,14}(?!\d)/u,
  /(?<![\d.,])05[024568][\s-]?\d{3}[\s-]?\d{4}(?!\d)/u,
  /(?<![\d.,])0[234679][\s-]?\d{3}[\s-]?\d{4}(?!\d)/u,
  // Figure by figure, and no more of them.
  /(?<![\d.,]|\d[\s.-])0[\s.-]{1,2}5[\s.-]{1,2}[024568](?:[\s.-]{1,2}\d){7}(?![\s.-]{0,2}\d)/u,
]
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/gu

/** The first web address, e-mail, telephone number or IBAN in a text. Addresses at names kept for examples are none. */
export function findAddress(original: string): string | undefined {
  const text = asRead(original).replace(/[。｡]/g, '.')
  const address = [withScheme, withoutScheme, email, bare, beforePath, number]
    .map((pattern) => findHost(text, pattern))
    .find((found) => found !== undefined)
  const phone = phones
    .map((pattern) => pattern.exec(text)?.[0])
    .find((found) => found !== undefined)
  return (address ?? phone ?? findIban(text))?.slice(0, MAX_FOUND)
}

function findHost(text: string, pattern: RegExp): string | undefined {
  for (const match of text.matchAll(pattern))
    if (!example.test(withoutEnd(match.groups!.host!))) return withoutEnd(match[0])
  return undefined
}

/** The stop at the end of a sentence is no part of an address. */
const withoutEnd = (found: string): string => found.replace(/(?<![.,])[.,]+$/, '')

function findIban(text: string): string | undefined {
  return text.match(iban)?.find((found) => isValidIBAN(electronicFormatIBAN(found) ?? ''))
}
