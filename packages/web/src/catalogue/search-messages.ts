import type { Bilingual, catalogue } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'
import { counted } from './messages.ts'

const count = (value: number) => formatNumber(value, 'en')

const en = {
  title: 'Search',
  label: 'What should the agent do?',
  placeholder: 'Search AI agents',
  submit: 'Search',
  clear: 'Clear',
  category: 'Category',
  price: 'Price',
  prices: { all: 'All prices', free: 'Free', paid: 'Paid' } satisfies Record<
    catalogue.PriceFilter,
    string
  >,
  rating: 'Minimum rating',
  anyRating: 'Any rating',
  atLeast: (rating: string) => `${rating}+`,
  results: (results: number) => (results === 1 ? '1 result' : `${count(results)} results`),
  moreResults: (most: number) => `${count(most)}+ results`,
  nearest: 'No agent has all these words. The nearest come first.',
  empty: 'No results found',
  emptyNote: (q: string) =>
    `Nothing matches “${q}”. Say it in other words, or begin with one of these.`,
  filteredNote: (q?: string) =>
    q ? `Nothing matches “${q}” with these filters.` : 'No agent fits these filters.',
  withoutFilters: 'Search without filters',
  popular: 'Often used',
  start: 'Find an agent by what it does',
  startNote:
    'Write a task, a topic or a name, in English or Arabic, and press Enter. Or choose a filter.',
  failed: 'The search did not work',
}

const ar: typeof en = {
  title: 'البحث',
  label: 'ماذا تريد من الوكيل أن يفعل؟',
  placeholder: 'ابحث عن وكلاء الذكاء الاصطناعي',
  submit: 'بحث',
  clear: 'مسح',
  category: 'الفئة',
  price: 'السعر',
  prices: { all: 'كل الأسعار', free: 'مجاني', paid: 'مدفوع' },
  rating: 'أدنى تقييم',
  anyRating: 'أي تقييم',
  atLeast: (rating) => `${rating} فأكثر`,
  results: (results) =>
    results === 0 ? 'لا نتائج' : counted(results, 'نتيجة واحدة', 'نتيجتان', 'نتائج', 'نتيجة'),
  moreResults: (most) => `أكثر من ${formatNumber(most, 'ar')} نتيجة`,
  empty: 'لم يُعثر على نتائج',
  nearest: 'لا يوجد وكيل فيه كل هذه الكلمات. الأقرب أولًا.',
  emptyNote: (q) => `لا شيء يطابق «${q}». قلها بكلمات أخرى، أو ابدأ بأحد هؤلاء.`,
  filteredNote: (q) => (q ? `لا شيء يطابق «${q}» مع هذه المرشّحات.` : 'لا وكيل يناسب هذه المرشّحات.'),
  withoutFilters: 'ابحث بلا مرشّحات',
  popular: 'الأكثر استخدامًا',
  start: 'اعثر على وكيل بما يُنجزه',
  startNote: 'اكتب مهمة أو موضوعًا أو اسمًا، بالعربية أو الإنجليزية، ثم اضغط Enter. أو اختر مرشّحًا.',
  failed: 'لم ينجح البحث',
}

export const messages: Bilingual<typeof en> = { en, ar }
