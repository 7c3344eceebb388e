import { wordsOf } from './words-of.ts'

/** What the store does not carry, by its name in the code of a refusal. */
export type Rule =
  | 'weapons'
  | 'drugs'
  | 'sexual'
  | 'gambling'
  | 'hate'
  | 'self_harm'
  | 'fraud'
  | 'hacking'
  | 'forgery'
  | 'crime'

/**
 * What the store does not carry, as it is offered: whole words and phrases, so that chemistry, history, medicine and law can be
 * spoken of. Spellings of Arabic letters are made equal before they are compared.
 */
export const bannedTerms: Record<Exclude<Rule, 'crime'>, readonly string[]> = {
  weapons: wordsOf(`
    ghost gun, ghost guns, buy guns, buy a gun, sell guns, buy weapons, sell weapons, build a bomb, make a bomb, bomb making, make
    explosives, build explosives, pipe bomb, 3d printed gun, 3d printed guns, untraceable weapon, untraceable weapons, gun silencer,
    شراء أسلحة, بيع أسلحة, شراء سلاح, بيع سلاح, تجارة أسلحة, صنع قنبلة, صناعة قنبلة, صنع قنابل, صنع متفجرات, صناعة متفجرات, تصنيع
    متفجرات
  `),
  drugs: wordsOf(`
    cocaine, heroin, methamphetamine, crystal meth, mdma, lsd, buy weed, sell weed, buy cannabis, sell cannabis, buy drugs, sell
    drugs, drug dealer, drug dealing, captagon,
    كوكايين, هيروين, كبتاجون, شراء مخدرات, بيع مخدرات, ترويج مخدرات, تجارة مخدرات, بيع حشيش, شراء حشيش
  `),
  sexual: wordsOf(`
    porn, porno, pornography, pornographic, xxx videos, nude photos, nudes, escort service, escort services, erotic, erotica, sex
    chat, sexting, prostitution, onlyfans,
    إباحي, إباحية, إباحيات, دعارة, صور عارية, محادثات جنسية, محادثة جنسية, بورنو
  `),
  gambling: wordsOf(`
    gambling, casino, casinos, slot machine, slot machines, sports betting, betting tips, betting odds, betting, roulette, online
    poker, poker bot, blackjack, lottery numbers, bookmaker,
    قمار, مقامرة, كازينو, مراهنات, مراهنة, رهانات, روليت, أرقام اليانصيب, ماكينات القمار
  `),
  hate: wordsOf(`
    ethnic cleansing, white supremacy, white power, heil hitler, race war, death to all,
    تطهير عرقي, تفوق العرق, الموت لليهود, الموت للمسلمين, الموت للمسيحيين, الموت للشيعة, الموت للسنة, إبادة جماعية لكل
  `),
  self_harm: wordsOf(`
    kill yourself, kill myself, how to commit suicide, suicide method, suicide methods, ways to die, painless suicide, self harm
    tips, pro ana, pro anorexia, thinspo,
    اقتل نفسك, طرق الانتحار, كيف أنتحر, كيفية الانتحار, أسهل طريقة للموت
  `),
  fraud: wordsOf(`
    guaranteed return, guaranteed returns, guaranteed profit, guaranteed profits, guaranteed income, risk free profit, risk free
    profits, risk free returns, double your money, get rich quick, ponzi scheme, pyramid scheme, money laundering service, launder
    money, credit card dump, stolen credit cards, stolen cards, fake reviews, tax evasion scheme, evade taxes,
    عوائد مضمونة, عائد مضمون, أرباح مضمونة, ربح مضمون, دخل مضمون, ضاعف أموالك, مضاعفة أموالك, الثراء السريع, تسويق هرمي, غسيل
    الأموال لك, غسل أموالك, بطاقات مسروقة, تقييمات مزيفة
  `),
  hacking: wordsOf(`
    hack into, hack accounts, hack an account, hack any account, hack facebook, hack instagram, hack whatsapp, hack wifi, crack
    passwords, steal passwords, password stealer, phishing page, phishing pages, phishing kit, phishing email generator, keylogger,
    ransomware builder, write malware, create malware, build malware, ddos attack, ddos attacks, botnet, spy on your, read her
    messages, read his messages,
    اختراق حساب, اختراق حسابات, اختراق واتساب, اختراق انستغرام, اختراق واي فاي, اختراق هاتف, تهكير, سرقة كلمات المرور, سرقة حسابات,
    صفحة تصيد, صفحات تصيد, برنامج فدية, كتابة برمجيات خبيثة, التجسس على زوج, التجسس على زوجتك, التجسس على هاتف
  `),
  forgery: wordsOf(`
    fake passport, fake passports, fake id, fake ids, fake visa, fake visas, fake degree, fake degrees, fake diploma, fake diplomas,
    fake certificate, fake certificates, fake invoice, fake invoices, fake bank statement, fake bank statements, forged document,
    forged documents, forge documents, forge a signature, forged signature, counterfeit money, counterfeit currency,
    جواز مزور, جواز سفر مزور, جوازات مزورة, هوية مزورة, هويات مزورة, وثيقة مزورة, وثائق مزورة, مستندات مزورة, شهادة مزورة, شهادات
    مزورة, فاتورة مزورة, فواتير مزورة, فواتير وهمية, كشف حساب مزور, تأشيرة مزورة, تزوير وثائق, تزوير مستندات, تزوير توقيع, عملة
    مزورة, أموال مزورة
  `),
}

/** Words after which a sentence speaks against something, or of finding and preventing it. */
export const refusals: readonly string[] = wordsOf(`
  no, not, never, without, cannot, don't, don’t, doesn't, doesn’t, won't, won’t, can't, can’t, avoid, avoids, refuse, refuses,
  reject, rejects, decline, declines, against, prevent, prevents, preventing, prevention, detect, detects, detecting, detection,
  spot, spots, recognise, recognize, identify, flag, flags, report, stop, quit, quitting, protect, protects, beware, warn, warns,
  warning, dangers, harms, risks, recovery, awareness, illegal,
  لا, لن, لم, ليس, ليست, دون, بدون, غير, يرفض, ترفض, ارفض, رفض, تجنب, يتجنب, منع, يمنع, ممنوع, كشف, يكشف, اكتشاف, ضد, مكافحة,
  الوقاية, الحماية, يحمي, حماية, تحذير, يحذر, احذر, مخاطر, أضرار, خطر, الإقلاع, التعافي, التوعية, توعية, رصد
`)

/** A text that breaks a rule of the store, and which. */
export interface Breach {
  rule: Rule
  found: string
}
