import type { Bilingual } from '@wakeel/contract'

const en = {
  badge: 'Coming',
  back: 'Browse the agents',
  founder: { title: 'Founder dashboards', text: 'The state of the marketplace in figures that can be opened to their rows.' },
  admin: { title: 'Administration', text: 'People, roles and moderation, for those with the right to them.' },
}

const ar: typeof en = {
  badge: 'قريبًا',
  back: 'تصفّح الوكلاء',
  founder: { title: 'لوحات المؤسس', text: 'حال السوق في أرقام يمكن فتح كل منها على تفاصيله.' },
  admin: { title: 'الإدارة', text: 'الأشخاص والأدوار والإشراف، لمن يملك الصلاحية.' },
}

export const text: Bilingual<typeof en> = { en, ar }
