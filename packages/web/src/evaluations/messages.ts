import type { Bilingual, evaluations } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'
import { arabicCount } from '../language/plural.ts'

const count = (value: number) => formatNumber(value, 'en')

const en = {
  title: 'Evaluation',
  line: 'Every version is asked the same questions when it is published and every week. Its answers are checked by what they say, not by their wording.',
  passed: ({ passed, questions }: evaluations.Score) =>
    `${count(passed)} of ${questions === 1 ? 'one question' : `${count(questions)} questions`}`,
  answeredAsExpected: (version: number, passed: string) =>
    `Version ${version} answered ${passed} as expected`,
  languages: { en: 'English', ar: 'Arabic' },
  when: (date: string, provider: string) =>
    provider ? `Evaluated on ${date}, answered by ${provider}` : `Evaluated on ${date}`,
  pending: 'It is being evaluated again.',
  none: 'No evaluation yet',
  noneText: 'Nobody has added questions with expected answers to this agent yet.',
  soon: 'The first evaluation is on its way',
  soonText: 'It takes a few minutes. Come back soon.',
  older: 'The version in the store has not been evaluated. Earlier versions were.',
  showAll: 'See all questions',
  hideAll: 'Hide the questions',
  expected: 'Expected',
  answer: 'Answer',
  met: 'Met',
  notMet: 'Not met',
  passedMark: 'Answered as expected',
  failedMark: 'Not as expected',
  noReply: 'There was no reply.',
  outcomes: { answer: 'An answer', question: 'It asks for what is missing', refusal: 'It refuses' },
  figure: (value: string, tolerance: string) =>
    tolerance ? `The figure ${value}, give or take ${tolerance}` : `The figure ${value}`,
  includes: (text: string) => `It says “${text}”`,
  excludes: (text: string) => `It does not say “${text}”`,
  history: 'Every evaluation',
  version: 'Version',
  date: 'Date',
  total: 'All',
  repeat: 'Anyone can repeat it from a terminal, with a test key:',
  failedTitle: 'The evaluation could not be loaded',
  failed: 'Check your connection and try again.',
  retry: 'Try again',
}

const ar: typeof en = {
  title: 'التقييم',
  line: 'تُطرح على كل نسخة الأسئلة نفسها عند نشرها ثم كل أسبوع، ويُتحقق من مضمون الأجوبة لا من صياغتها.',
  passed: ({ passed, questions }) =>
    `${count(passed)} من ${arabicCount(questions, { one: 'سؤال واحد', two: 'سؤالين', few: '{n} أسئلة', many: '{n} سؤالًا', other: '{n} سؤال' })}`,
  answeredAsExpected: (version, passed) => `أجابت النسخة ${version} كما هو متوقع عن ${passed}`,
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  when: (date, provider) => (provider ? `قُيّمت في ${date}، وأجاب ${provider}` : `قُيّمت في ${date}`),
  pending: 'يُعاد تقييمها الآن.',
  none: 'لا تقييم بعد',
  noneText: 'لم يُضف أحد أسئلة مع أجوبة متوقعة إلى هذا الوكيل بعد.',
  soon: 'التقييم الأول جارٍ',
  soonText: 'يستغرق بضع دقائق. عد بعد قليل.',
  older: 'لم تُقيَّم النسخة الموجودة في المتجر، وقُيّمت نسخ سابقة.',
  showAll: 'عرض كل الأسئلة',
  hideAll: 'إخفاء الأسئلة',
  expected: 'المتوقع',
  answer: 'الجواب',
  met: 'تحقق',
  notMet: 'لم يتحقق',
  passedMark: 'الجواب كما هو متوقع',
  failedMark: 'الجواب ليس كما هو متوقع',
  noReply: 'لم يصل أي رد.',
  outcomes: { answer: 'جواب', question: 'يسأل عمّا ينقص', refusal: 'يرفض' },
  figure: (value, tolerance) =>
    tolerance ? `الرقم ${value} بفارق ${tolerance}` : `الرقم ${value}`,
  includes: (text) => `يذكر «${text}»`,
  excludes: (text) => `لا يذكر «${text}»`,
  history: 'كل التقييمات',
  version: 'النسخة',
  date: 'التاريخ',
  total: 'الكل',
  repeat: 'يمكن لأي شخص إعادته من سطر الأوامر بمفتاح تجريبي:',
  failedTitle: 'تعذّر تحميل التقييم',
  failed: 'تحقق من الاتصال ثم أعد المحاولة.',
  retry: 'أعد المحاولة',
}

export const messages: Bilingual<typeof en> = { en, ar }
