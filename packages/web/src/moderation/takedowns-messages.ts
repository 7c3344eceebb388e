import type { Bilingual } from '@wakeel/contract'

const en = {
  which: 'Which takedowns',
  states: { out: 'Out of the store', appealed: 'Appeal waiting', ended: 'Ended' },
  none: {
    out: 'No agent is taken down',
    appealed: 'No appeal waits for an answer',
    ended: 'No takedown has ended',
  },
  noneText: {
    out: 'Agents that a moderator takes out of the store stand here until they are back.',
    appealed:
      'A creator can appeal once against each takedown. Their words will stand here, the oldest first.',
    ended: 'Agents that came back into the store will stand here.',
  },
  appealWaits: 'Appeal waiting',
  outSince: (date: string) => `Out of the store since ${date}.`,
  wasOut: (from: string, to: string) => `Out of the store from ${from} to ${to}.`,
  withCreator: 'It comes back when the creator’s account is restored.',
  noteToCreator: 'What the creator was told',
  appealOf: (date: string) => `Appeal of ${date}`,
  decided: { upheld: 'Upheld', denied: 'Denied' },
  restore: 'Restore',
  restoreTitle: (name: string) => `Bring ${name} back?`,
  restoreLine:
    'It stands in the store again at once, as it did before. An appeal that waits is upheld by this: the reason is its answer, which the creator reads.',
  restored: (name: string) => `${name} is back in the store.`,
  answer: 'Answer the appeal',
  answerTitle: (name: string) => `Answer the appeal for ${name}`,
  answerLine:
    'The creator gets the answer by email and sees it with the agent. There is no second appeal.',
  decision: 'Decision',
  uphold: 'Uphold',
  upholdLine: 'The creator is right: the agent comes back at once.',
  deny: 'Deny',
  denyLine: 'The agent stays out of the store.',
  answerText: 'Answer to the creator',
  send: 'Send the answer',
  upheld: (name: string) => `The appeal was upheld. ${name} is back in the store.`,
  denied: (name: string) => `The appeal was denied. ${name} stays out of the store.`,
}

const ar: typeof en = {
  which: 'أي إزالات',
  states: { out: 'خارج المتجر', appealed: 'تظلّم بالانتظار', ended: 'انتهت' },
  none: { out: 'لا وكيل خارج المتجر', appealed: 'لا تظلّم ينتظر ردًا', ended: 'لم تنتهِ أي إزالة' },
  noneText: {
    out: 'الوكلاء الذين يزيلهم مشرف يظهرون هنا إلى أن يعودوا.',
    appealed: 'يحق للمبدع التظلّم مرة واحدة من كل إزالة. تظهر كلماته هنا، الأقدم أولًا.',
    ended: 'الوكلاء الذين عادوا إلى المتجر يظهرون هنا.',
  },
  appealWaits: 'تظلّم بالانتظار',
  outSince: (date) => `خارج المتجر منذ ${date}.`,
  wasOut: (from, to) => `كان خارج المتجر من ${from} إلى ${to}.`,
  withCreator: 'يعود حين يُستعاد حساب مبدعه.',
  noteToCreator: 'ما قيل للمبدع',
  appealOf: (date) => `تظلّم بتاريخ ${date}`,
  decided: { upheld: 'قُبل', denied: 'رُفض' },
  restore: 'أعده إلى المتجر',
  restoreTitle: (name) => `إعادة \u2068${name}\u2069؟`,
  restoreLine:
    'يظهر في المتجر فورًا كما كان، ويُعدّ التظلّم الذي ينتظر مقبولًا، والسبب هو الرد عليه ويقرؤه المبدع.',
  restored: (name) => `عاد \u2068${name}\u2069 إلى المتجر.`,
  answer: 'الرد على التظلّم',
  answerTitle: (name) => `الرد على التظلّم بشأن \u2068${name}\u2069`,
  answerLine: 'يصل الرد إلى المبدع بالبريد ويراه مع وكيله، ولا تظلّم بعده.',
  decision: 'القرار',
  uphold: 'قبول',
  upholdLine: 'المبدع على حق: يعود الوكيل فورًا.',
  deny: 'رفض',
  denyLine: 'يبقى الوكيل خارج المتجر.',
  answerText: 'الرد إلى المبدع',
  send: 'أرسل الرد',
  upheld: (name) => `قُبل التظلّم. عاد \u2068${name}\u2069 إلى المتجر.`,
  denied: (name) => `رُفض التظلّم. يبقى \u2068${name}\u2069 خارج المتجر.`,
}

export const messages: Bilingual<typeof en> = { en, ar }
