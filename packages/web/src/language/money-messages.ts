import type { Bilingual } from '@wakeel/contract'

const en = {
  dirhams: (amount: string) => `AED ${amount}`,
  dollars: (amount: string) => `$${amount}`,
  plus: (money: string) => `+${money}`,
  minus: (money: string) => `−${money}`,
}

const ar: typeof en = {
  dirhams: (amount) => `${amount} درهم`,
  dollars: (amount) => `${amount} دولار`,
  // The marks keep the whole right to left, and the sign on the left of its digits.
  plus: (money) => `\u200f\u200e+${money}`,
  minus: (money) => `\u200f\u200e−${money}`,
}

export const messages: Bilingual<typeof en> = { en, ar }
