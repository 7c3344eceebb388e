import type { Rule } from './banned-terms.ts'
import { wordsOf } from './words-of.ts'

/**
 * Crimes and harm to people, as somebody would have an agent help with them. `~` takes a word in any form, `/` one of several, `*` up to
 * five words between: `trick~/fool~ * into` is "fooling old people into".
 */
export const crimes: Partial<Record<Rule, readonly string[]>> = {
  fraud: wordsOf(`
    trick~/fool~/dupe~/con~/manipulate~ * into, trick~/deceive~/fool~/dupe~/swindle~/defraud~/scam~/cheat~ *
    people/customers/buyers/clients/investors/pensioners/grandparents/grandmothers/tourists/tenants/someone,
    write~/score~/improve~/send~/create~/make~/draft~/design~/generate~/better * scam/phishing/fraudulent/spoofed *
    email/emails/message/messages/sms/text/texts/call/calls/letter/letters/site/page/ad/ads, pretend~/claim~/pose~ to be *
    bank/police/government/ministry/officer, pretend~ to be from, impersonate~ * bank/police/government/ministry/officer/someone,
    steal~/stealing * money/card/cards/savings/identity/data/goods/details/from, more victims,
    victims * open/pay/click/answer/reply/send, hide~/hiding/conceal~ *
    income/profit/profits/revenue/sales/cash/money/taxes/vat * from/so, hide~/hiding/conceal~ income/profit/profits/taxes,
    as if from * bank, in the name of * bank/police, باسم البنك, باسم الشرطة, باسم البنوك,
    launder~ * money/cash/funds, launder~ proceeds, blackmail~/extort~ * people/someone/ex/girl/girls/woman/women/boss/customers,
    ~خدع/~ستغل * كبار/الناس/العملاء/الزبائن/المسنين/المشترين/المستثمرين/العجايز/الزباين/السياح,
    ~احتال/~حتال/~ضحك على * كبار/الناس/العملاء/الزبائن/المسنين/المشترين/المستثمرين/العجايز/الزباين/السياح,
    النصب/الاحتيال/نصب/~نصب على * كبار/الناس/العملاء/الزبائن/المسنين/العجايز/الزباين, ~نتحل/انتحال * بنك/البنك/شرطة/الشرطة/موظف/صفة,
    ~سرق/سرقة * فلوس/أموال/بطاقات/بيانات/حساب/بطاقة/الناس/أرقام, ~بتز/ابتزاز * الناس/بنت/البنات/فتاة/الفتيات/شخص,
    ~خفي/إخفاء/~خبي * دخل/الدخل/أرباح/الأرباح/مبيعات/المبيعات/الدخل * عن/من, التهرب من * ضريبة/الضريبة/الضرائب,
    ~تهرب من * ضريبة/الضريبة/الضرائب, غسل/غسيل/~غسل أموالي/أموالنا, تمر/~مرر * بدون ما/دون أن ينكشف/~كشف
  `),
  weapons: wordsOf(`
    blow~/blowing up * building/buildings/bridge/school/mosque/church/car/cars/train/plane/people/house/embassy,
    make~/making/build~/assemble~ a bomb, bomb a/the building/school/mosque/church/market/embassy,
    kill~/murder~/poison~/kidnap~/stab~/assassinate~/rape~/beat~ * people/person/someone/somebody/wife/husband/neighbour/neighbor/boss/
    child/children/girl/woman/women, attack~ * school/mosque/church/crowd, traffic~/smuggle~ * people/women/girls/children/weapons,
    stalk~/track~ * girlfriend/ex/wife/girl/woman * secretly/without, stalk~ * girlfriend/ex/wife/girl/woman,
    تفجير/~فجر * مبنى/المبنى/مدرسة/مسجد/كنيسة/سيارة/جسر/الناس, ~قتل/قتل * زوج/زوجة/زوجتي/شخص/إنسان/جاري/الناس, ~خطف/خطف *
    طفل/أطفال/الأطفال/بنت/شخص, ~سمم/تسميم * شخص/الناس/زوج/زوجتي/جاري, الاتجار بالبشر, تهريب/~هرب * بشر/البشر/أسلحة/الأسلحة
  `),
  drugs: wordsOf(`
    sell~/deal~/smuggle~/grow~ * drugs/cocaine/heroin/hashish/narcotics, ~هرب/تهريب * مخدرات/المخدرات/حشيش,
    ~بيع/توزيع * مخدرات/المخدرات/حشيش/الحشيش
  `),
  hacking: wordsOf(`
    hack~/crack~/steal~ * account/accounts/password/passwords/passcode/wifi/phone/phones/network/pin,
    get/getting into * girlfriend's/girlfriend’s/boyfriend's/boyfriend’s/wife's/wife’s/husband's/husband’s/ex's/neighbour's *
    phone/account/email, without her/his/their knowing, دون علمها, دون علمه, بدون علمها, بدون علمه, بدون ما تعرف, من غير ما تعرف,
    break~/breaking into * account/accounts/phone/network/email/server, ~خترق/~هكر * حساب/حسابات/هاتف/جوال/شبكة/كلمة/موقع,
    ~سرق/سرقة * كلمة/كلمات/حساب/حسابات/باسورد
  `),
  forgery: wordsOf(`
    invoice/invoices/certificate/letter/payslip/statement * is/are/looks fake, official looking * fake,
    forge~/fake~/falsify~/counterfeit~ * invoice/invoices/receipt/receipts/certificate/certificates/passport/visa/signature/
    documents/payslip/payslips/payslips/money/banknotes,
    ~زور/تزوير * فاتورة/فواتير/الفواتير/شهادة/شهادات/جواز/توقيع/وثيقة/وثائق/مستند/مستندات/إيصال/إيصالات
  `),
}

