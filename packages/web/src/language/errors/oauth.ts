import type { Sentences } from './sentences.ts'

export const oauth: Sentences<'oauth'> = {
  'oauth.token_invalid': 'رمز الوصول هذا غير معروف أو منتهي الصلاحية أو أُلغي، أو هو لعنوان آخر.',
  'oauth.client_unknown': 'لا يعرف المتجر هذا البرنامج.',
  'oauth.client_unreadable': 'ما ينشره هذا البرنامج عن نفسه لم تنجح قراءته، أو هو على غير ما يجب.',
  'oauth.redirect_refused': 'ليس هذا عنوانًا يجوز أن يُجاب عليه البرنامج.',
  'oauth.request_invalid': 'يطلب البرنامج ما لا يستطيع المتجر منحه.',
  'oauth.grant_not_found': 'لا يوجد تطبيق متصل كهذا.',
  'oauth.too_many_grants': 'وصلت أكبر عدد من التطبيقات يمكن أن يكون لحساب واحد. افصل أحدها أولًا.',
}
