import type { Bilingual, moderation as contract } from '@wakeel/contract'
import { type EmailTemplate, writeEmail } from '../emails/template.ts'

type Reason = Exclude<contract.TakedownReason, 'creator_suspended'>

/** Why something was taken down, as a sentence. */
export const reasons: Record<Reason, Bilingual> = {
  wrong_answers: { en: 'It gives wrong answers', ar: 'يقدّم إجابات خاطئة' },
  harmful: { en: 'It can do harm', ar: 'قد يسبّب ضررًا' },
  misleading: { en: 'It misleads people', ar: 'يضلّل الناس' },
  privacy: { en: 'It does not respect privacy', ar: 'لا يحترم الخصوصية' },
  copyright: { en: 'It infringes copyright', ar: 'ينتهك حقوق النشر' },
  spam: { en: 'It is spam', ar: 'محتوى مزعج' },
  unlawful: { en: 'It is unlawful', ar: 'يخالف القانون' },
  other: { en: 'Another reason', ar: 'سبب آخر' },
}

/** Where the creator of an agent mends it, and appeals. */
export const editorOf = (publicUrl: string, appId: string): string =>
  `${publicUrl}/#/creator/agents/${appId}`

/** A moderator has listed a version that waited. */
export function approvalEmail({ name }: { name: Bilingual }): EmailTemplate {
  return writeEmail(
    { en: `${name.en} is in the store`, ar: `${name.ar} في المتجر` },
    {
      en: `A moderator has looked at ${name.en} and published it. It is in the store now, and people can find it and run it.

You see how it is used, and what it earns, on your creator dashboard.`,
      ar: `راجع أحد المشرفين «${name.ar}» ونشره. إنه الآن في المتجر، ويمكن للناس العثور عليه وتشغيله.

تجد استخدامه وما يحققه من دخل في لوحة المبدع.`,
    },
  )
}

/** A moderator has not listed a version, and says why. What they wrote is in one language. */
export function rejectionEmail({
  name,
  reason,
  howToMend,
  editor,
}: {
  name: Bilingual
  reason: string
  howToMend: string
  editor: string
}): EmailTemplate {
  return writeEmail(
    { en: `${name.en} was not published`, ar: `لم يُنشر ${name.ar}` },
    {
      en: `A moderator has looked at ${name.en} and did not publish it. What was in the store before stays as it is.

The reason: ${reason}
How to mend it: ${howToMend}

Change the agent in your editor and publish it again; the same checks are made:

${editor}`,
      ar: `راجع أحد المشرفين «${name.ar}» ولم ينشره. ما كان في المتجر قبل ذلك يبقى كما هو.

السبب: ${reason}
كيف يُصلَح: ${howToMend}

عدّل الوكيل في المحرّر ثم انشره من جديد، وستُجرى الفحوص نفسها:

${editor}`,
    },
  )
}

/** Somebody has reported an agent, or what a creator says of themselves; what they wrote is in one language. */
export function reportEmail({
  about,
  comment,
}: {
  about: Bilingual
  comment: string
}): EmailTemplate {
  return writeEmail(
    { en: `Your report about ${about.en}`, ar: `بلاغك عن ${about.ar}` },
    {
      en: `We have received your report about ${about.en}. A moderator looks at every report; the creator does not learn who sent it.

You wrote: ${comment}

You can add to it by reporting again: as long as it is open, what you write then takes its place.`,
      ar: `استلمنا بلاغك عن «${about.ar}». يراجع مشرف كل بلاغ، ولا يعرف المبدع من أرسله.

ما كتبته: ${comment}

يمكنك أن تكمله ببلاغ جديد: ما دام مفتوحًا يحل ما تكتبه عندئذ محلّه.`,
    },
  )
}

/** A moderator has taken an agent out of the store. What they wrote is in one language. */
export function takedownEmail({
  name,
  reason,
  note,
  editor,
}: {
  name: Bilingual
  reason: Reason
  note: string
  editor: string
}): EmailTemplate {
  return writeEmail(
    { en: `${name.en} was taken down`, ar: `أُزيل ${name.ar} من المتجر` },
    {
      en: `A moderator has taken ${name.en} out of the store. Nobody can find, buy or run it for now.

The reason: ${reasons[reason].en}
What the moderator says: ${note}

You can appeal once, on the page of this agent in your editor. You can go on editing it meanwhile; publishing waits until it is restored:

${editor}`,
      ar: `أزال أحد المشرفين «${name.ar}» من المتجر. لا يمكن لأحد الآن العثور عليه أو شراؤه أو تشغيله.

السبب: ${reasons[reason].ar}
ما يقوله المشرف: ${note}

يمكنك التظلّم مرة واحدة من صفحة هذا الوكيل في المحرّر. وبإمكانك مواصلة تعديله في هذه الأثناء، أما النشر فينتظر حتى يُعاد:

${editor}`,
    },
  )
}

/** A moderator has let an agent into the store again. */
export function restoredEmail({ name }: { name: Bilingual }): EmailTemplate {
  return writeEmail(
    { en: `${name.en} is in the store again`, ar: `عاد ${name.ar} إلى المتجر` },
    {
      en: `A moderator has restored ${name.en}. It stands in the store again as it did before, and people can find it and run it.`,
      ar: `أعاد أحد المشرفين «${name.ar}». عاد إلى المتجر كما كان، ويمكن للناس العثور عليه وتشغيله.`,
    },
  )
}

/** A moderator has agreed with an appeal, and the agent is back. */
export function appealUpheldEmail({
  name,
  answer,
}: {
  name: Bilingual
  answer: string
}): EmailTemplate {
  return writeEmail(
    { en: `Your appeal for ${name.en} was upheld`, ar: `قُبل تظلّمك بشأن ${name.ar}` },
    {
      en: `A moderator has read your appeal and agrees with it. ${name.en} stands in the store again as it did before.

The answer: ${answer}`,
      ar: `قرأ أحد المشرفين تظلّمك ووافق عليه. عاد «${name.ar}» إلى المتجر كما كان.

الجواب: ${answer}`,
    },
  )
}

/** A moderator has not agreed with an appeal, and the agent stays out. */
export function appealDeniedEmail({
  name,
  answer,
}: {
  name: Bilingual
  answer: string
}): EmailTemplate {
  return writeEmail(
    { en: `Your appeal for ${name.en} was denied`, ar: `رُفض تظلّمك بشأن ${name.ar}` },
    {
      en: `A moderator has read your appeal and does not agree with it. ${name.en} stays out of the store.

The answer: ${answer}`,
      ar: `قرأ أحد المشرفين تظلّمك ولم يوافق عليه. يبقى «${name.ar}» خارج المتجر.

الجواب: ${answer}`,
    },
  )
}
