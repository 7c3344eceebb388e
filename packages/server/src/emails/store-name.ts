import type { Bilingual } from '@wakeel/contract'
import type { Email, Mail } from './mail.ts'

/** Stands where the text of an e-mail names the store, which is called what its operator calls it. Private characters of Unicode. */
export const STORE: Bilingual = { en: '\uE000', ar: '\uE001' }

/** Puts the store's name into a text. */
export function createNaming(name: Bilingual): (text: string) => string {
  // The article is written into the preposition before it.
  const forArabic = name.ar.startsWith('ال') ? `لل${name.ar.slice(2)}` : `ل${name.ar}`
  return (text) =>
    text
      .replaceAll(STORE.en, () => name.en)
      .replace(new RegExp(`(?<!\\p{L})ل${STORE.ar}`, 'gu'), () => forArabic)
      .replaceAll(STORE.ar, () => name.ar)
}

/** Puts the store's name into each e-mail that leaves without having been stored. */
export function nameStore(mail: Mail, name: Bilingual): Mail {
  const named = createNaming(name)
  return {
    send: ({ subject, text, ...email }: Email) =>
      mail.send({ ...email, subject: named(subject), text: named(text) }),
  }
}
