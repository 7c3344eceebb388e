import type { Sentences } from './sentences.ts'

export const apiKeys: Sentences<'api_keys'> = {
  'api_keys.scope_missing': 'لا يجوز لمفتاح الواجهة البرمجية هذا أن يفعل ذلك: تنقصه الصلاحية.',
}
