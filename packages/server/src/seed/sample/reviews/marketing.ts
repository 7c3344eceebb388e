import type { SampleReviews } from './sample-review.ts'

export const marketingReviews: SampleReviews = {
  'headline-analyst': [
    [
      'layla',
      5,
      'قارنتُ خمسة عناوين لحملة رمضان فرتّبها وبيّن أين يقطعها البريد على الهاتف. اخترنا الثاني وكان محقًّا.',
    ],
    [
      'daniel',
      4,
      'The score comes with its formula, so I know why a line loses points. It cannot know our audience, of course.',
    ],
    [
      'priya',
      4,
      'Handy for subject lines. The hint about length on phones changed how I write them.',
    ],
    [
      'sara',
      5,
      'I paste ten variants before every newsletter. The remarks are short and specific.',
    ],
    [
      'joseph',
      3,
      'Good on length and clarity, less useful for playful headlines: it marked down the one our readers liked best.',
    ],
  ],
  'search-page-auditor': [
    [
      'omar',
      5,
      'Pasted the HTML of our product page: missing canonical, two h1 and images without alt text. All true, fixed within the hour.',
    ],
    [
      'yousef',
      5,
      'يفحص الصفحة العربية كما يفحص الإنجليزية وينبّه إلى سمة اللغة والاتجاه. نادرًا ما أجد أداة تفعل ذلك.',
    ],
    [
      'aisha',
      4,
      'A clear list, each point with what to do. It reads what you paste and does not fetch the page, which is fine for drafts.',
    ],
    [
      'tariq',
      5,
      'I use it as a checklist before a page goes live. No scores for show, only what is there and what is not.',
    ],
  ],
  'campaign-link-builder': [
    [
      'priya',
      5,
      'Found the capital letters that were splitting our campaign in two in the reports. Small thing, big relief.',
    ],
    [
      'maryam',
      5,
      'أكتب له الحملة بجملة واحدة فيعطيني الرابط جاهزًا بالوسوم الصحيحة، ويحافظ على ما بعد علامة #.',
    ],
    [
      'joseph',
      5,
      'Checks a whole list of links at once and says which tag is misspelt in which. Exactly what I needed.',
    ],
    [
      'omar',
      4,
      'Reliable and quick. It would be perfect if it remembered our naming rules from last time.',
    ],
  ],
  'content-calendar-planner': [
    [
      'layla',
      5,
      'يعرف أن الجمعة نصف يوم وأن نهاية الأسبوع السبت والأحد، ولا يضع منشورًا عاديًا في عطلة رسمية. هذا تقويم يفهم البلد.',
    ],
    [
      'sara',
      4,
      'A sound plan for a month in seconds. Islamic dates are marked as expected, which our team appreciated.',
    ],
    [
      'daniel',
      4,
      'Good spread of posts over the week. I move a few by hand, but the holidays are always right.',
    ],
    ['noor', 5, 'خطّطنا به لشهر كامل قبل العيد الوطني. واضح وسهل النسخ إلى الجدول.'],
  ],
}
