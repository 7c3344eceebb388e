import type { Bilingual } from '@wakeel/contract'

const en = {
  wrong: 'Write a whole email address: name@example.com, for example.',
}

const ar: typeof en = {
  wrong: 'اكتب بريدًا إلكترونيًا كاملًا، مثل \u2066name@example.com\u2069.',
}

export const messages: Bilingual<typeof en> = { en, ar }
