import type { z } from 'zod'
import { analyse, type LedgerAnalysis } from './ledger/analysis.ts'
import { explainLedger } from './ledger/explanation.ts'
import { goOnLedger } from './ledger/go-on.ts'
import { LedgerInput } from './ledger/input.ts'
import { readLedger } from './ledger/request.ts'
import { whenOf } from './ledger/times.ts'
import { mentions } from './reading/words.ts'
import { defineSkill, SkillRefusal } from './skill.ts'

export const ledgerAnalysis = defineSkill<LedgerInput, LedgerAnalysis>({
  name: 'ledger-analysis',
  title: { en: 'Ledger analysis', ar: 'تحليل دفتر المصروفات' },
  description: {
    en: 'Analyses a pasted table of dates, descriptions, amounts and categories: totals by category and month, the largest expenses, possible duplicates, the biggest changes, and questions such as how much went on rent.',
    ar: 'يحلّل جدولًا ملصقًا فيه تواريخ وأوصاف ومبالغ وفئات: المجاميع حسب الفئة والشهر، وأكبر المصروفات، والتكرار المحتمل، وأكبر التغيّرات، وأسئلة مثل كم صرفنا على الإيجار.',
  },
  input: LedgerInput as z.ZodType<LedgerInput>,
  limits: [
    {
      asked:
        'log in, login, connect to my bank, connect to the bank, access my account, access the account, into my account, open my account, fetch the, download the, link to my, link my, hook up to my, sync with my, sync my bank, connect my, connect to my, connect with my, pull from my bank, pull my statement, ادخل الحساب, ادخل حسابي, ادخل علي حسابي, اتصل بالبنك, سجل دخول, افتح حسابي, يدخل حسابي, يدخل على حسابي, يتصل بالبنك, يتصل بحسابي, يربط, اربط, ربط حسابي, يوصل حساب, اوصل حساب, وصل حساب, يسحب كشف, يسحب الكشف, اسحب كشف, اسحب الكشف, يجيب الكشف من البنك',
      sentence: {
        en: 'I do not connect to a bank or an account; I read only what is pasted here.',
        ar: 'لا أتصل بالبنك ولا أدخل أي حساب؛ أقرأ ما يُلصق هنا فقط.',
      },
    },
    {
      asked:
        'delete, fix my books, correct my books, update my books, edit the entries, change my books, post an entry, احذف, امسح, يحذف, عدل الارصده, عدل القيود, صحح القيود, غير القيود, عدل الدفتر',
      sentence: {
        en: 'I do not change your books; I only show what stands out in them.',
        ar: 'لا أغيّر دفاترك ولا أحذف قيودًا؛ أبيّن فقط ما يلفت النظر فيها.',
      },
    },
    {
      asked:
        'average per week, average per day, weekly average, daily average, forecast, predict, budget for, next year, متوسط اسبوعي, متوسط يومي, توقع, يتوقع',
      sentence: {
        en: 'Averages by week or day and forecasts are not worked out here; the totals are.',
        ar: 'لا أحسب المتوسطات الأسبوعية أو اليومية ولا التوقعات هنا؛ بل المجاميع.',
      },
    },
  ],
  suits: ({ text }) =>
    mentions(text, [
      'ledger',
      'expense',
      'spend',
      'spent',
      'transaction',
      'statement',
      'csv',
      'duplicate',
      'category',
      'مصروفات',
      'مصاريف',
      'صرفنا',
      'معاملات',
      'كشف',
      'دفتر',
      'فئة',
      'مكرر',
    ])
      ? 0.8
      : 0.2,
  read: readLedger,
  goOn: goOnLedger,
  run: (input) => {
    if (input.entries.length === 0)
      throw new SkillRefusal({
        en: 'The table holds no line with an amount.',
        ar: 'لا يحتوي الجدول على أي سطر فيه مبلغ.',
      })
    const analysis = analyse(input)
    const about = input.month ?? input.period
    if (about && analysis.count === 0)
      throw new SkillRefusal({
        en: `The table holds no entry${whenOf(analysis, 'en')}.`,
        ar: `لا يحتوي الجدول على أي قيد${whenOf(analysis, 'ar')}.`,
      })
    return analysis
  },
  explain: explainLedger,
})
