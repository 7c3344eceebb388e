import type { Declined } from './skill.ts'

// What people ask an agent to do that is neither reading nor calculating: to send, to write, to forge. No agent of built-in skills does it,
// whatever it is about.

/** Something that no agent does, and the words that ask for it. */
export interface Act extends Declined {
  /**
   * Where it asks: `told`: a verb that is said to the agent ("email it to him"); `meant`: a verb wherever it stands ("how do I hide …");
   * `asked`: a question or a verb of giving before the thing ("which medicine"); `named`: the thing alone.
   */
  by: 'told' | 'meant' | 'asked' | 'named'
  verbs?: string
  things: string
  /** The verb is about the thing itself: "write a letter", but not "make a link for the letter". */
  isObject?: boolean
  /** Is only meant of these: a false number, but not a false ceiling. */
  of?: string
  /** Is known where a figure stands beside it: "if EIBOR is 3.5%". */
  isUnknown?: boolean
}

/** Documents, and what stands in them. */
const FORGEABLE =
  'invoice, receipt, bill, payslip, certificate, document, paper, letter, statement, contract, agreement, signature, stamp, date, quote, quotation, trn, figure, number, minutes, record, account, entry, transaction, expense, transcript, grade, mark, result, degree, visa, id, licence, license, review, testimonial, name, supply, one, فاتوره, فواتير, ايصال, ايصالات, وصل, شهاده, شهادات, مستند, مستندات, ورقه, اوراق, رساله, كشف, عقد, عقود, توقيع, ختم, تاريخ, عرض سعر, رقم, ارقام, محضر, قيد, قيود, درجه, درجات, نتيجه, حساب, مصاريف, مصروفات, تقييم, مراجعه, رخصه, هويه, اقامه, تذكره, بيانات, معلومات'

const NO_FORGING = {
  en: 'I make no false documents, numbers or statements, and do not help to make any.',
  ar: 'لا أصدر مستندات أو أرقامًا أو بيانات غير صحيحة، ولا أساعد على ذلك.',
}

