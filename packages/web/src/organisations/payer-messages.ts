import type { Bilingual } from '@wakeel/contract'

const en = {
  label: 'Who the run is for',
  me: 'For me',
  organisation: (name: string) => `For ${name}`,
  myself: 'Run it for yourself',
  change: 'Change the caps',
  agents: 'See the allowed agents',
  suspendedTitle: 'Nobody pays for this organisation now',
  suspended: (name: string) => `The account of the owner of ${name} is suspended.`,
  notAllowedTitle: 'Your organisation does not allow this agent',
  notAllowed: (name: string) =>
    `${name} pays only for the agents on its list, and this one is not on it.`,
  capTitle: 'The cap of your organisation is reached',
  cap: (name: string) =>
    `This would go over what ${name} may use this month. It starts again with the month.`,
  memberCapTitle: 'Your cap is reached',
  memberCap: (name: string) =>
    `This would go over what you may use for ${name} this month. It starts again with the month.`,
  agentCapTitle: 'The cap of this agent is reached',
  agentCap: (name: string) =>
    `This would go over what ${name} may use of this agent this month. It starts again with the month.`,
  balanceTitle: 'The organisation’s wallet does not hold enough',
  balance: (name: string, price: string) =>
    `A run costs ${price}. The owner of ${name} can top up their wallet.`,
  limitTitle: 'The owner’s own limit is reached',
  limit: (name: string, price: string) =>
    `A run costs ${price}, more than the owner of ${name} lets their wallet spend.`,
  purchaseTitle: 'The organisation does not have this agent',
  purchase: (name: string) => `It is sold whole, not by the run. The owner of ${name} can buy it.`,
  theOrganisation: 'the organisation',
}

const ar: typeof en = {
  label: 'لمن التشغيل',
  me: 'لي',
  organisation: (name) => `لـ \u2068${name}\u2069`,
  myself: 'شغّله لنفسك',
  change: 'غيّر الحدود',
  agents: 'اطّلع على الوكلاء المسموح بهم',
  suspendedTitle: 'لا أحد يدفع عن هذا الفريق الآن',
  suspended: (name) => `حساب مالك \u2068${name}\u2069 موقوف.`,
  notAllowedTitle: 'فريقك لا يسمح بهذا الوكيل',
  notAllowed: (name) => `لا تدفع \u2068${name}\u2069 إلا مقابل الوكلاء في قائمتها، وهذا ليس فيها.`,
  capTitle: 'بلغ فريقك حدّه',
  cap: (name) =>
    `سيتجاوز هذا ما يجوز لـ \u2068${name}\u2069 استخدامه هذا الشهر. ويبدأ الحد من جديد مع بداية الشهر.`,
  memberCapTitle: 'بلغت حدّك',
  memberCap: (name) =>
    `سيتجاوز هذا ما يجوز لك استخدامه لـ \u2068${name}\u2069 هذا الشهر. ويبدأ الحد من جديد مع بداية الشهر.`,
  agentCapTitle: 'بلغ هذا الوكيل حدّه',
  agentCap: (name) =>
    `سيتجاوز هذا ما يجوز لـ \u2068${name}\u2069 استخدامه من هذا الوكيل هذا الشهر. ويبدأ الحد من جديد مع بداية الشهر.`,
  balanceTitle: 'رصيد محفظة الفريق لا يكفي',
  balance: (name, price) =>
    `يكلّف التشغيل ${price}. يستطيع مالك \u2068${name}\u2069 أن يشحن محفظته.`,
  limitTitle: 'بلغ المالك حدّه الخاص',
  limit: (name, price) =>
    `يكلّف التشغيل ${price}، وهو أكثر مما يسمح مالك \u2068${name}\u2069 لمحفظته أن تنفقه.`,
  purchaseTitle: 'هذا الوكيل ليس لدى الفريق',
  purchase: (name) => `يُباع كاملًا لا بالتشغيل. يستطيع مالك \u2068${name}\u2069 أن يشتريه.`,
  theOrganisation: 'الفريق',
}

export const messages: Bilingual<typeof en> = { en, ar }
