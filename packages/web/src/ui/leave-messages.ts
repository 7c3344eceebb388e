import type { Bilingual } from '@wakeel/contract'

const en = { title: 'Leave without saving?', leave: 'Leave', stay: 'Stay' }

const ar: typeof en = { title: 'هل تغادر دون حفظ؟', leave: 'غادر', stay: 'ابقَ' }

export const messages: Bilingual<typeof en> = { en, ar }
