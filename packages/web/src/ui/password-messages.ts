import type { Bilingual } from '@wakeel/contract'

const en = {
  show: 'Show password',
  hide: 'Hide password',
}

const ar: typeof en = {
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
}

export const messages: Bilingual<typeof en> = { en, ar }
