import { once } from './once-for.ts'
import { type Word, words } from './reading/words.ts'
import { type Hit, lexicon } from './sentences/lexicon.ts'
import { leftOutIn } from './sentences/negation.ts'
import type { Declined } from './skill.ts'

// What people ask an agent to do that is neither reading nor calculating: to send, to write, to forge. No agent of built-in skills does it,
// whatever it is about, so it is recognised for all of them: a verb where requests stand, and what it is to be done to.

interface Act extends Declined {
  /**
   * Where it asks: `told`: a verb that is said to the agent ("email it to him"); `meant`: a verb wherever it stands ("how do I hide …");
   * `asked`: a question or a verb of giving before the thing ("which medicine"); `named`: the thing alone.
   */
  by: 'told' | 'meant' | 'asked' | 'named'
  verbs?: string
  things: string
}

const NO_FORGING = {
  en: 'I make no false documents, numbers or statements, and do not help to make any.',
  ar: 'لا أصدر مستندات أو أرقامًا أو بيانات غير صحيحة، ولا أساعد على ذلك.',
}

const acts: readonly Act[] = [
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
      'fake, forged, bogus, made up, fictitious, phony, backdated, counterfeit, وهمي, وهميه, مزور, مزوره, مزيف, مزيفه, مضروب, مضروبه, مفبرك, مفبركه',
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
      'email, e mail, whatsapp, send, forward, call, ring, phone, contact, message, book, reserve, submit, register, remind, log in, login, sign in, hack, connect, transfer, negotiate, publish, ارسل, ارسلي, ارسله, ارسلها, ارسلهم, ترسل, ترسلي, ترسله, ترسلها, ابعت, ابعتي, ابعته, ابعتها, تبعت, تبعته, تبعتها, ابعث, تبعث, طرش, طرشه, طرشها, تطرش, دز, دزه, دزها, تدز, اتصل, تتصل, كلم, تكلم, احجز, احجزلي, تحجز, قدم, تقدم, ذكرني, تذكرني, ادخل, تدخل, فاوض, تفاوض, انشر, انشره, تنشر, تنشره',
    things:
      'to my, to the, to him, to her, to them, to everyone, to all, to our, by email, by whatsapp, my boss, my manager, my landlord, my client, my account, my bank, the bank, the client, the customer, my supplier, me a, us a, a table at, a flight, a hotel, an appointment, return, for me, on my behalf, for us, them and, him and, and ask, website, me tomorrow, me when, me by, portal, everyone, emirates nbd, عني, بدالي, نيابه عني, للمدير, لمديري, للبنك, للعميل, للزبون, للكل, للجميع, على الايميل, بالايميل, ايميل, واتساب, حسابي, بحسابي, موعد, طيران, فندق, الاقرار, للمالك, لصاحب',
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
    sentence: {
      en: 'I write, reword and translate no texts.',
      ar: 'لا أكتب النصوص ولا أعيد صياغتها ولا أترجمها.',
    },
  },
  {
    by: 'meant',
    verbs:
      'going to be, gonna be, predict, what will, will be, where will, go up next, drop next, كم بيصير, كم راح يصير, كم هيكون, كم حيكون, هيوصل كام, بيوصل كم, توقعك, تتوقع',
    things:
      'euro, dollar, pound, rupee, peso, exchange rate, eibor, gold price, price of gold, bitcoin, stock, stock market, property price, house price, rents, يورو, دولار, جنيه, روبيه, سعر الصرف, سعر الذهب, بتكوين, بورصه, اسعار العقارات',
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

/** Words that may stand between the beginning of a clause and the verb of a request. */
const LEADING = new Set(
  'please pls plz kindly can could would will u you ya just also now first then and but so or hey hi hello ok okay want need like id help me us to i we go ahead quick quickly only simply instead maybe let lets ممكن تقدر تقدري تقدرون فيك فيكن فيكم ابي ابيك ابغي ابغيك ابا اباك بدي ياك عايز عايزك عاوز عاوزك اريد اريدك منك انك بس من فضلك لو سمحت بليز الرجاء ارجو يا ريت ياريت طيب هل تستطيع ان تكدر خلاص يلا الحين الان لي لنا عشان وبعدين وبعد و'.split(
    ' ',
  ),
)
const TO_AGENT = new Set(
  'you u ya me us please pls plz kindly ابيك ابغيك عايزك عاوزك اريدك ياك منك انك'.split(' '),
)
const OWN = new Set('i we ابي ابغي ابا بدي عايز عاوز اريد'.split(' '))
/** «ابي تكلمه»: of the person addressed. */
const ADDRESSING = /^ت/
const GIVING =
  'what, which, how much, how many, give, tell, recommend, suggest, write, prescribe, need, want, should i take, can i take, should i, best, كم, كام, شو, ايش, وش, ايه, اي, اكتب, اكتبلي, اعطني, عطني, اعطيني, قولي, قل لي, انصحني, اوصف, اوصفلي, توصف, توصفلي, ابي, ابغي, عايز, عايزه, عاوز, بدي, اخذ, اخد'
/** «كم ضريبة الدواء»: what is asked is what it costs. */
const OF_MONEY = new Set('vat tax price cost total worth ضريبه سعر تكلفه'.split(' '))
const WITHIN = 6
const GIVEN_WITHIN = 4
/** What begins another sentence or clause; a colon ends the request. */
const PARTED = /[.!?؟;؛:：،,\n()"“«–—]/

interface Known extends Act {
  verb: (all: readonly Word[]) => Hit<'it'>[]
  thing: (all: readonly Word[]) => Hit<'it'>[]
}

const known = once((): readonly Known[] =>
  acts.map((act) => ({
    ...act,
    // A request has few forms of a verb: what somebody did or has had done is told.
    verb: lexicon({ it: act.by === 'asked' ? GIVING : (act.verbs ?? '') }, { isExact: true }),
    thing: lexicon({ it: act.things }, { hasVerbs: false }),
  })),
)

/** An item of a list, or what somebody is said to say or to do. */
const ITEM = /^[ \t]{0,9}(?:[-*•]|\[[ x]?\]|[\d٠-٩]{1,2}[.)]|\p{L}[\p{L} ]{1,20}[:：][ \t])/iu

/** A sentence for each act that a request asks for; `isInstead` when nothing else is to be done for it. */
export function requestedActs(said: string): Declined[] {
  const lines = said.split('\n')
  const request =
    lines.length > 1 ? lines.filter((line) => !ITEM.test(line.slice(0, 40))).join('\n') : said
  const all = words(request)
  const isLeftOut = leftOutIn(request, all)
  const isParted = (from: number, to: number) =>
    PARTED.test(request.slice(all[from]?.end ?? 0, all[to]?.start ?? 0))
  return known().filter(({ by, verb, thing }) => {
    const things = thing(all).filter((hit) => !hit.isNear && !isLeftOut(hit))
    if (by === 'named' || things.length === 0) return things.length > 0
    return verb(all).some((hit) => {
      if (isLeftOut(hit)) return false
      if (by === 'told' && !isSaidToAgent(all, hit, isParted)) return false
      const most = by === 'asked' ? GIVEN_WITHIN : WITHIN
      return things.some(({ from, to }) => {
        const between = all.slice(hit.to, from).map(({ word }) => word)
        if (by === 'asked' && between.some((word) => OF_MONEY.has(word))) return false
        const isBehind = from >= hit.to && from - hit.to < most && !isParted(hit.to - 1, from)
        // "What is the euro going to be": what somebody means has no order.
        const isBefore = to <= hit.from && hit.from - to < most && !isParted(to - 1, hit.from)
        return isBehind || (by === 'meant' && isBefore)
      })
    })
  })
}

/** Nothing but words of asking stands before the verb in its clause, and not that the person does it. */
function isSaidToAgent(
  all: readonly Word[],
  { from }: Hit<'it'>,
  isParted: (from: number, to: number) => boolean,
): boolean {
  let first = from
  while (first > 0 && !isParted(first - 1, first) && LEADING.has(all[first - 1]?.word ?? ''))
    first -= 1
  if (
    first > 0 &&
    !isParted(first - 1, first) &&
    !/^(?:and|but|then|so)$/.test(all[first]?.word ?? '')
  )
    return false
  const lead = all.slice(first, from).map(({ word }) => word)
  return (
    !lead.some((word) => OWN.has(word)) ||
    lead.some((word) => TO_AGENT.has(word)) ||
    ADDRESSING.test(all[from]?.word ?? '')
  )
}
