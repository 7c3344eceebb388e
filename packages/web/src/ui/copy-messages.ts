import type { Bilingual } from '@wakeel/contract'

const en = {
  copy: 'Copy',
  copied: 'Copied.',
  failed: 'It could not be copied. Mark it and copy it yourself.',
}

const ar: typeof en = {
  copy: 'نسخ',
  copied: 'نُسخ.',
  failed: 'تعذّر النسخ. حدّد النص وانسخه بنفسك.',
}

export const messages: Bilingual<typeof en> = { en, ar }
