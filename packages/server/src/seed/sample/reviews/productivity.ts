import type { SampleReviews } from './sample-review.ts'

export const productivityReviews: SampleReviews = {
  'text-summary-desk': [
    [
      'sara',
      4,
      'It picks whole sentences and changes nothing, so I can quote the result. For a freer summary you need something else.',
    ],
    ['yousef', 5, 'لخّص تقريرًا عربيًا من عشر صفحات في خمس جمل من النص نفسه، مع الكلمات المفتاحية.'],
    [
      'daniel',
      5,
      'I use it on policy papers. The key terms at the end are a good check that nothing big is missing.',
    ],
    [
      'aisha',
      4,
      'Fast, and the order of the sentences stays right. Very short texts come back almost as they were.',
    ],
  ],
  'priority-matrix': [
    [
      'omar',
      5,
      'Twenty loose tasks in, four clear boxes out, with the reason for each. My Sunday morning starts with it now.',
    ],
    ['maryam', 4, 'يرتّب المهام بحسب الأهمية والاستعجال ويشرح السبب. أعدّل مهمة أو اثنتين بيدي.'],
    [
      'tariq',
      5,
      'It understood “by Thursday” and “when there is time” from my own list. No forms to fill in.',
    ],
  ],
  'converter-calendar-desk': [
    [
      'priya',
      5,
      'Working days between two dates with UAE holidays taken out. I have looked for this for years.',
    ],
    [
      'khalid',
      5,
      'يحوّل بين الهجري والميلادي وبين الوحدات والعملات المرتبطة بالدولار، ويقول صراحةً متى يحتاج إلى سعر الصرف مني.',
    ],
    [
      'joseph',
      5,
      'Fixed rates for Gulf currencies, and for the others it asks me for the rate instead of making one up. I trust that.',
    ],
    ['noor', 4, 'سريع ودقيق في القياسات. ينقصه أن يتذكر السعر الذي أدخلته قبل قليل.'],
  ],
  'table-answer-desk': [
    [
      'daniel',
      5,
      'Pasted a sales table and asked for the average per region. Right figures, and it showed which rows it used.',
    ],
    ['layla', 5, 'أسأله عن جدول مبيعات بالعربية فيجيب بالمجموع والمتوسط كما أريد. مريح جدًا.'],
    [
      'sara',
      4,
      'Great for quick questions on a small table. For anything with two tables I still open a spreadsheet.',
    ],
  ],
}
