import type { Bilingual } from '@wakeel/contract'

const en = {
  nameIn: { en: 'Name in English', ar: 'Name in Arabic' },
  forgotten: {
    en: 'Not changed: the English name is still this one.',
    ar: 'Not changed: the Arabic name is still this one.',
  },
}

const ar: typeof en = {
  nameIn: { en: 'الاسم بالإنجليزية', ar: 'الاسم بالعربية' },
  forgotten: {
    en: 'لم يتغيّر: ما زال هذا هو الاسم بالإنجليزية.',
    ar: 'لم يتغيّر: ما زال هذا هو الاسم بالعربية.',
  },
}

/** Of the fields in which an agent is named. */
export const messages: Bilingual<typeof en> = { en, ar }
