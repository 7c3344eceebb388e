import type { Letter } from '../mail.ts'

interface Recipient {
  name: string
  email: string
}

export function passwordResetLetter({ name, email }: Recipient, link: string): Letter {
  return {
    to: email,
    subject: 'Choose a new Wakeel password · اختر كلمة مرور جديدة لوكيل',
    text: `Hello ${name},

Somebody, probably you, asked for a new password for your Wakeel account. Open this link within one hour to choose it:

${link}

If it was not you, ignore this letter: your password stays as it is.

مرحبًا ${name}،

طلب شخصٌ ما، وغالبًا أنت، كلمة مرور جديدة لحسابك في وكيل. افتح هذا الرابط خلال ساعة واحدة لاختيارها:

${link}

إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.`,
  }
}

export function emailVerificationLetter({ name, email }: Recipient, link: string): Letter {
  return {
    to: email,
    subject: 'Confirm your e-mail for Wakeel · أكّد بريدك الإلكتروني في وكيل',
    text: `Hello ${name},

Open this link within one day to confirm that this is your e-mail address:

${link}

If you have no Wakeel account, ignore this letter.

مرحبًا ${name}،

افتح هذا الرابط خلال يوم واحد لتأكيد أن هذا بريدك الإلكتروني:

${link}

إن لم يكن لديك حساب في وكيل فتجاهل هذه الرسالة.`,
  }
}
