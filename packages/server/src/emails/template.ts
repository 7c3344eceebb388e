import type { Bilingual, Language } from '@wakeel/contract'

/** What an e-mail says. Its reader is sent it in their language; who was never here is sent both. */
export interface EmailTemplate {
  subject: Bilingual
  body: Bilingual
}

/** With the greeting, which names nobody: a name is whatever somebody typed who need not own the address. */
export const writeEmail = (subject: Bilingual, body: Bilingual): EmailTemplate => ({
  subject,
  body: { en: `Hello,\n\n${body.en}`, ar: `مرحبًا،\n\n${body.ar}` },
})

/** Null: nobody knows what the reader reads. */
export function inLanguage(
  { subject, body }: EmailTemplate,
  language: Language | null,
): { subject: string; body: string } {
  if (language !== null) return { subject: subject[language], body: body[language] }
  return { subject: `${subject.en} · ${subject.ar}`, body: `${body.en}\n\n${body.ar}` }
}
