import type { Bilingual } from '@wakeel/contract'
import { STORE } from '../../emails/store-name.ts'
import { type EmailTemplate, writeEmail } from '../../emails/template.ts'
import { type Origin, whenAndWhere } from './security-emails.ts'

interface NewAccess {
  subject: Bilingual
  sentence: Bilingual
  /** What stands before its name. */
  label: Bilingual
  /** How it is ended. */
  undo: Bilingual
}

/** What acts for somebody without them, or hears of what they do, from now on. */
export const newAccess = {
  api_key_created: {
    subject: {
      en: `A new API key for your ${STORE.en} account`,
      ar: `مفتاح جديد للواجهة البرمجية في حسابك في ${STORE.ar}`,
    },
    sentence: {
      en: `A new API key was made for your ${STORE.en} account. A program that has it acts for you, within what the key allows.`,
      ar: `أُنشئ مفتاح جديد للواجهة البرمجية في حسابك في ${STORE.ar}. يعمل البرنامج الذي يملكه نيابة عنك، ضمن ما يسمح به المفتاح.`,
    },
    label: { en: 'Key', ar: 'المفتاح' },
    undo: {
      en: 'revoke the key at once under Account, API keys',
      ar: 'فألغِ المفتاح فورًا من الحساب، مفاتيح الواجهة البرمجية',
    },
  },
  app_connected: {
    subject: {
      en: `An app was connected to your ${STORE.en} account`,
      ar: `اتصل تطبيق بحسابك في ${STORE.ar}`,
    },
    sentence: {
      en: `An app was allowed to act for you in your ${STORE.en} account, within what was set when it was allowed.`,
      ar: `سُمح لتطبيق بأن يعمل نيابة عنك في حسابك في ${STORE.ar}، ضمن ما حُدّد عند السماح له.`,
    },
    label: { en: 'App', ar: 'التطبيق' },
    undo: {
      en: 'disconnect the app at once under Account, API keys',
      ar: 'فافصل التطبيق فورًا من الحساب، مفاتيح الواجهة البرمجية',
    },
  },
  webhook_created: {
    subject: {
      en: `A new webhook endpoint in your ${STORE.en} account`,
      ar: `نقطة ويب هوك جديدة في حسابك في ${STORE.ar}`,
    },
    sentence: {
      en: 'A new webhook endpoint is told from now on what happens in your account, or in an organisation that you manage.',
      ar: 'تُبلَّغ من الآن نقطة ويب هوك جديدة بما يحدث في حسابك، أو في فريق عمل تديره.',
    },
    label: { en: 'Sent to', ar: 'يُرسَل إلى' },
    undo: {
      en: 'delete the endpoint at once under Webhooks',
      ar: 'فاحذف النقطة فورًا من صفحة «الويب هوك»',
    },
  },
} satisfies Record<string, NewAccess>

export type NewAccessName = keyof typeof newAccess

export const isNewAccess = (kind: string): kind is NewAccessName => Object.hasOwn(newAccess, kind)

interface Told {
  /** Undefined: the reader may not be who chose the name, and is not told it. */
  about: string | undefined
  at: Date
  device: Origin['device']
  reset: string
}

export function accessEmail(
  name: NewAccessName,
  { about, at, device, reset }: Told,
): EmailTemplate {
  const { subject, sentence, label, undo } = newAccess[name]
  const circumstances = whenAndWhere(at, device)
  const named = (language: 'en' | 'ar') => (about ? `${label[language]}: ${about}\n` : '')
  return writeEmail(subject, {
    en: `${sentence.en}

${named('en')}${circumstances.en}

If you do not know of it, ${undo.en}. Then choose a new password:

${reset}`,
    ar: `${sentence.ar}

${named('ar')}${circumstances.ar}

إن لم تكن تعلم بذلك ${undo.ar}، ثم اختر كلمة مرور جديدة:

${reset}`,
  })
}
