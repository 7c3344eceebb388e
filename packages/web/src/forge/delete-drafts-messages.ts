import type { Bilingual } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

const en = {
  open: 'Delete drafts',
  title: 'Which drafts are to be deleted?',
  line: 'What was written since the last published version is gone for good. An agent that was never published is gone altogether.',
  drafts: 'Drafts',
  all: (count: number) => `All ${count} drafts`,
  untitled: 'Untitled agent',
  created: (date: string) => `Created on ${date}`,
  keep: 'Keep them',
  confirm: (count: number) =>
    count === 0 ? 'Delete drafts' : count === 1 ? 'Delete 1 draft' : `Delete ${count} drafts`,
  busy: 'Deleting…',
  deleted: (count: number) =>
    count === 1 ? '1 draft was deleted.' : `${count} drafts were deleted.`,
  failed: (count: number) =>
    count === 1
      ? '1 draft could not be deleted and is still here. Try again.'
      : `${count} drafts could not be deleted and are still here. Try again.`,
}

const drafts = (count: number) =>
  arabicCount(count, {
    one: 'مسودة واحدة',
    two: 'مسودتين',
    few: '{n} مسودات',
    many: '{n} مسودة',
    other: '{n} مسودة',
  })

const ar: typeof en = {
  open: 'حذف مسودات',
  title: 'أي المسودات تريد حذفها؟',
  line: 'يضيع نهائيًا ما كُتب بعد آخر نسخة منشورة، ويُحذف الوكيل كله إن لم يُنشر من قبل.',
  drafts: 'المسودات',
  all: (count) => `كل المسودات (${count})`,
  untitled: 'وكيل بلا اسم',
  created: (date) => `أُنشئ في ${date}`,
  keep: 'أبقها',
  confirm: (count) => (count === 0 ? 'حذف المسودات' : `حذف ${drafts(count)}`),
  busy: 'جارٍ الحذف…',
  deleted: (count) => `تم حذف ${drafts(count)}.`,
  failed: (count) => `تعذّر حذف ${drafts(count)}، وما زالت هنا. أعد المحاولة.`,
}

export const messages: Bilingual<typeof en> = { en, ar }
