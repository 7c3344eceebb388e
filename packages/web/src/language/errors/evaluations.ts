import type { Sentences } from './sentences.ts'

export const evaluations: Sentences<'evaluations'> = {
  'evaluations.not_found': 'لم تُقيَّم هذه النسخة بعد.',
  'evaluations.no_questions': 'لا أسئلة تقييم في النسخة الموجودة في المتجر. أضف أسئلة ثم انشرها.',
}
