import type { Bilingual } from '@wakeel/contract'
import { type EmailTemplate, writeEmail } from '../emails/template.ts'

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
}: {
  name: Bilingual
  reason: string
  howToMend: string
}): EmailTemplate {
  return writeEmail(
    { en: `${name.en} was not published`, ar: `لم يُنشر ${name.ar}` },
    {
      en: `A moderator has looked at ${name.en} and did not publish it. What was in the store before stays as it is.

The reason: ${reason}
How to mend it: ${howToMend}

Change the agent in your editor and publish it again; the same checks are made.`,
      ar: `راجع أحد المشرفين «${name.ar}» ولم ينشره. ما كان في المتجر قبل ذلك يبقى كما هو.

السبب: ${reason}
كيف يُصلَح: ${howToMend}

عدّل الوكيل في المحرّر ثم انشره من جديد، وستُجرى الفحوص نفسها.`,
    },
  )
}

/** An agent has failed its daily tests so often that its page says so. */
export function maintenanceEmail({ name, days }: { name: Bilingual; days: number }): EmailTemplate {
  return writeEmail(
    { en: `${name.en} is under maintenance`, ar: `${name.ar} قيد الصيانة` },
    {
      en: `${name.en} has failed its daily test ${days} days in a row. Its page in the store now says that it is under maintenance; people can still run it.

Your editor shows which demo prompts were not answered. The notice goes as soon as a daily test passes, or when you publish a new version.`,
      ar: `أخفق «${name.ar}» في اختباره اليومي ${days} أيام متتالية. تعرض صفحته في المتجر الآن أنه قيد الصيانة، وما زال بالإمكان تشغيله.

يعرض المحرّر الطلبات التجريبية التي لم يُجب عنها. يزول هذا التنبيه عند نجاح أول اختبار يومي، أو عند نشر نسخة جديدة.`,
    },
  )
}
