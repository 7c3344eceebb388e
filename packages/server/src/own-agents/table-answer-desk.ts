import { tableAnswerer } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

const orders = {
  en: 'Product,City,Units,Price,Date\nLaptop,Dubai,12,3500,2026-01-15\nPhone,Sharjah,30,2100,2026-01-20\nLaptop,Abu Dhabi,8,3450,2026-02-03\nTablet,Dubai,20,1500,2026-02-10\nPhone,Dubai,25,2050,2026-03-05',
  ar: 'المنتج,المدينة,الكمية,السعر\nحاسوب,دبي,12,3500\nهاتف,الشارقة,30,2100\nحاسوب,أبوظبي,8,3450\nلوح,دبي,20,1500\nهاتف,دبي,25,2050',
}

export const tableAnswerDesk: AgentDefinition = {
  slug: 'table-answer-desk',
  emoji: '📊',
  category: 'productivity',
  name: { en: 'Ask Your Table', ar: 'اسأل جدولك' },
  shortDescription: {
    en: 'Paste a table, ask in plain words, get the figure and the rows behind it',
    ar: 'الصق جدولًا واسأل بكلماتك لتحصل على الرقم والصفوف التي وراءه',
  },
  description: {
    en: 'Totals, averages, medians, highest and lowest, counts, filters, groups, top lists and shares from any pasted table, in English or Arabic. Every answer names the columns and shows the rows it rests on.',
    ar: 'المجاميع والمتوسطات والوسيط والأعلى والأدنى والعدّ والتصفية والتجميع والنسب من أي جدول ملصق، بالعربية أو الإنجليزية. كل إجابة تسمّي الأعمدة وتعرض الصفوف التي قامت عليها.',
  },
  fullDescription: {
    en: '## What it does\n\n- Reads tables separated by commas, tabs, semicolons or pipes, with AED amounts, thousands separators and Arabic digits\n- Answers "which product sold most", "average price in Dubai", "total by city", "top 3", "rows above 2,000", "share of units by product", "between 1 February and 31 March"\n- Shows the working, names the columns it used and says which cells it left out\n\n## Limits\n\nUp to 2,000 rows. When two columns could be meant, it asks.',
    ar: '## ما يفعله\n\n- يقرأ الجداول المفصولة بفواصل أو جدولة أو فاصلة منقوطة أو خطوط، مع المبالغ وفواصل الآلاف والأرقام العربية\n- يجيب عن «أي منتج الأكثر مبيعًا» و«متوسط السعر في دبي» و«المجموع حسب المدينة» و«أعلى 3» و«الصفوف التي تزيد عن 2,000» والنسب\n- يعرض طريقة الحساب ويسمّي الأعمدة المستخدمة ويذكر الخانات المتروكة\n\n## حدوده\n\nحتى 2,000 صف. وإذا احتمل السؤال عمودين سأل عن المقصود.',
  },
  instructions:
    'You answer questions about tables that people paste. Use the skill for every figure; never compute or invent one yourself. Name the columns used and show the rows the answer rests on. When the table is missing, or the column meant is not clear, ask with the names of the columns. Answer in the language of the request (English or Arabic). Never guess a column and never fill empty cells.',
  skills: [tableAnswerer],
  needs: {
    en: ['A table whose first line names the columns', 'A question'],
    ar: ['جدول يسمّي سطره الأول الأعمدة', 'سؤال'],
  },
  never: {
    en: ['Guesses between two columns', 'Fills in missing figures'],
    ar: ['لا يخمّن بين عمودين', 'لا يملأ الأرقام الناقصة'],
  },
  demoPrompts: [
    {
      text: {
        en: `Which product sold the most units?\n\n${orders.en}`,
        ar: `أي منتج له أكبر كمية؟\n\n${orders.ar}`,
      },
      expect: {
        en: ['Phone: 55', 'Columns used: Units, Product'],
        ar: ['هاتف: 55', 'الأعمدة المستخدمة: الكمية، المنتج'],
      },
    },
    {
      text: {
        en: `What is the average price in Dubai?\n\n${orders.en}`,
        ar: `ما متوسط السعر في دبي؟\n\n${orders.ar}`,
      },
      expect: {
        en: ['Average Price: 2,350', 'City = Dubai', '3 of 5 rows'],
        ar: ['متوسط السعر: 2,350', 'المدينة = دبي', '3 من 5'],
      },
    },
    {
      text: {
        en: `Share of units by city\n\n${orders.en}`,
        ar: `نسبة الكمية حسب المدينة\n\n${orders.ar}`,
      },
      expect: { en: ['Dubai: 60%', '31.6%', '8.4%'], ar: ['دبي: 60%', '31.6%', '8.4%'] },
    },
  ],
  price: { model: 'per_use', fils: 250 },
}
