import type { Bilingual } from '@wakeel/contract'
import { type EmailTemplate, writeEmail } from '../emails/template.ts'

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