export const declinedActs: readonly Act[] = [
  {
    by: 'named',
    things:
      'system prompt, hidden instruction, hidden prompt, your instructions, your prompt, secret instruction, developer mode, internal instructions, التعليمات المخفيه, تعليماتك, التعليمات السريه, البرومبت, وضع المطور',
    sentence: {
      en: 'I neither show nor set aside the instructions that I work by.',
      ar: 'لا أعرض التعليمات التي أعمل بها ولا أتجاوزها.',
    },
  },
  {
    by: 'told',
    verbs:
      'make, create, write, draft, issue, generate, prepare, produce, print, design, invent, give, اكتب, اكتبي, اكتبلي, اعمل, اعملي, اعملنا, سوي, سو, سويلي, تسوي, اصدر, تصدر, طلع, طلعلي, جهز, تجهز, تكتب, تعمل, اعطني, عطني',
    things:
      'fake, forged, bogus, made up, fictitious, phony, false, backdated, counterfeit, وهمي, وهميه, مزور, مزوره, مزيف, مزيفه, مضروب, مضروبه, مفبرك, مفبركه',
    of: FORGEABLE,
    sentence: NO_FORGING,
    isInstead: true,
  },
  {
    by: 'told',
    verbs: 'forge, falsify, backdate, fabricate, photoshop, counterfeit, زور, تزور, فبرك, تفبرك',
    things:
      'invoice, receipt, bill, payslip, salary certificate, certificate, document, letter, statement, contract, signature, date, quote, trn, figures, numbers, minutes, فاتوره, فواتير, ايصال, شهاده, مستند, كشف, عقد, توقيع, تاريخ, ارقام, محضر',
    sentence: NO_FORGING,
    isInstead: true,
  },
  {
    by: 'meant',
    verbs:
      'hide, conceal, evade, dodge, cheat, under report, underreport, under declare, underdeclare, not declare, اخفي, نخفي, يخفي, تخفي, اخبي, نخبي, يخبي, تخبي, اتهرب, نتهرب, يتهرب, تهرب, اتحايل, نتحايل, تحايل, اخفاء, ما نصرح, ما اصرح',
    things:
      'tax, vat, sales, sale, cash, income, profit, revenue, fta, authority, debt, loan, money, turnover, bank, auditor, customer, ضريبه, ضرائب, مبيعات, كاش, دخل, ربح, ارباح, ايرادات, هيئه, دين, ديون, قرض, قروض, فلوس, بنك',
    sentence: {
      en: 'I do not help to hide income, debts or sales, or to pay less than is due.',
      ar: 'لا أساعد على إخفاء الدخل أو الديون أو المبيعات، ولا على دفع أقل من المستحق.',
    },
    isInstead: true,
  },
  {
    by: 'told',
    verbs:
      'file, e file, submit, lodge, register, deregister, pay, قدم, قدموا, تقدم, ارفع, ارفعوا, ترفع, سلم, سلموا, تسلم, سجل, سجلوا, تسجل, ادفع, ادفعوا, تدفع, سدد, سددوا, تسدد',
    things:
      'return, tax return, vat return, my vat, our vat, for vat, to the fta, with the fta, with fta, الاقرار, اقرار, اقراري, للهيئه, عند الهيئه, في الضريبه, بالضريبه, للضرايب, للضرائب',
    sentence: {
      en: 'I file no tax return, register nobody and pay nothing: that is for you or your tax agent, in EmaraTax.',
      ar: 'لا أقدّم الإقرار الضريبي ولا أسجّل أحدًا ولا أدفع للهيئة: ذلك لك أو لوكيلك الضريبي عبر إمارات تاكس.',
    },
  },
  {
    by: 'told',
    verbs:
      'email, e mail, whatsapp, send, forward, call, ring, phone, contact, message, book, reserve, submit, register, remind, log in, login, sign in, hack, connect, transfer, negotiate, publish, ارسل, ارسلي, ارسله, ارسلها, ارسلهم, ترسل, ترسلي, ترسله, ترسلها, ابعت, ابعتي, ابعته, ابعتها, تبعت, تبعته, تبعتها, ابعث, تبعث, طرش, طرشه, طرشها, تطرش, دز, دزه, دزها, تدز, اتصل, تتصل, كلم, تكلم, احجز, احجزلي, تحجز, قدم, تقدم, ذكرني, تذكرني, ادخل, تدخل, فاوض, تفاوض, انشر, انشره, تنشر, تنشره',
    things:
      'to my, to the, to him, to her, to them, to everyone, to all, to our, by email, by whatsapp, my boss, my manager, my landlord, my client, my account, my bank, the bank, the client, the customer, my supplier, me a, us a, a table at, a flight, a hotel, an appointment, for me, on my behalf, for us, them and, him and, and ask, website, me tomorrow, me when, me by, portal, everyone, emirates nbd, عني, بدالي, نيابه عني, للمدير, لمديري, للبنك, للعميل, للزبون, للكل, للجميع, على الايميل, بالايميل, ايميل, واتساب, حسابي, بحسابي, موعد, طيران, فندق, للمالك, لصاحب',
    sentence: {
      en: 'I send, book, submit and publish nothing, enter no accounts and speak with nobody for you: I only answer here.',
      ar: 'لا أرسل ولا أحجز ولا أقدّم ولا أنشر شيئًا، ولا أدخل حسابات ولا أتواصل مع أحد نيابةً عنك؛ عملي هو الإجابة هنا فقط.',
    },
  },
  {
    by: 'told',
    verbs:
      'write, draft, compose, rewrite, reword, make, create, design, translate, prepare, اكتب, اكتبي, اكتبلي, تكتب, تكتبلي, صغ, صيغ, صيغلي, تصيغ, اعد كتابه, اعمل, اعملي, اعملنا, تعمل, سوي, سو, سويلي, تسوي, صمم, صمملي, تصمم, ترجم, ترجملي, تترجم',
    things:
      'letter, complaint, an email, email to, essay, caption, blog, article, poem, speech, cv, logo, advert, cover letter, resignation, apology, whatsapp message, a message, reply to, this so, it so that, it easier, this easier, this simpler, it simpler, into arabic, into english, to arabic, to english, رساله, شكوي, ايميل, مقال, كابشن, قصيده, خطاب, سيره ذاتيه, شعار, اعتذار, استقاله, للعربي, للانجليزي, للعربيه, للانجليزيه',
    isObject: true,
    sentence: {
      en: 'I write, reword and translate no texts.',
      ar: 'لا أكتب النصوص ولا أعيد صياغتها ولا أترجمها.',
    },
  },
  {
    by: 'told',
    verbs:
      'write, draft, compose, generate, اكتب, اكتبي, اكتبلي, تكتب, تكتبلي, صغ, صيغ, صيغلي, تصيغ',
    things:
      'a contract, new contract, whole contract, full contract, entire contract, the contract for me, contract for me, an agreement, employment contract, labour contract, rental contract, tenancy contract, lease agreement, service agreement, nda, عقد عمل, عقد ايجار, عقد بيع, عقد خدمات, عقد جديد, اتفاقيه',
    isObject: true,
    sentence: {
      en: 'I draft no contracts: I read the one that you have.',
      ar: 'لا أصوغ العقود، بل أقرأ العقد الذي لديك.',
    },
    isInstead: true,
  },
  {
    by: 'named',
    things:
      'which stock should, which stocks should, what stock should, what stocks should, stocks to buy, stock to buy, shares to buy, which shares should, which fund should, what fund should, which etf, what should i invest in, what should we invest in, where should i invest, where should we invest, where to invest, best stock, best stocks, best fund, اي سهم, باي سهم, اي اسهم, باي اسهم, اي صندوق, باي صندوق, احسن سهم, افضل سهم, افضل الاسهم, احسن صندوق, وين استثمر, فين استثمر, اين استثمر',
    sentence: {
      en: 'I give no advice on what to invest in.',
      ar: 'لا أنصح بما تستثمر فيه.',
    },
  },
  {
    by: 'meant',
    verbs:
      'going to be, gonna be, predict, what will, will be, where will, go up next, drop next, كم بيصير, كم راح يصير, كم هيكون, كم حيكون, هيوصل كام, بيوصل كم, توقعك, تتوقع',
    things:
      'euro, dollar, pound, rupee, peso, exchange rate, eibor, gold price, price of gold, bitcoin, stock, stock market, property price, house price, rents, يورو, دولار, جنيه, روبيه, سعر الصرف, سعر الذهب, بتكوين, بورصه, اسعار العقارات',
    isUnknown: true,
    sentence: {
      en: 'I forecast no rates, prices or markets.',
      ar: 'لا أتوقع أسعار العملات ولا الأسواق.',
    },
  },
  {
    by: 'asked',
    things:
      'dose, dosage, medicine, medication, pill, tablet, ozempic, mounjaro, wegovy, steroid, injection, antibiotic, insulin, diuretic, slimming pills, جرعه, جرعات, دوا, دواء, ادويه, علاج, حبوب, ابره, ابر, اوزمبيك, مونجارو, هرمون, منشطات, ستيرويد, انسولين, مكمل',
    sentence: {
      en: 'I name no medicine and no dose: please ask a doctor or a pharmacist.',
      ar: 'لا أصف دواءً ولا أحدد جرعة؛ اسأل طبيبًا أو صيدليًا.',
    },
  },
]
