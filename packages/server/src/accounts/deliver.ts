import type { Language } from '@wakeel/contract'
import type { Mail } from '../emails/mail.ts'
import { type EmailTemplate, inLanguage } from '../emails/template.ts'
import { loggedError } from '../logged-error.ts'

/** Whose mailbox it is. */
export interface Reader {
  email: string
  /** Null: unknown. */
  language?: string | null | undefined
  isSample?: boolean
}

export type Deliver = ReturnType<typeof createDeliver>

/**
 * Hands an email over without waiting for it: the reply takes as long for an e-mail that has no account, and a mail server that is away
 * must not undo what the person did.
 */
export const createDeliver =
  (mail: Mail) =>
  ({ email, language, isSample }: Reader, text: EmailTemplate): void => {
    // People of the sample data do not exist; whoever owns such an address must not be written to, nor get in.
    if (isSample) return
    const { subject, body } = inLanguage(text, (language ?? null) as Language | null)
    mail
      .send({ to: email, subject, text: body })
      .catch((error: unknown) => console.error('An email could not be sent.', loggedError(error)))
  }
