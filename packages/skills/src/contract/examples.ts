import type { Bilingual } from '@wakeel/contract'
import { understand } from './clause-kind.ts'
import { clauseKinds } from './scan.ts'

const RENEWAL: Bilingual = {
  en: '“5. Renewal. This agreement renews automatically for one year unless either party gives 60 days’ notice.”',
  ar: '«5. التجديد: يتجدد العقد تلقائيًا لمدة سنة ما لم يخطر أحد الطرفين الآخر قبل 60 يومًا.»',
}

const examples: Readonly<Record<string, Bilingual>> = {
  'non-compete': {
    en: '“9. Non-compete. The Employee shall not work for a competitor in Dubai for 12 months after the end of this contract.”',
    ar: '«9. عدم المنافسة: لا يعمل الموظف لدى منافس في دبي لمدة 12 شهرًا بعد انتهاء العقد.»',
  },
  penalty: {
    en: '“7. Delay. The Contractor shall pay AED 500 for each day of delay, at most 10% of the price.”',
    ar: '«7. التأخير: يدفع المقاول 500 درهم عن كل يوم تأخير بحد أقصى 10% من القيمة.»',
  },
  termination: {
    en: '“8. Termination. Either party may terminate this agreement by 30 days’ written notice.”',
    ar: '«8. الإنهاء: لأي من الطرفين إنهاء العقد بإشعار كتابي قبل 30 يومًا.»',
  },
  payment: {
    en: '“3. Payment. The Client shall pay each invoice within 30 days.”',
    ar: '«3. السداد: يدفع العميل كل فاتورة خلال 30 يومًا.»',
  },
}

/** A clause of the kind that is asked about, to show what is to be pasted. */
export function exampleFor(request: string): Bilingual {
  const said = understand(request)
  const kind = clauseKinds.find(
    ({ name, asked, heading }) => examples[name] && (asked ?? heading)(said),
  )
  return (kind && examples[kind.name]) ?? RENEWAL
}
