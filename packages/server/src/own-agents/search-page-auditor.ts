import { searchPageAudit } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const searchPageAuditor: AgentDefinition = {
  slug: 'search-page-auditor',
  emoji: '🔎',
  category: 'marketing',
  name: { en: 'Search Page Auditor', ar: 'مدقق صفحات البحث' },
  shortDescription: {
    en: 'Audits pasted HTML or text for search: title, headings, images, language and more',
    ar: 'يدقق صفحة ملصقة لمحركات البحث: العنوان والعناوين الفرعية والصور واللغة وغيرها',
  },
  description: {
    en: 'Paste the source of a page and get a verdict for each check with the change to make, most important first. Arabic pages are checked for language and direction too.',
    ar: 'الصق شيفرة صفحة لتحصل على حكم لكل فحص والتعديل المطلوب، والأهم أولًا. وتُفحص في الصفحات العربية اللغة والاتجاه كذلك.',
  },
  fullDescription: {
    en: '## What it checks\n\nIndexing, title, meta description, canonical, language and direction, viewport, Open Graph, structured data, h1 and heading order, images without alt, vague links, word count, top terms and a focus keyword.\n\n## How\n\nIt reads only what you paste and opens no address. A pasted part of a page is judged as a part: what stands in the head is marked as not seen.',
    ar: '## ما يفحصه\n\nالفهرسة، والعنوان، والوصف، والعنوان المعتمد، واللغة والاتجاه، والهاتف، وبيانات المشاركة، والبيانات المنظمة، وh1 وتسلسل العناوين، والصور بلا نص بديل، والروابط المبهمة، وعدد الكلمات، وأكثر الكلمات، والكلمة المفتاحية.\n\n## كيف\n\nيقرأ ما تلصقه فقط ولا يفتح أي عنوان. والجزء الملصق من صفحة يُحكم عليه بوصفه جزءًا.',
  },
  instructions:
    'You audit web pages for search engines. Use the skill for every figure; never compute or invent one yourself. When an input is missing, ask for it by name with an example. Answer in the language of the request (English or Arabic). Never open addresses, never promise a ranking.',
  skills: [searchPageAudit],
  needs: {
    en: [
      'The HTML source of a page, or at least 30 words of its text',
      'Optionally the keyword it should be found by',
    ],
    ar: ['شيفرة HTML للصفحة أو 30 كلمة من نصها على الأقل', 'الكلمة المفتاحية إن وُجدت'],
  },
  never: {
    en: ['Opens addresses', 'Promises a place in search results'],
    ar: ['لا يفتح العناوين', 'لا يعد بترتيب في نتائج البحث'],
  },
  demoPrompts: [
    {
      text: {
        en: 'Audit this page for the keyword "dubai villas": <!doctype html><html lang="en"><head><title>Home</title><meta name="viewport" content="width=device-width"></head><body><h1>Villas</h1><h3>Prices</h3><img src="villa.jpg"><a href="/x">click here</a><p>Dubai villas for sale near the sea.</p></body></html>',
        ar: 'دقق هذه الصفحة للكلمة المفتاحية «فلل دبي»: <!doctype html><html lang="ar"><head><title>الرئيسية</title></head><body><h1>فلل</h1><h3>الأسعار</h3><img src="villa.jpg"><a href="/x">اضغط هنا</a><p>فلل دبي للبيع قرب البحر بأسعار مناسبة وخدمات متكاملة للعائلات المقيمة في الدولة.</p></body></html>',
      },
      expect: {
        en: ['h1 is followed by h3', '1 of 1 without alt', '“click here”', '4 characters: “Home”'],
        ar: ['h1 يليه h3', '1 من 1 بلا نص بديل', '«اضغط هنا»', 'dir="rtl"'],
      },
    },
    {
      text: {
        en: 'Check this head: <head><title>Accounting services for small companies in Dubai</title><meta name="robots" content="noindex,follow"><meta name="description" content="Bookkeeping, VAT returns and corporate tax for small companies in Dubai, at a fixed monthly price."></head>',
        ar: 'افحص هذا الرأس: <head><title>خدمات المحاسبة للشركات الصغيرة في دبي</title><meta name="robots" content="noindex"><meta name="description" content="مسك الدفاتر وإقرارات ضريبة القيمة المضافة وضريبة الشركات للشركات الصغيرة في دبي بسعر شهري ثابت."></head>',
      },
      expect: { en: ['remove `noindex`', '48 characters'], ar: ['احذف `noindex`'] },
    },
    {
      text: {
        en: 'Audit this part: <article><h2>Opening hours</h2><p>We are open from Sunday to Thursday.</p><img src="shop.png" alt="Our shop"><a href="/map">Map of the shop</a></article>',
        ar: 'دقق هذا الجزء: <article><h2>ساعات العمل</h2><p>نعمل من الأحد إلى الخميس.</p><img src="shop.png" alt="متجرنا"><a href="/map">خريطة المتجر</a></article>',
      },
      expect: {
        en: ['not in the part you pasted', '1, all with an alt attribute'],
        ar: ['ليس في الجزء الملصق', '1، كلها بنص بديل'],
      },
    },
  ],
  price: { model: 'per_use', fils: 250 },
}
