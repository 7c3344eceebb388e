import type { Bilingual } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'
import type { AttachProblem } from './read-file.ts'

const en = {
  attach: 'Attach files',
  attached: 'Attached files',
  takes: (types: string, max: number, size: string) =>
    `This agent takes ${types}: up to ${max} files, ${size} together. The store passes them on and does not keep them.`,
  handOver: 'Drop or paste them here as well.',
  drop: 'Let go to attach them.',
  remove: (name: string) => `Remove ${name}`,
  count: (count: number) =>
    count === 0 ? 'No files attached' : count === 1 ? '1 file attached' : `${count} files attached`,
  problems: {
    too_many: (name: string, max: string) =>
      `${name} was not attached: at most ${max} files go with one message.`,
    too_large: (name: string, _max: string, size: string) =>
      `${name} was not attached: all files of a message together may have ${size}.`,
    wrong_type: (name: string, _max: string, _size: string, types: string) =>
      `${name} was not attached: this agent takes ${types}.`,
    empty: (name: string) => `${name} was not attached: it is empty.`,
    unreadable: (name: string) => `${name} was not attached: it could not be read.`,
  } satisfies Record<AttachProblem, unknown>,
}

const ar: typeof en = {
  attach: 'إرفاق ملفات',
  attached: 'الملفات المرفقة',
  takes: (types, max, size) =>
    `يقبل هذا الوكيل ${types}: حتى ${arabicCount(max, { one: 'ملف واحد', two: 'ملفين', few: '{n} ملفات', many: '{n} ملفًا', other: '{n} ملف' })}، ومجموعها ${size}. يمرّرها المتجر إلى الوكيل ولا يحتفظ بها.`,
  handOver: 'يمكنك أيضًا إفلاتها أو لصقها هنا.',
  drop: 'أفلتها الآن لإرفاقها.',
  remove: (name) => `إزالة \u2068${name}\u2069`,
  count: (count) =>
    arabicCount(count, {
      zero: 'لا ملفات مرفقة',
      one: 'أُرفق ملف واحد',
      two: 'أُرفق ملفان',
      few: 'أُرفقت {n} ملفات',
      many: 'أُرفق {n} ملفًا',
      other: 'أُرفق {n} ملف',
    }),
  problems: {
    too_many: (name, max) =>
      `لم يُرفق \u2068${name}\u2069: عدد الملفات في الرسالة الواحدة ${max} على الأكثر.`,
    too_large: (name, _max, size) =>
      `لم يُرفق \u2068${name}\u2069: مجموع ملفات الرسالة ${size} على الأكثر.`,
    wrong_type: (name, _max, _size, types) =>
      `لم يُرفق \u2068${name}\u2069: يقبل هذا الوكيل ${types}.`,
    empty: (name) => `لم يُرفق \u2068${name}\u2069: الملف فارغ.`,
    unreadable: (name) => `لم يُرفق \u2068${name}\u2069: تعذّرت قراءته.`,
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
