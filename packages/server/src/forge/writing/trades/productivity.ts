import { priorityMatrix, tableAnswerer, textSummariser } from '@wakeel/skills'
import { priorityMatrix as priorityAgent } from '../../../own-agents/priority-matrix.ts'
import { tableAnswerDesk } from '../../../own-agents/table-answer-desk.ts'
import { textSummaryDesk } from '../../../own-agents/text-summary-desk.ts'
import { wordsOf } from '../../../text-rules/words-of.ts'
import { asIn, type Trade } from './trade.ts'

export const productivityTrades: readonly Trade[] = [
  {
    skill: textSummariser,
    category: 'productivity',
    isGeneral: true,
    emoji: '📝',
    callings: [
      {
        words: wordsOf(`
          summarise, summarize, summary, summaries, shorten + text, shorten + article, shorten + report, shorten + document,
          shorten + email, tl;dr, key points, main points, gist, short version, in brief, too long to read, condense,
          تلخيص, تلخص, يلخص, لخص, ألخص, ملخص, ملخصات, اختصار, يختصر, النقاط الرئيسية, أهم النقاط, =خلاصة
        `),
        name: { en: 'Text Summariser', ar: 'ملخّص النصوص' },
      },
    ],
    hints: wordsOf(`
      document, report, article, long, read, paper, news, pdf, text,
      مستند, مستندات, وثائق, تقرير, تقارير, مقال, مقالات, طويل, قراءة, نصوص
    `),
    inputs: ['documents'],
    does: {
      en: 'shortens long texts to their most important sentences',
      ar: 'يختصر النصوص الطويلة في أهم جملها',
    },
    ...asIn(textSummaryDesk),
  },
  {
    skill: tableAnswerer,
    category: 'productivity',
    isGeneral: true,
    emoji: '📊',
    callings: [
      {
        words: wordsOf(`
          sales data, sales figures, sales report, inventory, stock list,
          بيانات المبيعات, أرقام المبيعات, تقارير المبيعات, المخزون, قائمة المخزون
        `),
        name: { en: 'Sales and Stock Analyst', ar: 'محلل المبيعات والمخزون' },
      },
      {
        words: wordsOf(`
          spreadsheet, excel file, excel sheet, excel data, in excel, from excel, our excel, my excel, csv, pivot, data table,
          pasted table, tables of, table + totals, table + average, table + rows,
          جدول بيانات, جداول البيانات, ملف إكسل, ملفات إكسل, ملفات اكسل, ملف اكسل, جداول إكسل, جداول + مبيعات, جدول + مبيعات,
          جداول + أسئلة, جدول + أسئلة, أرقام + جدول
        `),
        name: { en: 'Table Analyst', ar: 'محلل الجداول' },
      },
    ],
    hints: wordsOf(`
      data, table, sales, rows, columns, totals, average, orders, figures, report, products, excel,
      بيانات, جدول, جداول, مبيعات, مجموع, مجاميع, متوسط, طلبات, أرقام, تقارير, منتجات
    `),
    inputs: ['business_data'],
    does: { en: 'answers questions about a pasted table', ar: 'يجيب عن الأسئلة حول جدول ملصق' },
    ...asIn(tableAnswerDesk),
  },
  {
    skill: priorityMatrix,
    category: 'productivity',
    emoji: '🧭',
    callings: [
      {
        words: wordsOf(`
          plan my day, plan the day, organise my day, priorities, prioritise, prioritize, priority, to-do, to do list, todo, task
          list, my tasks, daily tasks, sort tasks, organise tasks, organize tasks, tasks + first, tasks + urgent, tasks +
          important, do first, what to do first, eisenhower, chores, sort + urgent, sort + urgency, order + urgent, order + urgency, rank + urgent, urgency + importance,
          تنظيم يومي, تخطيط يومي, أولويات, الأولويات, ترتيب المهام, تنظيم المهام, قائمة المهام, =مهامي, المهام اليومية, مهام +
          عاجل, =يرتب + =الأهم, =يرتب + الأهمية, =رتب + =الأهم, ترتيب + الأهم, الأهمية + الاستعجال, بماذا أبدأ, ماذا أنجز أولا
        `),
        name: { en: 'Task Prioritiser', ar: 'منظم الأولويات' },
      },
    ],
    hints: wordsOf(`
      tasks, urgent, important, deadline, organise, organize, busy, time management, day,
      مهام, عاجل, مهم, موعد, تنظيم, إدارة الوقت, مشغول
    `),
    does: {
      en: 'sorts tasks by what is urgent and important',
      ar: 'يرتب المهام حسب العاجل والمهم',
    },
    ...asIn(priorityAgent),
  },
]
