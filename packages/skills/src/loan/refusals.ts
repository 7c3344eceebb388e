import type { Bilingual } from '@wakeel/contract'
import { formatMoney } from '../reading/format.ts'

/** Why a payment does not pay a loan back. */
export const neverRepaid = (interest: number, payment: number): Bilingual =>
  payment <= interest
    ? {
        en: `This payment never pays the loan back: the interest of the first month alone is ${formatMoney(interest, 'en')}. Raise the payment above that.`,
        ar: `هذا القسط لا يسدّد القرض أبدًا: فائدة الشهر الأول وحدها ${formatMoney(interest, 'ar')}. ارفع القسط فوق ذلك.`,
      }
    : {
        en: 'This payment takes more than 50 years to pay the loan back. Raise the payment.',
        ar: 'يحتاج هذا القسط إلى أكثر من 50 سنة لسداد القرض. ارفع القسط.',
      }

export const refusals = {
  rate: {
    en: 'The annual rate must be between 0% and 60%.',
    ar: 'يجب أن تكون نسبة الفائدة السنوية بين 0% و60%.',
  },
  term: {
    en: 'The term must be between 1 month and 50 years.',
    ar: 'يجب أن تكون المدة بين شهر واحد و50 سنة.',
  },
  amount: { en: 'Amounts must be above zero.', ar: 'يجب أن تكون المبالغ أكبر من صفر.' },
  downPayment: {
    en: 'The down payment must be between zero and the price.',
    ar: 'يجب أن تكون الدفعة الأولى بين صفر وسعر العقار.',
  },
  burdened: {
    en: 'Your other instalments already take half of your income, the most that the Central Bank of the UAE allows: nothing is left for another loan.',
    ar: 'أقساطك الأخرى تستهلك نصف دخلك، وهو أقصى ما يسمح به مصرف الإمارات المركزي، فلا يبقى شيء لقرض آخر.',
  },
  noRate: {
    en: 'At no annual rate from 0% to 60% do these payments pay this loan back in this time. Check the three figures.',
    ar: 'لا توجد نسبة سنوية بين 0% و60% تسدّد بها هذه الأقساط هذا القرض في هذه المدة. راجع الأرقام الثلاثة.',
  },
  incomplete: {
    en: 'The amount, the term or the payment is missing.',
    ar: 'ينقص المبلغ أو المدة أو القسط.',
  },
} satisfies Record<string, Bilingual>
