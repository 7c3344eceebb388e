import { once } from '../once-for.ts'
import { isArabicWord } from '../reading/arabic.ts'
import { fold } from '../reading/fold.ts'
import { monthNames } from '../reading/month-names.ts'
import { type Word, words } from '../reading/words.ts'

/** What tables and statements name, in both languages: spellings of each apart by a comma, the languages by a colon. */
const NAMES: readonly string[] = [
  'Dubai, DXB: دبي',
  'Abu Dhabi, AUH: أبوظبي, أبو ظبي',
  'Sharjah, SHJ: الشارقة',
  'Ajman: عجمان',
  'Fujairah: الفجيرة',
  'Ras Al Khaimah, RAK: رأس الخيمة',
  'Umm Al Quwain, UAQ: أم القيوين',
  'Al Ain: العين',
  'Riyadh: الرياض',
  'Jeddah: جدة',
  'Dammam: الدمام',
  'Doha: الدوحة',
  'Muscat: مسقط',
  'Manama: المنامة',
  'Cairo: القاهرة',
  'Alexandria: الإسكندرية, اسكندرية',
  'Amman: عمّان',
  'Beirut: بيروت',
  'UAE, United Arab Emirates, Emirates: الإمارات',
  'Saudi Arabia, KSA, Saudi: السعودية',
  'Qatar: قطر',
  'Kuwait: الكويت',
  'Bahrain: البحرين',
  'Oman: سلطنة عمان',
  'Egypt: مصر',
  'Jordan: الأردن',
  'Lebanon: لبنان',
  'Syria: سوريا',
  'India: الهند',
  'Pakistan: باكستان',
  'Philippines: الفلبين',
  'Deira: ديرة',
  'Marina, Dubai Marina: المارينا, مارينا, دبي مارينا',
  'Jumeirah, Jumeira: جميرا',
  'Downtown: داون تاون, وسط المدينة',
  'Paid: مدفوع, مدفوعة, المدفوعة',
  'Unpaid: غير مدفوع, غير مدفوعة, غير المدفوعة',
  'Overdue, Late: متأخر, متأخرة',
  'Pending: معلق, معلقة, قيد الانتظار',
  'Cancelled, Canceled: ملغي, ملغية, ملغاة',
  'Delivered: مسلم, مسلمة, تم التسليم',
  'Open: مفتوح, مفتوحة',
  'Closed: مغلق, مغلقة',
  'Approved: معتمد, معتمدة, موافق عليه',
  'Rejected: مرفوض, مرفوضة',
  'Active: نشط, نشطة, فعال',
  'Inactive: غير نشط, غير نشطة',
  'Yes: نعم',
  'No: لا',
  'Male: ذكر, ذكور',
  'Female: أنثى, إناث',
  'Cash: نقد, نقدًا, كاش',
  'Card, Credit card: بطاقة, البطاقات',
  'Bank transfer, Transfer: تحويل, تحويل بنكي',
  'Sales: المبيعات',
  'Marketing: التسويق',
  'Finance: المالية',
  'Accounting, Accounts: المحاسبة, الحسابات',
  'HR, Human Resources: الموارد البشرية',
  'IT, Technology: تقنية المعلومات, التقنية',
  'Operations: العمليات, التشغيل',
  'Logistics: اللوجستيات, الخدمات اللوجستية',
  'Legal: القانونية, الشؤون القانونية',
  'Support, Customer service: الدعم, خدمة العملاء',
  'Online: أونلاين, عبر الإنترنت',
  'Rent, Rental: إيجار',
  'Housing: سكن',
  'Groceries, Grocery, Supermarket: بقالة, سوبرماركت, مقاضي',
  'Food: طعام, أكل',
  'Dining, Restaurant, Restaurants, Eating out: مطاعم, مطعم',
  'Coffee, Cafe: قهوة, كافيه, مقاهي',
  'Fuel, Petrol, Gas: وقود, بنزين',
  'Transport, Transportation: نقل, مواصلات',
  'Taxi: تاكسي, تكسي, أجرة',
  'Parking: مواقف, باركن',
  'Flight, Flights: طيران',
  'Travel: سفر',
  'Hotel, Hotels: فندق, فنادق',
  'Salary: راتب',
  'Salaries, Payroll, Wages: رواتب',
  'Bonus: مكافأة, بونص',
  'Utilities: مرافق',
  'Electricity, DEWA, SEWA, ADDC: كهرباء',
  'Water, DEWA, SEWA, ADDC: ماء, مياه',
  'Internet: إنترنت, نت',
  'Phone, Mobile, Telephone: هاتف, جوال, موبايل',
  'Subscriptions, Subscription: اشتراكات, اشتراك',
  'Insurance: تأمين',
  'Health, Healthcare, Medical: صحة, علاج',
  'Pharmacy: صيدلية',
  'Hospital: مستشفى',
  'Clinic: عيادة',
  'School, School fees: مدرسة, مدارس',
  'Education: تعليم',
  'Gym, Fitness: جيم, نادي',
  'Clothes, Clothing: ملابس',
  'Shopping: تسوق',
  'Entertainment: ترفيه',
  'Gifts, Gift: هدايا, هدية',
  'Charity, Donation, Zakat: صدقة, تبرعات, زكاة',
  'Maintenance: صيانة',
  'Repairs, Repair: تصليح, إصلاح',
  'Cleaning: تنظيف',
  'Supplies: مستلزمات',
  'Stationery: قرطاسية',
  'Advertising, Ads: إعلانات, دعاية',
  'Software: برامج',
  'Equipment: معدات',
  'Shipping, Delivery: شحن, توصيل',
  'Fees: رسوم',
  'Fines, Fine: مخالفات, غرامات',
  'Interest: فوائد',
  'Loan: قرض',
  'Installment, Instalment: قسط, أقساط',
  'Maid, Housekeeper: خادمة, شغالة',
  ...monthNames.map((names) => {
    const [first, ...others] = names.split('|').toReversed()
    return `${others.join(', ')}: ${first}`
  }),
  'Sunday, Sun: الأحد',
  'Monday, Mon: الاثنين, الإثنين',
  'Tuesday, Tue: الثلاثاء',
  'Wednesday, Wed: الأربعاء',
  'Thursday, Thu: الخميس',
  'Friday, Fri: الجمعة',
  'Saturday, Sat: السبت',
]

