import { foldArabic } from '../reading/arabic.ts'
import { words } from '../reading/words.ts'
import { isArabicVerb } from '../sentences/arabic-verbs.ts'

/** What is done, by the verb of the third person without its first letter. */
const DOINGS: Readonly<Record<string, string>> = {
  رسل: 'إرسال',
  راجع: 'مراجعة',
  جهز: 'تجهيز',
  حجز: 'حجز',
  كتب: 'كتابة',
  عد: 'إعداد',
  دفع: 'دفع',
  سدد: 'سداد',
  حدث: 'تحديث',
  طبع: 'طباعة',
  تابع: 'متابعة',
  رتب: 'ترتيب',
  صمم: 'تصميم',
  قدم: 'تقديم',
  سلم: 'تسليم',
  نسق: 'تنسيق',
  شارك: 'مشاركة',
  نشر: 'نشر',
  نهي: 'إنهاء',
  كمل: 'إكمال',
  جدد: 'تجديد',
  وقع: 'توقيع',
  ترجم: 'ترجمة',
  شتري: 'شراء',
  ختار: 'اختيار',
  وكد: 'تأكيد',
  عدل: 'تعديل',
  ضيف: 'إضافة',
  لغي: 'إلغاء',
  جمع: 'جمع',
  نظم: 'تنظيم',
  رفع: 'رفع',
  نقل: 'نقل',
  فحص: 'فحص',
  وزع: 'توزيع',
  درس: 'دراسة',
  حلل: 'تحليل',
  لخص: 'تلخيص',
  نظف: 'تنظيف',
  طلب: 'طلب',
  بعت: 'إرسال',
  بعث: 'إرسال',
  غير: 'تغيير',
  صلح: 'إصلاح',
  بلغ: 'إبلاغ',
  خبر: 'إخبار',
  ركب: 'تركيب',
  حول: 'تحويل',
  جيب: 'إحضار',
  ضبط: 'ضبط',
  فتح: 'فتح',
}
/** These are joined to what they are about by a word of their own. */
const JOINED: Readonly<Record<string, string>> = {
  تصل: 'الاتصال',
  تواصل: 'التواصل',
  بحث: 'البحث',
}
const FUTURE = /^(?:[سبهح]|(?:سوف|راح|رح) [بهح]?)[ياتن](\p{L}{2,6})(?= \p{L})/u
const PREPOSITION = /^ (?:مع|في|من|عن|على|إلى|الى|لل|ل|ب)/u

/** «سيرسل عرض السعر», «سأراجع العقد»: what is to be done, whoever says it; other words stay as they were said. */
export function asDoing(task: string): string {
  const future = FUTURE.exec(foldArabic(task))
  const [{ length }, stem = ''] = future ?? ['']
  // What is folded letter by letter has other places behind vowel marks.
  if (!future || foldArabic(task.slice(0, length)).length !== length) return task
  const rest = task.slice(length)
  const goesOn = words(rest).some(
    (word) => /^وا(?!ل)/.test(word.word) || (/^و[سيتنه]/.test(word.word) && isArabicVerb(word)),
  )
  const doing = JOINED[stem] ?? (PREPOSITION.test(rest) ? undefined : DOINGS[stem])
  return doing && !goesOn ? `${doing}${rest}` : task
}
