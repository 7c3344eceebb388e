import type { RateLimit } from '../http/rate-limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

export interface Limits {
  address?: RateLimit
  account?: RateLimit
}

/** Guessing the password of somebody who is signed in. */
export const passwordTries = {
  address: { name: 'accounts.password.address', max: 5, windowSeconds: 10 },
  account: { name: 'accounts.password.account', max: 5, windowSeconds: 10 },
} satisfies Limits

/**
 * Guessing a password to sign in. A device that is known to the account has tries of its own, so that nobody who guesses elsewhere locks
 * its owner out; all others share those of their address, and all addresses together those of the account.
 */
export const signInTries = {
  device: { name: 'accounts.sign_in.device', max: 10, windowSeconds: 10 * MINUTE },
  address: passwordTries.address,
  addressAndAccount: { name: 'accounts.sign_in.address_account', max: 5, windowSeconds: 10 },
  account: {
    name: 'accounts.sign_in.account',
    max: 30,
    windowSeconds: 10 * MINUTE,
    refusal: 'accounts.sign_in_held',
  },
} satisfies Record<string, RateLimit>

/** Guessing a code; ten wrong ones in a row lock the codes of the account besides. */
export const codes: Limits = {
  address: { name: 'accounts.code.address', max: 10, windowSeconds: MINUTE },
}

/** Asking for a challenge, which every sign-in form does once it is shown, and answering it; nobody guesses a signature. */
export const passkeyTries: Limits = {
  address: { name: 'accounts.passkey.address', max: 60, windowSeconds: MINUTE },
}

/** How often a code of the app lets its person in; it is of no use any more when the window ends. */
export const codeUses: RateLimit = { name: 'accounts.code.uses', max: 1, windowSeconds: 2 * MINUTE }

/** Filling somebody's mailbox. */
export const emails: Limits = {
  address: { name: 'accounts.letter.address', max: 20, windowSeconds: HOUR },
  account: { name: 'accounts.letter.account', max: 3, windowSeconds: 15 * MINUTE },
}
/** What the owner of an address is told of sign-ups with it. */
export const accountExistsEmails: RateLimit = {
  name: 'accounts.sign_up.letter',
  max: 1,
  windowSeconds: HOUR,
}

const refusal = 'accounts.too_many_sign_ups'

/**
 * Making accounts in bulk, by address: a class of thirty signs up in one lesson, half of it in one go, and a script that needs a
 * hundred accounts waits for hours. The operator of a campus behind one address says how many there.
 */
export const signUps = (perHour: number): RateLimit[] => [
  {
    name: 'accounts.sign_up.burst',
    max: Math.ceil(perHour / 2),
    windowSeconds: 10 * MINUTE,
    refusal,
  },
  { name: 'accounts.sign_up.address', max: perHour, windowSeconds: HOUR, refusal },
]
/** Sign-ups that met an account, by address: once they are used up, every sign-up from there waits, so that no more is learned. */
export const knownSignUps: RateLimit = {
  name: 'accounts.sign_up.known',
  max: 10,
  windowSeconds: HOUR,
  refusal,
}

/** Links that e-mails hold: nobody guesses one in any number of tries, so that a whole campus may open its own. */
export const links: Limits = {
  address: { name: 'accounts.link.address', max: 200, windowSeconds: HOUR },
}