/** Each thing by the folded spellings of one language, with the words of the other. */
const counterparts = once(() => {
  const found = new Map<string, Word[][]>()
  for (const name of NAMES) {
    const sides = name.split(': ').map((side) => side.split(', '))
    for (const [at, side] of sides.entries())
      for (const spelling of side) {
        const { text } = fold(spelling)
        // DEWA is paid for electricity and for water.
        found.set(text, [...(found.get(text) ?? []), ...(sides[1 - at] ?? []).map(words)])
      }
  }
  return found
})

const PREPOSITION: Readonly<Record<string, string>> = { ب: 'في ', ل: 'لـ ', و: 'و ' }

/** A question with the names at hand for what it says in the other language: «كم مبيعات دبي؟» where one of them is "Dubai". */
export function inOwnNames(asked: string, names: Iterable<string>): string {
  const all = words(asked)
  const placesOf = placesByForm(all)
  const places = new Map<number, { end: number; written: string }>()
  for (const name of new Set(names))
    for (const spelling of counterparts().get(fold(name).text) ?? []) {
      const [first, ...others] = spelling as [Word, ...Word[]]
      for (const place of placesOf(first)) {
        const word = all[place] as Word
        if (!isForm(word, first, true)) continue
        if (!others.every((one, offset) => isForm(all[place + 1 + offset], one, false))) continue
        // "12 May" is a day, whatever the months of the table are called.
        if (/\d\s?$/.test(asked.slice(Math.max(0, word.start - 2), word.start))) continue
        const end = (all[place + others.length] as Word).end
        // "Unpaid" is meant where "paid" is a part of it.
        if ((places.get(word.start)?.end ?? 0) < end)
          places.set(word.start, { end, written: `${leadOf(word, first)}${name}` })
      }
    }
  let [own, reached] = ['', 0]
  for (const [start, { end, written }] of [...places].toSorted(([a], [b]) => a - b)) {
    if (start < reached) continue
    own += asked.slice(reached, start) + written
    reached = end
  }
  return own + asked.slice(reached)
}

/** Where a word may stand in one of its forms, so that a long text is not searched anew for each name. */
function placesByForm(all: readonly Word[]): (wanted: Word) => Iterable<number> {
  const places = new Map<string, number[]>()
  for (const [place, { word, stem, unattached = stem }] of all.entries())
    for (const form of new Set([word, stem, unattached])) {
      const known = places.get(form)
      if (known) known.push(place)
      else places.set(form, [place])
    }
  return ({ word, stem }) => new Set([...(places.get(word) ?? []), ...(places.get(stem) ?? [])])
}

const isForm = (written: Word | undefined, wanted: Word, isFirst: boolean): boolean =>
  written !== undefined &&
  (written.word === wanted.word ||
    (isArabicWord(wanted.word) && written.stem === wanted.stem) ||
    (isFirst && written.unattached !== undefined && written.unattached === wanted.stem))

/** What is written together with the first word and not part of it. */
function leadOf(written: Word, wanted: Word): string {
  const [first = '', second = ''] = written.word
  if (written.word === wanted.word || !isArabicWord(wanted.word)) return ''
  if (first === 'و' && !wanted.word.startsWith('و'))
    return `و ${written.word.length > wanted.word.length + 1 ? (PREPOSITION[second] ?? '') : ''}`
  return written.word.length > wanted.word.length ? (PREPOSITION[first] ?? '') : ''
}
