import { catalogue } from '@wakeel/contract'
import { mentionsIn } from './mentioned.ts'
import { wordsOf } from './words-of.ts'

type Category = catalogue.Category

/** Whom and what each category is about. */
const signs: Record<Category, readonly string[]> = {
  business: wordsOf(`
    business, company, employee, employer, leave requests, hr, human resources, office, supplier, customer, invoice, contract,
    lawyer, landlord, tenant, freelancer, trade licence, meeting,
    أعمال, شركة, شركات, موظف, موظفين, عامل, موارد بشرية, مكتب, مورد, فاتورة, فواتير, عقد, عقود, محام, ملاك, مستأجر, رخصة
    تجارية, اجتماع
  `),
  marketing: wordsOf(`
    marketing, marketer, campaign, brand, social media, advertising, advertisement, ads, seo, newsletter, content creator,
    blogger, influencer, agency, audience growth,
    تسويق, مسوق, مسوقين, حملة, حملات, علامة تجارية, تواصل اجتماعي, إعلان, إعلانات, مدون, صناع المحتوى, وكالة, نشرة بريدية
  `),
  finance: wordsOf(`
    finance, financial, loan, mortgage, bank, budget, investor, accountant, accounting, cash, profit, savings, expense,
    spending, money, cfo, corporate tax,
    مالية, مالي, قرض, قروض, بنك, ميزانية, مستثمر, محاسب, محاسبين, محاسبة, نقد, ربح, أرباح, ادخار, مصروفات, مصاريف, تمويل, ضريبة
    الشركات
  `),
  education: wordsOf(`
    education, student, teacher, school, university, college, exam, lesson, learn, pupil, homework, course, lecture, class,
    tutor, study,
    تعليم, طالب, طلاب, طلبة, معلم, معلمين, معلمات, مدرس, مدرسة, مدارس, جامعة, امتحان, درس, دروس, تعلم, واجبات, محاضرة, محاضرات,
    دراسة
  `),
  health: wordsOf(`
    health, healthy, fitness, gym, diet, doctor, nurse, nutrition, patient, athlete, runner, weight, exercise, wellness, heat,
    صحة, صحي, لياقة, رياضي, رياضيين, طبيب, أطباء, تغذية, مريض, مرضى, وزن, تمارين, حمية
  `),
  productivity: wordsOf(`
    productivity, productive, task, organise, organize, time management, busy, assistant, traveller, traveler, schedule, remote
    team, convert,
    إنتاجية, مهام, تنظيم, إدارة الوقت, مشغول, مسافر, مسافرين, فريق عن بعد, تحويل
  `),
}

/** Two of the category's own words outweigh a skill that is useful everywhere. */
const SIGN_WEIGHT = 2

/** The category a text is about, in which `leanings` may already speak for some; undefined when nothing speaks for any. */
export function categoryOf(text: string, leanings: Partial<Record<Category, number>> = {}): Category | undefined {
  const count = mentionsIn(text)
  let best: { category: Category; weight: number } | undefined
  for (const category of catalogue.categories) {
    const weight = count(signs[category]) * SIGN_WEIGHT + (leanings[category] ?? 0)
    if (weight > (best?.weight ?? 0)) best = { category, weight }
  }
  return best?.category
}
