import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'This is your own agent',
  text: 'There is nothing to buy to see how it works: its editor runs it for nothing, as it was saved last.',
  edit: 'Edit this agent',
  try: 'Try it in the editor',
}

const ar: typeof en = {
  title: 'هذا وكيلك أنت',
  text: 'لا تحتاج إلى شرائه لترى كيف يعمل: يشغّله المحرّر بلا مقابل كما حُفظ آخر مرة.',
  edit: 'عدّل هذا الوكيل',
  try: 'جرّبه في المحرّر',
}

export const messages: Bilingual<typeof en> = { en, ar }
