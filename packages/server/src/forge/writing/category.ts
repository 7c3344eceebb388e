import type { catalogue } from '@wakeel/contract'
import type { OfferedCategory } from '../../catalogue/own-categories.ts'
import { wordsOf } from '../../text-rules/words-of.ts'
import { mentionsIn } from './mentioned.ts'

/** Whom and what each standard category is about. */
const signs: Record<catalogue.StandardCategory, readonly string[]> = {
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

export interface Choice {
  offered: readonly OfferedCategory[]
  /** What already speaks for some of them. */
  leanings?: Readonly<Record<string, number>>
  /** The category when nothing speaks for any; where it is not offered, the first one that is. */
  otherwise: string
}

/** The category a text is about. */
export function categoryOf(text: string, { offered, leanings = {}, otherwise }: Choice): string {
  const count = mentionsIn(text)
  let best: { id: string; weight: number } | undefined
  for (const { id, words } of offered) {
    const weight = count(signsOf(id, words)) * SIGN_WEIGHT + (leanings[id] ?? 0)
    if (weight > (best?.weight ?? 0)) best = { id, weight }
  }
  return best?.id ?? (offered.find(({ id }) => id === otherwise) ?? offered[0]!).id
}

function signsOf(id: string, own: readonly string[]): readonly string[] {
  const standard = (signs as Record<string, readonly string[]>)[id] ?? []
  return own.length > 0 ? [...standard, ...own] : standard
}
