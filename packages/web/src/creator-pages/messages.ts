import type { Bilingual } from '@wakeel/contract'
import { storeName, storeNameAr } from '../shell/operator.ts'

const en = {
  byStore: 'The store’s own agents',
  byCreator: 'Creator',
  since: (date: string) => `Agents here since ${date}`,
  website: 'Website',
  newTab: 'opens in a new tab',
  figures: 'In figures',
  agents: 'Agents',
  verified: 'Verified agents',
  runs: 'Runs',
  rating: 'Average rating',
  unrated: 'No reviews yet',
  agentsOf: (name: string) => `Agents by ${name}`,
  more: 'Show more',
  moreFailed: 'More agents could not be loaded.',
  storeText: `Made and looked after by ${storeName} itself.`,
  description: (name: string) =>
    `The AI agents of ${name}: what they do, how they are rated and what they cost.`,
  missing: 'This creator has no page',
  missingNote:
    'They may have left or have no agent in the store, or the address has a mistake in it.',
  failedTitle: 'This page could not be loaded',
}

const ar: typeof en = {
  byStore: 'وكلاء المتجر نفسه',
  byCreator: 'مبدع',
  since: (date) => `الوكلاء في المتجر منذ ${date}`,
  website: 'الموقع الإلكتروني',
  newTab: 'يُفتح في تبويب جديد',
  figures: 'بالأرقام',
  agents: 'الوكلاء',
  verified: 'الوكلاء الموثّقون',
  runs: 'مرات التشغيل',
  rating: 'متوسط التقييم',
  unrated: 'لا مراجعات بعد',
  agentsOf: (name) => `وكلاء ${name}`,
  more: 'عرض المزيد',
  moreFailed: 'تعذّر تحميل المزيد من الوكلاء.',
  storeText: `وكلاء يصنعهم ${storeNameAr} نفسه ويعتني بهم.`,
  description: (name) => `وكلاء الذكاء الاصطناعي من ${name}: ماذا يعملون، وكيف قُيّموا، وكم يكلّفون.`,
  missing: 'ليست لهذا المبدع صفحة',
  missingNote: 'ربما غادر المتجر أو ليس له وكيل فيه، أو في العنوان خطأ.',
  failedTitle: 'تعذّر تحميل هذه الصفحة',
}

export const messages: Bilingual<typeof en> = { en, ar }
