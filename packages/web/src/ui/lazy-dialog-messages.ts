import type { Bilingual } from '@wakeel/contract'

const en = {
  failed: 'This could not be opened. Check your connection and try again.',
}

const ar: typeof en = {
  failed: 'تعذّر فتح هذا. تحقق من الاتصال ثم أعد المحاولة.',
}

export const messages: Bilingual<typeof en> = { en, ar }
