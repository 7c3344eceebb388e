// "Should I put it into gold?": a shop that sells gold, and its stock, are no investment.

const INVESTED =
  /\b(?:invest|put|buy|keep|park|move|place|better|best|should)\p{L}{0,4}\b(?:\s(?:aed )?[\d.,]{1,12}(?:k|m| million)?\b)?[^.!?\n\d]{0,60}\b(?:gold|stocks|shares|sukuk|bonds|bitcoin|crypto|index funds?)\b|\b(?:gold|stocks|shares|sukuk|bonds|bitcoin|crypto|index funds?)\b[^.!?\n\d]{0,20}\b(?:better|safer|or (?:keep|leave|save))\b/iu
const ARABIC_INVESTED =
  /(?<!\p{L})(?:[اأبتين]{0,2}ستثمر|[اأبتن]{0,2}حط|[اأبتن]{0,2}شتري|[اأ]حسن|[اأ]فضل|[اأبتن]{0,2}دخل)(?:وا|ها|هم|ه|نا)?(?!\p{L})[^.!?؟\n]{0,60}(?<!\p{L})(?:[بفل]?ال|ب|لل|في ال)?(?:ذهب|[اأ]سهم|صكوك|سندات|كريبتو|بيتكوين)(?!\p{L})|(?<!\p{L})(?:ال)?(?:ذهب|[اأ]سهم|صكوك|سندات|كريبتو|بيتكوين)\s(?:[اأ]حسن|[اأ]فضل|ولا|[اأ]و)(?!\p{L})/u

export const isInvestmentAsked = (text: string): boolean =>
  INVESTED.test(text) || ARABIC_INVESTED.test(text)
