import { loggedError } from '../logged-error.ts'
import type { Letter, Mail } from '../mail.ts'

export type Deliver = ReturnType<typeof createDeliver>

/**
 * Hands a letter over without waiting for it: the reply takes as long for an e-mail that has no account, and a mail server that is away
 * must not undo what the person did.
 */
export const createDeliver =
  (mail: Mail) =>
  (person: object, letter: Letter): void => {
    // People of the sample data do not exist; whoever owns such an address must not be written to, nor get in.
    if ('isSample' in person && person.isSample) return
    mail.send(letter).catch((error: unknown) => console.error('An email could not be sent.', loggedError(error)))
  }
