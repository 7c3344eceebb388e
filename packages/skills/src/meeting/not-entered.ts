import { foldArabic } from '../reading/arabic.ts'
import type { Limit } from '../skill.ts'

/** «اكتب في المحضر إن المجلس قرر …», "write in the minutes that we approved it": of notes that do not say so. */
const TO_BE_ENTERED =
  /\b(?:write|put|say|add|record|state|enter) (?:in|into) (?:the|our|my) minutes that\b|(?<!\p{L})(?:اكتب|سجل|حط|ضيف|اضف|دون|زيد)\p{L}{0,3} (?:لي |لنا )?(?:في|ب)\s?(?:ال)?محضر (?:ان|انه|انها|انهم|اننا)(?!\p{L})/iu

/** What nobody said is entered for nobody. */
export const notEntered: Limit = {
  asked:
    'make up, make something up, making up, invent, fabricate, come up with, assign each, assign every, assign them, assign someone, assign somebody, assign people, assign a person, assign an owner, assign owners, assign names, add an owner, add owners, add a name, pick an owner, pick someone, pick somebody, choose an owner, even though nobody said, even though no one said, even though it was not said, even if nobody said, even if no one said, even if it was not said, even if not mentioned, even if it was not mentioned, guess the, guess who, guess when, guess an owner, guess a date, من عندك, من راسك, من خيالك, اخترع, اخترعي, يخترع, تخترع, الف لي, حتي لو ما انذكر, حتي لو ما ذكر, حتي لو ما قالوا, حتي لو محد, حتي لو ماحد, حتي لو ما حد, حتي لو محدش, حتي لو مش مكتوب, حتي لو مو مكتوب, حتي لو غير مذكور, حتي لو لم يذكر, وزع المهام علي, وزعها علي, وزعهم علي, خمن',
  isAsked: (request) => TO_BE_ENTERED.test(foldArabic(request)),
  sentence: {
    en: 'I enter no owner, date or decision that the notes do not name. What they do say:',
    ar: 'لا أدوّن مسؤولًا ولا موعدًا ولا قرارًا لم تذكره الملاحظات. ما تقوله هي:',
  },
}
