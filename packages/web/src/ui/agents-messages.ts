import type { Bilingual } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

const en = {
  which: 'Which agents',
  all: { name: 'All agents', line: 'Those that are added later too.' },
  some: { name: 'Only some', line: 'Those that you choose.' },
  add: 'Add an agent',
  searchHint: 'Name or what it does',
  found: (count: number) => {
    if (count === 0) return 'No agent matches.'
    return count === 1 ? '1 agent found' : `${count} agents found`
  },
  chosen: 'Chosen agents',
  remove: (name: string) => `Remove ${name}`,
  max: (count: string) => `No more than ${count} can be chosen.`,
}

const ar: typeof en = {
  which: 'أي الوكلاء',
  all: { name: 'كل الوكلاء', line: 'ومن يُضاف منهم لاحقًا.' },
  some: { name: 'بعضهم فقط', line: 'من تختارهم أنت.' },
  add: 'أضف وكيلًا',
  searchHint: 'الاسم أو ما يفعله',
  found: (count) =>
    count === 0
      ? 'لا وكيل يطابق ذلك.'
      : arabicCount(count, {
          one: 'وُجد وكيل واحد',
          two: 'وُجد وكيلان',
          few: 'وُجد {n} وكلاء',
          many: 'وُجد {n} وكيلًا',
          other: 'وُجد {n} وكيل',
        }),
  chosen: 'الوكلاء المختارون',
  remove: (name) => `إزالة \u2068${name}\u2069`,
  max: (count) => `لا يمكن اختيار أكثر من ${count}.`,
}

export const messages: Bilingual<typeof en> = { en, ar }
