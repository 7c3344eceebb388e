import { organisations as contract } from '@wakeel/contract'

/** Names neither who invites nor into what: both are whatever somebody typed, and the letter goes to whomever they name. */
export function invitationLetter(link: string): { subject: string; body: string } {
  return {
    subject: 'You are invited to an organisation on Wakeel · أنت مدعو إلى مؤسسة في وكيل',
    body: `Hello,

You are invited to use AI agents together with an organisation on Wakeel. Open this link within ${contract.INVITATION_DAYS} days, and sign in or sign up with this e-mail address to join:

${link}

If you do not know why you receive this letter, ignore it: nothing happens without you.

مرحبًا،

أنت مدعو إلى استخدام وكلاء الذكاء الاصطناعي مع مؤسسة في وكيل. افتح هذا الرابط خلال ${contract.INVITATION_DAYS} يومًا، ثم سجّل الدخول أو أنشئ حسابًا بهذا البريد الإلكتروني للانضمام:

${link}

إن لم تعرف سبب وصول هذه الرسالة إليك فتجاهلها، فلن يحدث شيء من دونك.`,
  }
}
