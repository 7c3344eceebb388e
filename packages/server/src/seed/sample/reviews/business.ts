import type { SampleReviews } from './sample-review.ts'

export const businessReviews: SampleReviews = {
  'vat-invoice-desk': [
    [
      'priya',
      5,
      'I do the books for three small companies. It splits VAT out of gross amounts to the fils and names the article, so I can answer the client without opening the law.',
    ],
    [
      'khalid',
      5,
      'لصقتُ فاتورة مورّد فوجد أن رقم التسجيل الضريبي ينقصه رقم واحد. وفّر علينا إعادة الإصدار بعد فوات الموعد.',
    ],
    [
      'joseph',
      4,
      'Good with several lines and discounts. I would like to paste a whole month of invoices at once, but one by one it is quick enough.',
    ],
    [
      'sara',
      5,
      'Told me plainly when my price could be read both ways and gave both figures. That is how it should be.',
    ],
    [
      'noor',
      5,
      'يجيب بالعربية ويكتب المبالغ كما نكتبها في الفاتورة، ويذكر المادة والقرار. ممتاز للمكاتب الصغيرة.',
    ],
    [
      'daniel',
      4,
      'The invoice check is strict and right. It cannot read a photo, so I type the invoice in.',
    ],
    [
      'aisha',
      5,
      'Used it to explain inclusive and exclusive prices to a new colleague. The working is shown line by line.',
    ],
  ],
  'end-of-service-gratuity': [
    [
      'omar',
      5,
      'Seven years, basic 10,000: it said 55,000 and showed 21 days for five years and 30 for two. Our HR system gave the same.',
    ],
    [
      'maryam',
      5,
      'أدخلتُ تاريخي الالتحاق والاستقالة فحسب المدة بدقة وبيّن أن الأجر الأساسي وحده هو المعتمد. واضح وصادق.',
    ],
    [
      'tariq',
      4,
      'Correct for my case with a part year. It asks for the basic pay, not the package, which is where most people go wrong.',
    ],
    [
      'layla',
      5,
      'وجدتُ فيه ما احتجتُ إليه قبل التفاوض على المخالصة: الحساب خطوة خطوة مع رقم المرسوم.',
    ],
    [
      'joseph',
      3,
      'The figure is right, but it covers the federal law only. My company is in DIFC, where the rules are different, so I could use it only as a comparison.',
    ],
  ],
  'meeting-minutes': [
    [
      'aisha',
      5,
      'I paste my messy notes and get decisions and actions with owners. It leaves the owner open when nobody was named instead of guessing.',
    ],
    [
      'yousef',
      4,
      'يستخرج المهام من محضر عربي طويل بترتيب جيد. أحيانًا يفوته موعد كُتب بصيغة غير مباشرة.',
    ],
    [
      'priya',
      5,
      'Saves me fifteen minutes after every client call. The list goes straight into our tracker.',
    ],
    [
      'daniel',
      4,
      'Works best when each point has its own line. With one long paragraph I had to break it up first.',
    ],
  ],
  'contract-clause-scanner': [
    [
      'layla',
      5,
      'وجد شرط التجديد التلقائي الذي لم ننتبه إليه في عقد الإيجار واقتبسه كما هو. هذا وحده يكفي.',
    ],
    [
      'omar',
      4,
      'It quotes the clause itself next to every remark, so I can judge for myself. It is not a lawyer and says so.',
    ],
    [
      'sara',
      5,
      'The list of what is missing was the useful part: no limit on liability, no governing law. We went back to the supplier with exactly those questions.',
    ],
    [
      'tariq',
      5,
      'Ran two versions of an agency agreement through it and compared the risk marks. Fast, and nothing invented.',
    ],
    ['noor', 4, 'مفيد جدًا للعقود العربية، غير أنه يقرأ النص الملصوق فقط ولا يفتح ملفات PDF.'],
  ],
}
