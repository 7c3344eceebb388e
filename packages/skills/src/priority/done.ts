/** Boxes that are ticked: "[x] pay the rent", "✅ call the bank". */
const TICKED = /^[ \t]{0,3}(?:[-*•][ \t]{1,3})?(?:\[[xX✓✔]\]|[✅✔☑])[^\n]{1,240}\n?/gmu
export const withoutTicked = (text: string): string => {
  const rest = text.replace(TICKED, '')
  return /\p{L}/u.test(rest) ? rest : text
}

const ENGLISH_DONE =
  /^(?:(?:and|but|also|so) )?(?:(?:i|we)(?:['’]ve| have)? (?:already |just )?|already |just )(?:done|did|paid|sent|bought|made|took|met|wrote|(?:finish|submitt?|call|book|renew|sign|complet|clean|order|collect|pick|reply|repli|fil|settl|cancell?)ed)(?!\p{L})|\s(?:(?:is|are|was|were|got) (?:all |already )?(?:done|paid|finished|sorted)|already (?:done|paid|sent|finished|booked))$/iu
/** «خلصت دفع الإيجار», «دفعت الفاتورة أمس», but «بعت», which is "send" in the Levant. */
const ARABIC_DONE =
  /^و?(?:(?:[أا]نا|خلاص|[أا]صلا|قد) )?(?:خلصت|خلّصت|انتهيت|[أا]نهيت|دفعت|سددت|سدّدت|[أا]رسلت|طرشت|جددت|جدّدت|حجزت|سلمت|سلّمت|اشتريت|كلمت|كلّمت)(?:ها|ه)?(?= )|(?<=\p{L}{2} )(?<!ما )(?:خلصت|دفعت|سددت|سويت|عملت|حجزت|اشتريت|جددت|غسلت)(?:ها|ه)\s{0,3}$/iu
const TO_SEE_TO = /^(?:make sure|check|ensure|see|confirm|verify|تاكد|تأكد)(?!\p{L})/iu

/** What somebody tells to have done is no task any more: "already paid the rent". */
export const isDoneAlready = (text: string): boolean =>
  !TO_SEE_TO.test(text) && (ENGLISH_DONE.test(text) || ARABIC_DONE.test(text))
