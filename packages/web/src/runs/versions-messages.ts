import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'Versions',
  lead: 'Programs can stay with one of these. It answers as it was published, at the price of today.',
  version: (number: string) => `Version ${number}`,
  live: 'Listed now',
  paused: 'Paused',
  publishedOn: (date: string) => `Published on ${date}`,
  store: 'Brought by the store',
  code: 'A request that stays with this version',
  names:
    'The name with its number stands for the agent wherever a model (/v1) or an A2A agent (/a2a) is named; tools of MCP take version.',
  more: (count: string) => `Show all ${count}`,
}

const ar: typeof en = {
  title: 'النسخ',
  lead: 'يمكن للبرامج أن تثبت على إحدى هذه النسخ. تجيب كما نُشرت، وبسعر اليوم.',
  version: (number) => `النسخة ${number}`,
  live: 'المدرجة الآن',
  paused: 'متوقفة مؤقتًا',
  publishedOn: (date) => `نُشرت في ${date}`,
  store: 'من المتجر نفسه',
  code: 'طلب يثبت على هذه النسخة',
  names:
    'الاسم مع رقمه يدل على الوكيل حيثما يُسمّى نموذج (/v1) أو وكيل A2A (/a2a)، وأدوات MCP تقبل version.',
  more: (count) => `اعرض كل النسخ (${count})`,
}

export const messages: Bilingual<typeof en> = { en, ar }
