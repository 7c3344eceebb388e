import type { moderation as contract } from '@wakeel/contract'
import { type EmailTemplate, writeEmail } from '../emails/template.ts'
import { reasons } from './email-templates.ts'

/** A moderator has taken texts off a creator's page. What they wrote is in one language. */
export function textsTakenEmail({
  reason,
  note,
}: {
  reason: contract.ProfileTakedownReason
  note: string
}): EmailTemplate {
  return writeEmail(
    {
      en: 'A text was taken off your public page',
      ar: 'أُزيل نص من صفحتك العامة',
    },
    {
      en: `A moderator has taken away what you say of yourself on your public page, in whole or in part. Your agents and your page stay in the store.

The reason: ${reasons[reason].en}
What the moderator says: ${note}

You see what was taken under Creator dashboard, Your public page. You can write another text there, and appeal once.`,
      ar: `أزال أحد المشرفين ما تقوله عن نفسك في صفحتك العامة، كله أو بعضه. يبقى وكلاؤك وصفحتك في المتجر.

السبب: ${reasons[reason].ar}
ما يقوله المشرف: ${note}

تجد ما أُزيل في لوحة المبدع، صفحتك العامة. يمكنك أن تكتب هناك نصًا آخر، وأن تتظلّم مرة واحدة.`,
    },
  )
}

/** A moderator has put them back. */
export const textsRestoredEmail = (): EmailTemplate =>
  writeEmail(
    { en: 'Your text is on your public page again', ar: 'عاد نصك إلى صفحتك العامة' },
    {
      en: 'A moderator has put back what was taken off your public page. Where you have written something else meanwhile, that stays, and you can write the earlier text again.',
      ar: 'أعاد أحد المشرفين ما أُزيل من صفحتك العامة. وما كتبته في مكانه في هذه الأثناء يبقى، ويمكنك أن تكتب النص السابق من جديد.',
    },
  )

/** A moderator has agreed with an appeal, and they are back. */
export const textsAppealUpheldEmail = ({ answer }: { answer: string }): EmailTemplate =>
  writeEmail(
    {
      en: 'Your appeal for your public page was upheld',
      ar: 'قُبل تظلّمك بشأن صفحتك العامة',
    },
    {
      en: `A moderator has read your appeal and agrees with it. What was taken stands on your page again. Where you have written something else meanwhile, that stays, and you can write the earlier text again.

The answer: ${answer}`,
      ar: `قرأ أحد المشرفين تظلّمك ووافق عليه. عاد ما أُزيل إلى صفحتك. وما كتبته في مكانه في هذه الأثناء يبقى، ويمكنك أن تكتب النص السابق من جديد.

الجواب: ${answer}`,
    },
  )

/** A moderator has not agreed with an appeal. */
export const textsAppealDeniedEmail = ({ answer }: { answer: string }): EmailTemplate =>
  writeEmail(
    {
      en: 'Your appeal for your public page was denied',
      ar: 'رُفض تظلّمك بشأن صفحتك العامة',
    },
    {
      en: `A moderator has read your appeal and does not agree with it. What was taken stays off your page; you can write another text at any time.

The answer: ${answer}`,
      ar: `قرأ أحد المشرفين تظلّمك ولم يوافق عليه. يبقى ما أُزيل خارج صفحتك، ويمكنك أن تكتب نصًا آخر في أي وقت.

الجواب: ${answer}`,
    },
  )
