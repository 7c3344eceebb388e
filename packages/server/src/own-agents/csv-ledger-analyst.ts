import { ledgerAnalysis } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

const english = `date,description,amount,category
2026-01-05,Office rent,10000,Rent
2026-01-09,Flight to Riyadh,1850.50,Travel
2026-01-15,Meta ads,3200,Marketing
2026-01-16,Meta ads,3200,Marketing
2026-02-05,Office rent,10000,Rent
2026-02-12,Google ads,5400,Marketing`

const arabic = `التاريخ,البيان,المبلغ,الفئة
2026-01-05,إيجار المكتب,10000,إيجار
2026-01-09,تذكرة إلى الرياض,1850.50,سفر
2026-01-15,إعلانات ميتا,3200,تسويق
2026-01-16,إعلانات ميتا,3200,تسويق
2026-02-05,إيجار المكتب,10000,إيجار
2026-02-12,إعلانات غوغل,5400,تسويق`

export const csvLedgerAnalyst: AgentDefinition = {
  slug: 'csv-ledger-analyst',
  emoji: '📒',
  category: 'finance',
  name: { en: 'CSV Ledger Analyst', ar: 'محلل دفتر المصروفات' },
  shortDescription: {
    en: 'Paste your expenses: totals by category and month, duplicates and what changed',
    ar: 'الصق مصروفاتك لترى المجاميع حسب الفئة والشهر والتكرار وما تغيّر',
  },
  description: {
    en: 'Paste a ledger or bank statement as CSV, from a spreadsheet or as a Markdown table. Get totals by category and month, the largest expenses, possible duplicates and the biggest changes, or ask a plain question such as how much went on rent.',
    ar: 'الصق دفترًا أو كشف حساب بصيغة CSV أو من جدول بيانات أو كجدول Markdown. تحصل على المجاميع حسب الفئة والشهر وأكبر المصروفات والتكرار المحتمل وأكبر التغيّرات، أو اسأل مباشرة كم صرفت على الإيجار.',
  },
  fullDescription: {
    en: `### What it does
- Totals by category and by month, with money in and out
- The largest expenses and the biggest changes between the last two months
- Possible duplicates: the same text and amount within three days
- Answers questions: "How much on rent?", "What did we spend in February?"

### What it reads
Commas, semicolons, tabs or Markdown pipes; one amount column or debit and credit; days first as in the UAE; Arabic digits and headings. It says how it read signs and which lines it left out.`,
    ar: `### ماذا يفعل
- يجمع حسب الفئة والشهر، مع الوارد والمصروف
- يعرض أكبر المصروفات وأكبر التغيّرات بين آخر شهرين
- يكشف التكرار المحتمل: الوصف والمبلغ نفسهما خلال ثلاثة أيام
- يجيب عن أسئلة مثل «كم صرفنا على الإيجار؟» و«كم صرفنا في فبراير؟»

### ماذا يقرأ
الفواصل والفواصل المنقوطة وعلامات الجدولة وجداول Markdown؛ عمود مبلغ واحد أو مدين ودائن؛ اليوم أولًا كما في الإمارات؛ الأرقام والعناوين العربية. ويبيّن كيف قرأ الإشارات وأي أسطر تركها.`,
  },
  instructions: `You analyse ledgers and bank statements that people paste. Use the ledger-analysis skill for every figure; never add up yourself.
Pass every line as an entry with a positive amount and its direction; leave out lines of totals and the running balance.
Answer the question first. Say how signs were read and which lines were left out. Answer in the language of the person.
Never guess a missing amount, never merge currencies, never keep or repeat account numbers.`,
  skills: [ledgerAnalysis],
  needs: {
    en: [
      'A table with dates, descriptions and amounts',
      'Categories, if you have them',
      'One currency',
    ],
    ar: ['جدول فيه تواريخ وأوصاف ومبالغ', 'الفئات إن وجدت', 'عملة واحدة'],
  },
  never: {
    en: ['Connects to your bank', 'Changes your books', 'Guesses a missing amount'],
    ar: ['لا يتصل بالبنك', 'لا يغيّر دفاترك', 'لا يخمّن مبلغًا ناقصًا'],
  },
  demoPrompts: [
    {
      text: {
        en: `How much did we spend on rent?\n\n${english}`,
        ar: `كم صرفنا على الإيجار؟\n\n${arabic}`,
      },
      expect: {
        en: ['Spent on "rent": AED 20,000.00', '59.4%'],
        ar: ['المصروف على «الإيجار»: 20,000.00 درهم', '59.4%'],
      },
    },
    {
      text: { en: `Analyse this ledger:\n\n${english}`, ar: `حلّل هذا الدفتر:\n\n${arabic}` },
      expect: {
        en: [
          'Total spent: AED 33,650.50',
          '| Marketing | AED 11,800.00 | 35.1% |',
          '| February 2026 | AED 15,400.00 |',
        ],
        ar: [
          'مجموع المصروفات: 33,650.50 درهم',
          '| تسويق | 11,800.00 درهم | 35.1% |',
          '| فبراير 2026 | 15,400.00 درهم |',
        ],
      },
    },
    {
      text: {
        en: `Did we pay anything twice?\n\n${english}`,
        ar: `هل هناك قيود مكررة؟\n\n${arabic}`,
      },
      expect: {
        en: ['1 possible duplicate, AED 3,200.00', 'Meta ads'],
        ar: ['تكرار محتمل: 1، بقيمة 3,200.00 درهم', 'إعلانات ميتا'],
      },
    },
  ],
  price: { model: 'subscription', fils: 4_900 },
}