/** People who are called by the crime that they commit. */
export const criminals: Partial<Record<Rule, readonly string[]>> = {
  fraud: wordsOf(`
    scammer~, fraudster~, swindler~, con artist~, conman, conmen, phisher~, money launderer~, embezzler~, tax evader~, blackmailer~,
    extortionist~, thief, thieves, burglar~, robber~, pickpocket~, shoplifter~, identity thieves,
    محتال, محتالين, محتالون, نصاب, نصابين, نصابون, لص, لصوص, حرامي, حرامية, مبتز, مبتزين, مبتزون, غاسلي الأموال, سارقين, سراق
  `),
  crime: wordsOf(`
    criminal~, gangster~, smuggler~, gang~, mafia, مجرم, مجرمين, مجرمون, عصابة, عصابات, مهرب, مهربين, مهربون, مافيا
  `),
  weapons: wordsOf(`
    terrorist~, jihadist~, murderer~, killer~, assassin~, hitman, hitmen, kidnapper~, human trafficker~, trafficker~, bomber~, arsonist~,
    stalker~, rapist~, paedophile~, pedophile~, abuser~, extremist~,
    إرهابي, إرهابيين, إرهابيون, قاتل, قتلة, خاطفين, متطرفين, متطرفون, تجار البشر, تجار السلاح
  `),
  drugs: wordsOf(
    'drug dealer~, drug lord~, drug smuggler~, dealers of drugs, تجار المخدرات, تاجر مخدرات, مروجي المخدرات',
  ),
  hacking: wordsOf('hacker~, cybercriminal~, هاكر, هاكرز, قراصنة, مخترقين, مخترقون'),
  forgery: wordsOf('forger~, counterfeiter~, مزور, مزورين, مزورون, مزيفين'),
}

/** They are not, or no longer, what the word says. */
export const excused: readonly string[] = wordsOf(`
  ethical, white hat, white-hat, former, ex, ex-, reformed, rehabilitated, alleged, suspected, growth, hackathon, anti, counter,
  سابق, سابقين, سابقون, أخلاقيين, أخلاقيون, تائبين
`)

/** After these a sentence speaks of a crime: of what it is about, who did it, or who looks into it. */
export const reported: readonly string[] = wordsOf(`
  about, whether, if, victim, police, court, law, laws, investigate~, investigation, investigator~, suspicious, recognise~, recognize~,
  scammers, fraudsters, criminals, thieves, hackers, terrorists, attackers, crime, crimes, history, news, novel,
  عن, حول, هل, إذا, الشرطة, المحكمة, القضاء, قانون, ضحايا, تحقيق, القبض, خبر, جريمة, جرائم, قضية, المحتالون, المحتالين, تاريخ
`)
