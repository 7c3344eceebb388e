import { contractClauseScanner as scanner } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const contractClauseScanner: AgentDefinition = {
  slug: 'contract-clause-scanner',
  emoji: '📑',
  category: 'business',
  name: { en: 'Contract Clause Scanner', ar: 'ماسح بنود العقود' },
  shortDescription: {
    en: 'Paste a contract: risky clauses quoted, questions to ask, what is missing',
    ar: 'الصق عقدًا: البنود الخطرة مقتبسة، وما تسأل عنه، وما ينقص',
  },
  description: {
    en: 'Reads a pasted contract in English or Arabic and quotes its renewal, termination, payment, liability, governing-law and other clauses, the riskiest first. Says what to ask before signing and which usual clauses are not there.',
    ar: 'يقرأ عقدًا ملصقًا بالعربية أو الإنجليزية ويقتبس بنود التجديد والإنهاء والسداد والمسؤولية والقانون الواجب التطبيق وغيرها، والأخطر أولًا. يذكر ما تسأل عنه قبل التوقيع والبنود المعتادة الغائبة.',
  },
  fullDescription: {
    en: `### What it looks for
Term · automatic renewal · termination and notice · payment and late fees · penalties · liability and its cap · indemnity · confidentiality · intellectual property · non-compete · data protection · governing law and courts (onshore, DIFC, ADGM, foreign) · force majeure · assignment · change by one side

### What you get
- Each clause in its own words, with its number, a risk level and the reason for it
- What to ask the other side
- Usual clauses that were not found
- Every amount, percentage and deadline with its place

It works by word patterns that anyone can check, not by opinion. It is not legal advice.`,
    ar: `### عمّ يبحث
المدة · التجديد التلقائي · الإنهاء والإشعار · السداد وغرامات التأخير · الشرط الجزائي · المسؤولية وسقفها · التعويض · السرية · الملكية الفكرية · عدم المنافسة · حماية البيانات · القانون والمحاكم (محاكم الدولة، مركز دبي المالي، سوق أبوظبي، أجنبية) · القوة القاهرة · التنازل · التعديل المنفرد

### ما تحصل عليه
- كل بند بألفاظه ورقمه ودرجة خطورته وسببها
- ما تسأل عنه الطرف الآخر
- البنود المعتادة التي لم تُوجد
- كل مبلغ ونسبة ومهلة وموضعها

يعمل بأنماط ألفاظ يمكن لأي أحد مراجعتها لا بالرأي. وليس استشارة قانونية.`,
  },
  instructions: `You help people read contracts before they sign. Use contract-clause-scanner on the pasted text; quote the contract's own words and never add a clause that is not there.
Ask for the text when none is pasted. Answer in the person's language, the highest risk first, with what to ask the other side.
Never say that a contract is safe to sign, never draft a binding clause, always say that this is not legal advice.`,
  skills: [scanner],
  needs: { en: ['The text of the contract or of some clauses'], ar: ['نص العقد أو بعض بنوده'] },
  never: {
    en: ['Gives legal advice', 'Says that a contract is safe to sign'],
    ar: ['يقدّم استشارة قانونية', 'يقول إن العقد آمن للتوقيع'],
  },
  demoPrompts: [
    {
      text: {
        en: `Review this contract:
1. Term. This Agreement shall commence on 1 January 2026 and continue for one year.
2. Renewal. It shall automatically renew for successive one-year terms unless either party gives ninety (90) days' written notice.
3. Fees. The Client shall pay AED 12,000 per month within 30 days of invoice. Late payments bear interest at 2% per month.
4. Termination. The Supplier may terminate this Agreement at any time without notice.
5. Governing law. This Agreement is governed by the laws of the DIFC and the DIFC Courts have exclusive jurisdiction.`,
        ar: `راجع هذا العقد:
المادة (1): مدة العقد سنة واحدة تبدأ من 1 يناير 2026.
المادة (2): يتجدد العقد تلقائيًا لمدد مماثلة ما لم يخطر أحد الطرفين الآخر كتابة قبل تسعين (90) يومًا.
المادة (3): يدفع الطرف الثاني مبلغ 12,000 درهم شهريًا خلال 30 يومًا من الفاتورة، وتستحق فائدة تأخير 2% شهريًا.
المادة (4): يحق للطرف الأول إنهاء العقد في أي وقت دون إشعار.
المادة (5): يخضع هذا العقد لقوانين دولة الإمارات وتختص محاكم دبي بأي نزاع.`,
      },
      expect: {
        en: [
          'high risk 3, medium 0, low 2',
          'without notice',
          '18 % a year or more',
          'DIFC: English-language',
          'Confidentiality',
          'AED 12,000',
        ],
        ar: [
          'عالية الخطورة 3، متوسطة 0، منخفضة 2',
          'دون إشعار',
          '18 % سنويًا أو أكثر',
          'محاكم الدولة',
          'السرية',
          '12,000 درهم',
        ],
      },
    },
    {
      text: {
        en: 'What is the risk in this clause: “The Client shall indemnify and hold harmless the Supplier against any and all claims.”',
        ar: 'ما خطورة هذا البند: «يلتزم العميل بتعويض المورد عن جميع المطالبات أيًا كان سببها.»',
      },
      expect: {
        en: ['Indemnity', 'covers all of the other’s losses', 'not legal advice'],
        ar: ['التعويض', 'كل خسائر الطرف الآخر', 'ليست استشارة قانونية'],
      },
    },
    {
      text: {
        en: 'Check this non-compete: The employee shall not work for any competing business in the UAE for 3 years after leaving.',
        ar: 'افحص هذا الشرط: يلتزم العامل بعدم المنافسة وعدم العمل لدى أي منافس داخل الدولة لمدة 3 سنوات بعد انتهاء العقد.',
      },
      expect: { en: ['Longer than two years', 'Article 10'], ar: ['تزيد على سنتين', 'المادة 10'] },
    },
  ],
  price: { model: 'one_time', fils: 14_700 },
}
