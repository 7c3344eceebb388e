import type { Bilingual } from '@wakeel/contract'
import { type EmailTemplate, writeEmail } from '../../emails/template.ts'

/** What executes an agent is not what was approved. */
export function pausedEmail({ name }: { name: Bilingual }): EmailTemplate {
  const [en, ar] = [name.en || name.ar, name.ar || name.en]
  return writeEmail(
    { en: `${en} is paused`, ar: `${ar} متوقف مؤقتًا` },
    {
      en: `What answers for ${en} is not what you published it with: a tool, a description, a schema, the address or the agent card has changed.

Nobody can run it until you have looked. Nobody was charged, and whoever was being answered had their answer.

Your connections show what was and what is. Approve the changes there, and the checks are made again; or keep it paused.`,
      ar: `ما يجيب عن «${ar}» ليس ما نشرته به: تغيّرت أداة أو وصف أو مخطط أو العنوان أو بطاقة الوكيل.

لا يستطيع أحد تشغيله حتى تطّلع على ذلك. لم يُحاسَب أحد، ومن كان ينتظر إجابة فقد وصلته.

تعرض اتصالاتك ما كان وما صار. اعتمد التغييرات هناك فيُعاد الفحص، أو أبقِه متوقفًا.`,
    },
  )
}
