import type { Bilingual } from '@wakeel/contract'
import { foldArabic } from '../reading/arabic.ts'

const list = (words: string): readonly string[] =>
  words.trim().replaceAll(/\s+/g, ' ').split(', ').map(foldArabic)

/** Words that promise a reader something definite. Own list; matched whole, letter case ignored. */
export const powerWords: Bilingual<readonly string[]> = {
  en: list(`
    you, your, new, now, today, how, why, easy, easily, simple, quick, quickly, fast, save, proven, best, first, last, only,
    secret, secrets, discover, learn, guide, tips, steps, ways, checklist, mistakes, avoid, exclusive, early, ends, tonight,
    tomorrow, deadline, essential, ultimate, boost, grow`),
  ar: list(`
    جديد, جديدة, الجديد, الجديدة, الان, اليوم, غدا, كيف, لماذا, سهل, سهلة, بسهولة, بسيط, بسيطة, سريع, سريعة, بسرعة, وفر, توفير, لتوفير, توفر, اخر,
    افضل, اول, فقط, سر, اسرار, اكتشف, اكتشفي, تعلم, دليل, دليلك, نصائح, خطوات, طرق, اخطاء, تجنب, حصري, حصرية, حصريا, ينتهي,
    موعد, لك, لكم`),
}

/** Phrases that readers and mail filters have learnt to distrust. Own list; one alone does not send a message to spam. */
export const spamPhrases: Bilingual<readonly string[]> = {
  en: list(`
    100% free, act now, amazing deal, apply now, as seen on, buy now, call now, cash bonus, cheap, click below, click here, click now,
    congratulations, double your, earn money, extra cash, fast cash, for free, free, free gift, free money, get paid, get
    rich, guarantee, guaranteed, hurry, incredible deal, limited time, lowest price, make money, miracle, money back, no
    obligation, no risk, offer expires, once in a lifetime, order now, prize, risk-free, special promotion, this is not
    spam, urgent, winner, you have been selected, you won`),
  ar: list(`
    مجانا, مجاني, مجانية, مضمون, مضمونة, اضغط هنا, اضغط الان, انقر هنا, انقر الان, اربح, ربح سريع, جائزة, مبروك, لقد فزت, عاجل, اشتر الان, اطلب
    الان, اتصل الان, لا تفوت, لا تفوتك, لا يفوت, لا يفوتك, لا يفوتكم, فرصة العمر, عرض لا يصدق, عرض لا يقاوم, سارع, بدون مخاطرة, ارخص, اقل
    الاسعار, ضاعف, كسب المال, هدية مجانية`),
}

/** Feelings a line speaks to: what the reader gains, and what the reader fears. Own list. */
export const emotionWords: Record<'gain' | 'fear', Bilingual<readonly string[]>> = {
  gain: {
    en: list(`
    best, better, boost, easy, enjoy, exclusive, fresh, gain, gift, great, grow, happy, improve, love, save, simple,
    success, thank, thanks, welcome, win`),
    ar: list(`
    افضل, استمتع, سعادة, نجاح, وفر, هدية, شكرا, اهلا, مرحبا, سهل, بسهولة, حصري, مميز, رائع, احتفل, طور, تحسين`),
  },
  fear: {
    en: list(`
    avoid, bad, cost, costly, danger, fail, fine, fines, late, lose, losing, miss, missing, mistake, mistakes, never,
    penalty, penalties, problem, risk, stop, warning, worst, wrong`),
    ar: list(`
    تجنب, خطر, مخاطر, خسارة, تخسر, غرامة, غرامات, خطا, اخطاء, تاخير, تحذير, احذر, مشكلة, فشل, اسوا, توقف`),
  },
}
