import type { Bilingual } from '@wakeel/contract'

const en = {
  connection: 'Connection',
  failed: 'Your connections could not be loaded.',
  gone: 'This connection is not there any more.',
}

const ar: typeof en = {
  connection: 'الاتصال',
  failed: 'تعذّر تحميل اتصالاتك.',
  gone: 'لم يعد هذا الاتصال موجودًا.',
}

export const messages: Bilingual<typeof en> = { en, ar }
