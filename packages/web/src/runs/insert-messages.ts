import type { Bilingual } from '@wakeel/contract'
import type { TextProblem } from './read-text.ts'

const en = {
  insert: 'Insert a file',
  hint: 'A text or a table as CSV: you see it in the box before anything is sent.',
  drop: 'Let go to insert it.',
  inserted: (name: string) => `${name} stands in the box.`,
  problems: {
    not_text: (name: string) =>
      `${name} was not inserted: it is not a text. Save a table as CSV, or copy what the document says into the box.`,
    too_long: (name: string, max: string) =>
      `${name} was not inserted: a message may have ${max} characters. Insert the part that you ask about.`,
    empty: (name: string) => `${name} was not inserted: it is empty.`,
    unreadable: (name: string) => `${name} was not inserted: it could not be read.`,
  } satisfies Record<TextProblem, unknown>,
}

const ar: typeof en = {
  insert: 'إدراج ملف',
  hint: 'نص أو جدول بصيغة CSV: تراه في الخانة قبل إرسال أي شيء.',
  drop: 'أفلته الآن لإدراجه.',
  inserted: (name) => `صار محتوى \u2068${name}\u2069 في الخانة.`,
  problems: {
    not_text: (name) =>
      `لم يُدرج \u2068${name}\u2069: ليس نصًا. احفظ الجدول بصيغة CSV، أو انسخ ما في المستند إلى الخانة.`,
    too_long: (name, max) =>
      `لم يُدرج \u2068${name}\u2069: للرسالة ${max} حرف على الأكثر. أدرج الجزء الذي تسأل عنه.`,
    empty: (name) => `لم يُدرج \u2068${name}\u2069: الملف فارغ.`,
    unreadable: (name) => `لم يُدرج \u2068${name}\u2069: تعذّرت قراءته.`,
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
