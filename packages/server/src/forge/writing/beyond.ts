import { wordsOf } from '../../text-rules/words-of.ts'

/** What no skill does. A part of an idea that asks for this as much as for a skill is not served by the skill. */
export const beyond = wordsOf(`
  translate, translation, translator, draw, drawing, logo, from photos, from pictures, from images, photos of, edit photos,
  edit videos, compose music, song, poem, poetry, novel, jokes, book flights, book hotels, weather forecast, stock prices,
  share prices, horoscope, girlfriend, boyfriend, write code, programming, phone calls, diagnose, draft contracts, draft a
  contract, write contracts, generate contracts, create contracts, generate invoices, create invoices, crypto, cryptocurrency,
  bitcoin,
  ترجمة, ترجم, يترجم, تترجم, مترجم, شعار, =رسم, =الرسم, =رسومات, =يرسم, من الصور, تعديل الصور, موسيقى, أغنية, أغاني, قصيدة,
  قصائد, =نكت, حجز طيران, حجز فنادق, أسعار الأسهم, حظك اليوم, برمجة, تشخيص, صياغة العقود, كتابة العقود, إعداد العقود, إنشاء
  العقود, إنشاء الفواتير, إصدار الفواتير, العملات الرقمية, العملات المشفرة,
  zakat, inheritance, =heirs, leave + earned, leave + accrued, leave + worth, leave balance, unused leave, annual leave pay,
  unused + leave, leave + left, owes whom, owe each, owe + dinner, =owes + share, split + rent, split + bill, split + expenses, flatmates + share,
  tip + bill, tip + restaurant, fuel cost, petrol cost, fuel + trip, flight + cost, flight time, flight duration, how long + flight,
  dose, dosage, medicine, medication, payslip, salary slip, payroll, school fees, tuition fees, recipe ideas, recipes from,
  dinner ideas, shopping list, plan + meals + week,
  زكاة, =زكاه, زكاتي, تركة, =ميراث, =الميراث, ورثة, إجازة + رصيد, إجازات + رصيد, إجازة + باقي, =إجازة + =باقيلي, =إجازة + =باقي,
  إجازات + مستخدمة, إجازات + بدل, إجازة + بدل, رصيد الإجازات, يقسم + إيجار, تقسيم + إيجار, تقسيم + فاتورة, يقسم + فاتورة, بنزين,
  جرعة, جرعات, دواء, أدوية, قسيمة راتب, أقساط + مدارس, رسوم + مدارس, قسط + مدرسة, وصفات, وصفة, مدة الرحلة, رحلة + طيران,
  email it, whatsapp it, by whatsapp, remind me, alert me, publish it, post it for, book an appointment,
  read aloud, read + aloud, audio recording, from audio, transcribe, record calls, mark + answers, grade + essays,
  cheapest, best price, compare prices, compare banks, compare schools, predict + sales, predict + prices, forecast + sales, which stock,
  buy gold, order online, order + food, order + restaurant, write + reply, reply to + landlord, write + letter, print it, pdf of, fill + form, submit + form, file + return,
  find me + job, negotiate, track + live,
  تذكير, يذكرني, ينبهني, بصوت, تسجيل صوتي, من التسجيل, الأرخص, أرخص,
  أشتري + ذهب, شراء + ذهب, =رد + للمالك, يكتب + رد, يكتب + رسالة, يكتب + خطاب, يوزعه, توزيعه + على, يصحح + إجابات, يطبع, =بي دي اف,
  يتوقع + مبيعات, توقع + مبيعات, يعبي + نموذج, يقدم + إقرار, يتفاوض
`)
