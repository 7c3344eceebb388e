import type { Bilingual } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

const en = {
  list: 'What was reported',
  none: 'No report is open',
  noneText:
    'What people report about an agent, or about what a creator says of themselves, stands here until it is dismissed or taken down.',
  open: (count: number) => (count === 1 ? 'One report' : `${count} reports`),
  reasons: 'Reasons',
  since: (date: string) => `since ${date}`,
  notListed: 'Not in the store',
  left: 'a former user',
  more: (count: number) => (count === 1 ? 'Show one more' : `Show ${count} more`),
  newest: (shown: number, open: number) =>
    `The newest ${shown} of ${open} are shown; a decision is about all of them.`,
  dismiss: 'Dismiss reports',
  dismissTitle: (name: string) => `Dismiss the reports of ${name}?`,
  dismissLine: 'The agent stays in the store. The reporter is not notified.',
  dismissed: (name: string) => `The reports of ${name} were dismissed.`,
  takeDown: 'Take down',
  takeDownTitle: (name: string) => `Take ${name} down?`,
  takeDownLine:
    'It leaves the store at once: nobody finds, buys or runs it. Its creator gets an email and can appeal once.',
  why: 'Why it is taken down',
  note: 'What the creator is told',
  noteHint: 'What was found, and what would have to change. It stands in the audit log as well.',
  takenDown: (name: string) => `${name} was taken down.`,
  now: 'on the page now',
  nothingNow: 'Nothing stands on the page any more.',
  when: (date: string) => `as reported on ${date}, changed since`,
  dismissTextsTitle: (name: string) => `Dismiss the reports of what ${name} says?`,
  dismissTextsLine: 'Everything stays on the page. The reporter is not notified.',
  takeTexts: 'Take off the page',
  takeTextsTitle: (name: string) => `Take off the page of ${name}?`,
  takeTextsLine:
    'It is gone at once; the page and its agents stay. The creator gets an email, can write something else, and can appeal once.',
  whichTexts: 'What is taken off',
  textsTaken: (name: string) => `It was taken off the page of ${name}.`,
}

const ar: typeof en = {
  list: 'ما أُبلغ عنه',
  none: 'لا بلاغات مفتوحة',
  noneText:
    'ما يبلغ عنه الناس من وكلاء، أو مما يقوله المبدعون عن أنفسهم، يظهر هنا إلى أن يُغلق البلاغ أو يُزال.',
  open: (count) =>
    arabicCount(count, {
      one: 'بلاغ واحد',
      two: 'بلاغان',
      few: '{n} بلاغات',
      many: '{n} بلاغًا',
      other: '{n} بلاغ',
    }),
  reasons: 'الأسباب',
  since: (date) => `منذ ${date}`,
  notListed: 'ليس في المتجر',
  left: 'شخص غادر المتجر',
  more: (count) =>
    arabicCount(count, {
      one: 'اعرض واحدًا آخر',
      two: 'اعرض اثنين آخرين',
      few: 'اعرض {n} أخرى',
      many: 'اعرض {n} أخرى',
      other: 'اعرض {n} أخرى',
    }),
  newest: (shown, open) => `يُعرض أحدث ${shown} من ${open}، والقرار يشملها كلها.`,
  dismiss: 'أغلق البلاغات',
  dismissTitle: (name) => `إغلاق البلاغات عن \u2068${name}\u2069؟`,
  dismissLine: 'يبقى الوكيل في المتجر، ولا يُخبَر من أبلغ بشيء.',
  dismissed: (name) => `أُغلقت البلاغات عن \u2068${name}\u2069.`,
  takeDown: 'أزله من المتجر',
  takeDownTitle: (name) => `إزالة \u2068${name}\u2069 من المتجر؟`,
  takeDownLine:
    'يخرج من المتجر فورًا، فلا يجده أحد ولا يشتريه ولا يشغّله. يصل مبدعَه بريدٌ، ويحق له التظلّم مرة واحدة.',
  why: 'سبب الإزالة',
  note: 'ما يُقال للمبدع',
  noteHint: 'ما الذي وُجد، وما الذي ينبغي أن يتغيّر. ويُحفظ في سجل التدقيق أيضًا.',
  takenDown: (name) => `أُزيل \u2068${name}\u2069 من المتجر.`,
  now: 'في الصفحة الآن',
  nothingNow: 'لم يعد شيء مكتوبًا في الصفحة.',
  when: (date) => `كما أُبلغ عنه في ${date}، وتغيّر بعدها`,
  dismissTextsTitle: (name) => `إغلاق البلاغات عمّا يقوله \u2068${name}\u2069؟`,
  dismissTextsLine: 'يبقى كل شيء في الصفحة، ولا يُخبَر من أبلغ بشيء.',
  takeTexts: 'أزله من الصفحة',
  takeTextsTitle: (name) => `إزالة من صفحة \u2068${name}\u2069؟`,
  takeTextsLine:
    'يختفي فورًا، وتبقى الصفحة والوكلاء. يصل المبدعَ بريدٌ، ويمكنه أن يكتب غيره، ويحق له التظلّم مرة واحدة.',
  whichTexts: 'ما يُزال',
  textsTaken: (name) => `أُزيل ما اخترته من صفحة \u2068${name}\u2069.`,
}

export const messages: Bilingual<typeof en> = { en, ar }
