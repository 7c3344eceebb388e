import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'A moderator has taken this agent down',
  line: (date: string) =>
    `Since ${date} nobody can find, buy or run it. You can still change it here, and publish it when it is back.`,
  textsTitle: 'A moderator has taken this off your page',
  textsLine: (date: string) =>
    `It is gone since ${date}. You can write something else, but not this again while the decision stands.`,
  reason: 'Reason',
  note: 'What the moderator says',
  appealed: (date: string) => `Your appeal of ${date}`,
  denied: (date: string) => `Denied on ${date}`,
  waits: 'A moderator will read your appeal. The answer appears here and comes by email.',
  final: 'The decision is final for this takedown.',
  yours: 'Your appeal',
  hint: 'What you have changed, or why the decision is wrong. You can appeal once.',
  send: 'Send the appeal',
  sending: 'Sending…',
  sent: 'Your appeal was sent.',
  failed: 'The appeal could not be sent. What you wrote is still here; try again.',
  refused: 'Things have changed meanwhile, and the appeal was not sent.',
}

const ar: typeof en = {
  title: 'أزال مشرف هذا الوكيل من المتجر',
  line: (date) =>
    `منذ ${date} لا يجده أحد ولا يشتريه ولا يشغّله. ما زال بإمكانك تعديله هنا، ونشره حين يعود.`,
  textsTitle: 'أزال مشرف هذا من صفحتك',
  textsLine: (date) =>
    `اختفى منذ ${date}. يمكنك أن تكتب غيره، لا أن تكتبه من جديد ما دام القرار قائمًا.`,
  reason: 'السبب',
  note: 'ما يقوله المشرف',
  appealed: (date) => `تظلّمك بتاريخ ${date}`,
  denied: (date) => `رُفض في ${date}`,
  waits: 'سيقرأ مشرف تظلّمك. يظهر الرد هنا ويصلك بالبريد.',
  final: 'القرار نهائي في هذه الإزالة.',
  yours: 'تظلّمك',
  hint: 'ما الذي غيّرته، أو لماذا القرار خاطئ. يحق لك التظلّم مرة واحدة.',
  send: 'أرسل التظلّم',
  sending: 'جارٍ الإرسال…',
  sent: 'أُرسل تظلّمك.',
  failed: 'تعذّر إرسال التظلّم. ما كتبته ما زال هنا، فحاول مرة أخرى.',
  refused: 'تغيّر الوضع في هذه الأثناء ولم يُرسل التظلّم.',
}

export const messages: Bilingual<typeof en> = { en, ar }
