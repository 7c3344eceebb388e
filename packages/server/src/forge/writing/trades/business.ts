import {
  contractClauseScanner,
  endOfServiceGratuity,
  meetingMinutes,
  taxInvoiceChecker,
  trnCheck,
  vatCalculator,
} from '@wakeel/skills'
import { contractClauseScanner as contractAgent } from '../../../own-agents/contract-clause-scanner.ts'
import { endOfServiceGratuity as gratuityAgent } from '../../../own-agents/end-of-service-gratuity.ts'
import { meetingMinutes as meetingAgent } from '../../../own-agents/meeting-minutes.ts'
import { vatInvoiceDesk } from '../../../own-agents/vat-invoice-desk.ts'
import { wordsOf } from '../../../text-rules/words-of.ts'
import { asIn, dirhams, type Trade } from './trade.ts'

export const businessTrades: readonly Trade[] = [
  {
    skill: vatCalculator,
    category: 'business',
    emoji: '🧾',
    callings: [
      {
        words: wordsOf(`
          tax + add, tax + sale, vat, value added tax, tax + quote, tax + quotation, tax + price, tax + bill, tax + invoice +
          add, tax + receipt,
          ضريبة + مبيعات, ضريبة + متجر, حساب الضريبة, احسب + ضريبة, ضريبة القيمة المضافة, القيمة المضافة, الضريبة المضافة,
          ضريبة + أسعار, ضريبة + فاتورة, ضريبة + فواتير
        `),
        name: { en: 'VAT Helper', ar: 'مساعد ضريبة القيمة المضافة' },
      },
    ],
    hints: wordsOf('tax, invoice, price, net, gross, ضريبة, فاتورة, فواتير, أسعار, شامل'),
    does: {
      en: 'works out UAE VAT on prices and invoices',
      ar: 'يحسب ضريبة القيمة المضافة على الأسعار والفواتير',
    },
    never: vatInvoiceDesk.never,
    prompts: {
      en: [
        'Add VAT to AED 8,400 of consulting services',
        'I paid AED 1,050 including VAT. How much of it is tax?',
        '3 laptops at AED 2,500 each and 4 monitors at AED 800 each, plus VAT',
      ],
      ar: [
        'أضف ضريبة القيمة المضافة إلى 8,400 درهم أتعاب استشارات',
        'دفعت 1,050 درهمًا شاملًا الضريبة، كم الضريبة منها؟',
        '3 أجهزة بسعر 2,500 درهم للواحد و4 شاشات بسعر 800 درهم للواحدة، غير شامل الضريبة',
      ],
    },
    needs: {
      en: ['An amount or a list of items with prices', 'Whether prices include VAT'],
      ar: ['مبلغ أو قائمة بنود بأسعارها', 'هل الأسعار شاملة الضريبة'],
    },
    promptAbout: (amount) => ({
      en: `Add VAT to ${dirhams(amount).en}`,
      ar: `أضف ضريبة القيمة المضافة إلى ${dirhams(amount).ar}`,
    }),
  },
  {
    skill: taxInvoiceChecker,
    category: 'business',
    emoji: '🧾',
    callings: [
      {
        words: wordsOf(`
          tax invoice, check invoice, check + invoice, review + invoice, validate + invoice, verify + invoice, audit + invoice,
          invoice + missing, invoice + complete, invoice + compliant, invoice + correct, check + bills + tax, fields of an
          invoice,
          فاتورة ضريبية, الفاتورة الضريبية, الفواتير الضريبية, فحص + فاتورة, فحص + فواتير, يفحص + فواتير, تدقيق + فواتير,
          مراجعة + فواتير, تحقق + فواتير, التأكد + فواتير, =يتأكد + فاتورة, =يتأكد + فواتير, فاتورة + البيانات, فواتير + شروط, فواتير + ناقصة, فواتير + صحيحة
        `),
        name: { en: 'Tax Invoice Checker', ar: 'مدقق الفواتير الضريبية' },
      },
    ],
    hints: wordsOf('invoice, fta, compliant, missing, bills, فاتورة, فواتير, البيانات الناقصة'),
    does: {
      en: 'checks invoices against the UAE rules for tax invoices',
      ar: 'يفحص الفواتير وفق شروط الفاتورة الضريبية في الإمارات',
    },
    needs: { en: ['The text of an invoice'], ar: ['نص فاتورة'] },
    never: vatInvoiceDesk.never,
    prompts: {
      en: [
        ...asIn(vatInvoiceDesk, [2]).prompts.en,
        'Which fields are required on a tax invoice?',
        'What must a simplified tax invoice show?',
      ],
      ar: [
        ...asIn(vatInvoiceDesk, [2]).prompts.ar,
        'ما البيانات المطلوبة في الفاتورة الضريبية؟',
        'ما بيانات الفاتورة الضريبية المبسطة؟',
      ],
    },
  },
  {
    skill: trnCheck,
    category: 'business',
    emoji: '🔢',
    callings: [
      {
        words: wordsOf(
          'trn, tax registration number, الرقم الضريبي, رقم التسجيل الضريبي, الأرقام الضريبية',
        ),
        name: { en: 'TRN Checker', ar: 'مدقق الرقم الضريبي' },
      },
    ],
    hints: [],
    does: {
      en: 'checks how a tax registration number is written',
      ar: 'يفحص كتابة رقم التسجيل الضريبي',
    },
    needs: { en: ['A tax registration number'], ar: ['رقم تسجيل ضريبي'] },
    never: { en: ['Confirms that a TRN is registered'], ar: ['يؤكد تسجيل رقم ضريبي'] },
    prompts: {
      en: [
        'Is TRN 100123456700003 written correctly?',
        'Check the TRN 100-1234-5670-0003',
        'Is this TRN complete: 10012345670000?',
      ],
      ar: [
        'هل الرقم الضريبي 100123456700003 مكتوب صحيحًا؟',
        'افحص الرقم الضريبي 100-1234-5670-0003',
        'هل هذا الرقم الضريبي كامل: 10012345670000؟',
      ],
    },
  },
  {
    skill: endOfServiceGratuity,
    category: 'business',
    emoji: '🤝',
    callings: [
      {
        words: wordsOf(`
          gratuity, end of service, end-of-service, eosb, final settlement, years of service, length of service, leaving + job
          + owed, leaving + job + money, leave + job + entitled, resign + owed, resign + entitled, quit + job + paid,
          severance, end of employment,
          نهاية الخدمة, سنوات الخدمة, مكافأة نهاية الخدمة, مستحقات العامل, مستحقات الموظف, يستحق + موظف, يستحق + ترك العمل,
          مستحقات + استقالة, يستحق + استقالة, مستحقات + ترك العمل, مكافأة + استقالة
        `),
        name: { en: 'Gratuity Calculator', ar: 'حاسبة مكافأة نهاية الخدمة' },
      },
    ],
    hints: wordsOf(
      'resign, resignation, salary, labour law, hr, leaving, استقالة, راتب, قانون العمل, مستحقات, موارد بشرية',
    ),
    does: {
      en: 'works out the UAE end-of-service gratuity',
      ar: 'يحسب مكافأة نهاية الخدمة في الإمارات',
    },
    ...asIn(gratuityAgent),
    promptAbout: (amount) => ({
      en: `My basic salary is ${dirhams(amount).en} and I worked 7 years`,
      ar: `راتبي الأساسي ${dirhams(amount).ar} وعملت 7 سنوات`,
    }),
  },
  {
    skill: meetingMinutes,
    category: 'business',
    isGeneral: true,
    emoji: '🗒️',
    callings: [
      {
        words: wordsOf(`
          meeting notes, minutes of, meeting minutes, board minutes, take minutes, action items, meeting + notes, meeting +
          decisions, meeting + actions, meeting + agreed, meeting + summary, meeting + summarise, meeting + transcript, calls +
          agreed, call notes, agreed in calls, who does what,
          =محضر, =المحضر, =محاضر, محضر اجتماع, محاضر الاجتماعات, اجتماع + ملاحظات, اجتماعات + ملاحظات, اجتماع + قرارات,
          اجتماعات + قرارات, اجتماع + تلخيص, اجتماعات + تلخيص, اجتماع + مهام, اجتماعات + مهام, بعد الاجتماع, بعد الاجتماعات
        `),
        name: { en: 'Meeting Minutes Writer', ar: 'كاتب محاضر الاجتماعات' },
      },
    ],
    hints: wordsOf(
      'meeting, decisions, notes, owner, follow up, agreed, transcript, اجتماع, اجتماعات, قرارات, ملاحظات, متابعة',
    ),
    does: {
      en: 'turns meeting notes into decisions and actions',
      ar: 'يحوّل ملاحظات الاجتماع إلى قرارات ومهام',
    },
    ...asIn(meetingAgent),
  },
  {
    skill: contractClauseScanner,
    category: 'business',
    emoji: '📑',
    callings: [
      {
        words: wordsOf(
          'lease, tenancy contract, rental contract, rent contract, عقد الإيجار, عقود الإيجار, عقد إيجار',
        ),
        name: { en: 'Lease Clause Checker', ar: 'مدقق بنود عقود الإيجار' },
        prompts: {
          en: [
            'Check this lease: 1. Renewal. The lease renews automatically for one year unless the tenant gives 90 days notice. 2. Termination. The landlord may terminate this agreement at any time without notice.',
          ],
          ar: [
            'راجع عقد الإيجار هذا: المادة (1): يتجدد العقد تلقائيًا لسنة مماثلة ما لم يخطر المستأجر المؤجر كتابة قبل تسعين (90) يومًا. المادة (2): يحق للمؤجر إنهاء العقد في أي وقت دون إشعار.',
          ],
        },
      },
      {
        words: wordsOf(
          'non-compete, employment contract, job contract, work contract, عقد العمل, عقود العمل, عقد عمل',
        ),
        name: { en: 'Employment Contract Checker', ar: 'مدقق عقود العمل' },
        prompts: {
          en: [
            'Check this non-compete: The employee shall not work for any competing business in the UAE for 3 years after leaving.',
          ],
          ar: [
            'افحص هذا الشرط: يلتزم العامل بعدم المنافسة وعدم العمل لدى أي منافس داخل الدولة لمدة 3 سنوات بعد انتهاء العقد.',
          ],
        },
      },
      {
        words: wordsOf(
          'contract, clause, agreement, nda, terms and conditions, عقد, عقود, بنود, اتفاقية',
        ),
        name: { en: 'Contract Clause Checker', ar: 'مدقق بنود العقود' },
      },
    ],
    hints: wordsOf('legal, risk, risky, sign, lawyer, document, قانوني, مخاطر, توقيع, محام, مستند'),
    inputs: ['documents'],
    does: {
      en: 'finds the clauses of a contract that matter',
      ar: 'يجد البنود المهمة في العقود ويقدّر خطورتها',
    },
    ...asIn(contractAgent),
  },
]
