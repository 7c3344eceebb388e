import { isStopword, once, stemOf, words } from '@wakeel/skills'

/** What tools are named after, and how people say it in Arabic: most servers describe themselves in English alone. */
const inArabic: Record<string, string> = {
  add: 'أضف جمع', address: 'عنوان', age: 'عمر', amount: 'مبلغ قيمة', area: 'مساحة', balance: 'رصيد', book: 'احجز كتاب', branch: 'فرع فروع',
  buy: 'شراء اشتر', calculate: 'احسب حساب', city: 'مدينة', color: 'لون', company: 'شركة', convert: 'حوّل تحويل', cost: 'تكلفة كلفة يكلف',
  count: 'عدد', country: 'دولة بلد', courier: 'توصيل', currency: 'عملة', customer: 'عميل زبون', date: 'تاريخ', day: 'يوم',
  deliver: 'توصيل', delivery: 'توصيل', description: 'وصف', destination: 'وجهة', distance: 'مسافة', duration: 'مدة', email: 'بريد',
  employee: 'موظف', express: 'سريع', fast: 'سريع', fee: 'رسوم', find: 'ابحث', flight: 'رحلة طيران', height: 'ارتفاع طول', hotel: 'فندق',
  hour: 'ساعة', insurance: 'تأمين', insured: 'تأمين مؤمن', invoice: 'فاتورة', language: 'لغة', length: 'طول', list: 'قائمة اعرض',
  month: 'شهر', name: 'اسم', number: 'رقم', order: 'طلب طلبية', origin: 'مصدر', parcel: 'طرد', passenger: 'راكب', person: 'شخص',
  phone: 'هاتف', plan: 'خطة', price: 'سعر', product: 'منتج', property: 'عقار', quantity: 'كمية عدد', rate: 'معدل نسبة', rent: 'إيجار',
  report: 'تقرير', room: 'غرفة', salary: 'راتب', schedule: 'جدول موعد', search: 'ابحث بحث', send: 'أرسل إرسال', service: 'خدمة',
  ship: 'شحن', shipping: 'شحن', size: 'حجم مقاس', standard: 'عادي', status: 'حالة', stock: 'مخزون سهم', summarize: 'لخص تلخيص',
  task: 'مهمة', tax: 'ضريبة', temperature: 'حرارة', text: 'نص', ticket: 'تذكرة', time: 'وقت', total: 'مجموع إجمالي', track: 'تتبع',
  translate: 'ترجم ترجمة', weather: 'طقس', week: 'أسبوع', weight: 'وزن', width: 'عرض', year: 'سنة عام',
} // biome-ignore format: a list

const arabicStems = once(
  () =>
    new Map(
      Object.entries(inArabic).map(([word, said]) => [
        stemOf(word),
        words(said).map(({ stem }) => stem),
      ]),
    ),
)

/** The words of a description that tell something, each with the forms that a person may use for it. */
export function tellingWords(text: string): string[][] {
  const spaced = text.replaceAll('_', ' ').replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const telling = words(spaced).filter(({ word }) => word.length > 1 && !isStopword(word))
  return [...new Set(telling.map(({ stem }) => stem))].map((stem) => [
    stem,
    ...(arabicStems().get(stem) ?? []),
  ])
}
