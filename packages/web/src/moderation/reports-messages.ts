import type { Bilingual } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

const en = {
  list: 'Reported agents',
  none: 'No report is open',
  noneText:
    'What people report about an agent stands here until it is dismissed or the agent is taken down.',
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
}

const ar: typeof en = {
  list: 'وكلاء أُبلغ عنهم',
  none: 'لا بلاغات مفتوحة',
  noneText: 'ما يبلغ عنه الناس يظهر هنا إلى أن يُغلق البلاغ أو يُزال الوكيل.',
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
}

export const messages: Bilingual<typeof en> = { en, ar }
