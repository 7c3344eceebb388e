import type { Bilingual } from '@wakeel/contract'

const en = {
  which: 'Which takedowns',
  states: { out: 'Down now', appealed: 'Appeal waiting', ended: 'Ended' },
  none: {
    out: 'Nothing is taken down',
    appealed: 'No appeal waits for an answer',
    ended: 'No takedown has ended',
  },
  noneText: {
    out: 'What a moderator takes down stands here until it is back.',
    appealed:
      'A creator can appeal once against each takedown. Their words will stand here, the oldest first.',
    ended: 'What came back will stand here.',
  },
  appealWaits: 'Appeal waiting',
  about: {
    agent: {
      outSince: (date: string) => `Out of the store since ${date}.`,
      wasOut: (from: string, to: string) => `Out of the store from ${from} to ${to}.`,
      restore: 'Restore',
      restoreTitle: (name: string) => `Bring ${name} back?`,
      restoreLine:
        'It stands in the store again at once, as it did before. An appeal that waits is upheld by this: the reason is its answer, which the creator reads.',
      restored: (name: string) => `${name} is back in the store.`,
      answerTitle: (name: string) => `Answer the appeal for ${name}`,
      answerLine:
        'The creator gets the answer by email and sees it with the agent. There is no second appeal.',
      upholdLine: 'The creator is right: the agent comes back at once.',
      denyLine: 'The agent stays out of the store.',
      upheld: (name: string) => `The appeal was upheld. ${name} is back in the store.`,
      denied: (name: string) => `The appeal was denied. ${name} stays out of the store.`,
    },
    profile: {
      outSince: (date: string) => `Off the page since ${date}.`,
      wasOut: (from: string, to: string) => `Off the page from ${from} to ${to}.`,
      restore: 'Put back',
      restoreTitle: (name: string) => `Put it back on the page of ${name}?`,
      restoreLine:
        'It stands there again at once, where the creator has written nothing else meanwhile. An appeal that waits is upheld by this: the reason is its answer, which the creator reads.',
      restored: (name: string) => `It was put back on the page of ${name}.`,
      answerTitle: (name: string) => `Answer the appeal of ${name}`,
      answerLine:
        'The creator gets the answer by email and sees it with their page. There is no second appeal.',
      upholdLine: 'The creator is right: it stands on the page again at once.',
      denyLine: 'It stays off the page.',
      upheld: (name: string) => `The appeal was upheld. It is back on the page of ${name}.`,
      denied: (name: string) => `The appeal was denied. It stays off the page of ${name}.`,
    },
  },
  withCreator: 'It comes back when the creator’s account is restored.',
  noteToCreator: 'What the creator was told',
  appealOf: (date: string) => `Appeal of ${date}`,
  decided: { upheld: 'Upheld', denied: 'Denied' },
  answer: 'Answer the appeal',
  decision: 'Decision',
  uphold: 'Uphold',
  deny: 'Deny',
  answerText: 'Answer to the creator',
  send: 'Send the answer',
}

const ar: typeof en = {
  which: 'أي إزالات',
  states: { out: 'مُزال الآن', appealed: 'تظلّم بالانتظار', ended: 'انتهت' },
  none: { out: 'لا شيء مُزال', appealed: 'لا تظلّم ينتظر ردًا', ended: 'لم تنتهِ أي إزالة' },
  noneText: {
    out: 'ما يزيله مشرف يظهر هنا إلى أن يعود.',
    appealed: 'يحق للمبدع التظلّم مرة واحدة من كل إزالة. تظهر كلماته هنا، الأقدم أولًا.',
    ended: 'ما عاد يظهر هنا.',
  },
  appealWaits: 'تظلّم بالانتظار',
  about: {
    agent: {
      outSince: (date) => `خارج المتجر منذ ${date}.`,
      wasOut: (from, to) => `كان خارج المتجر من ${from} إلى ${to}.`,
      restore: 'أعده إلى المتجر',
      restoreTitle: (name) => `إعادة \u2068${name}\u2069؟`,
      restoreLine:
        'يظهر في المتجر فورًا كما كان، ويُعدّ التظلّم الذي ينتظر مقبولًا، والسبب هو الرد عليه ويقرؤه المبدع.',
      restored: (name) => `عاد \u2068${name}\u2069 إلى المتجر.`,
      answerTitle: (name) => `الرد على التظلّم بشأن \u2068${name}\u2069`,
      answerLine: 'يصل الرد إلى المبدع بالبريد ويراه مع وكيله، ولا تظلّم بعده.',
      upholdLine: 'المبدع على حق: يعود الوكيل فورًا.',
      denyLine: 'يبقى الوكيل خارج المتجر.',
      upheld: (name) => `قُبل التظلّم. عاد \u2068${name}\u2069 إلى المتجر.`,
      denied: (name) => `رُفض التظلّم. يبقى \u2068${name}\u2069 خارج المتجر.`,
    },
    profile: {
      outSince: (date) => `خارج الصفحة منذ ${date}.`,
      wasOut: (from, to) => `كان خارج الصفحة من ${from} إلى ${to}.`,
      restore: 'أعده إلى الصفحة',
      restoreTitle: (name) => `إعادته إلى صفحة \u2068${name}\u2069؟`,
      restoreLine:
        'يظهر في الصفحة فورًا حيث لم يكتب المبدع غيره في هذه الأثناء، ويُعدّ التظلّم الذي ينتظر مقبولًا، والسبب هو الرد عليه ويقرؤه المبدع.',
      restored: (name) => `أُعيد إلى صفحة \u2068${name}\u2069.`,
      answerTitle: (name) => `الرد على تظلّم \u2068${name}\u2069`,
      answerLine: 'يصل الرد إلى المبدع بالبريد ويراه مع صفحته، ولا تظلّم بعده.',
      upholdLine: 'المبدع على حق: يعود إلى الصفحة فورًا.',
      denyLine: 'يبقى خارج الصفحة.',
      upheld: (name) => `قُبل التظلّم. عاد إلى صفحة \u2068${name}\u2069.`,
      denied: (name) => `رُفض التظلّم. يبقى خارج صفحة \u2068${name}\u2069.`,
    },
  },
  withCreator: 'يعود حين يُستعاد حساب مبدعه.',
  noteToCreator: 'ما قيل للمبدع',
  appealOf: (date) => `تظلّم بتاريخ ${date}`,
  decided: { upheld: 'قُبل', denied: 'رُفض' },
  answer: 'الرد على التظلّم',
  decision: 'القرار',
  uphold: 'قبول',
  deny: 'رفض',
  answerText: 'الرد إلى المبدع',
  send: 'أرسل الرد',
}

export const messages: Bilingual<typeof en> = { en, ar }

/** What is said of one kind of what was taken down. */
export type CaseWords = (typeof en)['about']['agent']
